/** Deal records, one JSON object a line: out for others to read, and in again through the rules. */
import { dealOf, readRecord, recordOf, replayRecord, type DealRecord } from '../rules/full/record';
import { canonical } from './json';

/** `no-record`: no JSON of a record; `bad-deal`: cards, dealer or rules are wrong; `illegal`: the rules refuse an act. */
export const RECORD_FAULTS = ['no-record', 'bad-deal', 'illegal'] as const;
export type RecordFault = (typeof RECORD_FAULTS)[number];

export interface RecordsRead {
  /** In order, each deal once. */
  readonly records: readonly DealRecord[];
  readonly faults: readonly { readonly line: number; readonly why: RecordFault }[];
}

/** House rules have no name that anybody else knows: records of such deals stay at home. */
export const recordLines = (records: readonly DealRecord[]): string =>
  records.flatMap((record) => (record.rules === 'house' ? [] : [`${JSON.stringify(record)}\n`])).join('');

function recordIn(line: string): DealRecord | RecordFault {
  const raw = readRecord(line);
  if (!raw.ok) return 'no-record';
  const deal = dealOf(raw.value);
  if (!deal.ok) return 'bad-deal';
  const { state, offence } = replayRecord(deal.value, raw.value);
  return offence === null ? recordOf(String(raw.value.id), state) : 'illegal';
}

/** Empty lines are passed over; the others' faults are told by line, 1-based, and keep nothing else out. */
export function readRecordLines(text: string): RecordsRead {
  const records = new Map<string, DealRecord>();
  const faults: { line: number; why: RecordFault }[] = [];
  for (const [i, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === '') continue;
    const read = recordIn(line);
    if (typeof read === 'string') {
      faults.push({ line: i + 1, why: read });
      continue;
    }
    const key = canonical({ ...read, id: null });
    if (!records.has(key)) records.set(key, read);
  }
  return { records: [...records.values()], faults };
}
