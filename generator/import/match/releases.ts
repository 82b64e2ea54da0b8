/** Compares releases. */

import { count } from '../../engine/lib/text.ts';
import { isrc as isrcSchema, upc as upcSchema } from '../../engine/values/index.ts';
import { isVarious, VARIOUS } from '../../site/various.ts';
import { isPlainVersion, splitTitle, splitType, withoutGuests } from '../titles/index.ts';
import { dateIn, listIn, type Matchable, nameOf, namesIn, placesOf, secondsIn, textIn } from './facts.ts';
import {
  byDate,
  byLength,
  compareMarked,
  type Evidence,
  type Likeness,
  likely,
  OTHER,
  sure,
  WEIGHTS,
  weigh,
} from './likeness.ts';
import { foldName, isSameTitle, keysOfDay, type Marks, readTitle, titleDistance } from './names.ts';
import { isSameTrack, matchTracks, type TrackTraits, traitsOfTrack } from './tracks.ts';

/** @param ownNames the names of the artist of the site, folded by `foldName` */
export function traitsOfRelease(entry: Matchable, ownNames: ReadonlySet<string>) {
  const { data } = entry;
  const { title: whole, version = '', artist } = splitTitle(textIn(data, 'title') ?? '', [...ownNames]);
  const { title, type } = splitType(whole);
  const tracks = listIn(data, 'tracks').map(traitsOfTrack);
  const isrc = readIsrc(textIn(data, 'isrc'));
  const lengths = tracks.map(({ seconds }) => seconds ?? Number.NaN);
  const total = lengths.reduce((sum, each) => sum + each, 0);
  const named = mainArtists(data).map((name) => foldName(isVarious(name) ? VARIOUS : name));
  const artists = (named.length > 0 ? named : [foldName(artist ?? '')]).map((name) =>
    ownNames.has(name) ? '' : name,
  );
  return {
    title: readTitle(withoutGuests(title)),
    version: readTitle(isPlainVersion(version) || /^(?:single|ep)$/i.test(version) ? '' : version),
    /** Artists, folded; the artist of the site without a name. */
    artists: artists.toSorted(),
    type: textIn(data, 'type')?.toLowerCase() ?? type,
    date: dateIn(data, 'release_date'),
    isrcs: [...new Set([isrc, ...tracks.map((track) => track.isrc)].filter((each) => each !== undefined))],
    upc: readUpc(textIn(data, 'upc')),
    catalogue: foldIn(data, 'catalogue_number'),
    label: foldName(namesIn(data, 'label')[0] ?? '') || undefined,
    places: placesOf(entry),
    seconds: secondsIn(data, 'duration') ?? (tracks.length > 0 && total > 0 ? total : undefined),
    tracks,
  };
}

type ReleaseTraits = ReturnType<typeof traitsOfRelease>;

/** Returns an ISRC in the form of the schema; undefined if it is none. */
export function readIsrc(written: string | undefined): string | undefined {
  return isrcSchema.safeParse(written).data;
}

/** Reads a UPC as an EAN of 13 digits, in which it begins with 0. */
export function readUpc(written: string | undefined): string | undefined {
  return upcSchema.safeParse(written?.replace(/^0(?=\d{13}$)/, '')).data?.padStart(13, '0');
}

function foldIn(data: object, key: string): string | undefined {
  return foldName(textIn(data, key) ?? '') || undefined;
}

function mainArtists(data: object): string[] {
  return listIn(data, 'artists').flatMap((artist) => {
    const role = textIn(artist, 'role') ?? 'main';
    return role === 'main' ? (nameOf(artist) ?? []) : [];
  });
}

export function marksOfRelease(release: ReleaseTraits): Marks {
  const { title, date, isrcs, upc, catalogue, places } = release;
  const programme = writeProgramme(release);
  return {
    keys: [
      ...places,
      ...keysOfDay(title, date),
      ...(programme === undefined ? [] : [`tracks:${programme}`]),
      ...isrcs.map((isrc) => `isrc:${isrc}`),
      ...(upc === undefined ? [] : [`upc:${upc}`]),
      ...(catalogue === undefined ? [] : [`catalogue:${catalogue}`]),
    ],
    titles: [title],
  };
}

export function compareReleases(one: ReleaseTraits, other: ReleaseTraits): Likeness {
  if (areTwoEditions(one, other)) return OTHER;
  const title = titleDistance(one.title, other.title);
  const code = sameCode(one, other, title);
  if (code !== undefined) return sure(code);
  const marks = sameMarks(one, other, title);
  const whole = isSameVersion(one, other) ? title : 1;
  if (marks.length > 0) return compareMarked(marks, whole, listEvidence(one, other));
  const renamed = compareRenamed(one, other);
  if (renamed?.band === 'sure') return renamed;
  const evidence = title === 1 ? [] : [byVersion(one, other), ...listEvidence(one, other)];
  const found = weigh(title, evidence);
  if (found.band === 'other') return renamed ?? OTHER;
  return { ...found, isUncontested: title === 0 && evidence.every(({ against }) => against === 0) };
}

/** Day and tracks of a record, by which it is known when somebody has changed its title; undefined for a single. */
function writeProgramme({ date, tracks, version }: ReleaseTraits): string | undefined {
  const titles = tracks.map((track) => `${track.title.folded}/${track.version.folded}`);
  const isWhole =
    date?.length === 10 && titles.length > 1 && tracks.every(({ title }) => title.folded !== '');
  return isWhole ? [date, version.folded, ...titles].join('\n') : undefined;
}

/** Two of which all is equal but the title, which somebody may have changed; undefined if something else differs. */
function compareRenamed(one: ReleaseTraits, other: ReleaseTraits): Likeness | undefined {
  const isOther = one.artists.join('\n') !== other.artists.join('\n') || byCodes(one, other).length > 0;
  if (isOther) return undefined;
  const programme = writeProgramme(one);
  if (programme === undefined || programme !== writeProgramme(other)) return undefined;
  const lengths = one.tracks.map(({ seconds }, index) => byLength(seconds, other.tracks[index]?.seconds));
  if (lengths.some((each) => each !== undefined && !each.confirms)) return undefined;
  return lengths.some((each) => each !== undefined)
    ? sure('same tracks and day')
    : likely(0.5, 'same tracks and day');
}

function sameCode(one: ReleaseTraits, other: ReleaseTraits, title: number): string | undefined {
  // Reports give each song the UPC of its record.
  if (isSameUpc(one, other) && !areTwoSongs(one, other) && !isCopied(one, other, title)) return 'same UPC';
  if (isSameRecordings(one, other, title) && !hasOtherCodes(one, other))
    return one.isrcs.length === 1 ? 'same ISRC' : 'same ISRCs';
  return undefined;
}

function isSameUpc({ upc }: ReleaseTraits, other: ReleaseTraits): boolean {
  return upc !== undefined && upc === other.upc;
}

/** Returns true for another title of another time: a row that was copied for the next record keeps the code of the last. */
function isCopied(one: ReleaseTraits, other: ReleaseTraits, title: number): boolean {
  const isSame = isSameTitle(title) && isSameVersion(one, other);
  return !isSame && (byDate(one.date, other.date)?.against ?? 0) > 0.5;
}

function areTwoEditions({ upc, catalogue }: ReleaseTraits, other: ReleaseTraits): boolean {
  const known = [upc, catalogue, other.upc, other.catalogue].every((each) => each !== undefined);
  return known && upc !== other.upc && catalogue !== other.catalogue;
}

/** Returns true if two that share recordings are two editions. */
function hasOtherCodes(one: ReleaseTraits, other: ReleaseTraits): boolean {
  const isOther = (a: string | undefined, b: string | undefined) =>
    a !== undefined && b !== undefined && a !== b;
  return isOther(one.upc, other.upc) || isOther(one.catalogue, other.catalogue);
}

function sharedPlaces({ places }: ReleaseTraits, other: ReleaseTraits): string[] {
  return places.filter((place) => other.places.includes(place));
}

/** Marks that only one release should have, and that are copied from one to another by mistake. */
function sameMarks(one: ReleaseTraits, other: ReleaseTraits, title: number): string[] {
  const isSameNumber =
    one.catalogue !== undefined &&
    one.catalogue === other.catalogue &&
    (one.label === other.label || ((one.label ?? other.label) && !(one.label && other.label) && title < 1));
  return [
    ...(isSameUpc(one, other) && !areTwoSongs(one, other) ? ['same UPC'] : []),
    ...(isSameNumber ? ['same catalogue number'] : []),
    ...(sharedPlaces(one, other).length > 0 ? ['same address'] : []),
  ];
}

function countShared({ isrcs }: ReleaseTraits, other: ReleaseTraits): number {
  return isrcs.filter((isrc) => other.isrcs.includes(isrc)).length;
}

/** Returns true for the same recordings, nearly all of them; under other titles, for all tracks. A song is no album that it is on. */
function isSameRecordings(one: ReleaseTraits, other: ReleaseTraits, title: number): boolean {
  if (one.tracks.length > 1 !== other.tracks.length > 1) return false;
  const isSong = one.tracks.length < 2;
  const shared = countShared(one, other);
  const all =
    isSong || (isSameTitle(title) && isSameVersion(one, other))
      ? one.isrcs.length + other.isrcs.length - shared
      : Math.max(one.tracks.length, other.tracks.length);
  return shared >= (isSong ? 1 : 2) && shared / all >= 0.8;
}

function isSameVersion({ version }: ReleaseTraits, other: ReleaseTraits): boolean {
  return titleDistance(version, other.version) < 0.2;
}

function listEvidence(one: ReleaseTraits, other: ReleaseTraits): Evidence[] {
  return [
    byArtists(one, other),
    byDate(one.date, other.date),
    // Those of the tracks say more than that of the whole.
    one.tracks.length > 1 && other.tracks.length > 1 ? undefined : byLength(one.seconds, other.seconds),
    ...byTracks(one, other),
    ...byType(one, other),
    ...byCodes(one, other),
  ].filter((each) => each !== undefined);
}

function byVersion(one: ReleaseTraits, other: ReleaseTraits): Evidence {
  return isSameVersion(one, other)
    ? { weight: WEIGHTS.version, against: 0 }
    : { weight: WEIGHTS.otherVersion, against: 1, why: 'another version' };
}

function byArtists({ artists }: ReleaseTraits, other: ReleaseTraits): Evidence {
  const shared = artists.filter((name) => other.artists.includes(name)).length;
  const share = shared / Math.max(artists.length, other.artists.length);
  return { weight: WEIGHTS.artists, against: 1 - share, why: shared === 0 ? 'other artists' : undefined };
}

function byTracks(one: ReleaseTraits, other: ReleaseTraits): Evidence[] {
  // Empty entries of lists are none.
  const titled = ({ tracks }: ReleaseTraits) => tracks.filter(({ title }) => title.written !== '').length;
  const [few, many] = [titled(one), titled(other)].toSorted((a, b) => a - b);
  if (!few || !many || many < 2) return [];
  const pairs = matchTracks(one.tracks, other.tracks).flatMap((index, at): [TrackTraits, TrackTraits][] => {
    const [track, found] = [one.tracks[at], index === undefined ? undefined : other.tracks[index]];
    return track && found ? [[track, found]] : [];
  });
  const same = pairs.filter((pair) => isSameTrack(...pair));
  const asLong = pairs.length - same.length;
  // The lengths of a few tracks may be the same by chance, and those of many are not.
  const share = (same.length + asLong * (asLong > 3 ? 1 : 0.5)) / many;
  const apart = same.flatMap(([{ seconds }, track]) => byLength(seconds, track.seconds)?.against ?? []);
  const far = apart.reduce((sum, each) => sum + each, 0) / Math.max(1, same.length);
  const why = [
    `${same.length} of ${count(many, 'track')} the same`,
    ...(far >= 0.5 ? ['with other lengths'] : []),
    ...(asLong > 0 ? [`${asLong} as long`] : []),
  ];
  const confirms = pairs.length > 2 && share >= 0.7 && far < 0.5;
  return [{ weight: WEIGHTS.tracks, against: 1 - share + 0.7 * share * far, confirms, why: why.join(', ') }];
}

function byType(one: ReleaseTraits, other: ReleaseTraits): Evidence[] {
  const [a, b] = [isSingle(one), isSingle(other)];
  if (a === undefined || b === undefined || a === b) return [];
  // The type may have been guessed from little: without two dates, it decides nothing, and is asked.
  const isOpen = one.date === undefined || other.date === undefined;
  return [{ weight: isOpen ? 0 : WEIGHTS.type, against: 1, why: 'one is a single' }];
}

function isSingle({ type, tracks, isrcs }: ReleaseTraits): boolean | undefined {
  if (type !== undefined) return type === 'single';
  if (tracks.length > 3) return false;
  return tracks.length === 1 || (tracks.length === 0 && isrcs.length === 1) ? true : undefined;
}

function areTwoSongs(one: ReleaseTraits, other: ReleaseTraits): boolean {
  const isSong = ({ isrcs, tracks }: ReleaseTraits) => isrcs.length === 1 && tracks.length < 2;
  return isSong(one) && isSong(other) && one.isrcs[0] !== other.isrcs[0];
}

function byCodes(one: ReleaseTraits, other: ReleaseTraits): Evidence[] {
  return [
    ...(areTwoSongs(one, other) ? [{ weight: WEIGHTS.isrc, against: 1, why: 'another ISRC' }] : []),
    ...(one.upc !== undefined && other.upc !== undefined
      ? [{ weight: WEIGHTS.upc, against: 1, why: 'another UPC' }]
      : []),
  ];
}
