/** English: the end of a party. */
import { signed } from '../numbers';
import type { PartyTexts } from '../shape';
import { ordinal } from './words';

export const party: PartyTexts = {
  title: 'The match is over',
  headline: (place, shared, total) => {
    const how =
      place === 1
        ? shared
          ? 'You share first place'
          : 'You win the match'
        : `You come ${shared ? 'joint ' : ''}${ordinal(place)}`;
    return `${how} with ${signed(total)}`;
  },
  place: (place, shared) => `${shared ? 'joint ' : ''}${ordinal(place)} place`,
  sharedNote: 'Equal scores share a place.',
  totalsTitle: 'Final scores',
  leaderboardTitle: 'For your leaderboard',
  plus: 'Points from deals won',
  bonus: (place) => `Bonus for ${ordinal(place)} place`,
  sum: 'Together',
  again: 'Play again',
  back: 'To the start page'
};
