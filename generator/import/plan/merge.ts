/** Merges the facts of several sources about one entry. */
import type { Path, Value } from '../../engine/edit/types.ts';
import { fieldOf, isRecord } from '../../engine/lib/record.ts';
import { platformNamed } from '../../site/platforms/table.ts';
import { BODY, type Item, type ItemFile, isListKind, type Origin } from '../catalogue.ts';
import { listIn, type Matchable, textIn } from '../match/facts.ts';
import { foldName } from '../match/names.ts';
import { areNumbered, matchTracks, traitsOfTrack } from '../match/tracks.ts';
import { isCovered, isInList, isMorePrecise } from './same.ts';

export interface Merged {
  readonly leaves: readonly Leaf[];
  /** Conflicting facts of later sources. */
  readonly others: readonly Leaf[];
  /** Files in the order of the sources; several may be for the same key. */
  readonly files: readonly ItemFile[];
}

/** @param items of all sources; for each fact, the first source that has it wins */
export function mergeItems(items: readonly Item[]): Merged {
  const begin: Merged = { leaves: [], others: [], files: [] };
  const merged = items.reduce(addItem, begin);
  return { ...merged, leaves: withoutNumbers(merged.leaves) };
}

/** Drops track numbers where sources add tracks to each other, which may miss or repeat some: the order of the list counts. */
function withoutNumbers(leaves: readonly Leaf[]): readonly Leaf[] {
  const isKept = areNumbered(listIn(joinLeaves(leaves), 'tracks'));
  return isKept ? leaves : leaves.filter(({ path }) => path[0] !== 'tracks' || path[2] !== 'track_number');
}

function addItem(merged: Merged, item: Item): Merged {
  const facts = joinLeaves(merged.leaves);
  const place = placeIn({ data: facts }, item.facts);
  const leaves = leavesOf(item).map((leaf) => ({ ...leaf, path: place(leaf.path) }));
  const added: Leaf[] = [];
  const otherwise: Leaf[] = [];
  const better = new Map<Leaf, Leaf>();
  for (const leaf of leaves) {
    const path = findPlace(leaf, merged.leaves, added);
    if (!path) continue;
    const known = merged.leaves.find((each) => isSamePath(each.path, path));
    if (!known) added.push({ ...leaf, path });
    else if (isSurer(leaf, known) || isMorePrecise(path, leaf.value, known.value)) {
      better.set(known, { ...leaf, path });
      if (!isCovered(path, leaf.value, known.value)) otherwise.push(known);
    } else if (!isCovered(path, known.value, leaf.value)) otherwise.push(leaf);
  }
  const files = (item.files ?? []).map((file) => ({ ...file, at: place(file.at) }));
  return {
    leaves: [...merged.leaves.map((leaf) => better.get(leaf) ?? leaf), ...added],
    others: [...merged.others, ...otherwise],
    files: [...merged.files, ...files],
  };
}

/** Returns true if a fact is certain where the known one is a guess. */
function isSurer({ doubt }: Leaf, known: Leaf): boolean {
  return doubt === undefined && known.doubt !== undefined;
}

function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}

function findPlace(leaf: Leaf, leaves: readonly Leaf[], added: readonly Leaf[]): Path | undefined {
  const [key, index] = leaf.path;
  if (leaf.path.length !== 2 || typeof index !== 'number' || key === 'tracks') return leaf.path;
  const all = [...leaves, ...added];
  const list = all.filter(({ path }) => path[0] === key).map(({ value }) => value);
  if (isInList(key, list, leaf.value, joinLeaves(all))) return undefined;
  return [key ?? '', list.length];
}

/** Keys of a recording: what a source says of the one track of a release, another says of the release. */
const OF_RECORDING = ['isrc', 'lyrics', 'bpm', 'key', 'audio', 'audio_url'];

export type Versioned = Pick<Matchable, 'data' | 'versions'>;

/** Maps paths of tracks to those of the site: matched in the language with most matches; new ones come last. */
export function placeIn({ data: facts, versions = [] }: Versioned, source: object): (path: Path) => Path {
  const known = listIn(facts, 'tracks');
  const tracks = listIn(source, 'tracks');
  if (known.length === 0) return (path) => path;
  const [found = []] = [facts, ...versions.map(({ data }) => data)]
    .map((data) => matchTracks(tracks.map(traitsOfTrack), listIn(data, 'tracks').map(traitsOfTrack)))
    .toSorted((one, other) => countFound(other) - countFound(one));
  let last = known.length;
  const indices = found.map((index) => index ?? last++);
  const title = foldName(textIn(source, 'title') ?? '');
  const itself = known.findIndex((track) => foldName(textIn(track, 'title') ?? '') === title);
  return (path) => {
    const [key, index, ...rest] = path;
    if (key === 'tracks' && typeof index === 'number') return [key, indices[index] ?? index, ...rest];
    const isRecording =
      tracks.length === 0 &&
      itself !== -1 &&
      OF_RECORDING.includes(String(key)) &&
      fieldOf(facts, String(key)) === undefined;
    return isRecording ? ['tracks', itself, ...path] : path;
  };
}

function countFound(found: readonly (number | undefined)[]): number {
  return found.filter((index) => index !== undefined).length;
}

export interface Leaf {
  readonly path: Path;
  readonly value: Value;
  readonly origin: Origin;
  readonly doubt?: string | undefined;
}

/** A text without the notes to its writer that a new file has. */
export function withoutNotes(text: string): string {
  return text.replace(/<!--[\s\S]*?-->/g, '').trim();
}

/** Keys whose entries are facts of their own. */
const GROUPS = ['streaming_links', 'credits', 'premiere'];
const LISTS = ['links', 'formats', 'profiles', 'members', 'press_quotes', 'awards'];

function leavesOf({ kind, facts, body, origin, doubts = [] }: Item): Leaf[] {
  // Items of lists have no text below their keys.
  const parts = divide(isListKind(kind) ? facts : { ...facts, [BODY]: body?.trim() }, []);
  const why = new Map<unknown, string>();
  for (const doubt of doubts.filter(({ at }) => !isOfTracks(at))) {
    // A doubt about a list belongs to the first fact in it.
    const part = parts.find(([path]) => doubt.at.length > 0 && overlap(path, doubt.at));
    if (part && !why.has(part)) why.set(part, doubt.why);
  }
  return parts.map((part) => {
    const [path, value] = part;
    const doubt = why.get(part);
    return { path, value, origin, ...(doubt !== undefined && { doubt }) };
  });
}

function overlap(path: Path, other: Path): boolean {
  const [short, long] = path.length < other.length ? [path, other] : [other, path];
  return short.every((step, index) => step === long[index]);
}

/** Returns true for the list of tracks: a doubt about it concerns their number, not a fact. */
export function isOfTracks(at: Path): boolean {
  return at.length === 1 && at[0] === 'tracks';
}

function divide(facts: object, at: Path): [Path, Value][] {
  return Object.entries(facts).flatMap(([key, value]): [Path, Value][] => {
    const path = [...at, key];
    if (key === 'tracks' && Array.isArray(value))
      return value.flatMap((track: unknown, index) =>
        isRecord(track) ? divide(track, [...path, index]) : [],
      );
    if (LISTS.includes(key) && Array.isArray(value))
      return value.map((each: Value, index): [Path, Value] => [[...path, index], nameProfile(each)]);
    if (GROUPS.includes(key) && isRecord(value)) return divide(value, path);
    return isSilent(value) ? [] : [[path, value]];
  });
}

/** `{platform: instagram}` of a source is `{name: Instagram}` in files. */
function nameProfile(value: Value): Value {
  const platform = textIn(value, 'platform');
  if (platform === undefined) return value;
  return { name: platformNamed(platform)?.name ?? platform, url: textIn(value, 'url') ?? '' };
}

/** Returns true for values that carry no information: false, an empty text, an empty list. */
function isSilent(value: unknown): boolean {
  return value === undefined || value === null || value === false || value === '' || isEmptyList(value);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Facts as a group of keys again. */
export function joinLeaves(leaves: readonly Leaf[]): Record<string, Value> {
  const groups = new Map<string | number, Leaf[]>();
  for (const leaf of leaves) {
    const [step = '', ...path] = leaf.path;
    groups.set(step, [...(groups.get(step) ?? []), { ...leaf, path }]);
  }
  return Object.fromEntries([...groups].map(([step, group]) => [String(step), joinGroup(group)]));
}

function joinGroup(group: readonly Leaf[]): Value {
  const [first] = group;
  if (first?.path.length === 0) return first.value;
  const below = joinLeaves(group);
  return typeof first?.path[0] === 'number' ? Object.values(below) : below;
}

/** Returns true for undefined, null, an empty text and an empty list. */
export function isMissing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
