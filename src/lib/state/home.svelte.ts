/** The start page: what can be gone on with, and the ways to begin. */
import { readRecord, dealOf, replayRecord } from '../rules/full/record';
import { totalsOf } from '../rules/full/party';
import { parseDate, type CalendarDate } from '../rules/public/calendar';
import { DAILY_DEALS, dailyCode, readDailyCode } from '../rules/public/daily-code';
import { parseNumber, type DailyNumber, type NumberFault } from '../rules/public/deal-number';
import { isPresetId, type PresetId } from '../rules/public/rulesets';
import type { Level } from '../ai/levels';
import type { Mode, PartyHeader } from '../storage/schema';
import { rulesIn } from '../storage/header';
import { emptyTable, replayTable } from '../table/table-state';
import { attemptAt, DAILY_LEVEL, statusOf } from './day';
import { DEVICE_SETTINGS } from './device-settings';
import { ledger } from './ledger.svelte';
import { ME, newParty, type PartyChoice } from './party';
import { finishedDeals, keepFinished } from './records';
import { reminder } from './reminder.svelte';
import { settings } from './settings.svelte';
import { store } from './store';
import { table } from './table.svelte';
import { today } from './today';

export interface Resume {
  readonly party: string;
  readonly deal: number;
  readonly deals: number;
  readonly score: number;
  readonly rulesName: string;
  /** Of its Tagesblatt; null for any other party. */
  readonly date: CalendarDate | null;
  readonly level: Level;
}

/** What may be wrong with a typed deal number or a pasted deal record; `future-day`: a Tagesblatt of a day to come. */
export type StartFault = NumberFault | 'bad-record' | 'future-day';

export { DAILY_DEALS };

const { toldOfUnreadable: TOLD } = DEVICE_SETTINGS;

class Home {
  ready = $state(false);
  resume = $state.raw<Resume | null>(null);
  /** A stored party could not be read and was put aside. */
  damaged = $state(false);

  async open(): Promise<void> {
    await settings.open();
    this.damaged = await this.#findsUnreadable();
    this.resume = await this.#findResume();
    this.ready = true;
    void ledger.read().then(() => reminder.look(ledger.finished));
  }

  /** Whether something lies in the store that cannot be read and was not told of before. */
  async #findsUnreadable(): Promise<boolean> {
    const [unreadable, told] = await Promise.all([store.unreadable(), store.setting(TOLD)]);
    if (unreadable.length === 0) return false;
    await store.putSetting(TOLD, unreadable);
    return !Array.isArray(told) || unreadable.some((key) => !told.includes(key));
  }

  async #findResume(): Promise<Resume | null> {
    for (const header of (await store.parties()).filter((p) => p.state === 'running')) {
      const resume = await resumeOf(header);
      if (resume !== null) return resume;
      this.damaged = true;
      await store.putParty({ ...header, state: 'damaged' });
    }
    return null;
  }

  /** Goes on with the party that `resume` names. */
  goOn(): void {
    if (this.resume !== null) table.choose(this.resume.party);
  }

  async start(): Promise<void> {
    await this.#begin(newParty(choice()));
  }

  /** Begins the deal or party of a number, or goes on from a deal record; null when it worked. */
  async startNumber(text: string): Promise<StartFault | null> {
    if (text.trimStart().startsWith('{')) return this.#startRecord(text);
    const number = parseNumber(text, settings.rules);
    if (!number.ok) return number.why;
    if (number.value.kind === 'daily') return this.#startDay(number.value);
    const { rules } = number.value;
    await this.#begin(newParty({ ...choice(), ...(isPresetId(rules) && { rules }) }, number.value));
    return null;
  }

  /** Today's Tagesblatt: the first attempt, or what is left of it; once that is played, again for practice. */
  async startDaily(rules: PresetId = settings.rules): Promise<void> {
    const date = today();
    const [parties, deals] = await Promise.all([store.parties(), finishedDeals(store)]);
    const isDone = statusOf(deals, parties, rules, date).state === 'done';
    const attempt = isDone ? undefined : attemptAt(parties, rules, date);
    if (attempt !== undefined) return table.choose(attempt.id);
    await this.#begin(dayParty({ rules, code: dailyCode(rules, date), deal: null }, isDone ? 'practice' : 'daily'));
  }

  /** A day of the archive, by its date as the calendar writes it. */
  async startDate(rules: PresetId, text: string): Promise<StartFault | null> {
    const date = parseDate(text);
    if (date === null) return 'bad-date';
    return this.#startDay({ rules, date, code: dailyCode(rules, date), deal: null });
  }

  /** Past days, and single deals, are for practice. */
  async #startDay(day: Pick<DailyNumber, 'rules' | 'date' | 'code' | 'deal'>): Promise<StartFault | null> {
    if (day.date > today()) return 'future-day';
    if (day.date === today() && day.deal === null) await this.startDaily(day.rules);
    else await this.#begin(dayParty(day, 'practice'));
    return null;
  }

  async #startRecord(text: string): Promise<StartFault | null> {
    const read = readRecord(text);
    const start = read.ok ? dealOf(read.value) : read;
    if (!read.ok || !start.ok) return 'bad-record';
    const { events, offence } = replayRecord(start.value, read.value);
    const { rules, dealer, hands } = start.value;
    if (offence !== null || !isPresetId(rules.id)) return 'bad-record';
    const header = {
      ...newParty({ ...choice(), rules: rules.id, deals: 1, mode: 'practice' }),
      given: { dealer, hands }
    };
    for (const [seq, event] of events.entries()) await store.append(header.id, seq, { event });
    await keepFinished(store, header);
    await this.#begin(header);
    return null;
  }

  async #begin(header: PartyHeader): Promise<void> {
    await store.putParty(header);
    table.choose(header.id);
  }
}

const choice = (): PartyChoice => ({ rules: settings.rules, level: settings.level, deals: settings.deals });

const dayParty = (day: Pick<DailyNumber, 'rules' | 'code' | 'deal'>, mode: Mode): PartyHeader =>
  newParty({ rules: day.rules, level: DAILY_LEVEL, deals: DAILY_DEALS, mode }, day);

/** Null when what is stored of the party cannot have happened. */
async function resumeOf(header: PartyHeader): Promise<Resume | null> {
  const rules = rulesIn(header);
  const state = rules && replayTable(emptyTable(rules, header.deals), await store.entries(header.id));
  if (!rules || !state) return null;
  return {
    party: header.id,
    deal: Math.max(1, state.dealNo),
    deals: header.deals,
    score: totalsOf(state.scores)[ME],
    rulesName: rules.name,
    date: readDailyCode(header.code)?.date ?? null,
    level: header.level
  };
}

export const home = new Home();
