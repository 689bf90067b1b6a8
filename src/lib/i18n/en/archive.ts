/** English: days gone by. */
import type { ArchiveTexts } from '../backup-shape';
import { calendarWords } from '../calendar';
import { signed } from '../numbers';

const { month, day } = calendarWords('en-GB');

export const archive: ArchiveTexts = {
  title: 'Past daily deals',
  line: 'Every day gone by can be played for practice. Only the attempt on the day itself has counted.',
  month,
  earlier: 'Earlier',
  later: 'Later',
  day,
  left: (played, all) => `${played} of ${all} deals`,
  result: (mine, strong) => (strong === null ? signed(mine) : `${signed(mine)}, strong ${signed(strong)}`),
  play: 'Practise',
  otherDay: 'Another day'
};
