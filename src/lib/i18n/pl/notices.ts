/** Polish: what the person must know about the device and the page. */
import type { NoticeTexts } from '../shape';

export const notices: NoticeTexts = {
  storage: {
    unavailable:
      'Ta przeglądarka niczego tu nie zapisuje. Możesz grać, ale po zamknięciu strony partia zniknie. Poza oknem prywatnym zostanie zachowana.',
    'write-failed':
      'Nic już się nie zapisuje, może brakuje miejsca w urządzeniu. Możesz grać dalej. Gdy zrobisz miejsce, odśwież stronę: gra ruszy od ostatniego zapisu.'
  },
  damaged: 'Jednej z zapisanych partii nie udało się odczytać, została odłożona na bok. Reszta jest cała.',
  elsewhere: 'Ta partia toczy się dalej w innym oknie.',
  elsewhereReload: 'Graj tutaj',
  noParty: 'Nie toczy się żadna partia.',
  toStart: 'Na stronę startową',
  workerFailed: 'Komputery na chwilę się zacięły i zagrały prosto, ale zgodnie z zasadami. Graj spokojnie dalej.',
  oldBrowser: 'Ta przeglądarka jest za stara na tę grę. Zaktualizuj ją albo weź inną.',
  noScript: 'Gra potrzebuje JavaScriptu. Włącz go w przeglądarce.',
  update: 'Jest nowa wersja.',
  updateReload: 'Odśwież teraz',
  updateLater: 'Później',
  notFoundTitle: 'Tu niczego nie ma',
  notFoundText: 'Nie ma takiego adresu. Twoje partie są całe.',
  errorTitle: 'Coś poszło nie tak',
  errorText: 'Odśwież stronę. Twoja partia jest zapisana i ruszy dalej tam, gdzie stanęła.',
  close: 'Zamknij'
};
