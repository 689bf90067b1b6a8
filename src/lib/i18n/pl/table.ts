/** Polish: the table around the cards. */
import type { Role } from '../../rules/public/contracts';
import { signed, spoken } from '../numbers';
import { sidesKnown } from '../outcome';
import type { BadgeName, ShownSides, TableTexts, Who } from '../shape';
import { cards } from './cards';
import { games } from './games';
import { cardCount, does, join, nameOf, points } from './words';

const badgeNames = {
  dealer: 'rozdający',
  old: 'stary',
  young: 'młody',
  partner: 'partner',
  alone: 'w pojedynkę'
} as const;

const BADGES: Readonly<Record<BadgeName, readonly [you: string, other: string]>> = {
  dealer: ['W tym rozdaniu rozdajesz ty.', 'rozdaje w tym rozdaniu.'],
  old: ['Należysz do starych.', 'należy do starych.'],
  young: ['Należysz do młodych.', 'należy do młodych.'],
  partner: ['Grasz z partnerem.', 'gra z tobą.'],
  alone: ['Grasz w pojedynkę przeciw trzem.', 'gra w pojedynkę przeciw trzem.']
};

const own = (mine: Role | null): string => (mine === 'young' ? ' Należysz do młodych.' : '');

function sides(shown: ShownSides, who: Who): string {
  const known = sidesKnown(shown, who);
  const names = (seats: ShownSides['old']): string => join(seats.map((seat) => nameOf(who, seat)));
  switch (known.kind) {
    case 'alone':
      return `${does(who, known.seat, 'Grasz', 'gra')} w pojedynkę przeciw trzem.`;
    case 'all':
      return `Starzy: ${names(known.old)}. Młodzi: ${names(known.young)}.`;
    case 'wesele':
      return `Wesele: ${nameOf(who, known.seat)} i ukryty partner.${own(known.mine)}`;
    case 'one-old':
      return `${nameOf(who, known.seat)} ma czarną damę, druga jeszcze nie padła.${own(known.mine)}`;
    case 'hidden':
      if (known.mine === 'old') return 'Należysz do starych. Druga czarna dama to twój partner.';
      if (known.mine === 'young') return 'Należysz do młodych. Czarne damy są przeciw tobie.';
      return 'Kto z kim gra, pokażą czarne damy.';
  }
}

export const table: TableTexts = {
  heading: (game, deal, deals, contract) =>
    `${game}, rozdanie ${deal} z ${deals}${contract === null ? '' : `, ${games.contracts[contract].toLowerCase()}`}`,
  dealOf: (deal, deals) => `Rozdanie ${deal} z ${deals}`,
  you: 'Ty',
  yourScore: 'Twój wynik',
  score: signed,
  scoreSpoken: (n) => `wynik ${spoken(n)}`,
  points,
  cardsLeft: cardCount,
  pointsWord: 'oczka',
  parts: {
    table: 'Stół',
    trick: 'Lewa',
    hand: 'Twoje karty',
    auction: 'Licytacja',
    log: 'Przebieg rozdania',
    ladder: 'Atuty',
    lastTrick: 'Ostatnia lewa',
    menu: 'Menu'
  },
  balance: 'Punkty',
  logName: 'Przebieg',
  meanings: 'Co to znaczy?',
  sides,
  badgeLetters: { dealer: 'R', old: 'S', young: 'M', partner: 'P' },
  badgeNames,
  badge: (badge, name) => (name === null ? BADGES[badge][0] : `${name} ${BADGES[badge][1]}`),
  seat: (name, score, badges, left) =>
    [name ?? 'Ty', `wynik ${spoken(score)}`, ...badges.map((badge) => badgeNames[badge]), cardCount(left)].join(', '),
  said: games.call,
  turnMark: 'ma ruch',
  yourTurn: 'Twój ruch',
  thinking: (name) => (name === null ? 'Chwileczkę …' : `${name} myśli …`),
  handCard: (card, trump) => `${cards.name(card)}${trump ? ', atut' : ''}`,
  trickCard: (card, name, holds) => `${name ?? 'Ty'}: ${cards.name(card)}${holds ? ', bije' : ''}`,
  emptyTrick: 'Nie leży jeszcze żadna karta.',
  trickTitle: (n, name, taken) => `Lewa ${n}: ${name ?? 'ty'}, ${points(taken)}`,
  noLastTrick: 'Nie ma jeszcze żadnej lewy.',
  ladderCard: (card, state) =>
    `${cards.name(card)}, ${{ mine: 'u ciebie', out: 'jeszcze w grze', gone: 'już poszło' }[state]}`,
  ladderShow: 'Pokaż atuty',
  ladderHide: 'Ukryj atuty',
  logEmpty: 'Nic się jeszcze nie wydarzyło.',
  menu: {
    open: 'Otwórz menu',
    close: 'Zamknij menu',
    settings: 'Ustawienia',
    leave: 'Wstań od stołu',
    copyRecord: 'Kopiuj zapis tego rozdania',
    copyNumber: 'Kopiuj numer rozdania',
    copied: 'Skopiowano.',
    copyFailed: 'Nie udało się skopiować. Zaznacz tekst i skopiuj go ręcznie.'
  },
  number: (number) => `Numer rozdania ${number}`,
  keys: 'Klawisze: 1 do 4 – karta, P – pas, Enter – dalej, H – rada, B – punkty, L – ostatnia lewa.',
  status: {
    loading: 'Siadamy do stołu …',
    damaged: 'Tej partii nie da się już odczytać, została odłożona na bok. Inne partie są całe.',
    elsewhere: 'Ta partia toczy się dalej w innym oknie. Żeby grać tutaj, odśwież stronę.',
    missing: 'Nie toczy się żadna partia. Zacznij nową na stronie startowej.'
  }
};
