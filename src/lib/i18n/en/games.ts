/** English: games, calls, and why an act is refused. */
import type { Contract } from '../../rules/public/contracts';
import { callTexts } from '../calls';
import type { GameTexts } from '../shape';

const contracts = {
  normal: 'Normal game',
  cicha: 'Cicha',
  wesele: 'Wesele',
  gran: 'Gran',
  zolo: 'Zolo',
  'gran-du': 'Gran du',
  'zolo-du': 'Zolo du',
  baska: 'Baśka',
  kop: 'Kop'
} as const;

const MEANINGS: Readonly<Record<Contract, string>> = {
  normal: 'the two with the black queens play together and need 53 points',
  cicha: 'whoever holds both black queens and says nothing plays alone in secret and needs 53 points',
  wesele:
    'with both black queens; your partner is whoever holds the highest jack you lack, and together you need 53 points',
  gran: 'alone against three, only the four jacks are trumps, 53 points win',
  zolo: 'alone against three with the usual trumps, 53 points win',
  'gran-du': 'alone against three, only the four jacks are trumps, and you must take all four tricks',
  'zolo-du': 'alone against three with the usual trumps, and you must take all four tricks',
  baska: 'with all four queens; wins at once, and nothing is played',
  kop: 'with all four queens; wins at once, and nothing is played'
};

const meaning: GameTexts['meaning'] = (contract, { values }) =>
  `${contracts[contract]}: ${MEANINGS[contract]}; worth ${values[contract] ?? 0}.`;

const calls = callTexts({ contracts, pass: 'Pass', double: 'double', worth: 'worth', times: 'times' });

export const games: GameTexts = {
  contracts,
  meaning,
  callMeaning: ({ call: said, doubleName: name, value }, rules) => {
    if (said === 'pass') return 'Pass: you say nothing and leave the deal as it stands.';
    if (said !== 'double') return meaning(said, rules);
    return `${calls.call(said, name)}: you say that the other side will lose; the deal may then count times ${value ?? 2}.`;
  },
  goals: {
    normal: '53 points win',
    cicha: '53 points win',
    wesele: '53 points win',
    gran: '53 points win',
    zolo: '53 points win',
    'gran-du': 'all four tricks, points do not matter',
    'zolo-du': 'all four tricks, points do not matter',
    baska: 'all four queens win at once',
    kop: 'all four queens win at once'
  },
  ...calls,
  nothingAnnounced: 'Normal game or cicha',
  refusals: {
    'deal-over': 'Not now: this deal is over.',
    'not-your-turn': 'Please wait: it is not your turn.',
    stale: 'Too late: the table has moved on.',
    'auction-running': 'Not yet: the auction is still going on.',
    'auction-over': 'Too late: the auction is over.',
    'not-in-hand': 'Not allowed: that card is not in your hand.',
    'must-follow': 'Not allowed: you must follow suit.',
    'must-trump': 'Not allowed: you cannot follow suit, so you must trump.',
    'must-beat': 'Not allowed: you must overtake.',
    'unknown-call': 'Not allowed: nobody knows that call here.',
    'not-in-this-game': 'Not allowed: that game is not played under these rules.',
    'too-low': 'Not allowed: you must announce a higher game than the one that stands.',
    'needs-black-queens': 'Not allowed: for a wesele you must hold both black queens.',
    'needs-four-queens': 'Not allowed: for that you must hold all four queens.',
    'first-word-only': 'Not allowed: a wesele must be the first thing you say in the deal.',
    'no-more-doubles': 'Not allowed: this game cannot be doubled any further.',
    'holds-both-black-queens': 'Not allowed: you hold both black queens and would double your own cicha.',
    'own-game': 'Not allowed: nobody is the first to double their own game.',
    'own-double': 'Not allowed: the last double was your own.',
    'same-side': 'Not allowed: your own side doubled last, now it is up to the other side.'
  },
  roles: { old: 'old', young: 'young' }
};
