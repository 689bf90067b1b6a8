/** Polish: what the table says of each event. */
import { isAnnouncement, otherRole, TRAITS, type Role } from '../../rules/public/contracts';
import { capitalised, spoken } from '../numbers';
import { isFeminine, playsAlone } from '../outcome';
import type { TalkTexts, Who } from '../shape';
import { speaker, type MessageOf } from '../speaker';
import { cards } from './cards';
import { games } from './games';
import { reason } from './reasons';
import { doing, join, nameOf, points, timesOf } from './words';

function yourCall({ standing, level }: MessageOf<'your-call'>): string {
  const times = level > 0 ? `, ${timesOf(level, level === 1 || (standing !== null && playsAlone(standing)))}` : '';
  if (standing !== null) return `Twoja kolej. Zgłoszono: ${games.contracts[standing].toLowerCase()}${times}.`;
  return level > 0 ? `Twoja kolej. Gry nie zgłoszono${times}.` : 'Twoja kolej. Nikt jeszcze nic nie zgłosił.';
}

function called({ seat, call, name, level }: MessageOf<'called'>, who: Who): string {
  const said = `${capitalised(nameOf(who, seat))}: ${games.call(call, name).toLowerCase()}.`;
  return call === 'pass' || isAnnouncement(call) ? said : `${said} Teraz ${timesOf(level)}.`;
}

function contract({ contract: game, declarer, leader }: MessageOf<'contract'>, who: Who): string {
  const leads = `${capitalised(doing(who, leader, 'wychodzisz', 'wychodzi'))}.`;
  if (game === null) return `Bez zgłoszenia: gra zwykła albo cicha. ${leads}`;
  if (declarer === null) return `${games.contracts[game]}. ${leads}`;
  const how = playsAlone(game)
    ? `${nameOf(who, declarer)} przeciw trzem`
    : doing(who, declarer, 'zgłaszasz', 'zgłasza');
  return `${games.contracts[game]}: ${how}. ${leads}`;
}

function yourTurn({ lead, holder, legal }: MessageOf<'your-turn'>, who: Who): string {
  if (lead === null) return 'Twój ruch. Wychodzisz.';
  const { name, you } = who(lead.seat);
  const led = you ? 'Twoje wyjście' : `${isFeminine(name) ? 'Wyszła' : 'Wyszedł'} ${name}`;
  const holds =
    holder === null || holder.card === lead.card
      ? ''
      : ` ${capitalised(doing(who, holder.seat, 'bijesz', 'bije'))}: ${cards.name(holder.card)}.`;
  return `Twój ruch. ${led}: ${cards.name(lead.card)}.${holds} Możesz: ${cards.list(legal)}.`;
}

function role({ seat, card, role: shown }: MessageOf<'role'>, who: Who): string {
  const words = { old: ['stara', 'stary'], young: ['młoda', 'młody'] } as const satisfies Record<
    Role,
    readonly string[]
  >;
  if (who(seat).you) return `Masz ${cards.object(card)} – należysz do ${shown === 'old' ? 'starych' : 'młodych'}.`;
  const { name } = who(seat);
  return `${name} ma ${cards.object(card)} – jest ${words[shown][isFeminine(name) ? 0 : 1]}.`;
}

function cardRefused({ why, legal }: MessageOf<'card-refused'>): string {
  const held = legal.length > 0 ? `, masz ${join(legal.map((card) => cards.object(card)))}` : '';
  if (why === 'must-follow') return `Nie wolno: musisz dołożyć do koloru${held}.`;
  if (why === 'must-trump') return `Nie wolno: musisz dać atut${held}.`;
  if (why === 'must-beat') return `Nie wolno: musisz przebić${held}.`;
  return games.refusals[why];
}

function callRefused({ why, standing }: MessageOf<'call-refused'>): string {
  if (why !== 'too-low' || standing === null) return games.refusals[why];
  return `Nie wolno: zgłoszono już ${games.contracts[standing].toLowerCase()}, trzeba zgłosić coś wyższego.`;
}

function settled({ contract: game, won, points: taken, mine }: MessageOf<'settled'>): string {
  const name = games.contracts[game];
  const score = `${taken[won]} do ${taken[otherRole(won)]}`;
  const end = `Ty: ${spoken(mine)}.`;
  const { goal } = TRAITS[game];
  if (goal === 'sure') return `${name}: cztery damy wygrywają od razu. ${end}`;
  if (goal === 'all-tricks') {
    return `${name}: ${won === 'old' ? 'wygrana, wszystkie cztery lewy' : 'przegrana, nie wszystkie lewy'}. ${end}`;
  }
  if (playsAlone(game)) return `${won === 'old' ? 'Wygrał grający' : 'Wygrali przeciwnicy'} ${score}. ${end}`;
  return `Wygrali ${games.roles[won]} ${score}. ${end}`;
}

const say = speaker({
  dealt: ({ deal, deals, dealer }, who) =>
    `Rozdanie ${deal} z ${deals}. ${capitalised(doing(who, dealer, 'rozdajesz', 'rozdaje'))}.`,
  'your-call': yourCall,
  called,
  contract,
  'your-turn': yourTurn,
  played: ({ seat, card, takes }, who) =>
    `${capitalised(nameOf(who, seat))}: ${cards.name(card)}${takes ? ', bije' : ''}.`,
  role,
  trick: ({ n, seat, points: taken }, who) => `Lewa ${n}: ${doing(who, seat, 'bierzesz', 'bierze')}, ${points(taken)}.`,
  'card-refused': cardRefused,
  'call-refused': callRefused,
  settled,
  'party-over': ({ place, mine }) => `Koniec partii. Ty: ${place}. miejsce, ${spoken(mine)}.`,
  'stood-in': ({ seat }, who) => `${capitalised(nameOf(who, seat))}: komputer się zaciął, padł prosty, dozwolony ruch.`
});

export const talk: TalkTexts = { say, reason };
