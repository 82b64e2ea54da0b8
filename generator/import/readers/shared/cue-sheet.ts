/** CUE sheets: what is in a recording, and when it begins. */

export interface Sheet {
  /** Whether a program for DJs wrote it while recording. */
  readonly isRecorded: boolean;
  readonly title: string | undefined;
  readonly performer: string | undefined;
  /** `REM GENRE House`: by the word behind REM, in capitals. */
  readonly remarks: ReadonlyMap<string, string>;
  readonly catalog: string | undefined;
  readonly files: readonly SheetFile[];
  /** Lines that are no command, or have no value, from 1. */
  readonly odd: readonly { readonly line: number; readonly text: string }[];
}

interface SheetFile {
  /** As the sheet names it. */
  readonly name: string;
  readonly tracks: readonly SheetTrack[];
}

export interface SheetTrack {
  readonly number: number;
  readonly title: string | undefined;
  readonly performer: string | undefined;
  readonly songwriter: string | undefined;
  readonly isrc: string | undefined;
  /** In seconds from the beginning of the file. */
  readonly start: number | undefined;
  readonly line: number;
}

type Writable<Part> = { -readonly [Key in keyof Part]: Part[Key] };

/** More than a disc or a night has. */
const MOST_TRACKS = 999;
const MOST_ODD = 20;

/** rekordbox writes times as `h:m:s`, and says so nowhere but here. */
const RECORDED = /^\s*REM\s+RECORDED[ _]BY\s+"?rekordbox/im;

const COMMAND = /^(\S+)\s+(?:"(.*)"|(.*?))\s*$/;

export function parseSheet(text: string): Sheet {
  const sheet: Writable<Pick<Sheet, 'title' | 'performer' | 'catalog'>> = {
    title: undefined,
    performer: undefined,
    catalog: undefined,
  };
  const remarks = new Map<string, string>();
  const files: { name: string; tracks: Writable<SheetTrack>[] }[] = [];
  const odd: { line: number; text: string }[] = [];
  let track: Writable<SheetTrack> | undefined;
  const isRecorded = RECORDED.test(text);
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const written = line.trim();
    if (written === '') continue;
    const [, command = '', quoted, bare = ''] = COMMAND.exec(written) ?? [];
    const value = (quoted ?? bare.replace(/^"/, '')).trim();
    switch (command.toUpperCase()) {
      case 'REM': {
        const [, name = '', rest = ''] = /^(\S+)\s+"?(.*?)"?$/.exec(quoted ?? bare) ?? [];
        if (name && !track) remarks.set(name.toUpperCase(), rest);
        break;
      }
      case 'FILE':
        // rekordbox names the file of each song; others begin a new file between the gap and the beginning of a track.
        if (track && track.start === undefined && isRecorded) break;
        files.push({ name: readFileName(written), tracks: [] });
        if (track && track.start === undefined) moveTrack(track, files);
        else track = undefined;
        break;
      case 'TRACK': {
        const number = Number.parseInt(value, 10);
        if (files.length === 0) files.push({ name: '', tracks: [] });
        track = {
          number,
          title: undefined,
          performer: undefined,
          songwriter: undefined,
          isrc: undefined,
          start: undefined,
          line: index + 1,
        };
        const tracks = files.at(-1)?.tracks;
        if (tracks && tracks.length < MOST_TRACKS && number >= 0) tracks.push(track);
        break;
      }
      case 'TITLE':
        (track ?? sheet).title = value;
        break;
      case 'PERFORMER':
        (track ?? sheet).performer = value;
        break;
      case 'SONGWRITER':
        if (track) track.songwriter = value;
        break;
      case 'ISRC':
        if (track) track.isrc = value;
        break;
      case 'CATALOG':
        sheet.catalog = value;
        break;
      case 'INDEX': {
        const [, number, time = ''] = /^(\d+)\s+(\S+)$/.exec(value) ?? [];
        const start = readTime(time, isRecorded);
        if (track && number === '01' && start !== undefined) track.start = start;
        else if (start === undefined) odd.push({ line: index + 1, text: written });
        break;
      }
      case 'PREGAP':
      case 'POSTGAP':
      case 'FLAGS':
      case 'CDTEXTFILE':
        break;
      default:
        odd.push({ line: index + 1, text: written });
    }
  }
  return { ...sheet, isRecorded, remarks, files, odd: odd.slice(0, MOST_ODD) };
}

function moveTrack(track: SheetTrack, files: readonly { tracks: SheetTrack[] }[]): void {
  const [before, now] = files.slice(-2);
  if (before?.tracks.at(-1) !== track) return;
  before.tracks.pop();
  now?.tracks.push(track);
}

/** `FILE "name.wav" WAVE`, and without quotes. */
function readFileName(line: string): string {
  const [, quoted, bare = ''] =
    /^FILE\s+(?:"([^"]*)"|(.*?))(?:\s+(?:BINARY|MOTOROLA|AIFF|WAVE|MP3|FLAC|AAC|M4A|OGG)?)?$/i.exec(line) ??
    [];
  return quoted ?? bare;
}

/** `m:s:f`, of which 75 frames are a second; `h:m:s` of rekordbox. */
function readTime(written: string, isClock: boolean): number | undefined {
  const [, first = '', second = '', third = ''] = /^(\d{1,4}):(\d{1,2}):(\d{1,2})$/.exec(written) ?? [];
  if (first === '') return undefined;
  const [one, two, three] = [Number(first), Number(second), Number(third)];
  if (isClock) return two < 60 && three < 60 ? one * 3600 + two * 60 + three : undefined;
  return two < 60 && three < 75 ? one * 60 + two : undefined;
}
