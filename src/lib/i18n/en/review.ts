/** English: a deal looked at again, and a party's decisions in figures. */
import { percentOf } from '../numbers';
import type { ReviewTexts } from '../advice-shape';
import { percent } from './advice';
import { decimal, signedDecimal } from './words';

const lost = (cost: number): string => `${decimal(cost)} points`;

export const review: ReviewTexts = {
  open: 'Review',
  title: (deal) => `Review of deal ${deal}`,
  progress: (judged, decisions) => `Looked at ${judged} of ${decisions} …`,
  failed: 'The review broke off. Open it again to go on.',
  nothingFree: 'There was nothing for you to decide in this deal.',
  summary: (good, free) => `${good} of ${free} ${free === 1 ? 'decision was' : 'decisions were'} good.`,
  lost: (cost) => `Given away: ${lost(cost)}`,
  good: 'good',
  forced: 'no choice',
  better: 'Better:',
  chances: (best, done) => `Wins in ${percent(best)} of cases instead of ${percent(done)}.`,
  cost: (cost) => signedDecimal(-cost),
  costSpoken: (cost) => `cost ${lost(cost)}`,
  partyTitle: 'Your decisions',
  accuracy: (good, free) => percent(percentOf(good, free)),
  costliest: (deal) => `The costliest moment: deal ${deal}`
};
