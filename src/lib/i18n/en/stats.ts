/** English: statistics, fairness, the leaderboard, and the rooms behind the start page. */
import { percentOf } from '../numbers';
import type { RoomTexts, StatsTexts } from '../stats-shape';
import { percent } from './advice';
import { deals, decimal, large, rough, signedDecimal, signedLarge } from './words';

export const rooms: RoomTexts = {
  title: 'Look back',
  names: {
    statistics: { name: 'Statistics', line: 'Your figures, the fairness of the cards, your leaderboard' },
    history: { name: 'History', line: 'Every deal you have played' },
    archive: { name: 'Past daily deals', line: 'The days so far, to look up and play' }
  }
};

export const stats: StatsTexts = {
  title: 'Statistics',
  loading: 'Counting your deals …',
  empty:
    'No deal finished yet. After the first one, your figures, your leaderboard and a check of the cards appear here.',
  noneChosen: 'No deal fits this choice.',
  filters: { title: 'Choose', mode: 'Kind', time: 'Time', all: 'all', counted: 'what counts' },
  modes: { free: 'matches', daily: 'daily deals', learning: 'learning', practice: 'practice' },
  times: { all: 'from the start', year: 'last 12 months', month: 'last 30 days', week: 'last 7 days' },
  heads: {
    deals: 'Deals',
    won: 'Won',
    points: 'Points',
    perDeal: 'Per deal',
    afterDeal: 'Deal',
    date: 'Date',
    what: 'What',
    made: 'Made',
    counted: 'Stood',
    seat: 'Seat',
    seen: 'Seen',
    expected: 'Expected',
    verdict: 'Verdict',
    plus: 'Plus',
    bonus: 'Bonus',
    total: 'Total'
  },
  asTable: 'As a table',
  lineTitle: 'Points over time',
  lineSpoken: (n, last, lowest, highest) =>
    `Points over ${deals(n)}: now ${signedLarge(last)}, lowest ${signedLarge(lowest)}, highest ${signedLarge(highest)}.`,
  skillTitle: 'Skill',
  skillLine: 'Your score minus what the strong computer made of the same cards: luck removed.',
  skillNone: 'Nothing to compare yet: the strong computer plays your daily deals once more.',
  skillSpoken: (n, last) => `Lead over the strong computer across ${deals(n)}: now ${signedLarge(last)}.`,
  skillMean: (mean, margin) =>
    mean === null || margin === null
      ? 'Too few deals for an average.'
      : `${signedDecimal(mean)} per deal, give or take ${decimal(margin)}`,
  skillCounts: (better, same, worse) =>
    `${large(better)} times better, ${large(same)} times the same, ${large(worse)} times worse`,
  contractsTitle: 'By game',
  contractsLine: 'Your points in all, whoever announced the game.',
  rolesTitle: 'By role',
  roles: { old: 'With the old', young: 'With the young', alone: 'Alone' },
  bidsTitle: 'Announcements and doubles',
  bidsLine: 'Stood: your announcement was the game played, or your double counted.',
  announcements: 'Games announced',
  doubles: 'Doubles',
  accuracyTitle: 'Accuracy',
  accuracy: (n) => `of your decisions were good, on average over ${deals(n)} reviewed.`,
  accuracyNone: 'No deal reviewed yet: after a deal, “Review” looks at your decisions.',
  recordsTitle: 'Records',
  bestDeal: 'Best deal',
  bestParty: 'Best match',
  longestRun: 'Longest run of wins',
  fairTitle: 'Are the cards fair?',
  fairLine: 'What each seat was dealt, against what chance predicts. In the band: within chance.',
  fair: (verdict, n, enough) =>
    verdict === 'too-few'
      ? `Too few deals to judge: ${large(n)} of the ${large(enough)} that it takes.`
      : verdict === 'unusual'
        ? `Unusual: in ${deals(n)} at least one figure is further off than all but one in a hundred fair games.`
        : `Within chance: in ${deals(n)} no seat was favoured.`,
  verdicts: { 'within-chance': 'within chance', unusual: 'unusual', 'too-few': 'too few' },
  figures: {
    trumps: 'Trumps',
    points: 'Card points',
    'four-queens': 'All four queens',
    'both-black-queens': 'Both black queens',
    'top-three': 'The three top trumps'
  },
  giveOrTake: (expected, spread) => `${rough(expected)} ± ${rough(spread)}`,
  boardTitle: 'Leaderboard',
  boardLine: 'Points of deals won, and 30, 15 or 5 more for first, second or third place in a match.',
  boardNone: 'No match played to its end yet.',
  parties: 'Matches',
  bestTitle: 'Your best matches',
  number: large,
  signed: signedLarge,
  signedDecimal,
  percent: (share) => percent(percentOf(share, 1))
};
