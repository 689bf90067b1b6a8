/** Polish: statistics, fairness, the leaderboard, and the rooms behind the start page. */
import { percentOf } from '../numbers';
import type { RoomTexts, StatsTexts } from '../stats-shape';
import { percent } from './advice';
import { count, decimal, large, rough, signedDecimal, signedLarge } from './words';

/** After `w` and `z`: locative and genitive. */
const inDeals = (n: number): string => count(n, { one: 'rozdaniu', other: 'rozdaniach' });
const ofDeals = (n: number): string => count(n, { one: 'rozdania', other: 'rozdań' });
const times = (n: number): string => count(n, { one: 'raz', other: 'razy' });

export const rooms: RoomTexts = {
  title: 'Wstecz',
  names: {
    statistics: { name: 'Statystyki', line: 'Twoje liczby, uczciwość kart, twoja lista najlepszych' },
    history: { name: 'Historia', line: 'Każde rozdanie, które masz za sobą' },
    archive: { name: 'Dawne rozdania dnia', line: 'Minione dni, do obejrzenia i zagrania' }
  }
};

export const stats: StatsTexts = {
  title: 'Statystyki',
  loading: 'Liczę twoje rozdania …',
  empty:
    'Jeszcze żadne rozdanie się nie skończyło. Po pierwszym będą tu twoje liczby, lista najlepszych i sprawdzian kart.',
  noneChosen: 'Do tego wyboru nie pasuje żadne rozdanie.',
  filters: { title: 'Wybór', mode: 'Rodzaj', time: 'Czas', all: 'wszystkie', counted: 'to, co się liczy' },
  modes: { free: 'partie', daily: 'rozdania dnia', learning: 'nauka', practice: 'dla wprawy' },
  times: { all: 'od początku', year: 'ostatnie 12 miesięcy', month: 'ostatnie 30 dni', week: 'ostatnie 7 dni' },
  heads: {
    deals: 'Rozdania',
    won: 'Wygrane',
    points: 'Punkty',
    perDeal: 'Średnio',
    afterDeal: 'Rozdanie',
    date: 'Data',
    what: 'Co',
    made: 'Zgłoszone',
    counted: 'Ważne',
    seat: 'Miejsce',
    seen: 'Było',
    expected: 'Norma',
    verdict: 'Ocena',
    plus: 'Zysk',
    bonus: 'Premia',
    total: 'Suma'
  },
  asTable: 'Jako tabela',
  lineTitle: 'Punkty w czasie',
  lineSpoken: (n, last, lowest, highest) =>
    `Punkty w ${inDeals(n)}: teraz ${signedLarge(last)}, najmniej ${signedLarge(lowest)}, najwięcej ${signedLarge(highest)}.`,
  skillTitle: 'Umiejętności',
  skillLine: 'Twój wynik minus wynik mocnego komputera z tymi samymi kartami: bez szczęścia.',
  skillNone: 'Jeszcze nie ma czego porównać: mocny komputer rozgrywa po tobie rozdania dnia.',
  skillSpoken: (n, last) => `Przewaga nad mocnym komputerem w ${inDeals(n)}: teraz ${signedLarge(last)}.`,
  skillMean: (mean, margin) =>
    mean === null || margin === null
      ? 'Za mało rozdań na średnią.'
      : `${signedDecimal(mean)} na rozdanie, z dokładnością do ${decimal(margin)}`,
  skillCounts: (better, same, worse) => `${times(better)} lepiej, ${times(same)} tak samo, ${times(worse)} gorzej`,
  contractsTitle: 'Według gry',
  contractsLine: 'Twoje punkty razem, bez względu na to, kto zgłosił grę.',
  rolesTitle: 'Według roli',
  roles: { old: 'Ze starymi', young: 'Z młodymi', alone: 'W pojedynkę' },
  bidsTitle: 'Zgłoszenia i kontry',
  bidsLine: 'Ważne: zgłoszona gra została zagrana albo kontra się liczyła.',
  announcements: 'Zgłoszone gry',
  doubles: 'Kontry',
  accuracyTitle: 'Celność',
  accuracy: (n) => `twoich decyzji było dobrych, średnio z ${ofDeals(n)} po analizie.`,
  accuracyNone: 'Jeszcze bez analizy: po rozdaniu można w niej obejrzeć swoje decyzje.',
  recordsTitle: 'Rekordy',
  bestDeal: 'Najlepsze rozdanie',
  bestParty: 'Najlepsza partia',
  longestRun: 'Najwięcej wygranych z rzędu',
  fairTitle: 'Czy karty są uczciwe?',
  fairLine: 'Co dostało każde miejsce, a czego można oczekiwać od przypadku. W pasku: w granicach przypadku.',
  fair: (verdict, n, enough) =>
    verdict === 'too-few'
      ? `Za mało rozdań, żeby ocenić: ${large(n)} z potrzebnych ${large(enough)}.`
      : verdict === 'unusual'
        ? `Nietypowo: w ${inDeals(n)} co najmniej jedna liczba odbiega tak, jak zdarza się raz na sto uczciwych gier.`
        : `W granicach przypadku: w ${inDeals(n)} żadne miejsce nie było faworyzowane.`,
  verdicts: { 'within-chance': 'w granicach', unusual: 'nietypowo', 'too-few': 'za mało' },
  figures: {
    trumps: 'Atuty',
    points: 'Oczka',
    'four-queens': 'Wszystkie cztery damy',
    'both-black-queens': 'Obie czarne damy',
    'top-three': 'Trzy najwyższe atuty'
  },
  giveOrTake: (expected, spread) => `${rough(expected)} ± ${rough(spread)}`,
  boardTitle: 'Lista najlepszych',
  boardLine: 'Punkty z wygranych rozdań, a do tego 30, 15 lub 5 za pierwsze, drugie lub trzecie miejsce w partii.',
  boardNone: 'Jeszcze żadna partia nie jest dograna do końca.',
  parties: 'Partie',
  bestTitle: 'Twoje najlepsze partie',
  number: large,
  signed: signedLarge,
  signedDecimal,
  percent: (share) => percent(percentOf(share, 1))
};
