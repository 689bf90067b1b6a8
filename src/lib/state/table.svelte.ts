/** The table as the screen sees it: a guest of the host, with what the eye needs on top: the held trick, the message, the log. */
import type { Message } from '../i18n/message';
import type { Card, Seat } from '../rules/public/cards';
import type { Call } from '../rules/public/contracts';
import { formatNumber } from '../rules/public/deal-number';
import { holderOf } from '../rules/public/trumps';
import { legalActs, trumpsIn, whyNot, type Act, type SeatView } from '../rules/public/view';
import { leaderboardOf, placesOf, totalsOf } from '../rules/full/party';
import type { PartyHeader } from '../storage/schema';
import { PACE } from '../table/bot-seat';
import { TableGuest, type Told } from '../table/guest';
import type { TableHost } from '../table/host';
import type { SeatEntry, TableView } from '../table/protocol';
import { adviser } from '../worker/adviser';
import { thinker } from '../worker/client';
import { Counsel } from './counsel.svelte';
import { dayInfoOf } from './day';
import { texts } from './language.svelte';
import { ledger } from './ledger.svelte';
import { narrate, prompt } from './narrate';
import { ScreenPace, speedFromAddress } from './pace';
import { botSeedOf, ME, NAMES, openTable } from './party';
import { keepAccuracy } from './records';
import { Reviews } from './reviews.svelte';
import { askToPersist } from './reminder.svelte';
import { rivals } from './rivals.svelte';
import type { AdviceState, LogLine, PartyInfo, PartyReview, ScreenPhase, TableScreen, TableStatus } from './screen';
import { settings } from './settings.svelte';
import { handIn, ladderIn, optionsIn, seatsIn, trickIn } from './show';
import { store } from './store';

class Table implements TableScreen {
  status = $state<TableStatus>('loading');
  message = $state.raw<Message | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  #header = $state.raw<PartyHeader | undefined>();
  #table = $state.raw<TableView | undefined>();
  /** The trick just taken still lies there to be seen. */
  #held = $state(false);
  #reviews = $state.raw<Reviews | undefined>();
  readonly #counsel = new Counsel(adviser);
  #chosen: string | undefined;
  #host: TableHost | undefined;
  #guest: TableGuest | undefined;
  readonly #pace = new ScreenPace(() => speedFromAddress(location.search) ?? settings.speed);

  readonly #shownScores = $derived.by(() => {
    const { scores, view } = this.#now;
    return this.#held && view.phase === 'over' ? scores.slice(0, -1) : scores;
  });
  readonly party = $derived.by((): PartyInfo => {
    const { dealNo, deals, view, closed } = this.#now;
    const header = this.#header!;
    const { id, code, first, level, given } = header;
    const scores = this.#shownScores;
    const totals = totalsOf(scores);
    const strong = scores.map((_, i) => rivals.par(id, i + 1));
    return {
      rules: view.rules,
      level,
      deal: dealNo,
      deals,
      number: given ? null : formatNumber({ rules: view.rules.id, code, deal: first + dealNo - 1 }),
      scores,
      strong,
      totals,
      places: placesOf(totals),
      leaderboard: closed ? leaderboardOf(scores, ME) : null,
      day: dayInfoOf(header, { mine: scores.map((deal) => deal[ME]), strong }, ledger.streak.current, texts())
    };
  });
  readonly phase = $derived.by((): ScreenPhase => {
    const { view, closed } = this.#now;
    if (closed) return 'party-over';
    if (view.phase === 'over') return this.#held ? 'play' : 'settlement';
    return view.phase;
  });
  readonly seats = $derived.by(() => seatsIn(this.#view, NAMES, this.party.totals));
  readonly options = $derived.by(() => optionsIn(this.#view));
  readonly hand = $derived.by(() => handIn(this.#view));
  readonly trick = $derived.by(() => trickIn(this.#view, this.#held));
  readonly ladder = $derived.by(() => ladderIn(this.#view));

  /** Only read while the status is `ready`. */
  get #now(): TableView {
    if (this.#table === undefined) throw new Error('no party is at the table');
    return this.#table;
  }
  get #view(): SeatView {
    return this.#now.view;
  }
  get ply(): number {
    return this.#view.ply;
  }
  get turn(): Seat | null {
    return this.#view.turn;
  }
  get myTurn(): boolean {
    return this.#view.turn === ME;
  }
  get contract() {
    return this.#view.contract ?? this.#view.auction.standing?.game ?? null;
  }
  get declarer(): Seat | null {
    return this.#view.declarer ?? this.#view.auction.standing?.seat ?? null;
  }
  get tricks() {
    return this.#view.tricks;
  }
  get settlement() {
    return this.#held ? null : this.#view.settlement;
  }
  get shown() {
    return this.#held ? null : this.#view.shown;
  }

  get advice(): AdviceState | null {
    return this.#counsel.state;
  }
  get review(): PartyReview {
    return this.#reviews!.party;
  }

  /** Which party to open next; without a choice the one that was played last. */
  choose(party: string): void {
    this.#chosen = party;
  }

  /** Sets the table for the chosen party. */
  async open(): Promise<void> {
    this.leave();
    await settings.open();
    const parties = await store.parties();
    const header = parties.find((p) => p.id === this.#chosen) ?? parties.find((p) => p.state !== 'damaged');
    if (header === undefined) {
      this.status = 'missing';
      return;
    }
    this.#header = header;
    this.#reviews = new Reviews(
      adviser,
      (deal) => botSeedOf(header, deal),
      (deal, accuracy) => void keepAccuracy(store, { party: header.id, deal }, accuracy)
    );
    const furniture = { store, thinker, pace: this.#pace, onConflict: () => (this.status = 'elsewhere') };
    const host = await openTable(header, furniture, (h) => this.#sit(h));
    if (host === null) {
      await store.putParty({ ...header, state: 'damaged' });
      this.status = 'damaged';
      return;
    }
    this.#host = host;
    this.status = 'ready';
    if (header.mode === 'daily') void ledger.read();
    if (header.state === 'running') await store.putParty({ ...header, touched: Date.now() });
  }

  /** Gets up; the party stays as it is written down. */
  leave(): void {
    this.#host?.close();
    this.#host = undefined;
    this.#reviews?.close();
    this.#counsel.drop();
    this.#pace.skip();
    this.#held = false;
    this.status = 'loading';
  }

  #sit(host: TableHost): TableGuest {
    this.#table = undefined;
    this.log = [];
    this.#guest = new TableGuest(
      (message) => void host.receive(ME, message),
      (told) => this.#hear(told)
    );
    return this.#guest;
  }

  /** The whole story after a welcome is only noted down; from then on each entry is shown as it comes. */
  #hear(told: readonly Told[]): void {
    const live = this.#table !== undefined;
    let before = this.#table;
    for (const { entry, table } of told) {
      this.#note(entry, table);
      this.#reviews?.note(entry, before?.view);
      before = table;
    }
    const last = told.at(-1)!;
    this.#table = last.table;
    this.#reviewFinished(last.table);
    if (live) this.#show(last);
    else this.message = prompt(last.table.view) ?? this.log.at(-1)?.message ?? null;
  }

  /** A deal as soon as it is over; at the end of the party those too that a reload made forget. */
  #reviewFinished({ view, dealNo, scores, closed }: TableView): void {
    if (closed || view.phase === 'over') void rivals.want(this.#header!, scores.length);
    if (closed) this.#reviews?.wantAll();
    else if (view.phase === 'over') this.#reviews?.want(dealNo);
  }

  #note(entry: SeatEntry, table: TableView): void {
    const before = entry.event.t === 'dealt' ? [] : this.log;
    const lines = narrate(entry, table).map((message, i) => ({
      id: before.length + i,
      message,
      reason: entry.why ?? null
    }));
    this.log = [...before, ...lines];
  }

  #show({ entry: { event }, table }: Told): void {
    if (event.t === 'played' && table.view.trick.length === 0) void this.#hold(table.seq);
    else this.#release();
    if (event.t === 'closed') void this.#finish();
  }

  /** A full trick lies there for a while before the table goes on. */
  async #hold(seq: number): Promise<void> {
    this.#held = true;
    this.message = this.log.findLast(({ message }) => message.t === 'trick')?.message ?? null;
    await this.#pace.pause(PACE.holdTrick + PACE.collect);
    if (this.#held && this.#table?.seq === seq) this.#release();
  }

  #release(): void {
    this.#held = false;
    this.message = prompt(this.#view) ?? this.log.at(-1)?.message ?? null;
  }

  async #finish(): Promise<void> {
    const header = this.#header;
    if (header !== undefined) await store.putParty({ ...header, state: 'over', touched: Date.now() });
    await ledger.read();
    if (header?.mode === 'daily') await askToPersist();
  }

  call(call: Call): void {
    const why = whyNot(this.#view, { t: 'call', call });
    if (why === null) return this.#act({ t: 'call', call });
    this.message = { t: 'call-refused', why, call, standing: this.#view.auction.standing?.game ?? null };
  }

  play(card: Card): void {
    const why = whyNot(this.#view, { t: 'play', card });
    if (why === null) return this.#act({ t: 'play', card });
    const holder = holderOf(trumpsIn(this.#view), this.#view.trick)?.card ?? null;
    const legal = legalActs(this.#view).flatMap((act) => (act.t === 'play' ? [act.card] : []));
    this.message = { t: 'card-refused', why, card, holder, legal };
  }

  #act(act: Act): void {
    this.#pace.skip();
    this.#guest?.act(act);
  }

  next(): void {
    if (this.phase === 'settlement') this.#guest?.next();
  }

  askAdvice(): void {
    if (this.myTurn) void this.#counsel.ask(this.#view, botSeedOf(this.#header!, this.#now.dealNo));
  }

  dropAdvice(): void {
    this.#counsel.drop();
  }

  askReview(deal: number): void {
    this.#reviews?.want(deal);
  }

  skip(): void {
    this.#pace.skip();
  }

  record(): string {
    const { rules, dealer, you, dealt, auction, tricks, trick, shown } = this.#view;
    const plays = [...tricks.flatMap((t) => t.cards), ...trick].map((p) => p.card);
    const hands = shown ?? [0, 1, 2, 3].map((seat) => (seat === you ? dealt : []));
    const calls = auction.said.map((s) => s.call);
    return JSON.stringify({ id: this.party.number ?? 'given', rules: rules.id, dealer, hands, calls, plays });
  }
}

export const table = new Table();
