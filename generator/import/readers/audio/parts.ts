/** Recordings whose albums have one title, of which there are many: "Live". */
import { dirname } from 'node:path';
import { folderOf } from '../../sources/files.ts';
import { groupBy } from '../shared/data.ts';
import { albumArtistsOf, artistsOf, keyOf, type Owner } from './artists.ts';
import { readDates } from './facts.ts';
import { discOfFolder, readFolderName } from './names.ts';
import type { Recording } from './recording.ts';
import { isSame, type Track } from './tracks.ts';

/** Divides them into albums: those of one folder, with others that belong to it, as discs and copies in other formats. */
export function splitAlbums(named: readonly Track[], owner: Owner, today: string): Track[][] {
  const parts = groupBy(named, ({ recording }) => {
    const { tags } = recording;
    return [baseOf(recording), keyOf(tags.first('albumArtist') ?? ''), tags.first('mbRelease') ?? ''].join(
      '\n',
    );
  });
  const joined: Track[][] = [];
  for (const part of parts.values()) {
    const fitting = joined.find((other) => belong(other, part, owner, today));
    if (fitting) fitting.push(...part);
    else joined.push([...part]);
  }
  return joined;
}

/** The folder of an album, whose discs may have folders of their own. */
export function baseOf({ folder }: Recording): string {
  return discOfFolder(folder) === undefined ? folder : folderOf(folder);
}

/** Path on disk: a source that is given as `.` has no name. */
export function pathOf({ folder, file }: Recording): string {
  const own = dirname(file.path);
  return discOfFolder(folder) === undefined ? own : dirname(own);
}

/** The side of a record is in front of the number on it. */
const SIDE = 1000;
const UNNUMBERED = 999;

/** The place of a track on its album: its disc, and its number or its side; undefined without a number. */
export function placeOf({ disc = 1, order }: Track): string | undefined {
  return order % SIDE === UNNUMBERED ? undefined : `${disc}.${order}`;
}

/** Returns true if hardly any of their numbers is missing. */
export function isNumbering(tracks: readonly Track[]): boolean {
  const numbers = tracks.map(({ order }) => order % SIDE).filter((number) => number !== UNNUMBERED);
  const sides = new Set(tracks.map(({ disc = 1, order }) => `${disc}.${Math.floor(order / SIDE)}`)).size;
  return Math.max(...numbers) * sides <= tracks.length * 1.5 + 1;
}

/** Returns true if nothing that identifies them differs, and no two of their tracks claim one place. */
function belong(one: readonly Track[], other: readonly Track[], owner: Owner, today: string): boolean {
  const valuesOf = (part: readonly Track[], of: (recording: Recording) => string | undefined) =>
    new Set(part.flatMap(({ recording }) => of(recording) ?? []));
  const isOther = (of: (recording: Recording) => string | undefined) => {
    const [values, others] = [valuesOf(one, of), valuesOf(other, of)];
    return values.size > 0 && others.size > 0 && ![...values].some((each) => others.has(each));
  };
  const marks = (['mbRelease', 'upc'] as const).map(
    (field) =>
      ({ tags }: Recording) =>
        tags.first(field),
  );
  if ([...marks, (recording: Recording) => yearIn(recording, today)].some(isOther)) return false;
  const [by, otherBy] = [one, other].map((part) => writeArtistsOf(part, owner));
  const isNear = one.some((a) => other.some((b) => baseOf(a.recording) === baseOf(b.recording)));
  // Without an artist of the album, that of a track among several in one folder says nothing.
  if (by !== otherBy && !(isNear && (by === '' || otherBy === ''))) return false;
  const isRival = (a: Track, b: Track) =>
    placeOf(a) !== undefined && placeOf(a) === placeOf(b) && !isSame(a, b);
  return !one.some((a) => other.some((b) => isRival(a, b)));
}

/** The year of its tags, or of the name of its folder. */
function yearIn(recording: Recording, today: string): string | undefined {
  const { first } = readDates(recording, today);
  return first?.slice(0, 4) ?? readFolderName(pathOf(recording), []).year;
}

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
