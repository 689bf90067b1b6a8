/** English: files out and in. */
import type { BackupTexts, ImportFault } from '../backup-shape';
import { count, deals } from './words';

const partiesOf = (n: number): string => count(n, { one: 'party', other: 'parties' });

const FAULTS: Readonly<Record<ImportFault, string>> = {
  'too-big': 'This file is too big: a backup has 20 MB at most.',
  foreign: 'This file is no backup of this game.',
  truncated: 'This backup is not whole: its end is missing.',
  newer: 'This backup comes from a newer version. Please update the game first.',
  unsafe: 'There is something in this file that belongs in no backup.',
  changed: 'This backup was changed or damaged: its checksum does not fit.',
  'bad-form': 'In this backup something is missing or wrong.',
  'bad-party': 'There is a party in this backup that cannot have been played like that.',
  'bad-record': 'There is a deal in this file that the rules do not allow.',
  unreadable: 'This file cannot be opened.',
  'not-saved': 'This could not be stored; perhaps the device is full.'
};

export const backup: BackupTexts = {
  title: 'Backup',
  line: 'What you have played lies in this browser only. As a file you can keep it, and read it in on another device too.',
  export: 'Save everything',
  import: 'Read a file in',
  exportRecords: 'The deals alone (JSONL)',
  say(said) {
    switch (said.t) {
      case 'saved': {
        const left = said.leftOut > 0 ? ` Not readable and not in it: ${partiesOf(said.leftOut)}.` : '';
        return `In the file: ${deals(said.deals)}.${left}`;
      }
      case 'loaded':
        return said.deals <= 0 && said.parties <= 0
          ? 'Read in: everything in this file was here already.'
          : `Read in: ${deals(said.deals)} and ${partiesOf(said.parties)} are new. What was here has stayed.`;
      case 'refused':
        return `${said.line === null ? '' : `Line ${said.line}: `}${FAULTS[said.why]} Nothing was changed.`;
    }
  },
  reminder: (n) =>
    `${deals(n)} lie in this browser only, and it may delete them when it runs out of room. Do you want to save them?`,
  later: 'Later'
};
