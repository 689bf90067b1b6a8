/** German: games, calls, and why an act is refused. */
import type { Contract } from '../../rules/public/contracts';
import { callTexts } from '../calls';
import type { GameTexts } from '../shape';

const contracts = {
  normal: 'Normalspiel',
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
  normal: 'die beiden mit den schwarzen Damen spielen zusammen und brauchen 53 Augen',
  cicha: 'wer beide schwarzen Damen hat und nichts ansagt, spielt still allein gegen drei und braucht 53 Augen',
  wesele:
    'mit beiden schwarzen Damen; Partner ist, wer den höchsten Buben hat, der dir fehlt, und zusammen braucht ihr 53 Augen',
  gran: 'allein gegen drei, nur die vier Buben sind Trumpf, 53 Augen gewinnen',
  zolo: 'allein gegen drei mit den gewohnten Trümpfen, 53 Augen gewinnen',
  'gran-du': 'allein gegen drei, nur die vier Buben sind Trumpf, und alle vier Stiche müssen dir gehören',
  'zolo-du': 'allein gegen drei mit den gewohnten Trümpfen, und alle vier Stiche müssen dir gehören',
  baska: 'mit allen vier Damen; gewinnt sofort, ohne dass gespielt wird',
  kop: 'mit allen vier Damen; gewinnt sofort, ohne dass gespielt wird'
};

const meaning: GameTexts['meaning'] = (contract, { values }) =>
  `${contracts[contract]}: ${MEANINGS[contract]}; Wert ${values[contract] ?? 0}.`;

const calls = callTexts({ contracts, pass: 'Pass', double: 'Doppel', worth: 'Wert', times: 'mal' });

export const games: GameTexts = {
  contracts,
  meaning,
  callMeaning: ({ call: said, doubleName: name, value }, rules) => {
    if (said === 'pass') return 'Pass: Du sagst nichts an und lässt alles, wie es ist.';
    if (said !== 'double') return meaning(said, rules);
    return `${calls.call(said, name)}: Du hältst dagegen, und das Spiel kann dann mal ${value ?? 2} zählen.`;
  },
  goals: {
    normal: '53 Augen gewinnen',
    cicha: '53 Augen gewinnen',
    wesele: '53 Augen gewinnen',
    gran: '53 Augen gewinnen',
    zolo: '53 Augen gewinnen',
    'gran-du': 'alle vier Stiche, Augen zählen nicht',
    'zolo-du': 'alle vier Stiche, Augen zählen nicht',
    baska: 'vier Damen gewinnen sofort',
    kop: 'vier Damen gewinnen sofort'
  },
  ...calls,
  nothingAnnounced: 'Normalspiel oder Cicha',
  refusals: {
    'deal-over': 'Geht nicht: Dieses Spiel ist zu Ende.',
    'not-your-turn': 'Moment: Du bist noch nicht dran.',
    stale: 'Zu spät: Am Tisch ist es schon weitergegangen.',
    'auction-running': 'Noch nicht: Erst wird zu Ende angesagt.',
    'auction-over': 'Zu spät: Die Ansage-Runde ist vorbei.',
    'not-in-hand': 'Geht nicht: Diese Karte hast du nicht.',
    'must-follow': 'Geht nicht: Du musst bedienen.',
    'must-trump': 'Geht nicht: Du kannst nicht bedienen, also musst du trumpfen.',
    'must-beat': 'Geht nicht: Überstechpflicht.',
    'unknown-call': 'Geht nicht: Diese Ansage kennt hier keiner.',
    'not-in-this-game': 'Geht nicht: Dieses Spiel gibt es nach diesen Regeln nicht.',
    'too-low': 'Geht nicht: Du musst ein höheres Spiel ansagen als das bisherige.',
    'needs-black-queens': 'Geht nicht: Für ein Wesele brauchst du beide schwarzen Damen.',
    'needs-four-queens': 'Geht nicht: Dafür brauchst du alle vier Damen.',
    'first-word-only': 'Geht nicht: Ein Wesele sagt man nur als Allererstes im Spiel an.',
    'no-more-doubles': 'Geht nicht: Höher wird dieses Spiel nicht gedoppelt.',
    'holds-both-black-queens': 'Geht nicht: Du hast beide schwarzen Damen und würdest deine eigene Cicha doppeln.',
    'own-game': 'Geht nicht: Wer ansagt, darf nicht als Erster doppeln.',
    'own-double': 'Geht nicht: Das letzte Doppel war schon von dir.',
    'same-side': 'Geht nicht: Deine Partei hat zuletzt gedoppelt, jetzt darf nur die Gegenseite.'
  },
  roles: { old: 'Alte', young: 'Junge' }
};
