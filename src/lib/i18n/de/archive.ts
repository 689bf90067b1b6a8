/** German: days gone by. */
import type { ArchiveTexts } from '../backup-shape';
import { calendarWords } from '../calendar';
import { signed } from '../numbers';

const { month, day } = calendarWords('de');

export const archive: ArchiveTexts = {
  title: 'Vergangene Tagesblätter',
  line: 'Jeden vergangenen Tag kannst du zur Übung spielen. Gezählt hat nur der Versuch am Tag selbst.',
  month,
  earlier: 'Früher',
  later: 'Später',
  day,
  left: (played, all) => `${played} von ${all} Spielen`,
  result: (mine, strong) => (strong === null ? signed(mine) : `${signed(mine)}, stark ${signed(strong)}`),
  play: 'Üben',
  otherDay: 'Ein anderer Tag'
};
