/** `tsx tests/mass/shuffle.ts [--deals N] [--histories N]`: what the shuffle deals against chance, and how often a fair game is called unfair. */
import { parseArgs } from 'node:util';
import { cardsUnder } from '../../src/lib/rules/full/daily';
import { DECK, type BySeat, type Card } from '../../src/lib/rules/public/cards';
import { newCode } from '../../src/lib/rules/public/deal-number';
import { rngOf } from '../../src/lib/rules/public/random';
import { PRESET_IDS } from '../../src/lib/rules/public/rulesets';
import { normalTails } from '../../src/lib/stats/chance';
import { ENOUGH_DEALS, FALSE_ALARM, fairnessOfHands } from '../../src/lib/stats/fairness';
import { fairHistory, lots } from '../unit/stats/fair-deals';

const DEALS_PER_CODE = 8;
/** A fair shuffle is suspected so seldom: this run is the same every time, so it either passes for ever or not at all. */
const SUSPECT_BELOW = 0.001;

/** What was seen, card by card and pair by pair; cards by their place in the deck. */
interface Seen {
  readonly deals: number;
  /** [card * 4 + seat] */
  readonly bySeat: Uint32Array;
  /** [a * 16 + b], a < b: how often both lay in one hand. */
  readonly together: Uint32Array;
  readonly dealers: Uint32Array;
}

const PLACE = new Map<Card, number>(DECK.map((card, i) => [card, i]));

function note({ bySeat, together }: Seen, hands: BySeat<readonly Card[]>): void {
  for (let seat = 0; seat < 4; seat++) {
    const places = hands[seat]!.map((card) => PLACE.get(card)!);
    for (const a of places) {
      bySeat[a * 4 + seat]!++;
      for (const b of places) if (a < b) together[a * 16 + b]!++;
    }
  }
}

function deal(deals: number): Seen {
  const seen = { deals, bySeat: new Uint32Array(64), together: new Uint32Array(256), dealers: new Uint32Array(4) };
  const codes = Math.ceil(deals / DEALS_PER_CODE);
  for (let i = 0; i < codes; i++) {
    const code = newCode(rngOf('shuffle', i));
    for (let no = 1; no <= Math.min(DEALS_PER_CODE, deals - i * DEALS_PER_CODE); no++) {
      const { dealer, hands } = cardsUnder(code, no);
      note(seen, hands);
      if (no === 1) seen.dealers[dealer]!++;
    }
  }
  return seen;
}

const chiSquare = (counts: Iterable<number>, expected: number): number =>
  [...counts].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);

/** Wilson and Hilferty: the cube root of chi-square over its degrees of freedom is nearly normal. */
function tailOf(chi2: number, freedom: number): number {
  const width = 2 / (9 * freedom);
  const distance = Math.cbrt(chi2 / freedom) - (1 - width);
  const both = normalTails(distance, width) / 2;
  return distance > 0 ? both : 1 - both;
}

const faults: string[] = [];
function say(what: string, p: number): void {
  console.log(`${what}: p = ${p.toPrecision(3)}`);
  if (p < SUSPECT_BELOW) faults.push(what);
}

function reportDeals(seen: Seen): void {
  const { deals, bySeat, together, dealers } = seen;
  // cards of one deal are drawn without putting back, which widens card by seat by 16/15
  const cards = chiSquare(bySeat, deals / 4) * (15 / 16);
  say(`card by seat: chi-square ${cards.toFixed(1)} with 45 degrees of freedom`, tailOf(cards, 45));
  const codes = dealers[0]! + dealers[1]! + dealers[2]! + dealers[3]!;
  const first = chiSquare(dealers, codes / 4);
  say(`first dealer: chi-square ${first.toFixed(1)} with 3 degrees of freedom`, tailOf(first, 3));
  const at = (a: Card, b: Card): number => together[PLACE.get(a)! * 16 + PLACE.get(b)!]!;
  const variance = deals * 0.2 * 0.8;
  const queens = at('QC', 'QS');
  say(
    `QC and QS in one hand: ${((100 * queens) / deals).toFixed(3)} % of 20 %`,
    normalTails(queens - deals / 5, variance)
  );
  const pairs = DECK.flatMap((a, i) => DECK.slice(i + 1).map((b) => Math.abs(at(a, b) - deals / 5)));
  const worst = Math.max(...pairs);
  say(
    `farthest of ${pairs.length} pairs: ${(worst / Math.sqrt(variance)).toFixed(2)} standard deviations`,
    Math.min(1, pairs.length * normalTails(worst, variance))
  );
}

function reportAlarms(histories: number): void {
  const draw = lots(4_12);
  let alarms = 0;
  for (let i = 0; i < histories; i++) {
    const deals = ENOUGH_DEALS * (1 + (i % 4));
    if (fairnessOfHands(fairHistory(draw, PRESET_IDS[i % PRESET_IDS.length]!, deals)).verdict === 'unusual') alarms++;
  }
  console.log(`fair games called unusual: ${alarms} of ${histories}, ${((100 * alarms) / histories).toFixed(2)} %`);
  if (alarms / histories >= FALSE_ALARM) faults.push('fairness cries wolf');
}

const { values } = parseArgs({
  options: { deals: { type: 'string', default: '1000000' }, histories: { type: 'string', default: '20000' } }
});
const start = performance.now();
reportDeals(deal(Number(values.deals)));
console.log(`${values.deals} deals in ${((performance.now() - start) / 1000).toFixed(1)} s`);
reportAlarms(Number(values.histories));
for (const fault of faults) console.log(`FAULT ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
