/** `tsx src/cli/hunches.ts [worlds]`: makes src/lib/ai/hunch-tables.ts, how often each hand wins each game with open cards. */
import { writeFileSync } from 'node:fs';
import { evidenceFor } from '../lib/ai/evidence';
import { geometryOf, maskOf, translator, type Geometry } from '../lib/ai/geometry';
import { HANDS } from '../lib/ai/hand-rank';
import { HUNCH_DIGITS, type HunchGame } from '../lib/ai/hunches';
import { solverOf } from '../lib/ai/open-play';
import { allWorlds, sampled, type Worlds } from '../lib/ai/worlds';
import { BLACK_QUEENS } from '../lib/rules/public/cards';
import { PARTNER_JACKS, TRAITS } from '../lib/rules/public/contracts';
import { rngOf } from '../lib/rules/public/random';
import { PRESETS, type Ruleset } from '../lib/rules/public/rulesets';
import { trumpsOf } from '../lib/rules/public/trumps';

const worldCount = Number(process.argv[2] ?? 800);

interface Dealt {
  readonly place: number;
  readonly hands: readonly [number, number, number, number];
}

function old(g: Geometry, game: HunchGame, { place, hands }: Dealt): number {
  const holder = (mask: number): number => hands.findIndex((hand) => (hand & mask) !== 0);
  if (game === 'normal') return BLACK_QUEENS.reduce((bits, card) => bits | (1 << holder(g.bitOf[card])), 0);
  if (game !== 'wesele') return 1 << place;
  const partner = PARTNER_JACKS.map((card) => holder(g.bitOf[card])).find((seat) => seat !== place)!;
  return (1 << place) | (1 << partner);
}

/** In how many of the worlds the hand's side wins the game, forehand being seat 0. */
function chance(rules: Ruleset, game: HunchGame, hand: number, place: number, worlds: Worlds): number {
  const from = geometryOf(rules.trumps.colour);
  const g = geometryOf(trumpsOf(rules, game));
  const into = translator(from, g);
  const solver = solverOf(g);
  const need = TRAITS[game].goal === 'all-tricks' ? 104 : 53;
  let won = 0;
  for (let i = 0; i < worlds.size; i++) {
    const hands: [number, number, number, number] = [0, 0, 0, 0];
    hands[place] = into(hand);
    worlds.hands.forEach((masks, k) => (hands[(place + 1 + k) & 3] = into(masks[i]!)));
    const side = old(g, game, { place, hands });
    solver.deal(...hands, side);
    if (solver.takes(0xffff, 0, 0, 0, need) === (((side >> place) & 1) === 1)) won++;
  }
  return won / worlds.size;
}

function table(rules: Ruleset, game: HunchGame): string {
  const g = geometryOf(rules.trumps.colour);
  const queens = maskOf(g, BLACK_QUEENS);
  let digits = '';
  for (const hand of HANDS) {
    const worlds = sampled(allWorlds(evidenceFor(g, hand)), worldCount, rngOf('hunches', hand));
    for (let place = 0; place < 4; place++) {
      const idle = game === 'wesele' && (hand & queens) !== queens;
      digits += HUNCH_DIGITS[idle ? 0 : Math.round(63 * chance(rules, game, hand, place, worlds))];
    }
  }
  process.stderr.write(`${rules.id} ${game}\n`);
  return digits;
}

const tablesOf = (rules: Ruleset, games: readonly HunchGame[]): string =>
  games.map((game) => `    '${game}': '${table(rules, game)}'`).join(',\n');

writeFileSync(
  'src/lib/ai/hunch-tables.ts',
  `/** How often each hand at each place wins each game with open cards, in 63rds; made by src/cli/hunches.ts. */
export const HUNCH_TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  baska: {
${tablesOf(PRESETS.baska, ['normal', 'wesele', 'zolo', 'zolo-du', 'gran', 'gran-du'])}
  },
  kop: {
${tablesOf(PRESETS.kop, ['normal', 'wesele', 'zolo', 'zolo-du'])}
  }
};
`
);
