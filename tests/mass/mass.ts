/** `npm run test:mass [-- --deals N]`: N random deals of every preset (100,000 unless told) under all laws, on all cores. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { PRESET_IDS, PRESETS, type PresetId } from '../../src/lib/rules/public/rulesets';
import type { Share } from './run-deals';
import { added, expectedIn, type Tally } from './tally';

const SHARE = 1_000;
/** With fewer deals the rarest things may well not come up. */
const ENOUGH = 5_000;

interface Answer {
  readonly share: Share;
  readonly tally?: Tally;
  readonly fault?: string;
}

function readDeals(): number {
  const { values } = parseArgs({ options: { deals: { type: 'string', default: '100000' } } });
  const deals = Number(values.deals);
  if (!Number.isInteger(deals) || deals < 1) throw new Error(`--deals wants a whole number, not ${values.deals}`);
  return deals;
}

function* sharesOf(deals: number): Generator<Share> {
  for (const preset of PRESET_IDS) {
    for (let first = 0; first < deals; first += SHARE) yield { preset, first, count: Math.min(SHARE, deals - first) };
  }
}

/** One worker takes share after share until none is left or a law is broken anywhere. */
function work(shares: Iterator<Share>, note: (answer: Answer) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url));
  return new Promise((done, fail) => {
    const next = (): void => {
      const share = shares.next();
      if (share.done !== true) return worker.postMessage(share.value);
      void worker.terminate().then(() => done());
    };
    worker.on('error', fail);
    worker.on('message', (answer: Answer) => {
      note(answer);
      next();
    });
    next();
  });
}

class Run {
  readonly faults: string[] = [];
  private readonly tallies = new Map<PresetId, Tally>();
  private done = 0;

  constructor(
    private readonly deals: number,
    private readonly start = performance.now()
  ) {}

  get seconds(): number {
    return (performance.now() - this.start) / 1000;
  }

  note({ share, tally, fault }: Answer): void {
    if (fault !== undefined) this.faults.push(`${share.preset}: ${fault}`);
    this.tallies.set(share.preset, added(this.tallies.get(share.preset) ?? {}, tally ?? {}));
    const [before, all] = [this.done, this.deals * PRESET_IDS.length];
    this.done += share.count;
    const tenth = (n: number): number => Math.floor((10 * n) / all);
    if (tenth(this.done) > tenth(before))
      process.stderr.write(`${tenth(this.done) * 10} % after ${this.seconds.toFixed(0)} s\n`);
  }

  /** Says what came up under each preset and what was missed. */
  report(): void {
    for (const preset of PRESET_IDS) {
      const tally = this.tallies.get(preset) ?? {};
      const missed = expectedIn(PRESETS[preset]).filter((key) => tally[key] === undefined);
      if (this.deals >= ENOUGH) this.faults.push(...missed.map((key) => `${preset}: "${key}" never came up`));
      const { deals = 0, ...shown } = tally;
      console.log(
        `${preset}: ${deals} deals\n  ${Object.entries(shown)
          .map(([key, n]) => `${key} ${n}`)
          .join(', ')}`
      );
    }
    for (const fault of this.faults.slice(0, 20)) console.log(`FAULT ${fault}`);
    console.log(`${this.done} deals in ${this.seconds.toFixed(1)} s, ${this.faults.length} faults`);
  }
}

const run = new Run(readDeals());
const shares = sharesOf(readDeals());
await Promise.all(Array.from({ length: availableParallelism() }, () => work(shares, (answer) => run.note(answer))));
run.report();
process.exitCode = run.faults.length === 0 ? 0 : 1;
