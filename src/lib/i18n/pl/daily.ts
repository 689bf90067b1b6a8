/** Polish: the daily deals, and the person's own balance. */
import { partsOf } from '../../rules/public/calendar';
import { isBarbara } from '../../rules/public/daily-code';
import type { BalanceTexts, DailyTexts } from '../daily-shape';
import { signed, spoken } from '../numbers';
import { count, deals } from './words';

const pointsOf = (n: number): string => count(n, { one: 'punkt', few: 'punkty', other: 'punktów' });

export const daily: DailyTexts = {
  title: 'Rozdania dnia',
  line: 'Osiem rozdań: dziś wszyscy dostają te same karty i tych samych przeciwników.',
  date: (date) => {
    const { year, month, day } = partsOf(date);
    return `${day}.${month}.${year}`;
  },
  starts: { new: 'Zagraj rozdania dnia', running: 'Dokończ rozdania dnia', done: 'Jeszcze raz, dla wprawy' },
  fresh: 'Dziś jeszcze niezagrane.',
  running: (played, all, mine) => `Zagrane rozdania: ${played} z ${all}, twój wynik ${signed(mine)}.`,
  done: (mine, strong) =>
    strong === null
      ? `Zagrane: ${signed(mine)}. Mocny komputer jeszcze liczy.`
      : `Zagrane: ${signed(mine)}, mocny komputer ${signed(strong)}.`,
  streak: (n) => `Seria: ${count(n, { one: 'dzień', few: 'dni', other: 'dni' })}`,
  special: (date, isOver) =>
    !isBarbara(date)
      ? null
      : isOver
        ? 'Barbórka: w jednym z rozdań ktoś miał wszystkie cztery damy.'
        : 'Dziś Barbórka: w jednym z rozdań ktoś ma jej karty, wszystkie cztery damy.',
  practice: 'Dla wprawy: liczy się twoja pierwsza próba.',
  strongScored: (n) => `Mocny komputer na twoim miejscu: ${signed(n)}`,
  strongSpoken: (n) => `Mocny komputer na twoim miejscu: ${spoken(n)}`,
  comparing: 'Mocny komputer gra właśnie twoimi kartami.',
  resultTitle: 'Ty i mocny komputer',
  ahead: (n) => (n === 0 ? 'Tak samo dobrze' : `${pointsOf(Math.abs(n))} ${n > 0 ? 'lepiej' : 'gorzej'}`),
  columns: { deal: 'Rozdanie', mine: 'Ty', strong: 'Mocny', ahead: 'Różnica' },
  share: 'Udostępnij',
  copied: 'Skopiowane: możesz to teraz gdzieś wkleić.',
  copyFailed: 'Przeglądarka nie pozwala kopiować: oto tekst do zaznaczenia.',
  strongName: 'mistrz',
  deals,
  shortStreak: (n) => `seria ${n}`
};

export const balance: BalanceTexts = {
  title: 'Twój bilans',
  empty: 'Jeszcze żadne rozdanie się nie skończyło.',
  practiceOnly: 'Jeszcze żadnego liczonego rozdania: ćwiczenia się nie liczą.',
  games: 'Rozdania',
  score: 'Punkty',
  wonCicha: 'Wygrane ciche',
  wonZoloDu: 'Wygrane zolo du',
  wonGranDu: 'Wygrane gran du',
  wonDoubles: 'Wygrane kontry',
  today: 'Rozdania dnia dzisiaj'
};
