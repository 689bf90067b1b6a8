/** Polish: days gone by. */
import type { ArchiveTexts } from '../backup-shape';
import { calendarWords } from '../calendar';
import { signed } from '../numbers';

const { month, day } = calendarWords('pl');

export const archive: ArchiveTexts = {
  title: 'Rozdania minionych dni',
  line: 'Każdy miniony dzień można zagrać dla wprawy. Liczyła się tylko próba w tym samym dniu.',
  month,
  earlier: 'Wcześniej',
  later: 'Później',
  day,
  left: (played, all) => `rozdania: ${played} z ${all}`,
  result: (mine, strong) => (strong === null ? signed(mine) : `${signed(mine)}, mistrz ${signed(strong)}`),
  play: 'Ćwicz',
  otherDay: 'Inny dzień'
};
