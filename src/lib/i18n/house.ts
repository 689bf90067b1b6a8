/** Turns a fault of house rules into a sentence, with the place it names in plain words. */
import { CONTRACTS, type Contract, type Role } from '../rules/public/contracts';
import { HOUSE_LIMITS, type HouseFault } from '../rules/public/house-rules';

type Table = keyof typeof HOUSE_LIMITS;

interface PlaceWords {
  readonly tables: Readonly<Record<Table, string>>;
  readonly contracts: Readonly<Record<Contract, string>>;
  readonly roles: Readonly<Record<Role, string>>;
  /** For a fault of the whole. */
  readonly rules: string;
}

interface Place {
  /** As in the rules' own notation: `values.zolo`. */
  readonly at: string;
  readonly place: string;
  readonly low: number;
  readonly high: number;
}

/** A limit on doubles depends on the rules too, so its range cannot be told. */
type Sentences = Readonly<Record<HouseFault['code'] | 'too-many-doubles', (place: Place) => string>>;

const isTable = (key: string): key is Table => Object.hasOwn(HOUSE_LIMITS, key);
const isContract = (key: string): key is Contract => (CONTRACTS as readonly string[]).includes(key);
const isRole = (key: string): key is Role => key === 'old' || key === 'young';

function placeOf(at: string, words: PlaceWords): Place {
  const [table = '', key = ''] = at.split('.');
  const [low, high] = isTable(table) ? HOUSE_LIMITS[table] : ([0, 0] as const);
  const what = isTable(table) ? words.tables[table] : table === '' ? words.rules : table;
  const whose = isContract(key) ? words.contracts[key] : isRole(key) ? words.roles[key] : key;
  return { at, place: whose === '' ? what : `${what} (${whose})`, low, high };
}

export const faultTeller =
  (words: PlaceWords, sentences: Sentences) =>
  ({ code, at }: HouseFault): string =>
    sentences[code === 'out-of-range' && at.startsWith('maxDoubles.') ? 'too-many-doubles' : code](placeOf(at, words));
