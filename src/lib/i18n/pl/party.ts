/** Polish: the end of a party. */
import { signed } from '../numbers';
import type { PartyTexts } from '../shape';
import { placeWord } from './words';

const headline = (place: number, shared: boolean): string => {
  if (shared) return `Dzielisz ${placeWord(place)} miejsce`;
  return place === 1 ? 'Wygrywasz partię' : `Zajmujesz ${placeWord(place)} miejsce`;
};

export const party: PartyTexts = {
  title: 'Koniec partii',
  headline: (place, shared, total) => `${headline(place, shared)} z wynikiem ${signed(total)}`,
  place: (place, shared) => `${place}. miejsce${shared ? ' ex aequo' : ''}`,
  sharedNote: 'Równe wyniki dzielą miejsce.',
  totalsTitle: 'Wynik końcowy',
  leaderboardTitle: 'Na twoją listę najlepszych',
  plus: 'Punkty z wygranych rozdań',
  bonus: (place) => `Premia za ${placeWord(place)} miejsce`,
  sum: 'Razem',
  again: 'Zagraj jeszcze raz',
  back: 'Na stronę startową'
};
