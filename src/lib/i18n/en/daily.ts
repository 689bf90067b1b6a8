/** English: the daily deals, and the person's own balance. */
import { partsOf } from '../../rules/public/calendar';
import { isBarbara } from '../../rules/public/daily-code';
import type { BalanceTexts, DailyTexts } from '../daily-shape';
import { signed, spoken } from '../numbers';
import { count, deals } from './words';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const pointsOf = (n: number): string => count(n, { one: 'point', other: 'points' });

export const daily: DailyTexts = {
  title: 'Daily deals',
  line: 'Eight deals: today everybody gets the same cards and the same opponents.',
  date: (date) => {
    const { year, month, day } = partsOf(date);
    return `${day} ${MONTHS[month - 1] ?? month} ${year}`;
  },
  starts: { new: 'Play the daily deals', running: 'Go on with the daily deals', done: 'Once more, for practice' },
  fresh: 'Not played yet today.',
  running: (played, all, mine) => `${played} of ${all} deals played, your score ${signed(mine)}.`,
  done: (mine, strong) =>
    strong === null
      ? `Played: ${signed(mine)}. The strong computer is still at it.`
      : `Played: ${signed(mine)}, the strong computer ${signed(strong)}.`,
  streak: (n) => `Streak: ${count(n, { one: 'day', other: 'days' })}`,
  special: (date, isOver) =>
    !isBarbara(date)
      ? null
      : isOver
        ? 'St Barbara’s day: in one of the deals somebody held all four queens.'
        : 'It is St Barbara’s day: in one of the deals somebody holds her cards, all four queens.',
  practice: 'For practice: your first attempt is the one that counts.',
  strongScored: (n) => `The strong computer on your seat: ${signed(n)}`,
  strongSpoken: (n) => `The strong computer on your seat: ${spoken(n)}`,
  comparing: 'The strong computer is playing your cards just now.',
  resultTitle: 'You and the strong computer',
  ahead: (n) => (n === 0 ? 'Just as good' : `${pointsOf(Math.abs(n))} ${n > 0 ? 'better' : 'worse'}`),
  columns: { deal: 'Deal', mine: 'You', strong: 'Strong', ahead: 'Difference' },
  share: 'Share',
  copied: 'Copied: you can now paste it somewhere.',
  copyFailed: 'The browser does not allow copying: here is the text to select.',
  strongName: 'master',
  deals,
  shortStreak: (n) => `streak ${n}`
};

export const balance: BalanceTexts = {
  title: 'Your balance',
  empty: 'No deal finished yet.',
  practiceOnly: 'No deal that counts yet: practice does not.',
  games: 'Deals',
  score: 'Score',
  wonCicha: 'Cicha won',
  wonZoloDu: 'Zolo du won',
  wonGranDu: 'Gran du won',
  wonDoubles: 'Doubles won',
  today: 'Daily deals today'
};
