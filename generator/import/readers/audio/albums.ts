/** Groups recordings into releases: by their tags, and by folders without tags. */
import { isVarious } from '../../../site/various.ts';
import { groupBy } from '../shared/data.ts';
import { albumArtistsOf, artistsOf, isBy, keyOf, type Owner } from './artists.ts';
import { discOfFolder, type FolderName, readSharedName, sharedStart, splitDisc } from './names.ts';
import { baseOf, isNumbering, pathOf, placeOf, splitAlbums } from './parts.ts';
import type { Recording } from './recording.ts';
import { isSame, makeTrack, type Track } from './tracks.ts';

export interface Album {
  /** Title of the tags or the folder; undefined for a recording alone. */
  readonly title: string | undefined;
  /** The folder that it is named by, where tags lack. */
  readonly named: FolderName | undefined;
  readonly tracks: readonly Track[];
  /** Released by others or by several artists: what is theirs of it are appearances. */
  readonly isCompilation: boolean;
  readonly appearsOn?: string | undefined;
}

/** Groups recordings into albums, in the order of the files. */
export function groupAlbums(recordings: readonly Recording[], owner: Owner, today: string): Album[] {
  const folders = groupBy(recordings, ({ folder }) => folder);
  const tracks = [...folders.values()].flatMap((inFolder) => {
    const [most, start] = [Math.max(30, inFolder.length), sharedStart(inFolder.map(({ stem }) => stem))];
    return inFolder.map((recording) => makeTrack(recording, owner, { most, start, disc: discOf(recording) }));
  });
  const [tagged, loose] = [tracks.filter(albumOf), tracks.filter((track) => !albumOf(track))];
  const albums = [...groupTagged(tagged, owner, today), ...groupLoose(loose, owner)];
  const place = new Map(recordings.map((recording, index) => [recording, index]));
  const indexOf = ({ tracks: [first] }: Album) => (first && place.get(first.recording)) ?? 0;
  return albums.sort((one, other) => indexOf(one) - indexOf(other));
}

const NAMELESS = /^(?:unknown(?: album)?|<unknown>|untitled|none|n\/a|no album|singles?)$/i;

function albumOf({ recording }: Track): string | undefined {
  const album = recording.tags.first('album');
  return album === undefined || NAMELESS.test(album) ? undefined : splitDisc(album).title;
}

function discOf({ folder, tags }: Recording): number | undefined {
  return splitDisc(tags.first('album') ?? '').disc ?? discOfFolder(folder);
}

/** Recordings whose albums have one title may be of several. */
function groupTagged(tracks: readonly Track[], owner: Owner, today: string): Album[] {
  const byTitle = groupBy(tracks, (track) => keyOf(albumOf(track) ?? ''));
  return [...byTitle.values()].flatMap((named) =>
    splitAlbums(named, owner, today).map((album) => describeAlbum(album, owner)),
  );
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
  if (tracks.some(({ recording }) => recording.tags.all('label').some(owner.is))) return false;
  const own = tracks.filter(({ recording }) => isBy(artistsOf(recording, owner), owner));
  return artists.length > 0 || own.length * 2 < tracks.length;
}

/** Recordings without an album: a folder of numbered ones is an album, others are singles. */
function groupLoose(tracks: readonly Track[], owner: Owner): Album[] {
  return [...groupBy(tracks, ({ recording }) => baseOf(recording)).values()].flatMap((inFolder) => {
    const [{ recording } = {}] = inFolder;
    if (!recording || !isNumbered(inFolder)) return groupSingles(inFolder);
    const named = readSharedName(
      pathOf(recording),
      inFolder.map((track) => track.recording.stem),
      [...owner.names, ...artistsOf(recording, owner).map(({ name }) => name)],
    );
    const isCompilation =
      !owner.isLabel && inFolder.every(({ recording: each }) => !isBy(artistsOf(each, owner), owner));
    return [{ title: named.title, named, tracks: sortTracks(inFolder), isCompilation }];
  });
}

function isNumbered(tracks: readonly Track[]): boolean {
  if (tracks.length < 2) return false;
  const places = tracks.map((track) => (track.number === undefined ? undefined : placeOf(track)));
  return !places.includes(undefined) && new Set(places).size === tracks.length && isNumbering(tracks);
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

/** Sorts by disc, side and number; others by the names of their files. */
function sortTracks(tracks: readonly Track[]): Track[] {
  return tracks.toSorted(
    (one, other) =>
      (one.disc ?? 1) - (other.disc ?? 1) ||
      one.order - other.order ||
      (one.recording.file.name < other.recording.file.name ? -1 : 1),
  );
}

interface Divided {
  readonly albums: readonly Album[];
  readonly others: readonly Track[];
  /** Recordings of the artist on releases of others that are on their own, too. */
  readonly again: readonly Track[];
}

/** The albums of the artist. Of what others released, their own recordings are singles, unless they are there already. */
export function divide(albums: readonly Album[], owner: Owner): Divided {
  const isOwn = ({ recording }: Track) => isBy(artistsOf(recording, owner), owner);
  const own = albums.filter(
    (album) => !album.isCompilation && (album.title !== undefined || album.tracks.some(isOwn)),
  );
  const known = own.flatMap(({ tracks }) => tracks);
  const taken = new Set(own);
  const others: Track[] = [];
  const again: Track[] = [];
  const found: Album[] = [];
  for (const album of albums.filter((each) => !taken.has(each))) {
    for (const track of album.tracks) {
      if (!isOwn(track) || track.artists.length === 0) others.push(track);
      else if (known.some((each) => isSame(each, track))) again.push(track);
      else {
        known.push(track);
        found.push({ ...album, tracks: [track], appearsOn: album.title, title: undefined });
      }
    }
  }
  return { albums: [...own, ...found], others, again };
}

export function nameArtists({ artists }: Track): string {
  return artists.map((artist) => (typeof artist === 'string' ? artist : artist.name)).join(', ');
}

interface Chosen {
  readonly tracks: readonly Track[];
  /** Files of recordings that are there in a better one. */
  readonly copies: readonly Track[];
}

export function chooseBest(tracks: readonly Track[]): Chosen {
  const groups: Track[][] = [];
  for (const track of tracks) {
    const known = groups.find(([first]) => first && isCopy(first, track));
    if (known) known.push(track);
    else groups.push([track]);
  }
  const sorted = groups.map((group) => group.toSorted(compareQuality));
  return {
    tracks: sorted.flatMap(([best]) => best ?? []),
    copies: sorted.flatMap(([, ...others]) => others),
  };
}

/** Returns true for copies: at one place of the album, or without a place. */
function isCopy(one: Track, other: Track): boolean {
  const isHere =
    (one.disc ?? 1) === (other.disc ?? 1) && (one.number ?? other.number) === (other.number ?? one.number);
  return isHere && isSame(one, other);
}

/** Lossless first, then of more bits; of equals the one with the shorter name, as copies have longer ones. */
function compareQuality({ recording: one }: Track, { recording: other }: Track): number {
  return (
    Number(other.format.isLossless) - Number(one.format.isLossless) ||
    other.format.quality - one.format.quality ||
    one.file.name.length - other.file.name.length
  );
}
