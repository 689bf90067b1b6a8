/** English: what the table says of each event. */
import { isAnnouncement, otherRole, TRAITS } from '../../rules/public/contracts';
import { capitalised, spoken } from '../numbers';
import { playsAlone } from '../outcome';
import type { TalkTexts, Who } from '../shape';
import { speaker, type MessageOf } from '../speaker';
import { cards } from './cards';
import { games } from './games';
import { reason } from './reasons';
import { does, join, nameOf, ordinal, points, timesOf } from './words';

function yourCall({ standing, level }: MessageOf<'your-call'>): string {
  const game = standing === null ? 'Nothing announced so far' : `${games.contracts[standing]} stands`;
  return `Your call. ${game}${level > 0 ? `, ${timesOf(level, level === 1 || (standing !== null && playsAlone(standing)))}` : ''}.`;
}

function called({ seat, call, name, level }: MessageOf<'called'>, who: Who): string {
  if (call === 'pass') return `${does(who, seat, 'pass', 'passes')}.`;
  if (isAnnouncement(call)) return `${does(who, seat, 'announce', 'announces')} ${games.contracts[call]}.`;
  const doubled =
    level > 1 && name !== null ? `${does(who, seat, 'say', 'says')} ${name}` : does(who, seat, 'double', 'doubles');
  return `${doubled}. Now ${timesOf(level)}.`;
}

function contract({ contract: game, declarer, leader }: MessageOf<'contract'>, who: Who): string {
  const leads = `${does(who, leader, 'lead', 'leads')}.`;
  if (game === null) return `Nothing announced: normal game or cicha. ${leads}`;
  if (declarer === null) return `${games.contracts[game]}. ${leads}`;
  const how = playsAlone(game)
    ? `${nameOf(who, declarer)} alone against three`
    : `announced by ${nameOf(who, declarer)}`;
  return `${games.contracts[game]}: ${how}. ${leads}`;
}

function yourTurn({ lead, holder, legal }: MessageOf<'your-turn'>, who: Who): string {
  if (lead === null) return 'Your turn. You lead.';
  const holds =
    holder === null || holder.card === lead.card
      ? ''
      : ` ${does(who, holder.seat, 'hold', 'holds')} it: ${cards.name(holder.card)}.`;
  return `Your turn. ${does(who, lead.seat, 'led', 'led')} ${cards.name(lead.card)}.${holds} Legal: ${cards.list(legal)}.`;
}

function cardRefused({ why, legal }: MessageOf<'card-refused'>): string {
  const held = legal.length > 0 ? `, you hold ${join(legal.map((card) => cards.object(card)))}` : '';
  if (why === 'must-follow') return `Not allowed: you must follow suit${held}.`;
  if (why === 'must-trump') return `Not allowed: you must trump${held}.`;
  if (why === 'must-beat') return `Not allowed: you must overtake${held}.`;
  return games.refusals[why];
}

function callRefused({ why, standing }: MessageOf<'call-refused'>): string {
  if (why !== 'too-low' || standing === null) return games.refusals[why];
  return `Not allowed: ${games.contracts[standing]} stands, you must announce something higher.`;
}

function settled({ contract: game, won, points: taken, mine }: MessageOf<'settled'>): string {
  const { goal } = TRAITS[game];
  const score = `${taken[won]} to ${taken[otherRole(won)]}`;
  const end = `You: ${spoken(mine)}.`;
  if (goal === 'sure') return `${games.contracts[game]}: four queens win at once. ${end}`;
  if (goal === 'all-tricks') {
    return won === 'old'
      ? `${games.contracts[game]} won: all four tricks. ${end}`
      : `${games.contracts[game]} lost: not all four tricks. ${end}`;
  }
  if (playsAlone(game)) return `${won === 'old' ? 'The soloist wins' : 'The three opponents win'} ${score}. ${end}`;
  return `${won === 'old' ? 'Old' : 'Young'} side wins ${score}. ${end}`;
}

const say = speaker({
  dealt: ({ deal, deals, dealer }, who) => `Deal ${deal} of ${deals}. ${does(who, dealer, 'deal', 'deals')}.`,
  'your-call': yourCall,
  called,
  contract,
  'your-turn': yourTurn,
  played: ({ seat, card, takes }, who) =>
    `${capitalised(nameOf(who, seat))}: ${cards.name(card)}${takes ? ', takes it' : ''}.`,
  role: ({ seat, card, role }, who) => `${does(who, seat, 'show', 'shows')} ${cards.object(card)} – ${role} party.`,
  trick: ({ n, seat, points: taken }, who) => `Trick ${n}: ${nameOf(who, seat)}, ${points(taken)}.`,
  'card-refused': cardRefused,
  'call-refused': callRefused,
  settled,
  'party-over': ({ place, mine }) => `The match is over. You: ${ordinal(place)} place, ${spoken(mine)}.`,
  'stood-in': ({ seat }, who) => `${nameOf(who, seat)}: the computer got stuck, so a plain safe move was made.`
});

export const talk: TalkTexts = { say, reason };
