/** Which items of sources are one entry, and which entry of the site that is. */

import type { KeptAnswer } from '../../app/site-files/record.ts';
import { type Answer, FIRST } from '../answer.ts';
import type { Item } from '../catalogue.ts';
import type { Comparison } from '../match/index.ts';
import { bestOf } from '../match/likeness.ts';
import { openNearby } from '../match/nearby.ts';
import type { SiteEntry } from '../site/types.ts';
import { findKept, isAbout, isTarget, keepAnswer, targetOf, titleOf } from './answers.ts';
import type { ChooseFile, NewFile } from './files.ts';
import type { PlannedEntry } from './plan.ts';
import { chooseSure, openRanking, type Scored, toMatch } from './ranking.ts';
import { asTrackOf, compareSong } from './songs.ts';
import { areTwins, areTwo } from './two.ts';

/** What sources say about one entry. */
export type Group = KnownGroup | NewGroup;

/** What sources say, the first one first; at least one says something. */
export type Items = readonly [Item, ...Item[]];

export interface KnownGroup {
  readonly items: Items;
  readonly entry: SiteEntry;
}

/** Of an entry that the site does not have. */
export interface NewGroup {
  readonly items: Items;
  readonly place: NewFile;
  /** What it may be, the likeliest first; empty if it is clear that it is new. */
  readonly candidates: readonly GroupCandidate[];
  /** Of what somebody has said to be new: what it may have become in an import before. */
  readonly written: readonly GroupCandidate[];
  /** Whether it has to be said first that it is an entry at all. */
  readonly isAsked: boolean;
  /** A show that another source makes, and that it may be: it has no name yet, so that the question waits until it is written. */
  readonly alike?: PlannedEntry['alike'];
}

/** Whether it is clear which entry it is, or that it is a new one. */
export function isSure(group: Group): boolean {
  return 'entry' in group || (group.candidates.length === 0 && !group.isAsked);
}

export interface GroupCandidate {
  /** `releases/night-bus.md`, which may be about to be made. */
  readonly target: string;
  readonly title: string;
  readonly why: string;
  /** The entry of the site, and what the item says about it. */
  readonly entry?: SiteEntry | undefined;
  readonly item: Item;
}

interface Matching {
  readonly entries: readonly SiteEntry[];
  readonly comparison: Comparison;
  readonly answers: readonly Answer[];
  /** Those of imports before. */
  readonly kept: readonly KeptAnswer[];
  readonly chooseFile: ChooseFile;
}

interface Grouped {
  readonly groups: readonly Group[];
  /** Answers that were of use. */
  readonly used: ReadonlySet<Answer>;
  /** Answers of use for the next import. What is new is found by what is written of it. */
  readonly decided: readonly KeptAnswer[];
}

/** With items that are added one by one. */
type Open = OpenKnown | OpenNew;
type OpenKnown = KnownGroup & { items: [Item, ...Item[]] };
type OpenNew = NewGroup & { items: [Item, ...Item[]]; isAsked: boolean };

export function groupItems(items: readonly Item[], matching: Matching): Grouped {
  const { entries, answers, kept, comparison } = matching;
  const groups = openGroups(comparison);
  const rank = openRanking(entries, comparison);
  const used = new Set<Answer>([FIRST]);
  const decided: KeptAnswer[] = [];
  const undecided: { item: Item; candidates: Scored[]; answer: Answer | undefined }[] = [];
  const ranked = items.map((item) => {
    const answer = answers.find((each) => isAbout(each, item)) ?? findKept(kept, item);
    const meant = answer && findMeant(answer, item, entries);
    return { item, answer, meant, candidates: meant ? [] : rank(item) };
  });
  // The likeliest first: of two that a source calls by other names, one at most is the entry.
  const scoreOf = ({ meant, candidates: [best] }: (typeof ranked)[number]) =>
    meant ? Number.POSITIVE_INFINITY : (best?.score ?? 0);
  for (const { item, answer, meant, candidates } of ranked.toSorted((a, b) => scoreOf(b) - scoreOf(a))) {
    const isNew = answer?.target === 'new';
    const free = candidates.filter(
      ({ entry }) => !groups.of(entry)?.items.some((each) => areTwins(each, item)),
    );
    const best = meant ?? (isNew ? undefined : chooseSure(free));
    if (answer && (meant || isNew)) used.add(answer);
    if (meant) decided.push(keepAnswer(item, targetOf(meant.entry)));
    if (best) groups.join(best.entry, best.item);
    else undecided.push({ item, candidates: free, answer });
  }
  const takesFirst = answers.includes(FIRST);
  const places = new Map(items.map((item, index) => [item, index]));
  const placeOf = (item: Item) => places.get(item) ?? 0;
  for (const { item, candidates, answer } of undecided.toSorted(
    (a, b) => placeOf(a.item) - placeOf(b.item),
  )) {
    const named =
      answer && groups.all.find((group) => 'place' in group && isTarget(answer, group.place.file));
    if (answer && named) used.add(answer);
    if (named && 'place' in named) decided.push(keepAnswer(item, named.place.file));
    const isNew = answer?.target === 'new';
    const same = named ?? findSame(groups, item, comparison, isNew);
    if (same) {
      groups.add(same, item);
      // Another source knows it.
      if ('place' in same && item.isUnsure !== true && !same.alike) same.isAsked = false;
      continue;
    }
    const open = isNew ? [] : listOpen(item, candidates, groups, comparison);
    const written = isNew ? candidates.map(asCandidate) : [];
    const [first] = open;
    if (takesFirst && first) {
      joinFirst(groups, first);
      decided.push(keepAnswer(item, first.target));
    } else {
      const alike = isNew || item.kind !== 'events' ? undefined : findAlike(item, groups, comparison);
      const isAsked = (item.isUnsure === true && !isNew) || alike !== undefined;
      const place = choosePlace(item, open, matching);
      groups.open({ items: [item], candidates: open, written, isAsked, alike, place });
    }
  }
  return { groups: sortGroups(groups.all, items), used, decided };
}

/** The groups, found by what is in them. */
interface Groups {
  readonly all: readonly Open[];
  /** That of an entry of the site. */
  of(entry: SiteEntry): Open | undefined;
  /** Those with something that an item may be alike. */
  near(item: Item): Open[];
  open(group: Open): void;
  add(group: Open, item: Item): void;
  /** Adds an item to the group of an entry, which is opened if it is missing. */
  join(entry: SiteEntry, item: Item): void;
}

function openGroups({ marksOf }: Comparison): Groups {
  const all: Open[] = [];
  const numbers = new Map<Open, number>();
  const known = new Map<SiteEntry, Open>();
  const nearby = openNearby();
  const note = (group: Open, item: Item) =>
    nearby.add(marksOf(toMatch(item)), numbers.get(group) ?? all.length);
  const groups: Groups = {
    all,
    of: (entry) => known.get(entry),
    near: (item) => nearby.find(marksOf(toMatch(item))).flatMap((number) => all[number] ?? []),
    open: (group) => {
      for (const item of group.items) note(group, item);
      if ('entry' in group) known.set(group.entry, group);
      numbers.set(group, all.length);
      all.push(group);
    },
    add: (group, item) => {
      note(group, item);
      group.items.push(item);
    },
    join: (entry, item) => {
      const group = known.get(entry);
      if (group) groups.add(group, item);
      else groups.open({ items: [item], entry });
    },
  };
  return groups;
}

/** In the order of the sources, and their items too, whatever has been made of an item. */
function sortGroups(groups: readonly Group[], items: readonly Item[]): Group[] {
  const ranks = new Map(items.map(({ origin }, index) => [origin, index] as const).toReversed());
  const rankOf = ({ origin }: Item) => ranks.get(origin) ?? 0;
  const sorted = groups.map((group) => {
    const [first = group.items[0], ...others] = group.items.toSorted((a, b) => rankOf(a) - rankOf(b));
    return { ...group, items: [first, ...others] as const };
  });
  return sorted.toSorted((one, other) => rankOf(one.items[0]) - rankOf(other.items[0]));
}

/** The entry that an answer names. */
function findMeant(
  answer: Answer,
  item: Item,
  entries: readonly SiteEntry[],
): { entry: SiteEntry; item: Item } | undefined {
  const entry = entries.find((each) => each.kind === item.kind && isTarget(answer, targetOf(each)));
  if (!entry) return undefined;
  const isSong = compareSong(item, entry).band !== 'other';
  return { entry, item: isSong ? asTrackOf(item, entry) : item };
}

function joinFirst(groups: Groups, { entry, target, item }: GroupCandidate): void {
  if (entry) groups.join(entry, item);
  const made = groups.all.find((group) => 'place' in group && group.place.file === target);
  if (!entry && made) groups.add(made, item);
}

/** @param isNew whether it is none of the site */
function findSame(groups: Groups, item: Item, { compare }: Comparison, isNew: boolean): Open | undefined {
  const isSame = (each: Item) => compare(toMatch(each), toMatch(item)).band === 'sure';
  return groups
    .near(item)
    .find(
      (group) =>
        (!isNew || 'place' in group) &&
        group.items.some(isSame) &&
        !group.items.some((each) => areTwins(each, item)),
    );
}

/** What an item may be: entries of the site, and those that are made of other items. */
function listOpen(
  item: Item,
  candidates: readonly Scored[],
  groups: Groups,
  { compare }: Comparison,
): GroupCandidate[] {
  // What the same file says of another item is said of that one.
  const open = candidates.filter(({ entry }) => {
    const group = groups.of(entry);
    return !group?.items.some((each) => areTwo(each, item));
  });
  const made = item.kind === 'events' ? [] : listMade(item, groups, compare);
  return [
    ...open.map(asCandidate),
    ...made.map(({ group, why }) => ({
      target: group.place.file,
      title: titleOf(group.items[0]),
      why,
      item,
    })),
  ];
}

/** The entries that are made of other items, and that an item may be. */
function listMade(
  item: Item,
  groups: Groups,
  compare: Comparison['compare'],
): { group: OpenNew; why: string }[] {
  return groups.near(item).flatMap((group) => {
    if (!('place' in group) || group.candidates.length > 0 || group.isAsked) return [];
    if (group.items.some((each) => areTwo(each, item))) return [];
    const { band, why } = bestOf(group.items.map((each) => compare(toMatch(each), toMatch(item))));
    return band === 'likely' ? [{ group, why }] : [];
  });
}

function findAlike(item: Item, groups: Groups, { compare }: Comparison): PlannedEntry['alike'] {
  const [first] = listMade(item, groups, compare);
  return first && { title: titleOf(first.group.items[0]), why: first.why };
}

function asCandidate({ entry, item, why }: Scored): GroupCandidate {
  return { target: targetOf(entry), title: titleOf({ facts: entry.data }), why, entry, item };
}

/** Those that are not sure to be written take no name. */
function choosePlace(item: Item, open: readonly GroupCandidate[], { chooseFile }: Matching): NewFile {
  return chooseFile(item, open.length > 0 || item.fillsOnly === true);
}
