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

/** In characters: no command is longer. */
const LONGEST_LINE = 1000;

const READ = /^(?:REM .+|TITLE|PERFORMER|SONGWRITER|ISRC|CATALOG)$/;
const IGNORED = /^(?:PREGAP|POSTGAP|FLAGS|CDTEXTFILE|INDEX)$/;
const FILE_TYPE = /^(.*\S) (?:BINARY|MOTOROLA|AIFF|WAVE|MP3|FLAC|AAC|M4A|OGG)$/i;

interface OpenTrack extends SheetTrack {
  values: Map<string, string>;
  file: string;
  start: number | undefined;
}

export function parseSheet(text: string): Sheet {
  const lines = text.split(/\r\n?|\n/).map((line) => divide(line.slice(0, LONGEST_LINE).trim()));
  // rekordbox writes times as `h:m:s`, and says so nowhere but here.
  const isRecorded = lines.some(
    ({ command, value }) => /^REM RECORDED[ _]BY$/.test(command) && /rekordbox/i.test(value),
  );
  const values = new Map<string, string>();
  const tracks: OpenTrack[] = [];
  let odd: Sheet['odd'];
  let file = '';
  for (const [index, { command, value, rest, written }] of lines.entries()) {
    const track = tracks.at(-1);
    if (command === 'FILE') {
      const isOpen = track !== undefined && track.start === undefined;
      // rekordbox names the file of each song; others begin a new file between the gap and the beginning of a track.
      if (isOpen && isRecorded) continue;
      file = rest.startsWith('"') ? (rest.split('"')[1] ?? '') : (FILE_TYPE.exec(rest)?.[1] ?? rest);
      if (isOpen) track.file = file;
    } else if (command === 'TRACK') {
      const number = Number.parseInt(value, 10);
      if (tracks.length < MOST_TRACKS && number >= 0)
        tracks.push({ number, values: new Map(), file, start: undefined, line: index + 1 });
    } else if (command === 'INDEX') {
      if (track && value.startsWith('01 ')) track.start = readTime(value.slice(3).trim(), isRecorded);
    } else if (READ.test(command)) {
      if (!track || !command.startsWith('REM')) (track?.values ?? values).set(command, value);
    } else if (written !== '' && !IGNORED.test(command)) odd ??= { line: index + 1, text: written };
  }
  return { isRecorded, values, tracks, odd };
}

/** A line as its command, `TITLE` or `REM GENRE`, and its value, which may be in quotes and have others within. */
function divide(written: string): { command: string; value: string; rest: string; written: string } {
  const [first = '', ...words] = written.split(/\s+/);
  const isRemark = first.toUpperCase() === 'REM' && words.length > 0;
  const command = (isRemark ? `REM ${words[0]}` : first).toUpperCase();
  const rest = words.slice(isRemark ? 1 : 0).join(' ');
  const end = rest.lastIndexOf('"');
  const value = rest.startsWith('"') ? rest.slice(1, end > 0 ? end : undefined) : rest;
  return { command: rest === '' ? '' : command, value: value.trim(), rest, written };
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
