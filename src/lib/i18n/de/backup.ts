/** German: files out and in. */
import type { BackupTexts, ImportFault } from '../backup-shape';
import { count, deals } from './words';

const partiesOf = (n: number): string => count(n, { one: 'Partie', other: 'Partien' });

const FAULTS: Readonly<Record<ImportFault, string>> = {
  'too-big': 'Diese Datei ist zu groß: Eine Sicherung hat höchstens 20 MB.',
  foreign: 'Diese Datei ist keine Sicherung dieses Spiels.',
  truncated: 'Diese Sicherung ist nicht vollständig: Das Ende fehlt.',
  newer: 'Diese Sicherung kommt aus einer neueren Version. Bitte aktualisiere zuerst das Spiel.',
  unsafe: 'In dieser Datei steht etwas, das in keine Sicherung gehört.',
  changed: 'Diese Sicherung wurde verändert oder beschädigt: Ihre Prüfsumme stimmt nicht.',
  'bad-form': 'In dieser Sicherung fehlt etwas oder steht etwas Falsches.',
  'bad-party': 'In dieser Sicherung steht eine Partie, die so nicht gespielt worden sein kann.',
  'bad-record': 'In dieser Datei steht ein Spiel, das es nach den Regeln nicht geben kann.',
  unreadable: 'Diese Datei lässt sich nicht öffnen.',
  'not-saved': 'Das ließ sich nicht speichern, vielleicht ist das Gerät voll.'
};

export const backup: BackupTexts = {
  title: 'Sicherung',
  line: 'Was du gespielt hast, liegt nur in diesem Browser. Als Datei kannst du es aufheben und auch auf einem anderen Gerät einlesen.',
  export: 'Alles sichern',
  import: 'Datei einlesen',
  exportRecords: 'Nur die Spiele (JSONL)',
  say(said) {
    switch (said.t) {
      case 'saved': {
        const left = said.leftOut > 0 ? ` Nicht lesbar und nicht dabei: ${partiesOf(said.leftOut)}.` : '';
        return `In der Datei: ${deals(said.deals)}.${left}`;
      }
      case 'loaded':
        return said.deals <= 0 && said.parties <= 0
          ? 'Eingelesen: Alles aus dieser Datei war schon da.'
          : `Eingelesen: ${deals(said.deals)} und ${partiesOf(said.parties)} sind neu. Was schon da war, ist geblieben.`;
      case 'refused':
        return `${said.line === null ? '' : `Zeile ${said.line}: `}${FAULTS[said.why]} Nichts wurde geändert.`;
    }
  },
  reminder: (n) =>
    `${deals(n)} liegen nur in diesem Browser, und er darf sie löschen, wenn ihm der Platz ausgeht. Willst du sie sichern?`,
  later: 'Später'
};
