/** German: why a computer did what it did. */
import { reasoner } from '../speaker';
import { inWords, points } from './words';

const likely = (chance: number | null): string => (chance === null ? '' : ` (${chance}\u00a0%)`);

const topTrumps = (n: number): string => (n === 1 ? 'den höchsten Trumpf' : `die ${inWords(n)} höchsten Trümpfe`);

export const reason = reasoner({
  'four-queens': () => 'Hat alle vier Damen.',
  'holds-top-trumps': ({ n, chance }) => `Hat ${topTrumps(n)}${likely(chance)}.`,
  'all-tricks-sure': () => 'Macht jeden Stich, wie die Karten auch sitzen.',
  'game-pays': ({ chance }) => `Verspricht sich von diesem Spiel am meisten${likely(chance)}.`,
  'strong-hand': () => 'Findet das eigene Blatt stark genug.',
  'side-ahead': ({ chance }) => `Hält die eigene Partei für klar vorn${likely(chance)}.`,
  'gut-double': () => 'Hat ein gutes Gefühl dabei.',
  'only-pass': () => 'Konnte nur passen.',
  'silent-cicha': ({ chance }) => `Hat beide schwarzen Damen und sagt lieber nichts${likely(chance)}.`,
  'partner-speaks': () => 'Überlässt dem Partner das Reden.',
  'nothing-better': ({ chance }) => `Sah nichts Besseres${likely(chance)}.`,
  'only-card': () => 'Hatte keine andere Wahl.',
  'all-the-same': () => 'Hätte genauso gut jede andere Karte legen können.',
  'gives-partner': ({ points: given, sure }) =>
    sure
      ? `Schmiert dem Partner ${points(given)}: Der Stich ist sicher.`
      : `Schmiert dem Partner ${points(given)} und hofft, dass der Stich hält.`,
  cheapest: () => 'Bekommt den Stich nicht und wirft so wenig wie möglich hinein.',
  'takes-cheaply': ({ points: taken }) => `Holt ${points(taken)} mit der billigsten Karte, die reicht.`,
  'cannot-be-beaten': () => 'Hat eine Karte, die keiner mehr überstechen kann.',
  'wins-most': ({ chance }) => `Gewinnt mit dieser Karte am häufigsten${likely(chance)}.`,
  whim: () => 'War einfach so eine Laune.',
  'stand-in': () => 'Kam nicht weiter; es gilt ein einfacher, erlaubter Zug.'
});
