/** Everything the catalogue can say, said once: every text, and every function with arguments that reach its branches. */
import type { Reason } from '../../../src/lib/ai/reasons';
import type { Catalogue, ShownSides, Who } from '../../../src/lib/i18n/catalogue';
import type { Message } from '../../../src/lib/i18n/message';
import { IMPORT_FAULTS } from '../../../src/lib/i18n/backup-shape';
import { parseDate } from '../../../src/lib/rules/public/calendar';
import { SEATS, type Seat } from '../../../src/lib/rules/public/cards';
import { CALLS, CONTRACTS, type Contract } from '../../../src/lib/rules/public/contracts';
import { HOUSE_FAULTS } from '../../../src/lib/rules/public/house-rules';
import { REFUSALS } from '../../../src/lib/rules/public/refusals';
import { PRESETS } from '../../../src/lib/rules/public/rulesets';
import { settle, type Outcome, type Settlement } from '../../../src/lib/rules/public/settlement';

const NAMES = ['', 'Halżka', 'Frãcek', 'Jón'] as const;
export const who: Who = (seat) => ({ name: NAMES[seat], you: seat === 0 });

const { baska, kop } = PRESETS;
const kontras: readonly Seat[] = [0, 1, 2];
const outcome = (
  contract: Contract,
  old: readonly Seat[],
  oldPoints: number,
  doubles: readonly Seat[] = []
): Outcome => ({
  contract,
  old,
  doubles,
  points: { old: oldPoints, young: 104 - oldPoints },
  tricksWon: {
    old: oldPoints === 0 ? 0 : oldPoints === 104 ? 4 : 2,
    young: oldPoints === 104 ? 0 : oldPoints === 0 ? 4 : 2
  }
});

export const SETTLEMENTS: readonly Settlement[] = [
  ...CONTRACTS.flatMap((contract) => [
    outcome(contract, contract === 'normal' || contract === 'wesele' ? [1, 3] : [0], 104),
    outcome(contract, contract === 'normal' || contract === 'wesele' ? [1, 3] : [3], 43)
  ]),
  outcome('normal', [0, 1], 0, kontras),
  outcome('normal', [0, 1], 20, [0, 1, 2]),
  outcome('normal', [0, 1], 52, kontras),
  outcome('cicha', [1], 52)
].map((o) => settle(PRESETS[o.contract === 'kop' ? 'kop' : 'baska'], o));

const MESSAGE_CARDS = [null, { seat: 3, card: 'QC' }] as const;
/** At least one of every kind; the type of the table sees that none is missing. */
const BY_KIND: { readonly [T in Message['t']]: readonly Omit<Extract<Message, { t: T }>, 't'>[] } = {
  dealt: SEATS.map((dealer) => ({ deal: 3, deals: 8, dealer })),
  'your-call': [0, 1, 2, 4].flatMap((level) => [null, 'zolo' as const].map((standing) => ({ standing, level }))),
  called: SEATS.flatMap((seat) =>
    CALLS.flatMap((call) =>
      [1, 2, 3, 4].map((level) => ({ seat, call, name: call === 'double' ? 'kontra' : null, level }))
    )
  ),
  contract: [null, ...CONTRACTS].flatMap((contract) =>
    ([null, 0, 1] as const).map((declarer) => ({ contract, declarer, leader: 2 as const }))
  ),
  'your-turn': [
    { lead: null, holder: null, legal: ['AH'] },
    { lead: MESSAGE_CARDS[1], holder: { seat: 1, card: 'TH' }, legal: ['AH'] }
  ],
  played: SEATS.flatMap((seat) => [true, false].map((takes) => ({ seat, card: 'TH' as const, takes }))),
  role: SEATS.flatMap((seat) => (['old', 'young'] as const).map((role) => ({ seat, card: 'JC' as const, role }))),
  trick: SEATS.map((seat) => ({ n: 2, seat, points: 24 })),
  'card-refused': REFUSALS.flatMap((why) =>
    [[], ['QS'], ['QS', 'JD']].map((legal) => ({
      why,
      card: 'TD' as const,
      holder: 'QH' as const,
      legal: legal as ['QS']
    }))
  ),
  'call-refused': REFUSALS.flatMap((why) =>
    [null, 'zolo' as const].map((standing) => ({ why, call: 'wesele' as const, standing }))
  ),
  settled: SETTLEMENTS.map(({ contract, won, points, scores }) => ({ contract, won, points, mine: scores[0] })),
  'party-over': [1, 2, 3, 4].map((place) => ({ place, mine: 10 - 5 * place })),
  'stood-in': [{ seat: 1 }]
};
export const MESSAGES = Object.entries(BY_KIND).flatMap(([t, all]) => all.map((m) => ({ t, ...m }) as Message));

const BY_CODE: { readonly [C in Reason['code']]: readonly Omit<Extract<Reason, { code: C }>, 'code'>[] } = {
  'four-queens': [{}],
  'holds-top-trumps': [1, 2, 3, 4].flatMap((n) => [null, 71].map((chance) => ({ n, chance }))),
  'all-tricks-sure': [{}],
  'game-pays': [{ chance: 71, score: 2.4 }],
  'strong-hand': [{}],
  'side-ahead': [{ chance: 71 }],
  'gut-double': [{}],
  'only-pass': [{}],
  'silent-cicha': [{ chance: null }, { chance: 71 }],
  'partner-speaks': [{}],
  'nothing-better': [{ chance: null }, { chance: 71 }],
  'only-card': [{}],
  'all-the-same': [{ chance: 50 }],
  'gives-partner': [true, false].map((sure) => ({ points: 11, sure, chance: null })),
  cheapest: [{ chance: null }],
  'takes-cheaply': [{ points: 22, chance: 71 }],
  'cannot-be-beaten': [{ chance: null }],
  'wins-most': [{ chance: 71, score: 1.2 }],
  whim: [{}],
  'stand-in': [{}]
};
export const REASONS = Object.entries(BY_CODE).flatMap(([code, all]) => all.map((r) => ({ code, ...r }) as Reason));

export const SIDES: Readonly<Record<string, ShownSides>> = {
  nothing: { contract: null, declarer: null, old: [], young: [] },
  'you old': { contract: null, declarer: null, old: [0], young: [] },
  'you young': { contract: null, declarer: null, old: [], young: [0] },
  'one old': { contract: 'normal', declarer: null, old: [3], young: [0] },
  all: { contract: 'normal', declarer: null, old: [0, 3], young: [1, 2] },
  wesele: { contract: 'wesele', declarer: 3, old: [3], young: [] },
  'wesele, you young': { contract: 'wesele', declarer: 3, old: [3], young: [0] },
  'wesele, all': { contract: 'wesele', declarer: 3, old: [0, 3], young: [1, 2] },
  'you alone': { contract: 'zolo', declarer: 0, old: [0], young: [1, 2, 3] },
  'another alone': { contract: 'cicha', declarer: 3, old: [3], young: [0, 1, 2] }
};

const BUTTONS = CALLS.map((call) => ({
  call,
  doubleName: call === 'double' ? 'kontra' : null,
  value: call === 'pass' ? null : 2
}));
const BADGES = ['dealer', 'old', 'young', 'partner', 'alone'] as const;
const HOUSE_PLACES = ['', 'values', 'values.zolo', 'maxDoubles.cicha', 'schneiderMax.old', 'odd', 'values.odd'];

type Samples = Readonly<Record<string, readonly string[]>>;

/** What every function says, by area and name; `tests/unit/i18n/catalogue.test.ts` sees that none is missing. */
export function spokenBy({
  cards,
  games,
  talk,
  table,
  result,
  party,
  advice,
  review,
  home,
  archive,
  backup,
  daily,
  stats,
  history,
  ...rest
}: Catalogue): Samples {
  const step = (s: Settlement) => s.steps.map((one) => result.step(one, s, baska));
  return {
    'cards.name': [cards.name('QC'), cards.name('QC', 'bavarian')],
    'cards.object': [cards.object('QC'), cards.object('QC', 'bavarian')],
    'cards.list': [cards.list(['AH', 'JS']), cards.list(['AH'], 'bavarian')],
    'games.meaning': CONTRACTS.map((c) => games.meaning(c, c === 'kop' ? kop : baska)),
    'games.callMeaning': BUTTONS.map((b) => games.callMeaning(b, b.call === 'kop' ? kop : baska)),
    'games.call': BUTTONS.map((b) => games.call(b.call, b.doubleName)),
    'games.callButton': BUTTONS.map((b) => games.callButton(b)),
    'games.callSpoken': BUTTONS.map((b) => games.callSpoken(b)),
    'games.doubleName': [games.doubleName('kontra')],
    'talk.say': MESSAGES.map((m) => talk.say(m, who)),
    'talk.reason': REASONS.map((r) => talk.reason(r)),
    'table.heading': [null, 'zolo' as const].map((c) => table.heading('Baśka', 3, 8, c)),
    'table.dealOf': [table.dealOf(3, 8)],
    'table.score': [table.score(-4)],
    'table.scoreSpoken': [table.scoreSpoken(-4)],
    'table.points': [table.points(5)],
    'table.cardsLeft': [table.cardsLeft(3)],
    'table.sides': Object.values(SIDES).map((s) => table.sides(s, who)),
    'table.badge': BADGES.flatMap((b) => [table.badge(b, null), table.badge(b, 'Jón')]),
    'table.seat': [table.seat(null, 2, [], 4), table.seat('Jón', -4, BADGES, 1)],
    'table.said': BUTTONS.map((b) => table.said(b.call, b.doubleName)),
    'table.thinking': [table.thinking(null), table.thinking('Jón')],
    'table.handCard': [table.handCard('QC', true), table.handCard('AS', false)],
    'table.trickCard': [table.trickCard('QC', null, true), table.trickCard('QC', 'Jón', false)],
    'table.trickTitle': [table.trickTitle(2, null, 24), table.trickTitle(2, 'Jón', 24)],
    'table.ladderCard': (['mine', 'out', 'gone'] as const).map((state) => table.ladderCard('QC', state)),
    'table.number': [table.number('B·7F3K-9Q2M·3')],
    'result.title': SETTLEMENTS.map((s) => result.title(s, who)),
    'result.mine': [result.mine(2)],
    'result.mineSpoken': [result.mineSpoken(-4)],
    'result.goal': CONTRACTS.map((c) => result.goal(c)),
    'result.tie': SETTLEMENTS.flatMap((s) =>
      [result.tie(s, baska) ?? [], result.tie(s, { tie: 'old-lose' }) ?? []].flat()
    ),
    'result.step': SETTLEMENTS.flatMap(step).flatMap(({ label, figure }) => [label, figure]),
    'result.double': SETTLEMENTS.flatMap((s) => s.settledDoubles.map((d) => result.double(d, who))),
    'result.struck': SETTLEMENTS.flatMap((s) => s.settledDoubles.flatMap((d) => result.struck(d, s, baska) ?? [])),
    'result.payment': SETTLEMENTS.map((s) => result.payment(s, who)),
    'party.headline': [1, 2, 3, 4].flatMap((n) => [true, false].map((shared) => party.headline(n, shared, 14))),
    'party.place': [1, 2, 3, 4].flatMap((n) => [true, false].map((shared) => party.place(n, shared))),
    'party.bonus': [1, 2, 3, 4].map((n) => party.bonus(n)),
    'advice.wins': [advice.wins(1312, 2000), advice.wins(1, 1)],
    'advice.percent': [advice.percent(66)],
    'advice.score': [0.84, -1.2, 0.04].map((n) => advice.score(n)),
    'advice.scoreSpoken': [0.84, -1.2, 0].map((n) => advice.scoreSpoken(n)),
    'advice.follow': [
      advice.follow({ t: 'play', card: 'QC' }),
      advice.follow({ t: 'call', call: 'pass', doubleName: null }),
      advice.follow({ t: 'call', call: 'double', doubleName: 're' })
    ],
    'advice.why': REASONS.map((r) => advice.why(r)),
    'review.title': [review.title(3)],
    'review.progress': [review.progress(2, 5)],
    'review.summary': [1, 5].map((free) => review.summary(1, free)),
    'review.lost': [review.lost(1.5)],
    'review.chances': [review.chances(72, 51)],
    'review.cost': [review.cost(1.5)],
    'review.costSpoken': [review.costSpoken(1.5)],
    'review.accuracy': [review.accuracy(31, 36)],
    'review.costliest': [review.costliest(3)],
    'home.rulesName': [home.rulesName(baska), home.rulesName({ id: 'house', name: 'Wdzydze' })],
    'home.deals': [8, 12, 16, 24].map((n) => home.deals(n)),
    'home.resumeLine': [home.resumeLine(3, 8, -4)],
    'home.houseFault': HOUSE_FAULTS.flatMap((code) => HOUSE_PLACES.map((at) => home.houseFault({ code, at }))),
    'archive.month': [archive.month(2026, 12)],
    'archive.day': [archive.day(parseDate('2026-12-04')!)],
    'archive.left': [archive.left(3, 8)],
    'archive.result': [archive.result(4, -2), archive.result(-4, null)],
    'backup.say': [
      ...[0, 2].map((leftOut) => backup.say({ t: 'saved', deals: 22, leftOut })),
      ...[0, 1, 3].map((n) => backup.say({ t: 'loaded', deals: n, parties: n })),
      ...IMPORT_FAULTS.map((why) => backup.say({ t: 'refused', why, line: null })),
      backup.say({ t: 'refused', why: 'bad-record', line: 3 })
    ],
    'backup.reminder': [backup.reminder(20)],
    'daily.date': [daily.date(parseDate('2026-12-01')!)],
    'daily.special': [true, false].map((isOver) => daily.special(parseDate('2026-12-04')!, isOver) ?? ''),
    'daily.running': [daily.running(3, 8, -4)],
    'daily.done': [daily.done(-4, null), daily.done(14, 11)],
    'daily.streak': [1, 2, 5, 22].map((n) => daily.streak(n)),
    'daily.strongScored': [daily.strongScored(-4)],
    'daily.strongSpoken': [daily.strongSpoken(-4)],
    'daily.ahead': [3, 1, 0, -5].map((n) => daily.ahead(n)),
    'daily.deals': [daily.deals(8)],
    'daily.shortStreak': [daily.shortStreak(12)],
    'history.strong': [history.strong(-4)],
    'history.strongSpoken': [history.strongSpoken(-4)],
    'history.page': [history.page(3, 400)],
    'history.step': [history.step(3, 20)],
    'history.swapLine': [history.swapLine('Jón')],
    'history.swapRunning': [history.swapRunning({ same: 7, asked: 7, deals: 50 })],
    'history.swapDone': [50, 49].map((same) => history.swapDone({ same, asked: 50, deals: 50 })),
    'home.version': [home.version('1.0.0')],
    'stats.lineSpoken': [1, 2, 22, 1200].map((n) => stats.lineSpoken(n, 5, -4, 1500)),
    'stats.skillSpoken': [1, 8].map((n) => stats.skillSpoken(n, -4)),
    'stats.skillMean': [stats.skillMean(null, null), stats.skillMean(-0.34, 1.2)],
    'stats.skillCounts': [stats.skillCounts(1, 2, 5)],
    'stats.accuracy': [1, 2, 5].map((n) => stats.accuracy(n)),
    'stats.fair': (['within-chance', 'unusual', 'too-few'] as const).map((v) => stats.fair(v, 1200, 100)),
    'stats.giveOrTake': [stats.giveOrTake(5.49, 2.3), stats.giveOrTake(30_000, 94.9)],
    'stats.number': [stats.number(12)],
    'stats.signed': [stats.signed(-4)],
    'stats.signedDecimal': [stats.signedDecimal(-0.84)],
    'stats.percent': [stats.percent(0.66)],
    signed: [rest.signed(-4)],
    spoken: [rest.spoken(-4)]
  };
}
