/** Groups items of sources that are one entry, and finds that entry of the site. */

import type { KeptAnswer } from '../../app/site-files/record.ts';
import { type Answer, FIRST } from '../answer.ts';
import type { Item } from '../catalogue.ts';
import type { Comparison } from '../match/index.ts';
import { bestOf } from '../match/likeness.ts';
import { openNearby } from '../match/names.ts';
import type { SiteEntry } from '../site/types.ts';
import {
  areTwins,
  areTwo,
  findForFile,
  findKept,
  isAbout,
  isTarget,
  keepAnswer,
  targetOf,
  titleOf,
} from './answers.ts';
import type { ChooseFile, NewFile } from './files.ts';
import type { PlannedEntry } from './plan.ts';
import { asTrackOf, chooseSure, compareSong, openRanking, type Scored, toMatch } from './ranking.ts';

/** Items of sources that are about one entry. */
export type Group = KnownGroup | NewGroup;

/** Items in the order of the sources. */
export type Items = readonly [Item, ...Item[]];

export interface KnownGroup {
  readonly items: Items;
  readonly entry: SiteEntry;
}

/** An entry that the site lacks. */
export interface NewGroup {
  readonly items: Items;
  readonly place: NewFile;
  /** Likeliest first; empty if the entry is clearly new. */
  readonly candidates: readonly GroupCandidate[];
  /** Entries that may have been made of it by an earlier import, if an answer calls it new. */
  readonly written: readonly GroupCandidate[];
  /** True if an answer must confirm first that it is an entry at all. */
  readonly isAsked: boolean;
  /** A show that another source makes, and that it may be: it has no name yet, so that the question waits until it is written. */
  readonly alike?: PlannedEntry['alike'];
}

/** Returns true if it is clear which entry it is, or that it is a new one. */
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
  readonly kept: readonly KeptAnswer[];
  readonly chooseFile: ChooseFile;
}

interface Grouped {
  readonly groups: readonly Group[];
  readonly used: ReadonlySet<Answer>;
  /** Answers of use for the next import. What is new is found by what is written of it. */
  readonly decided: readonly KeptAnswer[];
}

interface Ranked {
  readonly item: Item;
  readonly answer: Answer | undefined;
  readonly meant: { readonly entry: SiteEntry; readonly item: Item } | undefined;
  readonly candidates: readonly Scored[];
}

/** An item, and the answer that decided it with the entry that the answer names. */
interface Outcome {
  readonly item: Item;
  readonly answer?: Answer | undefined;
  readonly target?: string | undefined;
}

export function groupItems(items: readonly Item[], matching: Matching): Grouped {
  const groups = new Groups(matching.comparison);
  const outcomes: Outcome[] = [];
  const open: Ranked[] = [];
  const ranked = rankItems(items, matching);
  const claims = new Map<SiteEntry, Item[]>();
  for (const { item, candidates } of ranked)
    for (const { entry } of candidates) {
      const claiming = claims.get(entry) ?? [];
      claiming.push(item);
      claims.set(entry, claiming);
    }
  // The likeliest first: of two that a source calls by other names, one at most is the entry.
  for (const each of ranked.toSorted((a, b) => scoreOf(b) - scoreOf(a))) {
    const free = { ...each, candidates: each.candidates.filter(groups.isFreeFor(each.item)) };
    const outcome = joinKnown(free, groups, claims);
    if (outcome) outcomes.push(outcome);
    else open.push(free);
  }
  const places = new Map(items.map((item, index) => [item, index]));
  const placeOf = ({ item }: Ranked) => places.get(item) ?? 0;
  for (const each of open.toSorted((a, b) => placeOf(a) - placeOf(b)))
    outcomes.push(placeOpen(each, groups, matching));
  return {
    groups: sortGroups(groups.all, items),
    used: new Set([FIRST, ...outcomes.flatMap(({ answer }) => answer ?? [])]),
    decided: outcomes.flatMap(({ item, target }) => (target === undefined ? [] : keepAnswer(item, target))),
  };
}

function rankItems(items: readonly Item[], { entries, comparison, answers, kept }: Matching): Ranked[] {
  const rank = openRanking(entries, comparison);
  return items.map((item) => {
    const answer = answers.find((each) => isAbout(each, item)) ?? findKept(kept, item);
    const meant = answer && findMeant(answer, item, entries);
    return { item, answer, meant, candidates: meant ? [] : rank(item) };
  });
}

function scoreOf({ meant, candidates: [best] }: Ranked): number {
  return meant ? Number.POSITIVE_INFINITY : (best?.score ?? 0);
}

function findMeant(answer: Answer, item: Item, entries: readonly SiteEntry[]): Ranked['meant'] {
  const entry = entries.find((each) => each.kind === item.kind && isTarget(answer, targetOf(each)));
  if (!entry) return undefined;
  const isSong = compareSong(item, entry).band !== 'other';
  return { entry, item: isSong ? asTrackOf(item, entry) : item };
}

/** Adds an item to the entry of the site that it is; undefined if that is not clear. @param claims the items that an entry may be */
function joinKnown(
  { item, answer, meant, candidates }: Ranked,
  groups: Groups,
  claims: ReadonlyMap<SiteEntry, readonly Item[]>,
): Outcome | undefined {
  const isOne = ({ entry }: Scored) => !claims.get(entry)?.some((each) => areTwo(each, item));
  const best = meant ?? (answer?.target === 'new' ? undefined : chooseSure(candidates, isOne));
  if (!best) return undefined;
  groups.join(best.entry, best.item);
  return meant ? { item, answer, target: targetOf(meant.entry) } : { item };
}

function placeOpen({ item, answer, candidates }: Ranked, groups: Groups, matching: Matching): Outcome {
  const { answers, comparison, chooseFile } = matching;
  const isNew = answer?.target === 'new';
  const named = answer && groups.all.find((each) => 'place' in each && isTarget(answer, each.place.file));
  const forFile = answer ? undefined : findForFile(answers, item);
  const outcome = { item, answer: isNew || named ? answer : forFile };
  const made = listMade(item, groups, comparison);
  const same =
    named ?? findSame(groups, item, comparison, isNew) ?? (isNew ? undefined : findOnly(candidates, made));
  if (same) {
    groups.add(same, item);
    // Another source knows it.
    if ('place' in same && !item.isUnsure && !same.alike) same.isAsked = false;
    return named && 'place' in named ? { ...outcome, target: named.place.file } : outcome;
  }
  const open = isNew ? [] : listOpen(item, candidates, groups, made);
  const [first] = open;
  if (first && answers.includes(FIRST)) {
    joinFirst(groups, first);
    return { ...outcome, target: first.target };
  }
  const [show] = isNew || item.kind !== 'events' ? [] : made;
  const alike = show && { title: titleOf(show.group.items[0]), why: show.why };
  groups.open({
    items: [item],
    candidates: open,
    written: isNew ? candidates.map(asCandidate) : [],
    isAsked: (item.isUnsure !== undefined && !isNew && !forFile) || alike !== undefined,
    alike,
    // Those that are not sure to be written take no name.
    place: chooseFile(item, open.length > 0 || item.fillsOnly === true),
  });
  return outcome;
}

type Open = OpenKnown | OpenNew;
type OpenKnown = KnownGroup & { items: [Item, ...Item[]] };
type OpenNew = NewGroup & { items: [Item, ...Item[]]; isAsked: boolean };

class Groups {
  readonly all: Open[] = [];
  readonly #known = new Map<SiteEntry, Open>();
  readonly #numbers = new Map<Open, number>();
  readonly #nearby = openNearby();
  readonly #marksOf: (item: Item) => ReturnType<Comparison['marksOf']>;

  constructor({ marksOf }: Comparison) {
    this.#marksOf = (item) => marksOf(toMatch(item));
  }

  of(entry: SiteEntry): Open | undefined {
    return this.#known.get(entry);
  }

  /** Groups that share a mark with the item. */
  near(item: Item): Open[] {
    return this.#nearby.find(this.#marksOf(item)).flatMap((number) => this.all[number] ?? []);
  }

  /** Returns a filter for entries without another item of the same file that has other addresses or numbers. */
  isFreeFor(item: Item): (candidate: { readonly entry: SiteEntry }) => boolean {
    return ({ entry }) => !this.of(entry)?.items.some((each) => areTwins(each, item));
  }

  open(group: Open): void {
    this.#numbers.set(group, this.all.length);
    if ('entry' in group) this.#known.set(group.entry, group);
    this.all.push(group);
    for (const item of group.items) this.#note(group, item);
  }

  add(group: Open, item: Item): void {
    this.#note(group, item);
    group.items.push(item);
  }

  join(entry: SiteEntry, item: Item): void {
    const group = this.of(entry);
    if (group) this.add(group, item);
    else this.open({ items: [item], entry });
  }

  #note(group: Open, item: Item): void {
    this.#nearby.add(this.#marksOf(item), this.#numbers.get(group) ?? 0);
  }
}

/** Sorts groups and their items in the order of the sources, whatever has been made of an item. */
function sortGroups(groups: readonly Group[], items: readonly Item[]): Group[] {
  const ranks = new Map(items.map(({ origin }, index) => [origin, index] as const).toReversed());
  const rankOf = ({ origin }: Item) => ranks.get(origin) ?? 0;
  const sorted = groups.map((group) => {
    const [first = group.items[0], ...others] = group.items.toSorted((a, b) => rankOf(a) - rankOf(b));
    return { ...group, items: [first, ...others] as const };
  });
  return sorted.toSorted((one, other) => rankOf(one.items[0]) - rankOf(other.items[0]));
}

function joinFirst(groups: Groups, { entry, target, item }: GroupCandidate): void {
  const made = groups.all.find((group) => 'place' in group && group.place.file === target);
  if (entry) groups.join(entry, item);
  else if (made) groups.add(made, item);
}

/** The last items of an entry that another is compared with: thousands of rows of one song would take time by their square. */
const MOST_COMPARED = 100;

function comparedIn({ items }: Group): readonly Item[] {
  return items.length > MOST_COMPARED ? items.slice(-MOST_COMPARED) : items;
}

/** @param isNew true for an item that the site lacks */
function findSame(groups: Groups, item: Item, { compare }: Comparison, isNew: boolean): Open | undefined {
  const isSame = (each: Item) => compare(toMatch(each), toMatch(item)).band === 'sure';
  return groups
    .near(item)
    .find(
      (group) =>
        (!isNew || 'place' in group) &&
        !group.items.some((each) => areTwins(each, item)) &&
        comparedIn(group).some(isSame),
    );
}

/** Lists the groups that an item may belong to: entries of the site, and those made of other items. */
function listOpen(
  item: Item,
  candidates: readonly Scored[],
  groups: Groups,
  made: readonly Made[],
): GroupCandidate[] {
  // What the same file says of another item is said of that one.
  const open = candidates.filter(({ entry }) => !groups.of(entry)?.items.some((each) => areTwo(each, item)));
  // Shows that are made have no name yet.
  const others = item.kind === 'events' ? [] : made;
  return [
    ...open.map(asCandidate),
    ...others.map(({ group, why }) => ({
      target: group.place.file,
      title: titleOf(group.items[0]),
      why,
      item,
    })),
  ];
}

interface Made {
  readonly group: OpenNew;
  readonly why: string;
  readonly isUncontested: boolean;
}

function listMade(item: Item, groups: Groups, { compare }: Comparison): Made[] {
  return groups.near(item).flatMap((group) => {
    if (!('place' in group) || !isSure(group)) return [];
    if (group.items.some((each) => areTwo(each, item))) return [];
    const all = comparedIn(group).map((each) => compare(toMatch(each), toMatch(item)));
    const { band, why, isUncontested = false } = bestOf(all);
    return band === 'likely' ? [{ group, why, isUncontested }] : [];
  });
}

/** The one entry that an item may be, if nothing speaks against it. */
function findOnly(candidates: readonly Scored[], [only, other]: readonly Made[]): Open | undefined {
  return only?.isUncontested && !other && candidates.length === 0 ? only.group : undefined;
}

function asCandidate({ entry, item, why }: Scored): GroupCandidate {
  return { target: targetOf(entry), title: titleOf({ facts: entry.data }), why, entry, item };
}
