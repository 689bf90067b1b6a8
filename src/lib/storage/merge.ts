/** Two devices' parties made one: nothing twice, nothing lost, in whichever order they are put together. */
import type { Kept, StoredParty, Times } from './backup';
import { groupedBy } from './grouped';
import { canonical, isBag } from './json';
import { wordOf } from './packed-log';
import type { DealResult, PartyHeader, PartyState } from './schema';
import { sha256 } from './sha256';

/** A party's story: what was settled before its first deal, then event by event; a log that goes further begins alike. */
interface Story {
  readonly party: StoredParty;
  readonly keys: readonly string[];
  /** Which stored parties, of which side, went into it. */
  readonly origins: readonly string[];
}

const ASIDE = '~';
/** The id that a party had before its story was put beside another of the same id. */
const rootOf = (id: string): string => id.split(ASIDE)[0]!;

const settledPart = (header: PartyHeader): string => canonical({ ...header, id: null, state: null, touched: null });

/** A damaged log may hold anything. */
const keyOf = (entry: unknown): string => {
  const event = isBag(entry) ? entry['event'] : null;
  return (isBag(event) ? wordOf(event) : null) ?? canonical(entry);
};

const storyOf = (party: StoredParty, side: string): Story => ({
  party,
  keys: [settledPart(party.header), ...party.entries.map(keyOf)],
  origins: [side + party.header.id]
});

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Where two stories first differ; the length of the shorter when it never does. */
function divergence(a: readonly string[], b: readonly string[]): number {
  const end = Math.min(a.length, b.length);
  for (let i = 0; i < end; i++) if (a[i] !== b[i]) return i;
  return end;
}

/** By the first difference, so that the order stays when a story goes on; a beginning comes before what follows from it. */
function compareStories(a: Story, b: Story): number {
  const at = divergence(a.keys, b.keys);
  if (at === a.keys.length || at === b.keys.length) {
    return a.keys.length - b.keys.length || compareTexts(canonical(a.party.entries), canonical(b.party.entries));
  }
  return compareTexts(a.keys[at]!, b.keys[at]!);
}

const RANK: Readonly<Record<PartyState, number>> = { damaged: 0, running: 1, over: 2 };
const furtherOf = (a: PartyState, b: PartyState): PartyState => (RANK[a] > RANK[b] ? a : b);

/** The longer of two stories of which one begins the other; where they are one, what is known of both. */
function joined(short: Story, long: Story): Story {
  const [a, b] = [short.party.header, long.party.header];
  const isSame = short.keys.length === long.keys.length;
  const header = isSame ? { ...b, state: furtherOf(a.state, b.state), touched: Math.max(a.touched, b.touched) } : b;
  const times = earliest(short.party.times, long.party.times);
  const party = { ...long.party, header, ...(times && { times }) };
  return { ...long, party, origins: [...short.origins, ...long.origins] };
}

/** The deals are the same ones: each was over when it was first over. */
function earliest(a: Times | undefined, b: Times | undefined): Times | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) => {
    const known = [a[i], b[i]].filter((time) => typeof time === 'number');
    return known.length === 0 ? null : Math.min(...known);
  });
}

/** Sorted, a story stands right behind its own beginnings. */
function withoutBeginnings(stories: readonly Story[]): readonly Story[] {
  const kept: Story[] = [];
  for (const story of stories.toSorted(compareStories)) {
    const last = kept.at(-1);
    if (last !== undefined && divergence(last.keys, story.keys) === last.keys.length)
      kept.push(joined(kept.pop()!, story));
    else kept.push(story);
  }
  return kept;
}

/** The first keeps the id; the others get one that says where they turned off, which stays when they go on. */
function named(id: string, stories: readonly Story[]): readonly Story[] {
  const [first, ...others] = stories;
  if (first === undefined) return [];
  const party = { ...first.party, header: { ...first.party.header, id } };
  const byTurn = groupedBy(others, ({ keys }) =>
    sha256(keys.slice(0, divergence(first.keys, keys) + 1).join('\n')).slice(0, 8)
  );
  return [{ ...first, party }, ...[...byTurn].flatMap(([turn, some]) => named(`${id}${ASIDE}${turn}`, some))];
}

/** What is kept after `incoming` has been put to `current`; where both have a setting, the current one stays. */
export function merge(current: Kept, incoming: Kept): Kept {
  const stories = [
    ...current.parties.map((party) => storyOf(party, 'current ')),
    ...incoming.parties.map((party) => storyOf(party, 'incoming '))
  ];
  const families = groupedBy(stories, ({ party }) => rootOf(party.header.id));
  const whole = [...families].flatMap(([root, family]) => named(root, withoutBeginnings(family)));
  const names = new Map(
    whole.flatMap(({ party, origins }) => origins.map((origin) => [origin, party.header.id] as const))
  );
  const renamed = ({ results }: Kept, side: string): readonly DealResult[] =>
    results.map((result) => ({ ...result, party: names.get(side + result.party) ?? result.party }));
  return {
    parties: whole.map(({ party }) => party),
    settings: { ...incoming.settings, ...current.settings },
    results: mergedResults([...renamed(current, 'current '), ...renamed(incoming, 'incoming ')])
  };
}

function mergedResults(results: readonly DealResult[]): readonly DealResult[] {
  const byDeal = groupedBy(results, ({ party, deal }) => `${party} ${deal}`);
  return [...byDeal.values()].map((same) => same.reduce(betterOf));
}

/** Two devices may have compared the same deal under different versions: the comparison that is kinder to the person stays. */
function betterOf(a: DealResult, b: DealResult): DealResult {
  const par = Math.min(a.par ?? Infinity, b.par ?? Infinity);
  const accuracy = Math.max(a.accuracy ?? -1, b.accuracy ?? -1);
  const { party, deal } = a;
  return { party, deal, ...(par !== Infinity && { par }), ...(accuracy >= 0 && { accuracy }) };
}
