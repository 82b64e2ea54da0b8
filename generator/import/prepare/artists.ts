/** Artists of releases and tracks, from names and titles. */
import { divideNames, JOINED } from '../../engine/values/index.ts';
import { isVarious, VARIOUS } from '../../site/various.ts';
import type { NamedRole } from '../catalogue.ts';
import { foldName } from '../match/names.ts';
import { withoutCountry } from '../readers/shared/places.ts';
import type { SplitTitle } from '../titles/index.ts';

export type NamedArtist = string | NamedRole;

export function artistName(artist: NamedArtist): string {
  return typeof artist === 'string' ? artist : artist.name;
}

function roleOf(artist: NamedArtist): NamedRole['role'] {
  return typeof artist === 'string' ? 'main' : artist.role;
}

/** The artists that a source names, and those of the title. Who is a guest or a remixer there is no main artist. */
export function artistsOf(
  given: readonly NamedArtist[] = [],
  { artist, featuring, remixer }: SplitTitle,
): NamedArtist[] {
  const guests = new Set(featuring.map(foldName));
  const main = given.map(
    (each): NamedArtist =>
      roleOf(each) === 'main' && guests.has(foldName(artistName(each)))
        ? { name: artistName(each), role: 'featuring' }
        : each,
  );
  const all = main.length === 0 && artist !== undefined ? [artist] : main;
  return addRole(addRole(all, featuring, 'featuring'), remixer, 'remixer');
}

function addRole(
  artists: readonly NamedArtist[],
  names: readonly string[],
  role: NamedRole['role'],
): NamedArtist[] {
  const inRole = new Set(names.map(foldName));
  const known = new Set(artists.map((each) => foldName(artistName(each))));
  const isOther = (each: NamedArtist) => roleOf(each) !== 'main' || !inRole.has(foldName(artistName(each)));
  // Their own song, or their own remix of it.
  const named = artists.some((each) => roleOf(each) === 'main' && isOther(each))
    ? artists.map((each) => (isOther(each) ? each : { name: artistName(each), role }))
    : artists;
  return [...named, ...names.filter((name) => !known.has(foldName(name))).map((name) => ({ name, role }))];
}

/**
 * Nobody, if the artist of the site is the only one; where only guests are named, the artist is the main one anyway. As a guest,
 * the artist is named: it is somebody else’s song.
 */
export function withoutOwn(artists: readonly NamedArtist[], own: ReadonlySet<string>): NamedArtist[] {
  const isOwn = (each: NamedArtist) => !isGuest(each) && own.has(foldName(artistName(each)));
  const others = artists.filter((each) => !isOwn(each));
  const isOnlyMain = artists.every((each) => roleOf(each) !== 'main' || isOwn(each));
  return isOnlyMain && others.every((each) => roleOf(each) !== 'main') ? others : [...artists];
}

export function isRemixer(artist: NamedArtist): boolean {
  return roleOf(artist) === 'remixer';
}

function isGuest(artist: NamedArtist): boolean {
  return ['with', 'featuring'].includes(roleOf(artist));
}

/** An "and" between names, in whatever words a source says so. */
const AND = /\s+(?:and|und|og|och|ja|et|y|e|en|i|ve|n['’]|'n'|\+)\s+/giu;

/** How somebody plays for once, behind the name: `Kivi (DJ set)`, `Kivi acoustic`. */
const FOR_ONCE =
  /^(.+?)(?:\s+[-–—]\s+|\s*[([]\s*|\s+)(?:(?:full )?live|solo|duo|dj|(?:dj|live|acoustic|solo|duo)[ -]?set|acoustic|acústic[oa]|acoustique|akust(?:ik|isch|inen|isk|isti)|unplugged)[)\]]?$/iu;

function nameKey(name: string): string {
  return foldName(name.replace(AND, ' & '));
}

/** The names of a site by what they have in common with other spellings: `Salt and Lantern`, `Salt + Lantern`. */
export function keepNames(names: readonly string[]): KnownNames {
  return new Map(names.map((name) => [nameKey(name), name]));
}

type KnownNames = ReadonlyMap<string, string>;

/** The name of a site for one that a source writes, with a country or `DJ set` behind it, or without its `&`. */
function knownAs(name: string, known: KnownNames): string | undefined {
  const names = [name, withoutCountry(name), FOR_ONCE.exec(name)?.[1] ?? name];
  const found = names.find((each) => known.has(nameKey(each)));
  if (found === undefined) return undefined;
  const kept = known.get(nameKey(found)) ?? found;
  return foldName(found) === foldName(kept) && !found.includes('+') ? found : kept;
}

/** Returns how somebody of the site plays for once: `Kivi (DJ set)`. */
export function playsForOnce(name: string, known: KnownNames): boolean {
  return FOR_ONCE.test(name) && !known.has(nameKey(name)) && knownAs(name, known) !== undefined;
}

/** `A & B` as two where both are known; others may be the name of a duo. Known names are written as the site does. Who is behind `feat.` is a guest. */
export function splitKnown(artists: readonly NamedArtist[], known: KnownNames): NamedArtist[] {
  const isKnown = (name: string) => knownAs(name, known) !== undefined;
  const plain = artists.flatMap((artist): NamedArtist[] => {
    if (typeof artist !== 'string') return [artist];
    const [main = artist, ...guests] = divideNames(artist, { joins: ['featuring'], isKnown });
    return [
      main,
      ...guests.map((name) => ({ name: name.replace(/[)\]]$/, ''), role: 'featuring' as const })),
    ];
  });
  return plain.flatMap((artist): NamedArtist[] => {
    const rename = (name: string) => (typeof artist === 'string' ? name : { ...artist, name });
    const whole = knownAs(artistName(artist), known);
    if (whole !== undefined) return [rename(whole)];
    const parts = partsOf(artistName(artist), known);
    const named = parts.flatMap((part) => knownAs(part, known) ?? []);
    return parts.length > 1 && named.length === parts.length ? named.map(rename) : [artist];
  });
}

function partsOf(name: string, known: KnownNames): string[] {
  const isKnown = (part: string) => knownAs(part, known) !== undefined;
  return divideNames(name, { isKnown, joins: JOINED, isTight: true });
}

/** Returns true if a name may be that of several artists, as one of them is known and the others are not. */
export function isJoint(artist: NamedArtist, known: KnownNames): boolean {
  const parts = partsOf(artistName(artist), known);
  return parts.length > 1 && parts.some((part) => knownAs(part, known) !== undefined);
}

/** Unifies the name for many artists, which each source words in its own way. */
export function nameVarious(artists: readonly NamedArtist[]): NamedArtist[] {
  const others = artists.filter((artist) => !isVarious(artistName(artist)));
  return others.length === artists.length ? others : [VARIOUS, ...others];
}

/** The names that a site knows. */
export interface Folded {
  readonly own: ReadonlySet<string>;
  readonly known: readonly string[];
  readonly isLabel: boolean;
  readonly ownsAll: boolean;
}

/**
 * Artists of a record. One that names the artist of the site, or is by many on the artist's own label, is the artist's: under other names
 * it would be listed as an appearance. @param named by the source @param tracks the artists of each
 */
export function artistsOfRecord(
  named: readonly NamedArtist[],
  tracks: readonly (readonly NamedArtist[])[],
  label: string | undefined,
  { own, known, isLabel, ownsAll }: Folded,
): { all: NamedArtist[]; areOfTracks: boolean; isByMany: boolean } {
  const found = isLabel && isByNobodyElse(named, own) ? artistsOfTracks(tracks, own) : [];
  const isOwn = !ownsAll && [label ?? '', ...mainNames(named)].some((name) => own.has(foldName(name)));
  const names = new Set(known.map(foldName));
  const areOfTracks = found.length > 0 && (!isOwn || found.some((name) => names.has(foldName(name))));
  const main = isOwn ? named.filter((artist) => !isVarious(artistName(artist))) : [...named];
  return {
    all: areOfTracks ? [...found, ...withoutMain(named, named)] : main,
    areOfTracks,
    isByMany: [...mainNames(named), ...found].some(isVarious),
  };
}

/** Number of artists who are named one by one. */
const MOST = 3;

/**
 * Artists of a record without any in its source: those on more than half of its tracks, or all, if few. Empty if most tracks name nobody,
 * or the artist of the site. @param tracks the artists of each @param own folded names of the artist of the site
 */
function artistsOfTracks(tracks: readonly (readonly NamedArtist[])[], own: ReadonlySet<string>): string[] {
  const isOther = (name: string) => ![...own].some((each) => foldName(name).includes(each));
  const named = tracks.map(mainNames).filter((names) => names.length > 0 && names.every(isOther));
  if (named.length * 2 <= tracks.length) return [];
  const names = new Map<string, { name: string; count: number }>();
  for (const name of named.flat()) {
    const known = names.get(foldName(name));
    names.set(foldName(name), { name: known?.name ?? name, count: (known?.count ?? 0) + 1 });
  }
  const all = [...names.values()];
  const often = all.filter(({ count }) => count * 2 > tracks.length);
  if (often.length > 0) return often.map(({ name }) => name);
  return all.length <= MOST ? all.map(({ name }) => name) : [VARIOUS];
}

function mainNames(artists: readonly NamedArtist[]): string[] {
  return artists.filter((each) => roleOf(each) === 'main').map(artistName);
}

/** Returns true if a record has no main artist but the artist of the site. @param own folded names */
function isByNobodyElse(artists: readonly NamedArtist[], own: ReadonlySet<string>): boolean {
  return mainNames(artists).every((name) => own.has(foldName(name)));
}

/** Guests alone, where the main artists are those of the record: they go without saying. */
export function withoutMain(
  artists: readonly NamedArtist[],
  ofRelease: readonly NamedArtist[],
): readonly NamedArtist[] {
  const list = (each: readonly NamedArtist[]) => mainNames(each).map(foldName).toSorted().join('\n');
  return list(artists) === list(ofRelease) ? artists.filter((each) => roleOf(each) !== 'main') : artists;
}

/** Returns true if a record is by others: there, the artist of the site does not go without saying. */
export function isByOthers(artists: readonly NamedArtist[], own: ReadonlySet<string>): boolean {
  const main = artists.filter((each) => roleOf(each) === 'main');
  return main.length > 0 && !main.some((each) => own.has(foldName(artistName(each))));
}

/** Returns true if two credits name the same in the same roles; nobody is the artist of the site. */
export function isSameArtists(
  one: readonly NamedArtist[],
  other: readonly NamedArtist[],
  own: ReadonlySet<string>,
): boolean {
  const list = (artists: readonly NamedArtist[]) =>
    withoutOwn(artists, own)
      .map((each) => `${foldName(artistName(each))}/${roleOf(each)}`)
      .toSorted()
      .join();
  return list(one) === list(other);
}
