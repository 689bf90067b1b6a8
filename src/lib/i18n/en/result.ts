/** English: the settlement of a deal. */
import { otherRole, TRAITS } from '../../rules/public/contracts';
import type { Settlement, Step } from '../../rules/public/settlement';
import { signed, spoken } from '../numbers';
import { soloistOf, tieOf } from '../outcome';
import type { ResultTexts, Who } from '../shape';
import { games } from './games';
import { count, does, nameOf } from './words';

function title(s: Settlement, who: Who): string {
  const alone = soloistOf(s);
  const score = `${s.points[s.won]} to ${s.points[otherRole(s.won)]}`;
  if (alone === undefined) return `${s.won === 'old' ? 'Old' : 'Young'} side wins ${score}`;
  const game = games.contracts[s.contract];
  const { goal } = TRAITS[s.contract];
  if (goal === 'sure') return `${game}: ${does(who, alone, 'win', 'wins')} at once`;
  const outcome = s.won === 'old' ? does(who, alone, 'win', 'wins') : does(who, alone, 'lose', 'loses');
  if (goal === 'all-tricks')
    return `${game}: ${outcome} with ${count(s.tricksWon.old, { one: 'trick', other: 'tricks' })}`;
  return `${game}: ${outcome} ${s.points.old} to ${s.points.young}`;
}

function stepLabel([name]: Step, s: Settlement, schneiderMax: number): string {
  if (name === 'base') return `Base value, ${games.contracts[s.contract]}`;
  if (name === 'no-trick') return 'Losers without a trick';
  if (name === 'schneider') return `Losers with ${schneiderMax} points or fewer`;
  return name === 'old-lost'
    ? soloistOf(s) === undefined
      ? 'The old side lost'
      : 'The soloist lost'
    : games.doubleName(name);
}

function payment(s: Settlement, who: Who): string {
  const alone = soloistOf(s);
  if (alone === undefined) return `Each winner gets ${s.value}, each loser pays ${s.value}.`;
  return s.won === 'old'
    ? `${does(who, alone, 'get', 'gets')} ${s.value} from each of the three: ${signed(3 * s.value)}.`
    : `${does(who, alone, 'pay', 'pays')} ${s.value} to each of the three: ${signed(-3 * s.value)}.`;
}

const tie: ResultTexts['tie'] = (s, rules) => {
  const losers = soloistOf(s) === undefined ? 'the old side loses' : 'the soloist loses';
  switch (tieOf(s, rules.tie)) {
    case null:
      return null;
    case 'old-lose':
      return `At 52 to 52 ${losers}.`;
    case 'no-double':
      return `At 52 to 52 without a double that counts ${losers}.`;
    case 'last-double':
      return 'At 52 to 52 the side loses whose double was the last to count.';
  }
};

export const result: ResultTexts = {
  title,
  mine: (n) => `You: ${signed(n)}`,
  mineSpoken: (n) => `You: ${spoken(n)}.`,
  goal: (contract) => `${games.contracts[contract]}: ${games.goals[contract]}`,
  tie,
  stepsTitle: 'How it adds up',
  step: (step, s, { schneiderMax }) => ({
    label: stepLabel(step, s, schneiderMax[otherRole(s.won)]),
    figure: step[0] === 'base' ? String(step[1]) : `×${step[1]}`
  }),
  valueLabel: 'Value of the deal',
  doublesTitle: 'Doubles',
  double: ({ name, seat }, who) => `${games.doubleName(name)} (${nameOf(who, seat)})`,
  struck: ({ name, why }, { contract }, { maxDoubles }) => {
    if (why === null) return null;
    const reason =
      why === 'same-side'
        ? 'it came from the same side as the double before it'
        : `${games.contracts[contract]} allows ${count(maxDoubles[contract] ?? 0, { one: 'double', other: 'doubles' })} at most`;
    return `${games.doubleName(name)} does not count: ${reason}.`;
  },
  payment,
  scoresTitle: 'Scores',
  handsTitle: 'All four hands',
  tricksTitle: 'Tricks',
  fourQueens: 'Four queens in one hand: won at once, nothing is played.',
  next: 'Next',
  toResult: 'To the result',
  enterHint: 'or press Enter'
};
