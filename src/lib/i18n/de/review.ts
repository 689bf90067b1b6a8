/** German: a deal looked at again, and a party's decisions in figures. */
import { percentOf } from '../numbers';
import type { ReviewTexts } from '../advice-shape';
import { percent } from './advice';
import { decimal, signedDecimal } from './words';

const lost = (cost: number): string => `${decimal(cost)} Punkte`;

export const review: ReviewTexts = {
  open: 'Rückschau',
  title: (deal) => `Rückschau auf Spiel ${deal}`,
  progress: (judged, decisions) => `Durchgesehen: ${judged} von ${decisions} …`,
  failed: 'Die Durchsicht ist abgebrochen. Öffne die Rückschau noch einmal.',
  nothingFree: 'In diesem Spiel gab es für dich nichts zu entscheiden.',
  summary: (good, free) => `${good} von ${free} ${free === 1 ? 'Entscheidung war' : 'Entscheidungen waren'} gut.`,
  lost: (cost) => `Verschenkt: ${lost(cost)}`,
  good: 'gut',
  forced: 'keine Wahl',
  better: 'Besser:',
  chances: (best, done) => `Gewinnt in ${percent(best)} der Fälle statt in ${percent(done)}.`,
  cost: (cost) => signedDecimal(-cost),
  costSpoken: (cost) => `hat ${lost(cost)} gekostet`,
  partyTitle: 'Deine Entscheidungen',
  accuracy: (good, free) => percent(percentOf(good, free)),
  costliest: (deal) => `Der teuerste Augenblick: Spiel ${deal}`
};
