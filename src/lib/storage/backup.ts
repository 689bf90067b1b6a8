/** Everything that is kept, in one file; and the door through which such a file comes back in. */
import { isSeat } from '../rules/public/cards';
import { MAX_DEALS } from '../rules/public/deal-number';
import { err, ok, type Result } from '../rules/public/result';
import { areHands } from '../rules/full/record';
import type { Entry } from '../table/table-state';
import { isHeader } from './header';
import { canonical, isBag, isSafe, type Bag } from './json';
import { isReason, packLog, Reasons, unpackLog } from './packed-log';
import type { DealResult, PartyHeader } from './schema';
import { sha256 } from './sha256';

export interface StoredParty {
  readonly header: PartyHeader;
  readonly entries: readonly Entry[];
  /** When each deal was over, in order, as far as it is known: the log does not say. */
  readonly times?: Times;
}

/** Milliseconds of the epoch. */
export type Times = readonly (number | null)[];

export interface Kept {
  readonly parties: readonly StoredParty[];
  readonly settings: Bag;
  readonly results: readonly DealResult[];
}

export interface Backup {
  /** Milliseconds of the epoch. */
  readonly created: number;
  /** The version of the app that wrote it. */
  readonly app: string;
  readonly kept: Kept;
}

export const BACKUP_FORMAT = 'speedbock-backup';
export const BACKUP_VERSION = 1;
export const MAX_BACKUP_BYTES = 20 * 1024 * 1024;

/**
 * `truncated`: begins as a backup, does not end as one; `newer`: written by a later version; `unsafe`: keys that would change
 * more than themselves; `changed`: the checksum is another; `bad-form`: a part is missing; `bad-party`: a party that cannot
 * have been played.
 */
export const BACKUP_FAULTS = [
  'too-big',
  'foreign',
  'truncated',
  'newer',
  'unsafe',
  'changed',
  'bad-form',
  'bad-party'
] as const;
export type BackupFault = (typeof BACKUP_FAULTS)[number];

export interface Made {
  readonly text: string;
  /** Parties that cannot be read back, and are not in the file. */
  readonly leftOut: readonly string[];
}

export function makeBackup({ parties, settings, results }: Kept, stamp: Omit<Backup, 'kept'>): Made {
  const reasons = new Reasons();
  const leftOut: string[] = [];
  const packed = parties.flatMap(({ header, entries, times }) => {
    const log = isStored(header) ? packLog(header, entries, reasons) : null;
    if (log !== null) return [{ header, log, ...(times && { times }) }];
    leftOut.push(header.id);
    return [];
  });
  const content = { parties: packed, reasons: reasons.all, settings, results: results.filter(isResult) };
  const file = { format: BACKUP_FORMAT, version: BACKUP_VERSION, created: stamp.created, app: stamp.app, content };
  return { text: JSON.stringify({ ...file, checksum: checksumOf(file) }), leftOut };
}

/** Of everything else in the file. */
const checksumOf = (file: Bag): string => sha256(canonical({ ...file, checksum: undefined }));

export function readBackup(text: string): Result<Backup, BackupFault> {
  if (isTooBig(text)) return err('too-big');
  const file = parsed(text);
  if (file === undefined) return err(BEGINS.test(text) ? 'truncated' : 'foreign');
  if (!isBag(file) || file['format'] !== BACKUP_FORMAT) return err('foreign');
  const { version, created, app } = file;
  if (!isSafe(file)) return err('unsafe');
  if (typeof version === 'number' && version > BACKUP_VERSION) return err('newer');
  if (checksumOf(file) !== file['checksum']) return err('changed');
  if (version !== BACKUP_VERSION || typeof created !== 'number' || typeof app !== 'string') return err('bad-form');
  const kept = keptIn(file['content']);
  return kept.ok ? ok({ created, app, kept: kept.value }) : kept;
}

const BEGINS = new RegExp(String.raw`^\s*\{\s*"format"\s*:\s*"${BACKUP_FORMAT}"`);

/** Characters are counted first: a text of so many has at least as many bytes. */
const isTooBig = (text: string): boolean =>
  text.length > MAX_BACKUP_BYTES || new TextEncoder().encode(text).length > MAX_BACKUP_BYTES;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function keptIn(content: unknown): Result<Kept, BackupFault> {
  if (!isBag(content)) return err('bad-form');
  const { parties, reasons, settings, results } = content;
  if (!Array.isArray(parties) || !Array.isArray(reasons) || !reasons.every(isReason)) return err('bad-form');
  if (!isBag(settings) || !Array.isArray(results) || !results.every(isResult)) return err('bad-form');
  const read = parties.map((party) => partyIn(party, reasons));
  if (!read.every((party) => party !== null)) return err('bad-party');
  if (new Set(read.map(({ header }) => header.id)).size !== read.length) return err('bad-form');
  return ok({ parties: read, settings, results });
}

function partyIn(x: unknown, reasons: readonly unknown[]): StoredParty | null {
  if (!isBag(x)) return null;
  const { header, log, times } = x;
  if (!isStored(header) || !Array.isArray(log)) return null;
  const entries = unpackLog(header, log, reasons);
  if (entries === null || !(times === undefined || areTimes(times))) return null;
  return { header, entries, ...(times && { times }) };
}

/** A header that was not put aside as damaged, its given cards included. */
function isStored(x: unknown): x is PartyHeader {
  if (!isHeader(x) || x.state === 'damaged') return false;
  return x.given === undefined || (isBag(x.given) && isSeat(x.given.dealer) && areHands(x.given.hands));
}

const isAbsentOr = (x: unknown, low: number, high: number): boolean =>
  x === undefined || (typeof x === 'number' && x >= low && x <= high);

const areTimes = (x: unknown): x is Times =>
  Array.isArray(x) && x.length <= MAX_DEALS && x.every((time) => time === null || (Number.isFinite(time) && time >= 0));

/** Far beyond any score. */
const MAX_PAR = 1e6;

const isResult = (x: unknown): x is DealResult =>
  isBag(x) &&
  typeof x['party'] === 'string' &&
  Number.isInteger(x['deal']) &&
  isAbsentOr(x['deal'], 1, MAX_DEALS) &&
  isAbsentOr(x['par'], -MAX_PAR, MAX_PAR) &&
  isAbsentOr(x['accuracy'], 0, 1);
