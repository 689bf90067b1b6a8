/** German: the Tagesblatt, and the person's own balance. */
import { partsOf } from '../../rules/public/calendar';
import { isBarbara } from '../../rules/public/daily-code';
import type { BalanceTexts, DailyTexts } from '../daily-shape';
import { signed, spoken } from '../numbers';
import { count, deals } from './words';

const pointsOf = (n: number): string => count(n, { one: 'Punkt', other: 'Punkte' });

export const daily: DailyTexts = {
  title: 'Tagesblatt',
  line: 'Acht Spiele auf festen Karten: Heute bekommen alle dieselben Blätter und Gegner.',
  date: (date) => {
    const { year, month, day } = partsOf(date);
    return `${day}.${month}.${year}`;
  },
  starts: { new: 'Tagesblatt spielen', running: 'Tagesblatt weiterspielen', done: 'Noch einmal zur Übung' },
  fresh: 'Heute noch nicht gespielt.',
  running: (played, all, mine) => `${played} von ${all} Spielen gespielt, du stehst bei ${signed(mine)}.`,
  done: (mine, strong) =>
    strong === null
      ? `Gespielt: ${signed(mine)}. Der starke Computer rechnet noch.`
      : `Gespielt: ${signed(mine)}, der starke Computer ${signed(strong)}.`,
  streak: (n) => `Serie: ${count(n, { one: 'Tag', other: 'Tage' })}`,
  special: (date, isOver) =>
    !isBarbara(date)
      ? null
      : isOver
        ? 'Barbaratag: In einem der Spiele hielt jemand alle vier Damen.'
        : 'Heute ist Barbaratag: In einem der Spiele hält jemand ihre Karten, alle vier Damen.',
  practice: 'Zur Übung: Gezählt hat dein erster Versuch.',
  strongScored: (n) => `Der starke Computer auf deinem Platz: ${signed(n)}`,
  strongSpoken: (n) => `Der starke Computer auf deinem Platz: ${spoken(n)}`,
  comparing: 'Der starke Computer spielt deine Karten gerade nach.',
  resultTitle: 'Du und der starke Computer',
  ahead: (n) => (n === 0 ? 'Genauso gut' : `${pointsOf(Math.abs(n))} ${n > 0 ? 'besser' : 'schlechter'}`),
  columns: { deal: 'Spiel', mine: 'Du', strong: 'Stark', ahead: 'Unterschied' },
  share: 'Teilen',
  copied: 'Kopiert: Du kannst es jetzt irgendwo einfügen.',
  copyFailed: 'Der Browser lässt das Kopieren nicht zu: Hier ist der Text zum Markieren.',
  strongName: 'Meister',
  deals,
  shortStreak: (n) => `Serie ${n}`
};

export const balance: BalanceTexts = {
  title: 'Deine Bilanz',
  empty: 'Noch kein Spiel beendet.',
  practiceOnly: 'Noch kein Spiel, das zählt: Übung zählt nicht mit.',
  games: 'Spiele',
  score: 'Punkte',
  wonCicha: 'Gewonnene Cicha',
  wonZoloDu: 'Gewonnene Zolo du',
  wonGranDu: 'Gewonnene Gran du',
  wonDoubles: 'Gewonnene Doppel',
  today: 'Tagesblatt heute'
};
