/** Polish: a deal looked at again, and a party's decisions in figures. */
import { percentOf } from '../numbers';
import type { ReviewTexts } from '../advice-shape';
import { percent } from './advice';
import { decimal, signedDecimal } from './words';

const lost = (cost: number): string => `${decimal(cost)} punktu`;

export const review: ReviewTexts = {
  open: 'Analiza',
  title: (deal) => `Analiza rozdania ${deal}`,
  progress: (judged, decisions) => `Przejrzano ${judged} z ${decisions} …`,
  failed: 'Analiza się przerwała. Otwórz ją jeszcze raz.',
  nothingFree: 'W tym rozdaniu nie było nic do wyboru.',
  summary: (good, free) => `Dobrze: ${good} z ${free} decyzji.`,
  lost: (cost) => `Oddane: ${lost(cost)}`,
  good: 'dobrze',
  forced: 'bez wyboru',
  better: 'Lepiej:',
  chances: (best, done) => `Wygrywa w ${percent(best)} przypadków, nie w ${percent(done)}.`,
  cost: (cost) => signedDecimal(-cost),
  costSpoken: (cost) => `kosztowało ${lost(cost)}`,
  partyTitle: 'Twoje decyzje',
  accuracy: (good, free) => percent(percentOf(good, free)),
  costliest: (deal) => `Najdroższa chwila: rozdanie ${deal}`
};
