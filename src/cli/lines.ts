/** Reads a file or standard input line by line and answers each line at once, in order. */
import { createReadStream } from 'node:fs';

export interface Reply {
  readonly answer: unknown;
  /** A sentence for people, shown on standard error; null when the line was fine. */
  readonly fault: string | null;
  /** False when the line could not be parsed: the run goes on, but ends with exit code 1. */
  readonly parsed: boolean;
}

export async function answerLines(program: string, reply: (line: string) => Reply): Promise<void> {
  const [file] = process.argv.slice(2).filter((arg) => arg !== '--');
  const input = file === undefined ? process.stdin : createReadStream(file);
  input.on('error', (e: Error) => {
    process.stderr.write(`${program}: cannot read ${file}: ${e.message}\n`);
    process.exit(2);
  });
  process.stdout.on('error', () => process.exit(1)); // the reader went away
  let number = 0;
  for await (const line of linesOf(input.setEncoding('utf8'))) {
    const { answer, fault, parsed } = reply(line);
    number += 1;
    if (fault !== null) process.stderr.write(`${program}: line ${number}: ${fault}\n`);
    if (!parsed) process.exitCode = 1;
    if (!process.stdout.write(`${JSON.stringify(answer)}\n`))
      await new Promise((go) => process.stdout.once('drain', go));
  }
}

/** A line ends at \n alone: JSON may hold a lone \r between its tokens and U+2028 in its texts, where readline would cut. */
async function* linesOf(chunks: AsyncIterable<unknown>): AsyncGenerator<string> {
  let open = '';
  for await (const chunk of chunks) {
    const [first = '', ...others] = String(chunk).split('\n');
    const whole = [open + first, ...others];
    open = whole.pop() ?? '';
    yield* whole;
  }
  if (open !== '') yield open;
}
