/** The start page: what can be gone on with, and the ways to begin. */
import { readRecord, dealOf, replayRecord } from '../rules/full/record';
import { totalsOf } from '../rules/full/party';
import { DAILY_DEALS } from '../rules/public/daily-code';
import { parseNumber, type NumberFault } from '../rules/public/deal-number';
import { isPresetId } from '../rules/public/rulesets';
import type { Level } from '../ai/levels';
import type { PartyHeader } from '../storage/schema';
import { rulesIn } from '../storage/header';
import { emptyTable, replayTable } from '../table/table-state';
import { ME, newParty, type PartyChoice } from './party';
import { settings } from './settings.svelte';
import { store } from './store';
import { table } from './table.svelte';

export interface Resume {
  readonly party: string;
  readonly deal: number;
  readonly deals: number;
  readonly score: number;
  readonly rulesName: string;
  readonly level: Level;
}

/** What may be wrong with a typed deal number or a pasted deal record. */
export type StartFault = NumberFault | 'bad-record';

const TOLD = 'told-of-unreadable';

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
    const { rules, kind } = number.value;
    const deals = kind === 'daily' ? DAILY_DEALS : settings.deals;
    await this.#begin(newParty({ ...choice(), deals, ...(isPresetId(rules) && { rules }) }, number.value));
    return null;
  }

  async #startRecord(text: string): Promise<StartFault | null> {
    const read = readRecord(text);
    const start = read.ok ? dealOf(read.value) : read;
    if (!read.ok || !start.ok) return 'bad-record';
    const { events, offence } = replayRecord(start.value, read.value);
    const { rules, dealer, hands } = start.value;
    if (offence !== null || !isPresetId(rules.id)) return 'bad-record';
    const header = newParty({ ...choice(), rules: rules.id, deals: 1 });
    for (const [seq, event] of events.entries()) await store.append(header.id, seq, { event });
    await this.#begin({ ...header, given: { dealer, hands } });
    return null;
  }

  async #begin(header: PartyHeader): Promise<void> {
    await store.putParty(header);
    table.choose(header.id);
  }
}

const choice = (): PartyChoice => ({ rules: settings.rules, level: settings.level, deals: settings.deals });

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
    level: header.level
  };
}

export const home = new Home();
