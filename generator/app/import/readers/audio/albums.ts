/** Which recordings are one release: by their tags, and by folders where tags lack. */
import { basename, dirname } from 'node:path';
import { folderOf } from '../../sources/files.ts';
import { isVarious } from '../../various.ts';
import { groupBy } from '../shared/data.ts';
import { albumArtistsOf, artistsOf, isBy, keyOf, type Owner } from './artists.ts';
import { discOfFolder, type FolderName, readFolderName, splitDisc } from './names.ts';
import type { Recording } from './recording.ts';
import { isSame, makeTrack, type Track } from './tracks.ts';

export interface Album {
  /** Of its tags or its folder; undefined for a recording alone. */
  readonly title: string | undefined;
  /** The folder that it is named by, where tags lack. */
  readonly named: FolderName | undefined;
  readonly tracks: readonly Track[];
  /** Released by others or by several artists: what is theirs of it are appearances. */
  readonly isCompilation: boolean;
  /** The title of what a recording is taken from. */
  readonly appearsOn?: string | undefined;
}

/** In the order of the files. */
export function groupAlbums(recordings: readonly Recording[], owner: Owner): Album[] {
  const folders = groupBy(recordings, ({ folder }) => folder);
  const tracks = recordings.map((recording) => {
    const most = Math.max(30, folders.get(recording.folder)?.length ?? 0);
    return makeTrack(recording, owner, most, discOf(recording));
  });
  const placed = tracks.filter(({ recording }) => recording.place);
  const others = tracks.filter(({ recording }) => !recording.place);
  const [tagged, loose] = [others.filter(albumOf), others.filter((track) => !albumOf(track))];
  const albums = [...groupPlaced(placed, owner), ...groupTagged(tagged, owner), ...groupLoose(loose, owner)];
  const place = new Map(recordings.map((recording, index) => [recording, index]));
  const placeOf = ({ tracks: [first] }: Album) => (first && place.get(first.recording)) ?? 0;
  return albums.sort((one, other) => placeOf(one) - placeOf(other));
}

const NAMELESS = /^(?:unknown(?: album)?|<unknown>|untitled|none|n\/a|no album|singles?)$/i;

function albumOf({ recording }: Track): string | undefined {
  const album = recording.tags.first('album');
  return album === undefined || NAMELESS.test(album) ? undefined : splitDisc(album).title;
}

function discOf({ folder, tags }: Recording): number | undefined {
  return splitDisc(tags.first('album') ?? '').disc ?? discOfFolder(folder);
}

/** The folder of an album, whose discs may have folders of their own. */
function baseOf({ folder }: Recording): string {
  return discOfFolder(folder) === undefined ? folder : folderOf(folder);
}

/** The same on disk: a source that is given as `.` has no name. */
export function pathOf({ folder, folderPath }: Recording): string {
  return discOfFolder(folder) === undefined ? folderPath : dirname(folderPath);
}

/** Recordings that manifests put into a release. */
function groupPlaced(tracks: readonly Track[], owner: Owner): Album[] {
  return [...groupBy(tracks, ({ recording }) => recording.folderPath)].map(([folder, inFolder]) => {
    const album = describeAlbum(inFolder, owner);
    const title = inFolder[0]?.recording.place?.release ?? album.title;
    const named = title === undefined ? { title: basename(folder) } : undefined;
    return { ...album, title: title ?? named?.title, named };
  });
}

/** Recordings of one folder with the same album, then parts in several folders that belong together: discs, and copies in other formats. */
function groupTagged(tracks: readonly Track[], owner: Owner): Album[] {
  const byTitle = groupBy(tracks, (track) => keyOf(albumOf(track) ?? ''));
  return [...byTitle.values()].flatMap((named) => {
    const parts = [...groupBy(named, (track) => partOf(track)).values()];
    return joinParts(parts, owner).map((joined) => describeAlbum(joined, owner));
  });
}

/** The same for recordings of one album in one folder. */
function partOf({ recording }: Track): string {
  const { tags } = recording;
  return [baseOf(recording), keyOf(tags.first('albumArtist') ?? ''), tags.first('mbRelease') ?? ''].join(
    '\n',
  );
}

function joinParts(parts: readonly Track[][], owner: Owner): Track[][] {
  const joined: Track[][] = [];
  for (const part of parts) {
    const fitting = joined.find((other) => belong(other, part, owner));
    if (fitting) fitting.push(...part);
    else joined.push([...part]);
  }
  return joined;
}

/** Whether parts with the same title are one album: nothing that identifies it differs, and no two of their tracks claim one place. */
function belong(one: readonly Track[], other: readonly Track[], owner: Owner): boolean {
  if (differ(one, other, 'mbRelease') || differ(one, other, 'upc')) return false;
  const [by, otherBy] = [one, other].map((part) => artistKey(part, owner));
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

function isRival(one: Track, other: Track): boolean {
  if (one.number === undefined || one.number !== other.number) return false;
  return (one.disc ?? 1) === (other.disc ?? 1) && one.key !== other.key;
}

/** The artist of an album, or of all its tracks; nobody if they are by several. */
function artistKey(tracks: readonly Track[], owner: Owner): string {
  const names = tracks.map(({ recording }) => {
    const own = albumArtistsOf(recording, owner);
    if (own.some(({ name }) => isVarious(name))) return '';
    const artists = own.length > 0 ? own : artistsOf(recording, owner).filter(({ role }) => role === 'main');
    return artists.some(({ name }) => owner.is(name))
      ? 'own'
      : artists.map(({ name }) => keyOf(name)).join('\n');
  });
  return new Set(names).size === 1 ? (names[0] ?? '') : '';
}

function describeAlbum(tracks: readonly Track[], owner: Owner): Album {
  const [first] = tracks;
  const title = first && albumOf(first);
  return { title, named: undefined, tracks: sortTracks(tracks), isCompilation: isOfOthers(tracks, owner) };
}

/** An album of others, on which a recording of the artist may be. */
function isOfOthers(tracks: readonly Track[], owner: Owner): boolean {
  if (owner.isLabel) return false;
  const artists = tracks.flatMap(({ recording }) => albumArtistsOf(recording, owner));
  if (artists.some(({ name }) => owner.is(name))) return false;
  if (artists.some(({ name }) => !isVarious(name))) return true;
  const own = tracks.filter(({ recording }) => isBy(artistsOf(recording, owner), owner));
  return artists.length > 0 || own.length * 2 < tracks.length;
}

/** Recordings without an album: a folder of numbered ones is an album, others are singles. */
function groupLoose(tracks: readonly Track[], owner: Owner): Album[] {
  return [...groupBy(tracks, ({ recording }) => baseOf(recording)).values()].flatMap((inFolder) => {
    const [{ recording } = {}] = inFolder;
    if (!recording || !isNumbered(inFolder)) return groupSingles(inFolder);
    const named = readFolderName(pathOf(recording), [
      ...owner.names,
      ...artistsOf(recording, owner).map(({ name }) => name),
    ]);
    const isCompilation =
      !owner.isLabel && inFolder.every(({ recording: each }) => !isBy(artistsOf(each, owner), owner));
    return [{ title: named.title, named, tracks: sortTracks(inFolder), isCompilation }];
  });
}

/** Whether each has a number of its own from 1 on, with hardly any missing. */
function isNumbered(tracks: readonly Track[]): boolean {
  if (tracks.length < 2) return false;
  const numbers = tracks.map(({ number, disc = 1 }) =>
    number === undefined ? undefined : `${disc}.${number}`,
  );
  const highest = Math.max(...tracks.map(({ number = 0 }) => number));
  const discs = new Set(tracks.map(({ disc = 1 }) => disc)).size;
  return (
    !numbers.includes(undefined) &&
    new Set(numbers).size === tracks.length &&
    highest * discs <= tracks.length * 1.5 + 1
  );
}

/** Singles, each with its copies in other formats. */
function groupSingles(tracks: readonly Track[]): Album[] {
  return [...groupBy(tracks, ({ key }) => key).values()].flatMap((alike) => {
    const groups: Track[][] = [];
    for (const track of alike) {
      const known = groups.find(([first]) => first && isSame(first, track));
      if (known) known.push(track);
      else groups.push([track]);
    }
    return groups.map((group) => ({
      title: undefined,
      named: undefined,
      tracks: group,
      isCompilation: false,
    }));
  });
}

/** By disc, side and number; others by the names of their files. */
function sortTracks(tracks: readonly Track[]): Track[] {
  return tracks.toSorted(
    (one, other) =>
      (one.disc ?? 1) - (other.disc ?? 1) ||
      one.order - other.order ||
      (one.recording.file.name < other.recording.file.name ? -1 : 1),
  );
}
