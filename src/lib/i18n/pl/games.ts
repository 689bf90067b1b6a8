/** Polish: games, calls, and why an act is refused. */
import type { Contract } from '../../rules/public/contracts';
import { callTexts } from '../calls';
import type { GameTexts } from '../shape';

const contracts = {
  normal: 'Gra zwykła',
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
  normal: 'gracze z czarnymi damami grają razem i muszą mieć 53 oczka',
  cicha: 'kto ma obie czarne damy i nic nie zgłosi, gra po cichu przeciw trzem i musi mieć 53 oczka',
  wesele:
    'z obiema czarnymi damami; partnera wskazuje najwyższy walet, którego nie masz, a razem musicie mieć 53 oczka',
  gran: 'w pojedynkę przeciw trzem, atutami są tylko cztery walety, wygrywają 53 oczka',
  zolo: 'w pojedynkę przeciw trzem, atuty jak zwykle, wygrywają 53 oczka',
  'gran-du': 'w pojedynkę przeciw trzem, atutami są tylko cztery walety i trzeba wziąć wszystkie cztery lewy',
  'zolo-du': 'w pojedynkę przeciw trzem, atuty jak zwykle i trzeba wziąć wszystkie cztery lewy',
  baska: 'z czterema damami; wygrywa od razu, bez rozgrywki',
  kop: 'z czterema damami; wygrywa od razu, bez rozgrywki'
};

const meaning: GameTexts['meaning'] = (contract, { values }) =>
  `${contracts[contract]}: ${MEANINGS[contract]}; wartość ${values[contract] ?? 0}.`;

const calls = callTexts({ contracts, pass: 'Pas', double: 'kontra', worth: 'wartość', times: 'razy' });

export const games: GameTexts = {
  contracts,
  meaning,
  callMeaning: ({ call: said, doubleName: name, value }, rules) => {
    if (said === 'pass') return 'Pas: nic nie zgłaszasz i zostaje tak, jak jest.';
    if (said !== 'double') return meaning(said, rules);
    return `${calls.call(said, name)}: mówisz, że przeciwnikom się nie uda, a gra może się wtedy liczyć razy ${value ?? 2}.`;
  },
  goals: {
    normal: 'wygrywają 53 oczka',
    cicha: 'wygrywają 53 oczka',
    wesele: 'wygrywają 53 oczka',
    gran: 'wygrywają 53 oczka',
    zolo: 'wygrywają 53 oczka',
    'gran-du': 'wszystkie cztery lewy, oczka bez znaczenia',
    'zolo-du': 'wszystkie cztery lewy, oczka bez znaczenia',
    baska: 'cztery damy wygrywają od razu',
    kop: 'cztery damy wygrywają od razu'
  },
  ...calls,
  nothingAnnounced: 'Gra zwykła albo cicha',
  refusals: {
    'deal-over': 'Nie wolno: to rozdanie jest już skończone.',
    'not-your-turn': 'Chwileczkę: teraz nie twoja kolej.',
    stale: 'Za późno: przy stole poszło już dalej.',
    'auction-running': 'Jeszcze nie: trwa licytacja.',
    'auction-over': 'Za późno: licytacja już skończona.',
    'not-in-hand': 'Nie wolno: nie masz tej karty.',
    'must-follow': 'Nie wolno: musisz dołożyć do koloru.',
    'must-trump': 'Nie wolno: nie masz koloru, więc musisz dać atut.',
    'must-beat': 'Nie wolno: musisz przebić.',
    'unknown-call': 'Nie wolno: takiej odzywki tu nie ma.',
    'not-in-this-game': 'Nie wolno: w tych zasadach nie ma takiej gry.',
    'too-low': 'Nie wolno: trzeba zgłosić grę wyższą od dotychczasowej.',
    'needs-black-queens': 'Nie wolno: wesele zgłasza tylko ten, kto ma obie czarne damy.',
    'needs-four-queens': 'Nie wolno: do tego trzeba mieć wszystkie cztery damy.',
    'first-word-only': 'Nie wolno: wesele zgłasza się tylko przy pierwszym odezwaniu w rozdaniu.',
    'no-more-doubles': 'Nie wolno: w tej grze dalszych kontr nie ma.',
    'holds-both-black-queens': 'Nie wolno: masz obie czarne damy, to byłaby kontra na własną cichą.',
    'own-game': 'Nie wolno: nie daje się pierwszej kontry na własną grę.',
    'own-double': 'Nie wolno: ostatnia kontra była twoja.',
    'same-side': 'Nie wolno: ostatnia kontra padła z twojej strony, teraz kolej na przeciwników.'
  },
  roles: { old: 'starzy', young: 'młodzi' }
};
