/** German: statistics, fairness, the leaderboard, and the rooms behind the start page. */
import { percentOf } from '../numbers';
import type { RoomTexts, StatsTexts } from '../stats-shape';
import { percent } from './advice';
import { count, decimal, large, rough, signedDecimal, signedLarge } from './words';

const inDeals = (n: number): string => count(n, { one: 'Spiel', other: 'Spielen' });

export const rooms: RoomTexts = {
  title: 'Rückblick',
  names: {
    statistics: { name: 'Statistik', line: 'Deine Zahlen, die Fairness der Karten, deine Bestenliste' },
    history: { name: 'Verlauf', line: 'Jedes Spiel, das du gespielt hast' },
    archive: { name: 'Tagesblatt-Archiv', line: 'Die Tage bisher, zum Nachsehen und Nachspielen' }
  }
};

export const stats: StatsTexts = {
  title: 'Statistik',
  loading: 'Deine Spiele werden gezählt …',
  empty:
    'Noch kein Spiel beendet. Nach dem ersten stehen hier deine Zahlen, deine Bestenliste und eine Prüfung der Karten.',
  noneChosen: 'Zu dieser Auswahl gibt es kein Spiel.',
  filters: { title: 'Auswahl', mode: 'Art', time: 'Zeitraum', all: 'alle', counted: 'was zählt' },
  modes: { free: 'Partien', daily: 'Tagesblatt', learning: 'Lernen', practice: 'Übung' },
  times: { all: 'von Anfang an', year: 'letzte 12 Monate', month: 'letzte 30 Tage', week: 'letzte 7 Tage' },
  heads: {
    deals: 'Spiele',
    won: 'Siege',
    points: 'Punkte',
    perDeal: 'Je Spiel',
    afterDeal: 'Spiel',
    date: 'Datum',
    what: 'Was',
    made: 'Gesagt',
    counted: 'Galt',
    seat: 'Platz',
    seen: 'Gesehen',
    expected: 'Erwartet',
    verdict: 'Urteil',
    plus: 'Gewinn',
    bonus: 'Prämie',
    total: 'Summe'
  },
  asTable: 'Als Tabelle',
  lineTitle: 'Punkte im Lauf der Zeit',
  lineSpoken: (n, last, lowest, highest) =>
    `Punkte in ${inDeals(n)}: jetzt ${signedLarge(last)}, tiefster Stand ${signedLarge(lowest)}, höchster ${signedLarge(highest)}.`,
  skillTitle: 'Können',
  skillLine: 'Deine Punkte minus die des starken Computers mit denselben Karten: ohne das Glück.',
  skillNone: 'Noch nichts zu vergleichen: Der starke Computer spielt dein Tagesblatt nach.',
  skillSpoken: (n, last) => `Vorsprung vor dem starken Computer in ${inDeals(n)}: jetzt ${signedLarge(last)}.`,
  skillMean: (mean, margin) =>
    mean === null || margin === null
      ? 'Zu wenige Spiele für einen Schnitt.'
      : `${signedDecimal(mean)} je Spiel, auf ${decimal(margin)} genau`,
  skillCounts: (better, same, worse) =>
    `${large(better)}-mal besser, ${large(same)}-mal gleich, ${large(worse)}-mal schlechter`,
  contractsTitle: 'Nach Spielart',
  contractsLine: 'Deine Punkte insgesamt, egal wer angesagt hat.',
  rolesTitle: 'Nach Rolle',
  roles: { old: 'Bei den Alten', young: 'Bei den Jungen', alone: 'Allein' },
  bidsTitle: 'Ansagen und Doppel',
  bidsLine: 'Galt: Deine Ansage wurde gespielt, dein Doppel hat gezählt.',
  announcements: 'Ansagen',
  doubles: 'Doppel',
  accuracyTitle: 'Genauigkeit',
  accuracy: (n) => `deiner Entscheidungen waren gut, im Schnitt von ${inDeals(n)} mit Rückschau.`,
  accuracyNone: 'Noch keine Rückschau: Nach einem Spiel prüft sie deine Entscheidungen.',
  recordsTitle: 'Rekorde',
  bestDeal: 'Bestes Spiel',
  bestParty: 'Beste Partie',
  longestRun: 'Meiste Siege am Stück',
  fairTitle: 'Sind die Karten fair?',
  fairLine: 'Was jeder Platz bekam, gegen das, was der Zufall erwarten lässt. Im Band: im Rahmen des Zufalls.',
  fair: (verdict, n, enough) =>
    verdict === 'too-few'
      ? `Zu wenige Spiele für ein Urteil: ${large(n)} von ${large(enough)} nötigen.`
      : verdict === 'unusual'
        ? `Auffällig: In ${inDeals(n)} weicht mindestens eine Zahl so weit ab wie sonst nur eins von hundert fairen Spielen.`
        : `Im Rahmen des Zufalls: In ${inDeals(n)} wurde kein Platz bevorzugt.`,
  verdicts: { 'within-chance': 'im Rahmen', unusual: 'auffällig', 'too-few': 'zu wenige' },
  figures: {
    trumps: 'Trümpfe',
    points: 'Augen',
    'four-queens': 'Alle vier Damen',
    'both-black-queens': 'Beide schwarzen Damen',
    'top-three': 'Die drei höchsten Trümpfe'
  },
  giveOrTake: (expected, spread) => `${rough(expected)} ± ${rough(spread)}`,
  boardTitle: 'Bestenliste',
  boardLine: 'Punkte aus gewonnenen Spielen, dazu 30, 15 oder 5 für Platz eins, zwei oder drei einer Partie.',
  boardNone: 'Noch keine Partie zu Ende gespielt.',
  parties: 'Partien',
  bestTitle: 'Deine besten Partien',
  number: large,
  signed: signedLarge,
  signedDecimal,
  percent: (share) => percent(percentOf(share, 1))
};
