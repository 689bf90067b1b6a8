/** Polish: files out and in. */
import type { BackupTexts, ImportFault } from '../backup-shape';
import { count, deals } from './words';

const partiesOf = (n: number): string => count(n, { one: 'partia', few: 'partie', other: 'partii' });

const FAULTS: Readonly<Record<ImportFault, string>> = {
  'too-big': 'Ten plik jest za duży: kopia ma najwyżej 20 MB.',
  foreign: 'Ten plik nie jest kopią z tej gry.',
  truncated: 'Ta kopia nie jest cała: brakuje końca.',
  newer: 'Ta kopia pochodzi z nowszej wersji. Najpierw zaktualizuj grę.',
  unsafe: 'W tym pliku jest coś, czego w żadnej kopii być nie powinno.',
  changed: 'Ta kopia została zmieniona albo uszkodzona: nie zgadza się suma kontrolna.',
  'bad-form': 'W tej kopii czegoś brakuje albo coś jest nie tak.',
  'bad-party': 'W tej kopii jest partia, której nie można było tak rozegrać.',
  'bad-record': 'W tym pliku jest rozdanie niezgodne z zasadami.',
  unreadable: 'Tego pliku nie da się otworzyć.',
  'not-saved': 'Nie udało się tego zapisać, może w urządzeniu brakuje miejsca.'
};

export const backup: BackupTexts = {
  title: 'Kopia zapasowa',
  line: 'Twoje rozdania są tylko w tej przeglądarce. Możesz je zachować w pliku i wczytać także na innym urządzeniu.',
  export: 'Zapisz wszystko',
  import: 'Wczytaj plik',
  exportRecords: 'Tylko rozdania (JSONL)',
  say(said) {
    switch (said.t) {
      case 'saved': {
        const left = said.leftOut > 0 ? ` Nie do odczytania, więc pominięte: ${partiesOf(said.leftOut)}.` : '';
        return `W pliku: ${deals(said.deals)}.${left}`;
      }
      case 'loaded':
        return said.deals <= 0 && said.parties <= 0
          ? 'Wczytano: wszystko z tego pliku już tu było.'
          : `Wczytano, nowe: ${deals(said.deals)}, ${partiesOf(said.parties)}. To, co już tu było, zostało.`;
      case 'refused':
        return `${said.line === null ? '' : `Wiersz ${said.line}: `}${FAULTS[said.why]} Nic nie zostało zmienione.`;
    }
  },
  reminder: (n) => `Tylko w tej przeglądarce: ${deals(n)}. Gdy zabraknie miejsca, może je usunąć. Zapisać je w pliku?`,
  later: 'Później'
};
