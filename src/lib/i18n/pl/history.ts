/** Polish: finished deals. */
import type { HistoryTexts } from '../history-shape';
import { signed, spoken } from '../numbers';

export const history: HistoryTexts = {
  title: 'Historia',
  modes: { free: 'Partia', daily: 'Rozdania dnia', learning: 'Nauka', practice: 'Ćwiczenie' },
  strong: (n) => `mocny ${signed(n)}`,
  strongSpoken: (n) => `mocny komputer ${spoken(n)}`,
  page: (page, pages) => `Strona ${page} z ${pages}`,
  turns: { newest: 'Najnowsze', newer: 'Nowsze', older: 'Starsze', oldest: 'Najstarsze' },
  all: 'Wszystkie rozdania',
  missing: 'Tego rozdania nie ma na tym urządzeniu albo nie da się go już odczytać.',
  step: (ply, plies) => `Krok ${ply} z ${plies}`,
  steps: { first: 'Na początek', back: 'Krok wstecz', forward: 'Krok dalej', last: 'Na koniec' },
  playFrom: 'Graj od tego miejsca',
  swap: 'Próba zamiany',
  swapLine: (name) => `Zakryte karty, których nie widzi ${name}, są rozdawane na nowo: czy decyzja się zmieni?`,
  swapRunning: ({ asked, deals }) => `Zapytano ${asked} z ${deals} razy …`,
  swapDone: ({ same, deals }) =>
    same === deals
      ? `${same}/${deals}: za każdym razem ta sama decyzja. Nie zależy od żadnej zakrytej karty.`
      : `${same}/${deals}: ta sama decyzja.`,
  swapNone: 'Nie ma czego zamieniać: każda karta wynikała z tego, co było widać.',
  swapFailed: 'Komputer nie odpowiedział. Spróbuj jeszcze raz.',
  swapOther: 'Dzisiejszy komputer decyduje tu inaczej niż ten przy tamtym stole.'
};
