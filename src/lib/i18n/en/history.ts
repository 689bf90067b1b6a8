/** English: finished deals. */
import type { HistoryTexts } from '../history-shape';
import { signed, spoken } from '../numbers';

export const history: HistoryTexts = {
  title: 'History',
  modes: { free: 'Match', daily: 'Daily deals', learning: 'Learning', practice: 'Practice' },
  strong: (n) => `strong ${signed(n)}`,
  strongSpoken: (n) => `the strong computer ${spoken(n)}`,
  page: (page, pages) => `Page ${page} of ${pages}`,
  turns: { newest: 'Newest', newer: 'Newer', older: 'Older', oldest: 'Oldest' },
  all: 'All deals',
  missing: 'This deal is not stored on this device, or it cannot be read any more.',
  step: (ply, plies) => `Step ${ply} of ${plies}`,
  steps: { first: 'To the beginning', back: 'One step back', forward: 'One step on', last: 'To the end' },
  playFrom: 'Play from here',
  swap: 'Swap test',
  swapLine: (name) => `Cards that ${name} could not see are dealt anew; does the decision stay the same?`,
  swapRunning: ({ asked, deals }) => `Asked ${asked} of ${deals} times …`,
  swapDone: ({ same, deals }) =>
    same === deals
      ? `${same}/${deals}: the same decision every time. It depends on no hidden card.`
      : `${same}/${deals}: the same decision.`,
  swapNone: 'Nothing to swap: every card could be told from what was seen.',
  swapFailed: 'The computer gave no answer. Please try again.',
  swapOther: 'Today’s computer decides otherwise here than the one at that table did.'
};
