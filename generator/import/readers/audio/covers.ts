/** Covers and lyrics of recordings: in their tags, or in files beside them. */
import { isTimed, plainLyrics } from '../../../site/lyrics.ts';
import type { ItemFile } from '../../catalogue.ts';
import { baseName, endingOf, folderOf, type SourceFile, stemOf } from '../../sources/files.ts';
import { readText } from '../../sources/text.ts';
import { cleanText } from '../shared/clean.ts';
import { groupBy } from '../shared/data.ts';
import { discOfFolder } from './names.ts';
import type { Recording } from './recording.ts';

const PICTURES = ['jpg', 'jpeg', 'png', 'webp', 'avif'];
const COVER = /^(?:.*[\s_(-])?(?:cover|folder|front|albumart|artwork)(?:[\s_)-].*|\d*)$/i;
/** Pictures beside recordings that are not the front. */
const OTHER =
  /back|rear|tray|inlay|inside|booklet|disc|cd\d|label|matrix|obi|spine|small|thumb|artist|band|logo/i;

type Pictures = ReadonlyMap<string, readonly SourceFile[]>;

export function listPictures(all: readonly SourceFile[]): Pictures {
  return groupBy(
    all.filter(({ name, size }) => size > 0 && PICTURES.includes(endingOf(name))),
    ({ name }) => folderOf(name),
  );
}

/** The larger file of the picture beside the recordings and the one in their tags. Beside a single, only a picture with its name counts. */
export function findCover(
  recordings: readonly Recording[],
  pictures: Pictures,
  isWholeFolder: boolean,
): Pick<ItemFile, 'name' | 'from'> | undefined {
  const beside = findBeside(recordings, pictures, isWholeFolder);
  const { picture, stem, file } = findInside(recordings) ?? {};
  if (picture && file && picture.bytes > (beside?.size ?? 0))
    return { name: `${stem}.${picture.ending}`, from: { embeddedIn: file.path } };
  return beside && { name: baseName(beside.name), from: { path: beside.path } };
}

function findInside(recordings: readonly Recording[]): Recording | undefined {
  const withPicture = recordings.filter(({ picture }) => picture !== undefined);
  const fronts = withPicture.filter(({ picture }) => picture?.isFront);
  return (fronts.length > 0 ? fronts : withPicture).reduce<Recording | undefined>(
    (best, each) => ((best?.picture?.bytes ?? 0) >= (each.picture?.bytes ?? 0) ? best : each),
    undefined,
  );
}

function findBeside(
  recordings: readonly Recording[],
  pictures: Pictures,
  isWholeFolder: boolean,
): SourceFile | undefined {
  for (const folder of foldersOf(recordings)) {
    const here = pictures.get(folder) ?? [];
    const stems = new Set(recordings.map(({ stem }) => stem.toLowerCase()));
    const named = here.find(({ name }) => stems.has(stemOf(name).toLowerCase()));
    if (named) return named;
    if (!isWholeFolder) continue;
    const covers = here.filter(({ name }) => COVER.test(stemOf(name)) && !OTHER.test(stemOf(name)));
    const [only, ...others] = here;
    const found = covers[0] ?? (others.length === 0 ? only : undefined);
    if (found) return largest(covers) ?? found;
  }
  return undefined;
}

/** The folders of recordings, those around the folders of discs, and folders for pictures in them. */
function foldersOf(recordings: readonly Recording[]): Set<string> {
  const own = recordings.map(({ folder }) => folder);
  const around = own.flatMap((folder) => (discOfFolder(folder) === undefined ? [] : [folderOf(folder)]));
  const inside = [...own, ...around].flatMap((folder) =>
    ['Artwork', 'artwork', 'Scans', 'scans', 'Covers', 'covers', 'Cover'].map((name) => `${folder}/${name}`),
  );
  return new Set([...around, ...own, ...inside]);
}

function largest(files: readonly SourceFile[]): SourceFile | undefined {
  return files.toSorted((one, other) => other.size - one.size)[0];
}

/** Bytes. */
const LARGEST = 100_000;

/** Files with times first, as texts may be notes. */
const ENDINGS = ['lrc', 'txt'];

export function openLyrics(all: readonly SourceFile[]): (recording: Recording) => string | undefined {
  const files = new Map(
    all
      .filter(({ name, size }) => size <= LARGEST && ENDINGS.includes(endingOf(name)))
      .map((file) => [file.name.toLowerCase(), file] as const),
  );
  return ({ file: { name } }) => {
    const place = name.replace(/\.[^./]*$/, '');
    for (const ending of ENDINGS) {
      const words = files.get(`${place}.${ending}`.toLowerCase());
      const read = words && readText(words);
      if (read && 'text' in read) return cleanLyrics(read.text);
    }
    return undefined;
  };
}

/** Characters: no song has more. */
const LONGEST = 40_000;

/** Times in a file of lyrics: of lines `[00:12.30]`, and of words `<00:13.1>`. */
const TIMES = /\[\d{1,3}:\d{2}(?:[.:]\d{1,3})?\]|<\d{1,3}:\d{2}(?:[.:]\d{1,3})?>/g;
/** Facts about the song and the file: `[ar:Name]`. The offset is one of the times. */
const ABOUT = /^\[(?:ar|al|ti|au|by|re|ve|length|la|id|tool|#):[^\]]*\]$/i;

/** Lyrics with the times of their lines, if they have some; undefined if nothing is left, or it is too long for a song. */
export function cleanLyrics(text: string): string | undefined {
  const lyrics = text.length > 2 * LONGEST ? '' : cleanText(keepLines(text));
  return lyrics.length > LONGEST || plainLyrics(lyrics) === '' ? undefined : lyrics;
}

/** Drops facts and times that no page shows. */
function keepLines(text: string): string {
  if (!text.match(TIMES)) return text;
  return text
    .split(/\r\n?|\n/)
    .filter((line) => !ABOUT.test(line.trim()))
    .map((line) => line.replace(TIMES, (time) => (time.startsWith('[') && isTimed(time) ? time : '')).trim())
    .join('\n');
}
