/** German: what the table says of each event. */
import { isAnnouncement, otherRole, TRAITS, type Role } from '../../rules/public/contracts';
import { capitalised, spoken } from '../numbers';
import { isFeminine, playsAlone } from '../outcome';
import type { Face, TalkTexts, Who } from '../shape';
import { speaker, type MessageOf } from '../speaker';
import { cards } from './cards';
import { games } from './games';
import { reason } from './reasons';
import { dativeOf, does, join, nameOf, points, timesOf } from './words';

function yourCall({ standing, level }: MessageOf<'your-call'>): string {
  const times = level > 0 ? `, ${timesOf(level, level === 1 || (standing !== null && playsAlone(standing)))}` : '';
  if (standing !== null) return `Du bist dran. Angesagt ist ${games.contracts[standing]}${times}.`;
  return level > 0 ? `Du bist dran. Kein Spiel angesagt${times}.` : 'Du bist dran. Bisher ist nichts angesagt.';
}

function called({ seat, call, name, level }: MessageOf<'called'>, who: Who): string {
  const said = `${capitalised(nameOf(who, seat))}: ${games.call(call, name)}.`;
  return call === 'pass' || isAnnouncement(call) ? said : `${said} Jetzt ${timesOf(level)}.`;
}

function contract({ contract: game, declarer, leader }: MessageOf<'contract'>, who: Who): string {
  const leads = `${does(who, leader, 'spielst aus', 'spielt aus')}.`;
  if (game === null) return `Keine Ansage: Normalspiel oder Cicha. ${leads}`;
  if (declarer === null) return `${games.contracts[game]}. ${leads}`;
  if (playsAlone(game)) return `${games.contracts[game]}: ${nameOf(who, declarer)} allein gegen drei. ${leads}`;
  return `${games.contracts[game]}, angesagt von ${dativeOf(who, declarer)}. ${leads}`;
}

function yourTurn({ lead, holder, legal }: MessageOf<'your-turn'>, who: Who, face: Face): string {
  if (lead === null) return 'Du bist dran und spielst aus.';
  const led = `${does(who, lead.seat, 'spieltest', 'spielte')} aus: ${cards.name(lead.card, face)}.`;
  const holds =
    holder === null || holder.card === lead.card
      ? ''
      : ` Bisher ${who(holder.seat).you ? 'stichst du' : `sticht ${who(holder.seat).name}`}: ${cards.name(holder.card, face)}.`;
  return `Du bist dran. ${led}${holds} Erlaubt: ${cards.list(legal, face)}.`;
}

function role({ seat, card, role: shown }: MessageOf<'role'>, who: Who, face: Face): string {
  const words = { old: ['Alte', 'Alter'], young: ['Junge', 'Junger'] } as const satisfies Record<
    Role,
    readonly string[]
  >;
  const has = `${does(who, seat, 'hast', 'hat')} ${cards.object(card, face)}`;
  if (who(seat).you) return `${has} – du gehörst zu den ${games.roles[shown]}n.`;
  return `${has} – ${words[shown][isFeminine(who(seat).name) ? 0 : 1]}.`;
}

function cardRefused({ why, legal }: MessageOf<'card-refused'>, _who: Who, face: Face): string {
  const held = legal.length > 0 ? `, du hast ${join(legal.map((card) => cards.object(card, face)))}` : '';
  if (why === 'must-follow') return `Geht nicht: Du musst bedienen${held}.`;
  if (why === 'must-trump') return `Geht nicht: Du musst trumpfen${held}.`;
  if (why === 'must-beat') return `Geht nicht: Überstechpflicht${held}.`;
  return games.refusals[why];
}

function callRefused({ why, standing }: MessageOf<'call-refused'>): string {
  if (why !== 'too-low' || standing === null) return games.refusals[why];
  return `Geht nicht: Angesagt ist schon ${games.contracts[standing]}, du müsstest höher gehen.`;
}

function settled({ contract: game, won, points: taken, mine }: MessageOf<'settled'>): string {
  const name = games.contracts[game];
  const score = `${taken[won]} zu ${taken[otherRole(won)]}`;
  const end = `Du: ${spoken(mine)}.`;
  const { goal } = TRAITS[game];
  if (goal === 'sure') return `${name}: Vier Damen gewinnen sofort. ${end}`;
  if (goal === 'all-tricks')
    return `${name} ${won === 'old' ? 'gewonnen: alle' : 'verloren: nicht alle'} vier Stiche. ${end}`;
  if (playsAlone(game))
    return `${won === 'old' ? 'Der Alleinspieler gewinnt' : 'Die drei Gegner gewinnen'} ${score}. ${end}`;
  return `Die ${games.roles[won]}n gewinnen ${score}. ${end}`;
}

const say = speaker({
  dealt: ({ deal, deals, dealer }, who) => `Spiel ${deal} von ${deals}. ${does(who, dealer, 'gibst', 'gibt')}.`,
  'your-call': yourCall,
  called,
  contract,
  'your-turn': yourTurn,
  played: ({ seat, card, takes }, who, face) =>
    `${capitalised(nameOf(who, seat))}: ${cards.name(card, face)}${takes ? ', sticht' : ''}.`,
  role,
  trick: ({ n, seat, points: taken }, who) => `Stich ${n}: ${nameOf(who, seat)}, ${points(taken)}.`,
  'card-refused': cardRefused,
  'call-refused': callRefused,
  settled,
  'party-over': ({ place, mine }) => `Die Partie ist zu Ende. Du: ${place}. Platz, ${spoken(mine)}.`,
  'stood-in': ({ seat }, who) =>
    `${capitalised(nameOf(who, seat))}: Der Computer kam nicht weiter, es gilt ein einfacher, erlaubter Zug.`
});

export const talk: TalkTexts = { say, reason };
