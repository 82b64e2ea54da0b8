/** CUE sheets: what is in a recording and when it begins, and the recording beside them. */
import { baseName, endingOf, folderOf, type SourceFile, stemOf } from '../../sources/files.ts';
import { readText } from '../../sources/text.ts';

/** Values by their commands: `TITLE`, `REM GENRE`. */
type Values = Map<string, string>;

export interface Sheet {
  /** True if a program for DJs wrote it while recording. */
  readonly isRecorded: boolean;
  readonly values: Values;
  readonly tracks: readonly SheetTrack[];
}

export interface SheetTrack {
  readonly number: number;
  readonly values: Values;
  /** The file that it begins in, as the sheet names it. */
  file: string;
  /** Seconds from the beginning of the file. */
  start?: number | undefined;
}

/** Bytes: a sheet of 999 tracks has a tenth of it. */
export const LARGEST_SHEET = 1_000_000;
/** Number of tracks, more than a disc or a night has. */
const MOST_TRACKS = 999;
/** Characters: no command is longer. */
const LONGEST_LINE = 1000;

const READ = /^(?:REM (?:DATE|GENRE|DISCID)|TITLE|PERFORMER|ISRC|CATALOG)$/;
const FILE_TYPE = /^(.*\S) (?:BINARY|MOTOROLA|AIFF|WAVE|MP3|FLAC|AAC|M4A|OGG)$/i;

export function parseSheet(text: string): Sheet {
  // rekordbox writes times as `h:m:s`, and says so nowhere but here.
  const isRecorded = /^[ \t]{0,9}REM RECORDED[ _]BY\b.*rekordbox/im.test(text);
  const values: Values = new Map();
  const tracks: SheetTrack[] = [];
  let file = '';
  for (const line of text.split(/\r\n?|\n/)) {
    const { command, value, rest } = divide(line.slice(0, LONGEST_LINE).trim());
    const track = tracks.at(-1);
    const isOpen = track !== undefined && track.start === undefined;
    if (command === 'FILE') {
      // rekordbox names the file of each song; others begin a new file between the gap and the beginning of a track.
      if (isOpen && isRecorded) continue;
      file = rest.startsWith('"') ? (rest.split('"')[1] ?? '') : (FILE_TYPE.exec(rest)?.[1] ?? rest);
      if (isOpen) track.file = file;
    } else if (command === 'TRACK') {
      const number = Number.parseInt(value, 10);
      if (tracks.length < MOST_TRACKS && number >= 0) tracks.push({ number, values: new Map(), file });
    } else if (command === 'INDEX' && track && value.startsWith('01 '))
      track.start = readTime(value.slice(3).trim(), isRecorded);
    else if (READ.test(command) && !(track && command.startsWith('REM')))
      (track?.values ?? values).set(command, value);
  }
  return { isRecorded, values, tracks };
}

/** A line as its command and its value, which may be in quotes and have others within. */
function divide(written: string): { command: string; value: string; rest: string } {
  const [first = '', ...words] = written.split(/\s+/);
  const isRemark = first.toUpperCase() === 'REM' && words.length > 0;
  const command = (isRemark ? `REM ${words[0]}` : first).toUpperCase();
  const rest = words.slice(isRemark ? 1 : 0).join(' ');
  const end = rest.lastIndexOf('"');
  const value = rest.startsWith('"') ? rest.slice(1, end > 0 ? end : undefined) : rest;
  return { command, value: value.trim(), rest };
}

/** `m:s:f`, of which 75 frames are a second; `h:m:s` of rekordbox. */
function readTime(written: string, isClock: boolean): number | undefined {
  const [found, ...parts] = /^(\d{1,4}):([0-5]?\d):(\d{1,2})$/.exec(written) ?? [];
  const [one = 0, two = 0, three = 0] = parts.map(Number);
  if (found === undefined || three > (isClock ? 59 : 74)) return undefined;
  return isClock ? one * 3600 + two * 60 + three : one * 60 + two;
}

/** Lists recordings of several tracks, which their sheets describe, by their paths. */
export function listCuedRecordings(all: readonly SourceFile[]): Set<string> {
  const sheets = all.filter(({ name, size }) => endingOf(name) === 'cue' && size <= LARGEST_SHEET);
  const found = sheets.flatMap((file) => {
    const read = readText(file);
    return ('text' in read && findRecording(file, parseSheet(read.text), all)) || [];
  });
  return new Set(found.map(({ path }) => path));
}

/** Finds the one recording of all tracks of a sheet, beside it: by its name in the sheet, or by that of the sheet, whatever its ending. */
export function findRecording(
  { name: sheet }: SourceFile,
  { tracks }: Sheet,
  all: readonly SourceFile[],
): SourceFile | undefined {
  const [named = '', ...others] = new Set(tracks.map(({ file }) => file));
  if (others.length > 0 || tracks.length < 2) return undefined;
  const keyOf = (name: string) => stemOf(name).normalize().toLowerCase();
  const beside = all.filter(
    ({ name }) =>
      /^(?:mp3|flac|m4a|aac|ogg|opus|wav|aiff?)$/.test(endingOf(name)) && folderOf(name) === folderOf(sheet),
  );
  // Windows has other signs between folders.
  const wanted = baseName(named.replaceAll('\\', '/'));
  return (
    beside.find(({ name }) => baseName(name) === wanted) ??
    [wanted, sheet].flatMap((each) => beside.find(({ name }) => keyOf(name) === keyOf(each)) ?? [])[0]
  );
}
