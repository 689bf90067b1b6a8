/** German: the end of a party. */
import { signed } from '../numbers';
import type { PartyTexts } from '../shape';

const headline = (place: number, shared: boolean): string => {
  if (shared) return `Du teilst dir Platz ${place}`;
  return place === 1 ? 'Du gewinnst die Partie' : `Du kommst auf Platz ${place}`;
};

export const party: PartyTexts = {
  title: 'Die Partie ist zu Ende',
  headline: (place, shared, total) => `${headline(place, shared)} mit ${signed(total)}`,
  place: (place, shared) => `${place}. Platz${shared ? ' (geteilt)' : ''}`,
  sharedNote: 'Wer gleich viele Punkte hat, teilt sich den Platz.',
  totalsTitle: 'Endstand',
  leaderboardTitle: 'Für deine Bestenliste',
  plus: 'Punkte aus gewonnenen Spielen',
  bonus: (place) => `Platzbonus für den ${place}. Platz`,
  sum: 'Zusammen',
  again: 'Noch eine Partie',
  back: 'Zur Startseite'
};
