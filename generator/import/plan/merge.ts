/** What several sources say about one entry, as one. */
import type { Path } from '../../engine/edit/types.ts';
import { fieldOf } from '../../engine/lib/record.ts';
import type { Item, ItemFile } from '../catalogue.ts';
import { listIn, type Matchable, textIn } from '../match/facts.ts';
import { foldName } from '../match/names.ts';
import { areNumbered, matchTracks, traitsOfTrack } from '../match/tracks.ts';
import { joinLeaves, type Leaf, leavesOf } from './leaves.ts';
import { isCovered, isInList, isMorePrecise } from './same.ts';

export interface Merged {
  /** The first source's, then what others add. */
  readonly leaves: readonly Leaf[];
  /** What later sources say otherwise. */
  readonly others: readonly Leaf[];
  /** In the order of the sources; several may be for the same key. */
  readonly files: readonly ItemFile[];
}

/** @param items what each source says; the first that knows a fact has the word */
export function mergeItems(items: readonly Item[]): Merged {
  const begin: Merged = { leaves: [], others: [], files: [] };
  const merged = items.reduce(addItem, begin);
  return { ...merged, leaves: withoutNumbers(merged.leaves) };
}

/** Where one source adds tracks to those of another, their numbers may be missing or be there twice: the order of the list counts. */
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

/** What one source guesses, another knows. */
function isSurer({ doubt }: Leaf, known: Leaf): boolean {
  return doubt === undefined && known.doubt !== undefined;
}

function isSamePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}

/** The place of a fact; that of an entry of a list is behind the last. Undefined if the list has it. */
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

/** What has facts in several languages. */
export type Versioned = Pick<Matchable, 'data' | 'versions'>;

/**
 * Where facts about tracks belong among others: tracks are matched, in the language in which most of them are found; those that are
 * new come last.
 */
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
