/** What every language has to say: the shape of the catalogue, area by area. */
import type { Level } from '../ai/levels';
import type { Reason } from '../ai/reasons';
import type { Card, Rank, Seat, Suit } from '../rules/public/cards';
import type { Call, Contract, Role } from '../rules/public/contracts';
import type { NumberFault } from '../rules/public/deal-number';
import type { HouseFault } from '../rules/public/house-rules';
import type { Refusal } from '../rules/public/refusals';
import type { PresetId, Ruleset } from '../rules/public/rulesets';
import type { SettledDouble, Settlement, Step } from '../rules/public/settlement';
import type { AdviceTexts, ReviewTexts } from './advice-shape';
import type { ArchiveTexts, BackupTexts } from './backup-shape';
import type { BalanceTexts, DailyTexts } from './daily-shape';
import type { HistoryTexts } from './history-shape';
import type { Locale } from './locales';
import type { Message } from './message';
import type { RoomTexts, StatsTexts } from './stats-shape';

/** Who sits there. `name` is not used where `you` is true: each language has its own word for you. */
export type Who = (seat: Seat) => { readonly name: string; readonly you: boolean };

export const FACES = ['french', 'bavarian'] as const;
/** Which pack the cards are named after; only German names the Bavarian pack differently. */
export type Face = (typeof FACES)[number];

export interface CardTexts {
  /** `Kreuz-Dame`, `dama trefl`, `queen of clubs`. */
  name(card: Card, face?: Face): string;
  /** After "you have": `die Kreuz-Dame`, `damę trefl`, `the queen of clubs`. */
  object(card: Card, face?: Face): string;
  /** Several, with commas: `as kier, walet pik`. */
  list(cards: readonly Card[], face?: Face): string;
  readonly suits: Readonly<Record<Suit, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  /** The letters in the corner of a card. */
  readonly index: Readonly<Record<Face, Readonly<Record<Rank, string>>>>;
  readonly back: string;
}

export interface CallButton {
  readonly call: Call;
  readonly doubleName: string | null;
  readonly value: number | null;
}

export interface GameTexts {
  readonly contracts: Readonly<Record<Contract, string>>;
  /** One sentence: who plays with whom, what wins, what it is worth. */
  meaning(contract: Contract, rules: Pick<Ruleset, 'values'>): string;
  /** One sentence for any button of the auction; for a double `value` is the factor. */
  callMeaning(button: CallButton, rules: Pick<Ruleset, 'values'>): string;
  /** What wins this contract, short: `alle vier Stiche`. */
  readonly goals: Readonly<Record<Contract, string>>;
  /** The name of a call without its value: `Pass`, `Kontra`, `Zolo du`. */
  call(call: Call, doubleName: string | null): string;
  /** On the button: `Zolo · 5`, `Kontra · ×2`. */
  callButton(button: CallButton): string;
  /** The button aloud: `Zolo, Wert 5`. */
  callSpoken(button: CallButton): string;
  /** A rule's name of a double as shown alone: `Kontra`. */
  doubleName(name: string): string;
  /** While nothing is announced and nobody can tell a normal game from a cicha. */
  readonly nothingAnnounced: string;
  /** Why an act is refused, without the cards at hand; `say` names them. */
  readonly refusals: Readonly<Record<Refusal, string>>;
  readonly roles: Readonly<Record<Role, string>>;
}

export interface TalkTexts {
  /** One whole sentence (or two short ones) for the live line and the log. */
  say(message: Message, who: Who, face?: Face): string;
  /** Why a computer did it, as a neighbour would say it: a sentence without its subject. */
  reason(reason: Reason): string;
}

export type BadgeName = 'dealer' | 'old' | 'young' | 'partner' | 'alone';

/** What the person knows of the sides: `old` and `young` hold only the seats that are known. */
export interface ShownSides {
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  readonly old: readonly Seat[];
  readonly young: readonly Seat[];
}

export interface TableTexts {
  /** The invisible heading: game, deal n of m, contract. */
  heading(game: string, deal: number, deals: number, contract: Contract | null): string;
  dealOf(deal: number, deals: number): string;
  readonly you: string;
  readonly yourScore: string;
  score(n: number): string;
  scoreSpoken(n: number): string;
  points(n: number): string;
  cardsLeft(n: number): string;
  readonly pointsWord: string;
  /** Headings of the parts of the table. */
  readonly parts: Readonly<
    Record<'table' | 'trick' | 'hand' | 'auction' | 'log' | 'ladder' | 'lastTrick' | 'menu', string>
  >;
  /** Short names of what the lower bar opens. */
  readonly balance: string;
  readonly logName: string;
  /** Shows or hides what each call means. */
  readonly meanings: string;
  /** Who plays with whom, as far as it is known. */
  sides(sides: ShownSides, who: Who): string;
  readonly badgeLetters: Readonly<Record<Exclude<BadgeName, 'alone'>, string>>;
  readonly badgeNames: Readonly<Record<BadgeName, string>>;
  /** What a badge means, when it is pressed; `name` null: your own. */
  badge(badge: BadgeName, name: string | null): string;
  /** A seat aloud: name, score, badges, cards left. */
  seat(name: string | null, score: number, badges: readonly BadgeName[], cardsLeft: number): string;
  /** What a seat said last. */
  said(call: Call, doubleName: string | null): string;
  readonly turnMark: string;
  readonly yourTurn: string;
  /** Waits for another; null: for nobody by name. */
  thinking(name: string | null): string;
  handCard(card: Card, trump: boolean, face?: Face): string;
  /** A card in the trick: whose, and whether it holds the trick so far. */
  trickCard(card: Card, name: string | null, holds: boolean, face?: Face): string;
  readonly emptyTrick: string;
  trickTitle(n: number, name: string | null, points: number): string;
  readonly noLastTrick: string;
  ladderCard(card: Card, state: 'mine' | 'out' | 'gone', face?: Face): string;
  readonly ladderShow: string;
  readonly ladderHide: string;
  readonly logEmpty: string;
  readonly menu: Readonly<
    Record<'open' | 'close' | 'settings' | 'leave' | 'copyRecord' | 'copyNumber' | 'copied' | 'copyFailed', string>
  >;
  number(number: string): string;
  readonly keys: string;
  readonly status: Readonly<Record<'loading' | 'damaged' | 'elsewhere' | 'missing', string>>;
}

export interface ResultTexts {
  /** `Die Jungen gewinnen 61 zu 43`, by the contract's own goal. */
  title(s: Settlement, who: Who): string;
  /** What the deal did to your score: `Du: +2`. */
  mine(n: number): string;
  mineSpoken(n: number): string;
  /** What had to be reached: `Zolo du: alle vier Stiche`. */
  goal(contract: Contract): string;
  /** Why this side lost at 52:52; null when the points differ or do not matter. */
  tie(s: Settlement, rules: Pick<Ruleset, 'tie'>): string | null;
  readonly stepsTitle: string;
  /** One row of the arithmetic: what, and the figure. */
  step(
    step: Step,
    s: Settlement,
    rules: Pick<Ruleset, 'schneiderMax'>
  ): { readonly label: string; readonly figure: string };
  readonly valueLabel: string;
  readonly doublesTitle: string;
  /** `Kontra (Jón)`. */
  double(d: SettledDouble, who: Who): string;
  /** Why a double is struck; null when it counts. */
  struck(d: SettledDouble, s: Settlement, rules: Pick<Ruleset, 'maxDoubles'>): string | null;
  /** Who pays whom how much. */
  payment(s: Settlement, who: Who): string;
  readonly scoresTitle: string;
  readonly handsTitle: string;
  readonly tricksTitle: string;
  readonly fourQueens: string;
  readonly next: string;
  readonly toResult: string;
  readonly enterHint: string;
}

export interface PartyTexts {
  readonly title: string;
  /** The headline for you: `Du bist Zweiter mit +14 Punkten`. */
  headline(place: number, shared: boolean, total: number): string;
  place(place: number, shared: boolean): string;
  readonly sharedNote: string;
  readonly totalsTitle: string;
  readonly leaderboardTitle: string;
  readonly plus: string;
  bonus(place: number): string;
  readonly sum: string;
  readonly again: string;
  readonly back: string;
}

export interface NameAndLine {
  readonly name: string;
  readonly line: string;
}

/** `future-day`: a Tagesblatt of a day to come. */
export type StartFault = NumberFault | 'bad-record' | 'future-day';

export interface HomeTexts {
  readonly title: string;
  readonly subtitle: string;
  readonly rulesLabel: string;
  readonly presets: Readonly<Record<PresetId, NameAndLine>>;
  readonly house: NameAndLine;
  rulesName(rules: Pick<Ruleset, 'id' | 'name'>): string;
  readonly levelLabel: string;
  readonly levels: Readonly<Record<Level, NameAndLine>>;
  readonly dealsLabel: string;
  deals(n: number): string;
  readonly start: string;
  readonly resume: string;
  resumeLine(deal: number, deals: number, score: number): string;
  readonly numberTitle: string;
  readonly numberLabel: string;
  readonly numberHint: string;
  readonly numberStart: string;
  readonly numberFaults: Readonly<Record<StartFault, string>>;
  houseFault(fault: HouseFault): string;
  readonly offline: string;
  readonly offlineReady: string;
  readonly install: string;
  readonly installHint: string;
  readonly installHintIos: string;
  version(version: string): string;
}

export interface SettingsTexts {
  readonly title: string;
  readonly language: string;
  readonly languages: Readonly<Record<Locale, string>>;
  readonly light: string;
  readonly lights: Readonly<Record<'auto' | 'day' | 'evening', string>>;
  readonly speed: string;
  /** By the factor of all pauses. */
  readonly speeds: Readonly<Record<0 | 0.5 | 1 | 1.6, string>>;
  readonly close: string;
}

export interface NoticeTexts {
  readonly storage: Readonly<Record<'unavailable' | 'write-failed', string>>;
  readonly damaged: string;
  readonly elsewhere: string;
  readonly elsewhereReload: string;
  readonly noParty: string;
  readonly toStart: string;
  readonly workerFailed: string;
  readonly oldBrowser: string;
  readonly noScript: string;
  readonly update: string;
  readonly updateReload: string;
  readonly updateLater: string;
  readonly notFoundTitle: string;
  readonly notFoundText: string;
  readonly errorTitle: string;
  readonly errorText: string;
  readonly close: string;
}

export interface Catalogue {
  readonly locale: Locale;
  readonly cards: CardTexts;
  readonly games: GameTexts;
  readonly talk: TalkTexts;
  readonly table: TableTexts;
  readonly result: ResultTexts;
  readonly party: PartyTexts;
  readonly advice: AdviceTexts;
  readonly review: ReviewTexts;
  readonly home: HomeTexts;
  readonly daily: DailyTexts;
  readonly balance: BalanceTexts;
  readonly rooms: RoomTexts;
  readonly stats: StatsTexts;
  readonly archive: ArchiveTexts;
  readonly backup: BackupTexts;
  readonly history: HistoryTexts;
  readonly settings: SettingsTexts;
  readonly notices: NoticeTexts;
  /** +2, −4, 0 on screen. */
  signed(n: number): string;
  /** plus 2, minus 4 in spoken sentences. */
  spoken(n: number): string;
}
