/** German: the table around the cards. */
import type { Role } from '../../rules/public/contracts';
import { signed, spoken } from '../numbers';
import { sidesKnown } from '../outcome';
import type { BadgeName, ShownSides, TableTexts, Who } from '../shape';
import { cards } from './cards';
import { games } from './games';
import { cardCount, does, join, nameOf, points } from './words';

const badgeNames = {
  dealer: 'Geber',
  old: 'Alter',
  young: 'Junger',
  partner: 'Partner',
  alone: 'spielt allein'
} as const;

const BADGES: Readonly<Record<BadgeName, readonly [you: string, other: string]>> = {
  dealer: ['Du gibst in diesem Spiel.', 'gibt in diesem Spiel.'],
  old: ['Du gehörst zu den Alten.', 'gehört zu den Alten.'],
  young: ['Du gehörst zu den Jungen.', 'gehört zu den Jungen.'],
  partner: ['Du spielst mit einem Partner.', 'spielt mit dir zusammen.'],
  alone: ['Du spielst allein gegen drei.', 'spielt allein gegen die drei anderen.']
};

const own = (mine: Role | null): string => (mine === 'young' ? ' Du gehörst zu den Jungen.' : '');

function sides(shown: ShownSides, who: Who): string {
  const known = sidesKnown(shown, who);
  const names = (seats: ShownSides['old']): string => join(seats.map((seat) => nameOf(who, seat)));
  switch (known.kind) {
    case 'alone':
      return `${does(who, known.seat, 'spielst', 'spielt')} allein gegen drei.`;
    case 'all':
      return `Alte: ${names(known.old)}. Junge: ${names(known.young)}.`;
    case 'wesele':
      return `Wesele: ${nameOf(who, known.seat)} und ein unbekannter Partner.${own(known.mine)}`;
    case 'one-old':
      return `${nameOf(who, known.seat)} hat eine schwarze Dame, die andere ist noch nicht gefallen.${own(known.mine)}`;
    case 'hidden':
      if (known.mine === 'old') return 'Du gehörst zu den Alten. Die andere schwarze Dame ist dein Partner.';
      if (known.mine === 'young') return 'Du gehörst zu den Jungen. Die schwarzen Damen sind gegen dich.';
      return 'Wer zu wem gehört, zeigen die schwarzen Damen.';
  }
}

export const table: TableTexts = {
  heading: (game, deal, deals, contract) =>
    `${game}, Spiel ${deal} von ${deals}${contract === null ? '' : `, ${games.contracts[contract]}`}`,
  dealOf: (deal, deals) => `Spiel ${deal} von ${deals}`,
  you: 'Du',
  yourScore: 'Deine Punkte',
  score: signed,
  scoreSpoken: (n) => `Punkte: ${spoken(n)}`,
  points,
  cardsLeft: cardCount,
  pointsWord: 'Augen',
  parts: {
    table: 'Tisch',
    trick: 'Stich',
    hand: 'Deine Karten',
    auction: 'Ansage-Runde',
    log: 'Spielverlauf',
    ladder: 'Trümpfe',
    lastTrick: 'Letzter Stich',
    menu: 'Menü'
  },
  balance: 'Punkte',
  logName: 'Verlauf',
  meanings: 'Was heißt das?',
  sides,
  badgeLetters: { dealer: 'G', old: 'A', young: 'J', partner: 'P' },
  badgeNames,
  badge: (badge, name) => (name === null ? BADGES[badge][0] : `${name} ${BADGES[badge][1]}`),
  seat: (name, score, badges, left) =>
    [name ?? 'Du', `Punkte ${spoken(score)}`, ...badges.map((badge) => badgeNames[badge]), cardCount(left)].join(', '),
  said: games.call,
  turnMark: 'ist dran',
  yourTurn: 'Du bist dran',
  thinking: (name) => (name === null ? 'Einen Augenblick …' : `${name} überlegt …`),
  handCard: (card, trump, face) => `${cards.name(card, face)}${trump ? ', Trumpf' : ''}`,
  trickCard: (card, name, holds, face) => `${name ?? 'Du'}: ${cards.name(card, face)}${holds ? ', liegt vorn' : ''}`,
  emptyTrick: 'Es liegt noch keine Karte.',
  trickTitle: (n, name, taken) => `Stich ${n}: ${name ?? 'du'}, ${points(taken)}`,
  noLastTrick: 'Es gibt noch keinen Stich.',
  ladderCard: (card, state, face) =>
    `${cards.name(card, face)}, ${{ mine: 'bei dir', out: 'noch draußen', gone: 'gefallen' }[state]}`,
  ladderShow: 'Trümpfe zeigen',
  ladderHide: 'Trümpfe verbergen',
  logEmpty: 'Noch ist nichts geschehen.',
  menu: {
    open: 'Menü öffnen',
    close: 'Menü schließen',
    settings: 'Einstellungen',
    leave: 'Vom Tisch aufstehen',
    copyRecord: 'Aufzeichnung dieses Spiels kopieren',
    copyNumber: 'Spielnummer kopieren',
    copied: 'Kopiert.',
    copyFailed: 'Kopieren ging nicht. Bitte markiere den Text und kopiere ihn selbst.'
  },
  number: (number) => `Spielnummer ${number}`,
  keys: 'Tasten: 1 bis 4 legen eine Karte, P passt, Enter geht weiter, H gibt Rat, B zeigt die Punkte, L den letzten Stich.',
  status: {
    loading: 'Wir setzen uns an den Tisch …',
    damaged:
      'Diese Partie lässt sich nicht mehr lesen und wurde beiseitegelegt. Deine anderen Partien sind unversehrt.',
    elsewhere:
      'Diese Partie wird in einem anderen Fenster weitergespielt. Willst du hier weiterspielen, lade die Seite neu.',
    missing: 'Es läuft keine Partie. Beginne eine auf der Startseite.'
  }
};
