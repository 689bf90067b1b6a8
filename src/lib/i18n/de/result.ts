/** German: the settlement of a deal. */
import { otherRole, TRAITS } from '../../rules/public/contracts';
import type { Settlement, Step } from '../../rules/public/settlement';
import { signed, spoken } from '../numbers';
import { soloistOf, tieOf } from '../outcome';
import type { ResultTexts, Who } from '../shape';
import { games } from './games';
import { count, does, nameOf } from './words';

const tricks = (n: number): string => (n === 0 ? 'ohne Stich' : `mit ${count(n, { one: 'Stich', other: 'Stichen' })}`);

function title(s: Settlement, who: Who): string {
  const alone = soloistOf(s);
  if (alone === undefined)
    return `Die ${games.roles[s.won]}n gewinnen ${s.points[s.won]} zu ${s.points[otherRole(s.won)]}`;
  const { goal } = TRAITS[s.contract];
  const outcome = s.won === 'old' ? does(who, alone, 'gewinnst', 'gewinnt') : does(who, alone, 'verlierst', 'verliert');
  const how =
    goal === 'sure'
      ? 'sofort'
      : goal === 'all-tricks'
        ? tricks(s.tricksWon.old)
        : `${s.points.old} zu ${s.points.young}`;
  return `${games.contracts[s.contract]}: ${outcome} ${how}`;
}

function stepLabel([name]: Step, s: Settlement, schneiderMax: number): string {
  if (name === 'base') return `Grundwert ${games.contracts[s.contract]}`;
  if (name === 'no-trick') return 'Verlierer ohne Stich';
  if (name === 'schneider') return `Schneider: höchstens ${schneiderMax} Augen`;
  if (name === 'old-lost') return soloistOf(s) === undefined ? 'Die Alten verlieren' : 'Solo verloren';
  return games.doubleName(name);
}

function payment(s: Settlement, who: Who): string {
  const alone = soloistOf(s);
  if (alone === undefined) return `Jeder Gewinner bekommt ${s.value}, jeder Verlierer zahlt ${s.value}.`;
  return s.won === 'old'
    ? `${does(who, alone, 'bekommst', 'bekommt')} ${s.value} von jedem der drei: ${signed(3 * s.value)}.`
    : `${does(who, alone, 'zahlst', 'zahlt')} ${s.value} an jeden der drei: ${signed(-3 * s.value)}.`;
}

const tie: ResultTexts['tie'] = (s, rules) => {
  const losers = soloistOf(s) === undefined ? 'verlieren die Alten' : 'verliert der Alleinspieler';
  switch (tieOf(s, rules.tie)) {
    case null:
      return null;
    case 'old-lose':
      return `Bei 52 zu 52 ${losers}.`;
    case 'no-double':
      return `Bei 52 zu 52 ohne gültiges Doppel ${losers}.`;
    case 'last-double':
      return 'Bei 52 zu 52 verliert die Partei, die zuletzt gültig gedoppelt hat.';
  }
};

export const result: ResultTexts = {
  title,
  mine: (n) => `Du: ${signed(n)}`,
  mineSpoken: (n) => `Du: ${spoken(n)}.`,
  goal: (contract) => `${games.contracts[contract]}: ${games.goals[contract]}`,
  tie,
  stepsTitle: 'Rechenweg',
  step: (step, s, { schneiderMax }) => ({
    label: stepLabel(step, s, schneiderMax[otherRole(s.won)]),
    figure: step[0] === 'base' ? String(step[1]) : `×${step[1]}`
  }),
  valueLabel: 'Wert des Spiels',
  doublesTitle: 'Doppel',
  double: ({ name, seat }, who) => `${games.doubleName(name)} (${nameOf(who, seat)})`,
  struck: ({ name, why }, { contract }, { maxDoubles }) => {
    if (why === null) return null;
    const reason =
      why === 'same-side'
        ? 'Es kam von derselben Partei wie das Doppel davor'
        : `${games.contracts[contract]} erlaubt höchstens ${maxDoubles[contract] ?? 0} Doppel`;
    return `${games.doubleName(name)} zählt nicht: ${reason}.`;
  },
  payment,
  scoresTitle: 'Punkte',
  handsTitle: 'Alle vier Blätter',
  tricksTitle: 'Stiche',
  fourQueens: 'Vier Damen in einer Hand: sofort gewonnen, es wird nicht gespielt.',
  next: 'Weiter',
  toResult: 'Zum Ergebnis',
  enterHint: 'oder Enter drücken'
};
