/** `npm run --silent judge -- [file]`: one JSON answer per deal record (RULES, Deal records). */
import { judgeLine } from '../lib/rules/full/judge';
import { answerLines } from './lines';

await answerLines('judge', (line) => {
  const { answer, fault } = judgeLine(line);
  return { answer, fault, parsed: answer['status'] !== 'bad-record' };
});
