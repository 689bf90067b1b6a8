/** Polish: the settlement of a deal. */
import { otherRole, TRAITS } from '../../rules/public/contracts';
import type { Settlement, Step } from '../../rules/public/settlement';
import { signed, spoken } from '../numbers';
import { soloistOf, tieOf } from '../outcome';
import type { ResultTexts, Who } from '../shape';
import { games } from './games';
import { count, does, nameOf, points } from './words';

const withTricks = (n: number): string => (n === 0 ? 'bez lewy' : `z ${count(n, { one: 'lewą', other: 'lewami' })}`);

function title(s: Settlement, who: Who): string {
  const alone = soloistOf(s);
  if (alone === undefined) return `Wygrali ${games.roles[s.won]} ${s.points[s.won]} do ${s.points[otherRole(s.won)]}`;
  const { you, name } = who(alone);
  const [mine, other] = s.won === 'old' ? (['wygrywasz', 'wygrywa'] as const) : (['przegrywasz', 'przegrywa'] as const);
  const outcome = you ? mine : `${name} ${other}`;
  const { goal } = TRAITS[s.contract];
  if (goal === 'sure') return `${games.contracts[s.contract]}: ${outcome} od razu`;
  if (goal === 'all-tricks') return `${games.contracts[s.contract]}: ${outcome} ${withTricks(s.tricksWon.old)}`;
  return `${games.contracts[s.contract]}: ${outcome} ${s.points.old} do ${s.points.young}`;
}

function stepLabel([name]: Step, s: Settlement, schneiderMax: number): string {
  if (name === 'base') return `Wartość gry: ${games.contracts[s.contract].toLowerCase()}`;
  if (name === 'no-trick') return 'Przegrani bez bitki';
  if (name === 'schneider') return `Bez wyjścia: najwyżej ${points(schneiderMax)}`;
  if (name === 'old-lost') return soloistOf(s) === undefined ? 'Przegrali starzy' : 'Przegrana w pojedynkę';
  return games.doubleName(name);
}

function payment(s: Settlement, who: Who): string {
  const alone = soloistOf(s);
  if (alone === undefined) return `Każdy z wygranych dostaje ${s.value}, każdy z przegranych płaci ${s.value}.`;
  return s.won === 'old'
    ? `${does(who, alone, 'Dostajesz', 'dostaje')} po ${s.value} od każdego z trzech: ${signed(3 * s.value)}.`
    : `${does(who, alone, 'Płacisz', 'płaci')} po ${s.value} każdemu z trzech: ${signed(-3 * s.value)}.`;
}

const tie: ResultTexts['tie'] = (s, rules) => {
  const losers = soloistOf(s) === undefined ? 'przegrywają starzy' : 'przegrywa grający';
  switch (tieOf(s, rules.tie)) {
    case null:
      return null;
    case 'old-lose':
      return `Przy 52 do 52 ${losers}.`;
    case 'no-double':
      return `Przy 52 do 52 bez ważnej kontry ${losers}.`;
    case 'last-double':
      return 'Przy 52 do 52 przegrywa strona, która dała ostatnią ważną kontrę.';
  }
};

export const result: ResultTexts = {
  title,
  mine: (n) => `Ty: ${signed(n)}`,
  mineSpoken: (n) => `Ty: ${spoken(n)}.`,
  goal: (contract) => `${games.contracts[contract]}: ${games.goals[contract]}`,
  tie,
  stepsTitle: 'Rachunek',
  step: (step, s, { schneiderMax }) => ({
    label: stepLabel(step, s, schneiderMax[otherRole(s.won)]),
    figure: step[0] === 'base' ? String(step[1]) : `×${step[1]}`
  }),
  valueLabel: 'Wartość rozdania',
  doublesTitle: 'Kontry',
  double: ({ name, seat }, who) => `${games.doubleName(name)} (${nameOf(who, seat)})`,
  struck: ({ name, why }, { contract }, { maxDoubles }) => {
    if (why === null) return null;
    const most = count(maxDoubles[contract] ?? 0, { one: 'kontra', few: 'kontry', other: 'kontr' });
    const reason =
      why === 'same-side'
        ? 'padła z tej samej strony co poprzednia'
        : `${games.contracts[contract].toLowerCase()} – najwyżej ${most}`;
    return `${games.doubleName(name)} się nie liczy: ${reason}.`;
  },
  payment,
  scoresTitle: 'Punkty',
  handsTitle: 'Karty wszystkich graczy',
  tricksTitle: 'Lewy',
  fourQueens: 'Cztery damy w jednej ręce: wygrana od razu, bez rozgrywki.',
  next: 'Dalej',
  toResult: 'Do wyniku',
  enterHint: 'albo naciśnij Enter'
};
