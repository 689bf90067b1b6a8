/** German: advice at the table, and why it is good advice. */
import type { AdviceTexts } from '../advice-shape';
import { reasoner } from '../speaker';
import { cards } from './cards';
import { games } from './games';
import { inWords, large, points, signedDecimal, spokenDecimal } from './words';

export const percent = (chance: number): string => `${chance}\u00a0%`;
const likely = (chance: number | null): string => (chance === null ? '' : ` (${percent(chance)})`);

const why = reasoner({
  'four-queens': () => 'Alle vier Damen in einer Hand gewinnen sofort.',
  'holds-top-trumps': ({ n, chance }) =>
    n === 1
      ? `Der höchste Trumpf ist bei dir${likely(chance)}.`
      : `Die ${inWords(n)} höchsten Trümpfe sind bei dir${likely(chance)}.`,
  'all-tricks-sure': () => 'Jeder Stich gehört dir, wie die Karten auch sitzen.',
  'game-pays': ({ chance }) => `Dieses Spiel bringt voraussichtlich am meisten${likely(chance)}.`,
  'strong-hand': () => 'Das Blatt ist stark genug dafür.',
  'side-ahead': ({ chance }) => `Deine Partei liegt klar vorn${likely(chance)}.`,
  'gut-double': () => 'Das Gefühl spricht dafür.',
  'only-pass': () => 'Etwas anderes ist nicht erlaubt.',
  'silent-cicha': ({ chance }) => `Mit beiden schwarzen Damen bringt Schweigen mehr${likely(chance)}.`,
  'partner-speaks': () => 'Dein Partner hat schon alles gesagt.',
  'nothing-better': ({ chance }) => `Alles andere bringt voraussichtlich weniger${likely(chance)}.`,
  'only-card': () => 'Eine andere Karte ist nicht erlaubt.',
  'all-the-same': ({ chance }) => `Welche Karte du legst, ist hier gleich${likely(chance)}.`,
  'gives-partner': ({ points: given, sure }) =>
    `${points(given)} für deinen Partner: Der Stich ${sure ? 'ist sicher' : 'hält vermutlich'}.`,
  cheapest: () => 'Der Stich ist nicht zu bekommen; diese Karte verschenkt am wenigsten.',
  'takes-cheaply': ({ points: taken }) => `Holt ${points(taken)} mit der billigsten Karte, die reicht.`,
  'cannot-be-beaten': () => 'Diese Karte kann keiner mehr überstechen.',
  'wins-most': ({ chance }) => `Diese Karte bringt im Ganzen am meisten${likely(chance)}.`,
  whim: () => 'Hier entscheidet die Laune.',
  'stand-in': () => 'Ein einfacher, erlaubter Zug.'
});

export const advice: AdviceTexts = {
  title: 'Rat',
  thinking: 'Der Rat wird ausgerechnet …',
  soFar: 'Das ist der erste Eindruck; es wird noch gerechnet …',
  failed: 'Gerade gibt es keinen Rat. Schließ das Blatt und frag noch einmal.',
  notNow: 'Rat gibt es, sobald du an der Reihe bist.',
  wins: (wins, deals) => `gewinnt in ${large(wins)} von ${large(deals)} ${deals === 1 ? 'Fall' : 'Fällen'}`,
  percent,
  points: 'Punkte',
  score: signedDecimal,
  scoreSpoken: (score) => `im Mittel ${spokenDecimal(score)} Punkte`,
  best: 'am besten',
  asGood: 'gleich gut',
  callsNote: 'Bei Ansagen und Doppeln ist etwas Vorsicht schon abgezogen.',
  follow: (act) =>
    act.t === 'play'
      ? `${cards.name(act.card)} legen`
      : act.call === 'pass'
        ? 'Passen'
        : `${games.call(act.call, act.doubleName)} sagen`,
  why
};
