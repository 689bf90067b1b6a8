/** Polish: advice at the table, and why it is good advice. */
import type { AdviceTexts } from '../advice-shape';
import { reasoner } from '../speaker';
import { cards } from './cards';
import { games } from './games';
import { large, points, signedDecimal, spokenDecimal } from './words';

export const percent = (chance: number): string => `${chance}%`;
const likely = (chance: number | null): string => (chance === null ? '' : ` (${percent(chance)})`);

const why = reasoner({
  'four-queens': () => 'Cztery damy w jednej ręce wygrywają od razu.',
  'holds-top-trumps': ({ n, chance }) =>
    n === 1
      ? `Najwyższy atut jest u ciebie${likely(chance)}.`
      : `${n === 2 ? 'Dwa' : n === 3 ? 'Trzy' : 'Cztery'} najwyższe atuty są u ciebie${likely(chance)}.`,
  'all-tricks-sure': () => 'Każda lewa jest twoja, jakkolwiek leżą karty.',
  'game-pays': ({ chance }) => `Ta gra powinna dać najwięcej${likely(chance)}.`,
  'strong-hand': () => 'Karta jest na to dość mocna.',
  'side-ahead': ({ chance }) => `Twoja strona ma wyraźną przewagę${likely(chance)}.`,
  'gut-double': () => 'Tak podpowiada przeczucie.',
  'only-pass': () => 'Nic innego nie wolno powiedzieć.',
  'silent-cicha': ({ chance }) => `Z obiema czarnymi damami lepiej siedzieć cicho${likely(chance)}.`,
  'partner-speaks': () => 'Twój partner powiedział już wszystko.',
  'nothing-better': ({ chance }) => `Wszystko inne powinno dać mniej${likely(chance)}.`,
  'only-card': () => 'Żadnej innej karty nie wolno zagrać.',
  'all-the-same': ({ chance }) => `Wszystko jedno, która karta${likely(chance)}.`,
  'gives-partner': ({ points: given, sure }) =>
    `Dla partnera ${points(given)}: lewa ${sure ? 'jest pewna' : 'chyba się utrzyma'}.`,
  cheapest: () => 'Tej lewy nie da się wziąć; ta karta oddaje najmniej.',
  'takes-cheaply': ({ points: taken }) => `Bierze ${points(taken)} najtańszą kartą, jaka wystarczy.`,
  'cannot-be-beaten': () => 'Tej karty nikt już nie przebije.',
  'wins-most': ({ chance }) => `Ta karta daje w sumie najwięcej${likely(chance)}.`,
  whim: () => 'Tu rozstrzyga humor.',
  'stand-in': () => 'Prosty, dozwolony ruch.'
});

export const advice: AdviceTexts = {
  title: 'Rada',
  thinking: 'Trwa liczenie …',
  soFar: 'To pierwsze wrażenie; liczenie jeszcze trwa …',
  failed: 'Teraz nie ma rady. Zamknij to okno i zapytaj jeszcze raz.',
  notNow: 'Rada będzie, gdy przyjdzie twoja kolej.',
  wins: (wins, deals) => `wygrywa w ${large(wins)} z ${large(deals)} ${deals === 1 ? 'przypadku' : 'przypadków'}`,
  percent,
  points: 'Punkty',
  score: signedDecimal,
  scoreSpoken: (score) => `średnio ${spokenDecimal(score)} punktu`,
  best: 'najlepiej',
  asGood: 'równie dobrze',
  callsNote: 'Przy zapowiedziach i kontrach odjęto już coś na ostrożność.',
  follow: (act) =>
    act.t === 'play'
      ? `Zagraj ${cards.object(act.card)}`
      : act.call === 'pass'
        ? 'Spasuj'
        : `Powiedz: ${games.call(act.call, act.doubleName)}`,
  why
};
