/** Which recordings whose albums have one title are one album: there are many that are called "Live". */
import { dirname } from 'node:path';
import { folderOf } from '../../sources/files.ts';
import { groupBy } from '../shared/data.ts';
import { albumArtistsOf, artistsOf, keyOf, type Owner } from './artists.ts';
import { readDates } from './facts.ts';
import { discOfFolder, readFolderName } from './names.ts';
import type { Recording } from './recording.ts';
import { isSame, type Track } from './tracks.ts';

/** Recordings of one folder, then parts in several folders that belong together: discs, and copies in other formats. */
export function splitAlbums(named: readonly Track[], owner: Owner, today: string): Track[][] {
  const yearOf = ({ recording }: Track) => yearIn(recording, today);
  const marks = [
    (track: Track) => writeArtistsOf([track], owner),
    ({ recording }: Track) => recording.tags.first('upc'),
    yearOf,
  ];
  const parts = [...groupBy(named, partOf).values()].flatMap((part) => splitPart(part, marks));
  const joined: Track[][] = [];
  for (const part of parts) {
    const fitting = joined.find(
      (other) => belong(other, part, owner) && !areOfOtherYears(other, part, yearOf),
    );
    if (fitting) fitting.push(...part);
    else joined.push([...part]);
  }
  return joined;
}

/** The folder of an album, whose discs may have folders of their own. */
export function baseOf({ folder }: Recording): string {
  return discOfFolder(folder) === undefined ? folder : folderOf(folder);
}

/** The same on disk: a source that is given as `.` has no name. */
export function pathOf({ folder, file }: Recording): string {
  const own = dirname(file.path);
  return discOfFolder(folder) === undefined ? own : dirname(own);
}

/** The same for recordings of one album in one folder. */
function partOf({ recording }: Track): string {
  const { tags } = recording;
  const marks = [keyOf(tags.first('albumArtist') ?? ''), tags.first('mbRelease') ?? ''];
  return [baseOf(recording), ...marks].join('\n');
}

/** Where a track is on its album: its disc, and its number or its side; undefined if nothing tells. */
export function placeOf({ disc = 1, order }: Track): string | undefined {
  return numberIn(order) === UNNUMBERED ? undefined : `${disc}.${order}`;
}

/** The side of a record is in front of the number on it. */
const SIDE = 1000;
const UNNUMBERED = 999;

function numberIn(order: number): number {
  return order % SIDE;
}

/** Whether hardly any of their numbers is missing. */
export function isNumbering(tracks: readonly Track[]): boolean {
  const numbers = tracks.map(({ order }) => numberIn(order)).filter((number) => number !== UNNUMBERED);
  const sides = new Set(tracks.map(({ disc = 1, order }) => `${disc}.${Math.floor(order / SIDE)}`)).size;
  return Math.max(...numbers) * sides <= tracks.length * 1.5 + 1;
}

type Mark = (track: Track) => string | undefined;

/** Albums of one title in one folder: places are claimed twice, and something tells one whole album from another. */
function splitPart(part: Track[], marks: readonly Mark[]): Track[][] {
  if (!haveRivals(part)) return [part];
  return marks.map((mark) => splitBy(part, mark)).find((albums) => albums !== undefined) ?? [part];
}

/** Whole albums, and what fits into one of them only; undefined if that is not all. */
function splitBy(part: readonly Track[], mark: Mark): Track[][] | undefined {
  const groups = [...groupBy(part, (track) => mark(track)).values()];
  const albums = groups.filter(isWhole);
  if (albums.length < 2) return undefined;
  for (const track of groups.filter((group) => !isWhole(group)).flat()) {
    const [fitting, ...others] = albums.filter((album) => !album.some((each) => isRival(each, track)));
    if (!fitting || others.length > 0) return undefined;
    fitting.push(track);
  }
  return albums;
}

/** Whether there is a first one, hardly any is missing, and none is there twice. */
function isWhole(tracks: readonly Track[]): boolean {
  return (
    tracks.some(({ order }) => [1, SIDE + 1].includes(order)) && isNumbering(tracks) && !haveRivals(tracks)
  );
}

function haveRivals(tracks: readonly Track[]): boolean {
  return [...groupBy(tracks, placeOf).values()].some(([first, ...others]) =>
    others.some((other) => first && isRival(first, other)),
  );
}

/** Whether two recordings claim one place of an album. */
function isRival(one: Track, other: Track): boolean {
  const place = placeOf(one);
  return place !== undefined && place === placeOf(other) && !isSame(one, other);
}

/** Whether parts with the same title are one album: nothing that identifies it differs, and no two of their tracks claim one place. */
function belong(one: readonly Track[], other: readonly Track[], owner: Owner): boolean {
  if (differ(one, other, 'mbRelease') || differ(one, other, 'upc')) return false;
  const [by, otherBy] = [one, other].map((part) => writeArtistsOf(part, owner));
  const isNear = one.some((a) => other.some((b) => baseOf(a.recording) === baseOf(b.recording)));
  // Without an artist of the album, that of a track among several in one folder says nothing.
  if (by !== otherBy && !(isNear && (by === '' || otherBy === ''))) return false;
  return !one.some((a) => other.some((b) => isRival(a, b)));
}

function differ(one: readonly Track[], other: readonly Track[], field: 'mbRelease' | 'upc'): boolean {
  const [a, b] = [one, other].map((part) =>
    part.map(({ recording }) => recording.tags.first(field)).find(Boolean),
  );
  return a !== undefined && b !== undefined && a !== b;
}

/** Whether folders share no year, so that they are at least two editions. */
function areOfOtherYears(one: readonly Track[], other: readonly Track[], yearOf: Mark): boolean {
  const [years = [], others = []] = [one, other].map((part) => part.flatMap((track) => yearOf(track) ?? []));
  return years.length > 0 && others.length > 0 && !years.some((year) => others.includes(year));
}

/** The year of its tags, or of the name of its folder. */
function yearIn(recording: Recording, today: string): string | undefined {
  const { first } = readDates(recording, today);
  return first?.slice(0, 4) ?? readFolderName(pathOf(recording), []).year;
}

/** The artist of an album, or of all its tracks; nobody if they are by several. */
function writeArtistsOf(tracks: readonly Track[], owner: Owner): string {
  const names = tracks.map(({ recording }) => {
    const own = albumArtistsOf(recording, owner);
    const artists = own.length > 0 ? own : artistsOf(recording, owner).filter(({ role }) => role === 'main');
    return artists.some(({ name }) => owner.is(name))
      ? 'own'
      : artists.map(({ name }) => keyOf(name)).join('\n');
  });
  return new Set(names).size === 1 ? (names[0] ?? '') : '';
}
