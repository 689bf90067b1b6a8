/** Polish: why a computer did what it did. */
import { reasoner } from '../speaker';
import { inWords, points } from './words';

const likely = (chance: number | null): string => (chance === null ? '' : ` (${chance}%)`);

const topTrumps = (n: number): string => (n === 1 ? 'najwyższy atut' : `${inWords(n)} najwyższe atuty`);

export const reason = reasoner({
  'four-queens': () => 'Ma wszystkie cztery damy.',
  'holds-top-trumps': ({ n, chance }) => `Ma ${topTrumps(n)}${likely(chance)}.`,
  'all-tricks-sure': () => 'Bierze każdą lewę, jakkolwiek leżą karty.',
  'game-pays': ({ chance }) => `Liczy, że ta gra da najwięcej${likely(chance)}.`,
  'strong-hand': () => 'Czuje, że karta jest dość mocna.',
  'side-ahead': ({ chance }) => `Widzi wyraźną przewagę swojej strony${likely(chance)}.`,
  'gut-double': () => 'Ma dobre przeczucie.',
  'only-pass': () => 'Można było tylko spasować.',
  'silent-cicha': ({ chance }) => `Ma obie czarne damy i siedzi cicho${likely(chance)}.`,
  'partner-speaks': () => 'Zostawia głos partnerowi.',
  'nothing-better': ({ chance }) => `Nic lepszego nie widać${likely(chance)}.`,
  'only-card': () => 'Innej karty nie było wolno zagrać.',
  'all-the-same': () => 'Było wszystko jedno, która karta.',
  'gives-partner': ({ points: given, sure }) =>
    sure
      ? `Dokłada partnerowi ${points(given)}: lewa jest pewna.`
      : `Dokłada partnerowi ${points(given)} i liczy, że lewa się utrzyma.`,
  cheapest: () => 'Tej lewy nie weźmie, więc dokłada jak najmniej.',
  'takes-cheaply': ({ points: taken }) => `Bierze ${points(taken)} najtańszą kartą, jaka wystarczy.`,
  'cannot-be-beaten': () => 'Tej karty nikt już nie przebije.',
  'wins-most': ({ chance }) => `Z tą kartą najczęściej się wygrywa${likely(chance)}.`,
  whim: () => 'Tak po prostu przyszło do głowy.',
  'stand-in': () => 'Komputer się zaciął; zamiast niego padł prosty, dozwolony ruch.'
});
