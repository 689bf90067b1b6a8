/** English: the table around the cards. */
import type { Role } from '../../rules/public/contracts';
import { signed, spoken } from '../numbers';
import { sidesKnown } from '../outcome';
import type { BadgeName, ShownSides, TableTexts, Who } from '../shape';
import { cards } from './cards';
import { games } from './games';
import { cardCount, does, join, nameOf, points } from './words';

const badgeNames = { dealer: 'dealer', old: 'old', young: 'young', partner: 'partner', alone: 'alone' } as const;

const BADGES: Readonly<Record<BadgeName, readonly [you: string, other: string]>> = {
  dealer: ['You dealt this time.', 'dealt this time.'],
  old: ['You belong to the old side.', 'belongs to the old side.'],
  young: ['You belong to the young side.', 'belongs to the young side.'],
  partner: ['You are partners.', 'is your partner.'],
  alone: ['You play alone against three.', 'plays alone against the other three.']
};

const own = (mine: Role | null): string => (mine === 'young' ? ' You are young.' : '');

function sides(shown: ShownSides, who: Who): string {
  const known = sidesKnown(shown, who);
  const names = (seats: ShownSides['old']): string => join(seats.map((seat) => nameOf(who, seat)));
  switch (known.kind) {
    case 'alone':
      return `${does(who, known.seat, 'play', 'plays')} alone against three.`;
    case 'all':
      return `Old: ${names(known.old)}. Young: ${names(known.young)}.`;
    case 'wesele':
      return `Wesele: ${nameOf(who, known.seat)} and a hidden partner.${own(known.mine)}`;
    case 'one-old':
      return `${does(who, known.seat, 'hold', 'holds')} one black queen, the other has not been played yet.${own(known.mine)}`;
    case 'hidden':
      if (known.mine === 'old') return 'You are old. The other black queen is your partner.';
      if (known.mine === 'young') return 'You are young. The black queens are against you.';
      return 'The black queens will show who plays with whom.';
  }
}

export const table: TableTexts = {
  heading: (game, deal, deals, contract) =>
    `${game}, deal ${deal} of ${deals}${contract === null ? '' : `, ${games.contracts[contract]}`}`,
  dealOf: (deal, deals) => `Deal ${deal} of ${deals}`,
  you: 'You',
  yourScore: 'Your score',
  score: signed,
  scoreSpoken: (n) => `score ${spoken(n)}`,
  points,
  cardsLeft: cardCount,
  pointsWord: 'points',
  parts: {
    table: 'Table',
    trick: 'Trick',
    hand: 'Your cards',
    auction: 'Auction',
    log: 'Deal log',
    ladder: 'Trumps',
    lastTrick: 'Last trick',
    menu: 'Menu'
  },
  balance: 'Score',
  logName: 'Log',
  meanings: 'What do they mean?',
  sides,
  badgeLetters: { dealer: 'D', old: 'O', young: 'Y', partner: 'P' },
  badgeNames,
  badge: (badge, name) => (name === null ? BADGES[badge][0] : `${name} ${BADGES[badge][1]}`),
  seat: (name, score, badges, left) =>
    [name ?? 'You', `score ${spoken(score)}`, ...badges.map((badge) => badgeNames[badge]), cardCount(left)].join(', '),
  said: games.call,
  turnMark: 'to play',
  yourTurn: 'Your turn',
  thinking: (name) => (name === null ? 'Thinking …' : `${name} is thinking …`),
  handCard: (card, trump) => `${cards.name(card)}${trump ? ', trump' : ''}`,
  trickCard: (card, name, holds) => `${name ?? 'You'}: ${cards.name(card)}${holds ? ', holds the trick' : ''}`,
  emptyTrick: 'No card has been played yet.',
  trickTitle: (n, name, taken) => `Trick ${n}: ${name ?? 'you'}, ${points(taken)}`,
  noLastTrick: 'No trick has been taken yet.',
  ladderCard: (card, state) => `${cards.name(card)}, ${{ mine: 'yours', out: 'still out', gone: 'gone' }[state]}`,
  ladderShow: 'Show trumps',
  ladderHide: 'Hide trumps',
  logEmpty: 'Nothing has happened yet.',
  menu: {
    open: 'Open menu',
    close: 'Close menu',
    settings: 'Settings',
    leave: 'Leave the table',
    copyRecord: 'Copy the record of this deal',
    copyNumber: 'Copy the deal number',
    copied: 'Copied.',
    copyFailed: 'Could not be copied. Please select the text and copy it by hand.'
  },
  number: (number) => `Deal number ${number}`,
  keys: 'Keys: 1 to 4 play a card, P passes, Enter goes on, H gives advice, B shows the scores, L the last trick.',
  status: {
    loading: 'Sitting down at the table …',
    damaged: 'This match cannot be read any more and has been put aside. Your other matches are safe.',
    elsewhere: 'This match is being played on in another window. To go on here, reload this page.',
    missing: 'No match is under way. Start one on the start page.'
  }
};
