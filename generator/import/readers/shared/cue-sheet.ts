/** CUE sheets: what is in a recording and when it begins, and the recordings beside them. */
import { baseName, endingOf, folderOf, type SourceFile, stemOf } from '../../sources/files.ts';
import { readText } from '../../sources/text.ts';
import { cleanTag } from './clean.ts';

export interface Sheet {
  /** Whether a program for DJs wrote it while recording. */
  readonly isRecorded: boolean;
  /** What it says as a whole, by its command: `TITLE`, `REM GENRE`. */
  readonly values: ReadonlyMap<string, string>;
  readonly tracks: readonly SheetTrack[];
  /** A line that is no command, or has no value. */
  readonly odd: { readonly line: number; readonly text: string } | undefined;
}

export interface SheetTrack {
  readonly number: number;
  readonly values: ReadonlyMap<string, string>;
  /** The file that it begins in, as the sheet names it. */
  readonly file: string;
  /** In seconds from the beginning of the file. */
  readonly start: number | undefined;
  readonly line: number;
}

/** In bytes: a sheet of 999 tracks has a tenth of it. */
export const LARGEST_SHEET = 1_000_000;
/** More than a disc or a night has. */
const MOST_TRACKS = 999;

/** rekordbox writes times as `h:m:s`, and says so nowhere but here. */
const RECORDED = /^\s*REM\s+RECORDED[ _]BY\s+"?rekordbox/im;
const COMMAND = /^(REM\s+\S+|\S+)\s+(?:"(.*)"|(.*?))\s*$/;
const READ = /^(?:REM .+|TITLE|PERFORMER|SONGWRITER|ISRC|CATALOG)$/;
const IGNORED = /^(?:PREGAP|POSTGAP|FLAGS|CDTEXTFILE)$/;
const FILE_TYPE = /\s+(?:BINARY|MOTOROLA|AIFF|WAVE|MP3|FLAC|AAC|M4A|OGG)?$/i;

export function parseSheet(text: string): Sheet {
  const isRecorded = RECORDED.test(text);
  const values = new Map<string, string>();
  const tracks: {
    number: number;
    values: Map<string, string>;
    file: string;
    start?: number;
    line: number;
  }[] = [];
  let odd: Sheet['odd'];
  let file = '';
  for (const [index, written] of text.split(/\r\n?|\n/).entries()) {
    const trimmed = written.trim();
    const [, word = '', quoted, bare = ''] = COMMAND.exec(trimmed) ?? [];
    const command = word.toUpperCase().replace(/\s+/, ' ');
    const value = (quoted ?? bare.replace(/^"/, '')).trim();
    const track = tracks.at(-1);
    const [, number, time = ''] = /^(\d+)\s+(\S+)$/.exec(value) ?? [];
    const start = command === 'INDEX' ? readTime(time, isRecorded) : undefined;
    if (command === 'FILE') {
      const isOpen = track !== undefined && track.start === undefined;
      // rekordbox names the file of each song; others begin a new file between the gap and the beginning of a track.
      if (isOpen && isRecorded) continue;
      file = /^"([^"]*)"/.exec(trimmed.slice(4).trim())?.[1] ?? bare.replace(FILE_TYPE, '');
      if (isOpen) track.file = file;
    } else if (command === 'TRACK') {
      const place = { number: Number.parseInt(value, 10), values: new Map(), file, line: index + 1 };
      if (tracks.length < MOST_TRACKS && place.number >= 0) tracks.push(place);
    } else if (start !== undefined) {
      if (track && number === '01') track.start = start;
    } else if (READ.test(command)) {
      if (!track || !command.startsWith('REM'))
        (track?.values ?? values).set(command, value.replace(/"$/, ''));
    } else if (trimmed !== '' && !IGNORED.test(command)) odd ??= { line: index + 1, text: trimmed };
  }
  return { isRecorded, values, tracks: tracks.map((track) => ({ start: undefined, ...track })), odd };
}

/** The clean text of a value; undefined if it has none. */
export function textOf({ values }: Pick<Sheet, 'values'>, command: string): string | undefined {
  return cleanTag(values.get(command) ?? '');
}

/** `m:s:f`, of which 75 frames are a second; `h:m:s` of rekordbox. */
function readTime(written: string, isClock: boolean): number | undefined {
  const [found, ...parts] = /^(\d{1,4}):(\d{1,2}):(\d{1,2})$/.exec(written) ?? [];
  const [one = 0, two = 0, three = 0] = parts.map(Number);
  if (found === undefined || two > 59 || three > (isClock ? 59 : 74)) return undefined;
  return isClock ? one * 3600 + two * 60 + three : one * 60 + two;
}

/** By paths: recordings of several tracks, which their sheets describe. */
export function listCuedRecordings(all: readonly SourceFile[]): Set<string> {
  const sheets = all.filter(({ name, size }) => endingOf(name) === 'cue' && size <= LARGEST_SHEET);
  const found = sheets.flatMap((file) => {
    const read = readText(file);
    return ('text' in read && findRecording(file, parseSheet(read.text), all)) || [];
  });
  return new Set(found.map(({ path }) => path));
}

/**
 * The one recording of all tracks of a sheet, if it is beside it: by its name in the sheet without folders, or by that of the
 * sheet, as recordings are converted and renamed.
 */
export function findRecording(
  file: SourceFile,
  { tracks }: Sheet,
  all: readonly SourceFile[],
): SourceFile | undefined {
  const [name = '', ...others] = new Set(tracks.map((track) => track.file));
  if (others.length > 0 || tracks.length < 2) return undefined;
  return findBeside(file, name, all) ?? findBeside(file, file.name, all);
}

/** A recording of a name in the folder of the sheet, whatever its ending. */
export function findBeside(
  { name: sheet }: SourceFile,
  name: string,
  all: readonly SourceFile[],
): SourceFile | undefined {
  // Windows has other signs between folders.
  const wanted = baseName(name.replaceAll('\\', '/'));
  const keyOf = (each: string) => stemOf(each).normalize().toLowerCase();
  const found = all.filter(
    (each) =>
      /^(?:mp3|flac|m4a|aac|ogg|opus|wav|aiff?)$/.test(endingOf(each.name)) &&
      folderOf(each.name) === folderOf(sheet) &&
      keyOf(each.name) === keyOf(wanted),
  );
  return found.find((each) => baseName(each.name) === wanted) ?? found[0];
}
