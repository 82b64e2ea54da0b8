/** Compares the facts of sources about an entry with those of the site. */
import type { Path, Value } from '../../engine/edit/types.ts';
import { fieldOf, isRecord, valueAt } from '../../engine/lib/record.ts';
import { BODY, type ItemFile } from '../catalogue.ts';
import { eachAddress, listIn, placeAt, textIn } from '../match/facts.ts';
import { foldName } from '../match/names.ts';
import type { SiteEntry } from '../site/types.ts';
import {
  isMissing,
  joinLeaves,
  type Leaf,
  type Merged,
  placeIn,
  type Versioned,
  withoutNotes,
} from './merge.ts';
import type { PlannedFact } from './plan.ts';
import { isCovered, isInList, isMorePrecise } from './same.ts';

/** Lists the facts of a new entry, and those of other sources that differ from them. */
export function listNew({ leaves, others }: Merged): PlannedFact[] {
  const facts = joinLeaves(leaves);
  return [
    ...leaves.map((leaf): PlannedFact => ({ ...leaf, verdict: 'new' })),
    ...others.map(
      (leaf): PlannedFact => ({ ...leaf, verdict: 'differs', before: valueIn(facts, leaf.path) }),
    ),
  ];
}

/** Compares with an entry of the site. A source that agrees with it in any of its languages does not differ. */
export function compareFacts({ leaves, others }: Merged, entry: SiteEntry): PlannedFact[] {
  const facts = joinLeaves(leaves);
  const data = { ...entry.data, [BODY]: withoutNotes(entry.body) };
  const place = placeIn(entry, facts);
  const compare = openLanguages(entry, data);
  const otherwise = others.map((leaf) => ({ ...leaf, path: place(leaf.path) })).flatMap(compare);
  const said = leaves
    .flatMap((leaf) => withoutOwnAddress(leaf, entry))
    .filter((leaf) => !isProfile(leaf, entry.data));
  const found = numberItems(gatherTracks(said, facts, data, place).flatMap(compare));
  const filled = new Map(
    found.flatMap(({ verdict, path, value }) => (verdict === 'fills' ? [[path.join('/'), value]] : [])),
  );
  return [
    ...found,
    ...otherwise.flatMap((fact): PlannedFact[] => {
      if (fact.verdict !== 'fills') return fact.verdict === 'differs' ? [fact] : [];
      // Another source has filled it.
      const before = filled.get(fact.path.join('/'));
      return before === undefined ? [] : [{ ...fact, verdict: 'differs', before }];
    }),
  ];
}

/** An old address that the page of the entry has needs no redirect. */
function withoutOwnAddress(leaf: Leaf, { ids = [] }: SiteEntry): Leaf[] {
  const { path, value } = leaf;
  if (path.join() !== 'redirect_from' || !Array.isArray(value)) return [leaf];
  const own = ids.map(placeAt);
  const others = value.filter((address) => !own.includes(placeAt(String(address))));
  return others.length > 0 ? [{ ...leaf, value: others }] : [];
}

/** Returns true if a link is among the profiles already: of a custom domain, a source does not know the platform. */
function isProfile({ path, value }: Leaf, data: object): boolean {
  const url = path[0] === 'links' ? textIn(value, 'url') : undefined;
  return url !== undefined && listIn(data, 'profiles').some((profile) => textIn(profile, 'url') === url);
}

/** New items of a list come one behind the other. */
function numberItems(facts: readonly PlannedFact[]): PlannedFact[] {
  const added = new Map<string, number>();
  return facts.map((fact) => {
    const index = fact.path.at(-1);
    if (fact.verdict !== 'fills' || typeof index !== 'number') return fact;
    const list = fact.path.slice(0, -1);
    const count = added.get(list.join('/')) ?? 0;
    added.set(list.join('/'), count + 1);
    return { ...fact, path: [...list, index + count] };
  });
}

/** Lists the places of pictures and recordings of sources that the entry lacks. */
export function missingFiles({ leaves, files }: Merged, entry: Versioned): ItemFile[] {
  const { data } = entry;
  const place = placeIn(entry, joinLeaves(leaves));
  return files
    .map((file) => ({ ...file, at: place(file.at) }))
    .filter(({ at }) => {
      const isTrackThere = at[0] !== 'tracks' || at.length < 3 || valueAt(data, at.slice(0, 2)) !== undefined;
      return isTrackThere && isMissing(valueAt(data, at)) && !isElsewhere(data, at);
    });
}

/** A recording that is kept elsewhere needs no file. */
function isElsewhere(data: object, at: Path): boolean {
  return at.at(-1) === 'audio' && !isMissing(valueAt(data, [...at.slice(0, -1), 'audio_url']));
}

/** Tracks that the site does not have are facts as a whole; all of them, if it has none. */
function gatherTracks(
  leaves: readonly Leaf[],
  facts: object,
  data: object,
  place: (path: Path) => Path,
): Leaf[] {
  const known = listIn(data, 'tracks').length;
  const gathered: Leaf[] = [];
  const seen = new Set<string>();
  for (const leaf of leaves) {
    const path = place(leaf.path);
    const isNew = leaf.path[0] === 'tracks' && Number(path[1]) >= known;
    if (!isNew) {
      gathered.push({ ...leaf, path });
      continue;
    }
    const whole = known === 0 ? leaf.path.slice(0, 1) : leaf.path.slice(0, 2);
    const target = known === 0 ? ['tracks'] : path.slice(0, 2);
    const value = valueIn(facts, whole);
    if (seen.has(target.join()) || value === undefined) continue;
    seen.add(target.join());
    gathered.push({ path: target, value, origin: leaf.origin });
  }
  return gathered;
}

function valueIn(facts: object, path: Path): Value | undefined {
  const found = valueAt(facts, path);
  return isValue(found) ? found : undefined;
}

function isValue(value: unknown): value is Value {
  return value !== undefined;
}

/** Compares with an entry in all languages that it is in. @param data in the default one */
function openLanguages({ versions, guessed }: SiteEntry, data: object): (leaf: Leaf) => PlannedFact[] {
  const compare = openComparison(data, guessed);
  const others = versions.map((version) =>
    openComparison({ ...version.data, [BODY]: withoutNotes(version.body) }),
  );
  return (leaf) => {
    const found = compare(leaf);
    if (found.every(isSaid)) return found;
    return others.map((other) => other(leaf)).find((each) => each.every(isSaid)) ?? found;
  };
}

function isSaid({ verdict }: PlannedFact): boolean {
  return verdict === 'same';
}

/** @param data of the site @param guessed its keys that an import has guessed: who knows them replaces them */
function openComparison(data: object, guessed: readonly string[] = []): (leaf: Leaf) => PlannedFact[] {
  const places = new Set(eachAddress(data).map(placeAt));
  const isLinked = (value: Value) => typeof value === 'string' && places.has(placeAt(value));
  return (leaf) => {
    const { path, value } = leaf;
    const [key, index] = path;
    const factOf = (verdict: PlannedFact['verdict'], before?: unknown): PlannedFact[] => [
      { ...leaf, verdict, ...(isValue(before) && { before }) },
    ];
    if (key === 'tracks' && path.length === 2) return factOf('differs');
    // Whether it is published is for the site to say.
    if (key === 'draft') return factOf('same');
    if (path.length === 2 && typeof index === 'number') return compareItem(leaf, data);
    if (path.includes('streaming_links') && isLinked(value)) return factOf('same', value);
    if (path.at(-2) === 'credits') return compareCredit(leaf, data);
    const known = siteValue(data, path);
    const last = String(path.at(-1));
    const isOfRelease = key === 'tracks' && OF_RELEASE.includes(last);
    if (isMissing(known) && isOfRelease && isCovered(path, fieldOf(data, last) ?? [], value))
      return factOf('same');
    // Without a number, the order of the list counts.
    if (isMissing(known)) return factOf(key === 'tracks' && NUMBERS.test(last) ? 'same' : 'fills');
    if (isCovered(path, known, value)) return factOf('same', known);
    // The number of tracks that a source has says nothing against what the site says.
    if (last === 'type' && leaf.doubt !== undefined) return factOf('same', known);
    const isGuessed = path.length === 1 && guessed.includes(last) && leaf.doubt === undefined;
    if (isGuessed) return factOf('fills', known);
    return factOf(isMorePrecise(path, value, known) ? 'fills' : 'differs', known);
  };
}

/** People of a release, who are those of each track that names no others. */
const OF_RELEASE = ['artists', 'composer', 'arranger', 'conductor', 'soloists', 'ensemble'];

const NUMBERS = /^(?:track_number|disc)$/;

/** Alternative keys for the same fact: a recording is a file or an address. */
const INSTEAD: Readonly<Record<string, string>> = { audio_url: 'audio' };

function siteValue(data: object, path: Path): unknown {
  const known = valueAt(data, path);
  if (!isMissing(known)) return known;
  const instead = INSTEAD[String(path.at(-1))];
  return instead === undefined ? undefined : valueAt(data, [...path.slice(0, -1), instead]);
}

/** A link or a format: one that the list lacks comes last. */
function compareItem(leaf: Leaf, data: object): PlannedFact[] {
  const [key = ''] = leaf.path;
  const list = listIn(data, String(key));
  if (isInList(key, list, leaf.value, data)) return [{ ...leaf, verdict: 'same' }];
  return [{ ...leaf, path: [key, list.length], verdict: 'fills' }];
}

/** Credits are written in two forms: by role, or as a list with role and name. */
function compareCredit(leaf: Leaf, data: object): PlannedFact[] {
  const at = leaf.path.slice(0, -1);
  const role = String(leaf.path.at(-1));
  const written = valueAt(data, at);
  const rows = Array.isArray(written)
    ? written.map((row: unknown) => [textIn(row, 'role') ?? '', fieldOf(row, 'name')] as const)
    : Object.entries(isRecord(written) ? written : {});
  const known = rows.find(([name]) => foldName(name) === foldName(role))?.[1];
  if (known !== undefined) {
    const verdict = isCovered(leaf.path, known, leaf.value) ? 'same' : 'differs';
    return [{ ...leaf, verdict, ...(isValue(known) && { before: known }) }];
  }
  return [
    Array.isArray(written)
      ? { ...leaf, path: [...at, rows.length], value: { role, name: leaf.value }, verdict: 'fills' }
      : { ...leaf, verdict: 'fills' },
  ];
}
