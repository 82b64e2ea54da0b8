/** Which items of sources are one entry, and which entry of the site that is. */
import type { Answer } from '../answer.ts';
import type { Item } from '../catalogue.ts';
import type { Compare, Likeness, Matchable } from '../match/index.ts';
import type { SiteEntry } from '../site/types.ts';
import { findAnswer } from './answers.ts';

/** What sources say about one entry. */
export interface Group {
  /** In the order of the sources. */
  readonly items: readonly Item[];
  /** The entry of the site; undefined if it has none. */
  readonly entry?: SiteEntry | undefined;
  /** What it may be, the likeliest first; empty if that is clear. */
  readonly candidates: readonly GroupCandidate[];
}

export interface GroupCandidate {
  readonly entry: SiteEntry;
  readonly why: string;
}

interface Open {
  items: Item[];
  entry: SiteEntry | undefined;
  candidates: GroupCandidate[];
}

interface Scored extends Likeness {
  entry: SiteEntry;
}

/** Two candidates as near as this are not told apart. */
const CLOSE = 0.03;

export interface Matching {
  readonly entries: readonly SiteEntry[];
  readonly compare: Compare;
  readonly answers: readonly Answer[];
}

export function groupItems(items: readonly Item[], { entries, compare, answers }: Matching): Group[] {
  const groups: Open[] = [];
  const byEntry = new Map<SiteEntry, Open>();
  const undecided: { item: Item; candidates: Scored[]; isNew: boolean }[] = [];
  const taken = new Map<SiteEntry, Set<string>>();
  const join = (item: Item, entry: SiteEntry) => {
    const known = byEntry.get(entry);
    if (known) known.items.push(item);
    else {
      const group: Open = { items: [item], entry, candidates: [] };
      byEntry.set(entry, group);
      groups.push(group);
    }
    taken.set(entry, (taken.get(entry) ?? new Set()).add(item.origin.source));
  };
  for (const item of items) {
    const answer = findAnswer(answers, item, entries);
    const candidates = answer === undefined ? rank(item, entries, compare) : [];
    const best = answer instanceof Object ? answer : chooseSure(candidates);
    if (best) join(item, best);
    else undecided.push({ item, candidates, isNew: answer === 'new' });
  }
  for (const { item, candidates, isNew } of undecided) {
    const same = isNew ? undefined : groups.find((group) => isSameItem(group.items, item, compare));
    if (same) {
      same.items.push(item);
      continue;
    }
    // What the same source says of another entry is said of that one.
    const open = candidates.filter(({ entry }) => !taken.get(entry)?.has(item.origin.source));
    groups.push({ items: [item], entry: undefined, candidates: open });
  }
  return groups.map((group) => ({ ...group, items: inOrder(group.items, items) }));
}

function inOrder(some: readonly Item[], all: readonly Item[]): Item[] {
  return all.filter((item) => some.includes(item));
}

function toMatch({ kind, facts, ids }: Item): Matchable {
  return { kind, data: facts, ids };
}

/** Entries that an item may be, the likeliest first. */
function rank(item: Item, entries: readonly SiteEntry[], compare: Compare): Scored[] {
  const found = entries.map((entry) => ({ entry, ...compare(toMatch(item), entry) }));
  return found.filter(({ band }) => band !== 'other').toSorted((one, other) => other.score - one.score);
}

function chooseSure(candidates: readonly Scored[]): SiteEntry | undefined {
  const [best, second] = candidates;
  if (best?.band !== 'sure') return undefined;
  const isClose = second?.band === 'sure' && best.score - second.score < CLOSE;
  return isClose ? undefined : best.entry;
}

function isSameItem(known: readonly Item[], item: Item, compare: Compare): boolean {
  return known.some((each) => compare(toMatch(each), toMatch(item)).band === 'sure');
}
