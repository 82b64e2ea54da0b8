/** Lists in one text: what is played in a mix, the programme of a concert. */
import { likely } from '../../../engine/content/schema/read.ts';
import { formatClock } from '../../../engine/lib/text.ts';
import { readLength } from '../../../engine/values/index.ts';
import type { EventFacts, TracklistFacts } from '../../catalogue.ts';

/** `00:12:30 Artist - Title [Label]`, `[12:30] Artist – Title`, `1. Artist - Title`. */
const TIMED = /^[[(]?(\d{1,3}:\d\d(?::\d\d)?)[\])]?\s*(?:[-–—:.|]\s*)?(.+)$/;
const NUMBERED = /^(?:\d{1,3}[.)]|#\d{1,3})\s+(.+)$/;

const DASHED = / [-–—] /;

/** Lines: below it, some times in a text are no list. */
const LEAST = 3;

/** The tracks of a text with a line each; none if it has no plain list. */
export function readTracklist(text: string): readonly TracklistFacts[] {
  const lines = linesOf(text);
  const timed = lines.flatMap((line) => {
    const [, time = '', rest] = TIMED.exec(line) ?? [];
    return rest === undefined ? [] : (trackOf(time, rest) ?? []);
  });
  if (timed.length >= LEAST) return timed;
  const numbered = lines.flatMap((line) => NUMBERED.exec(line)?.[1] ?? []);
  const dashed = numbered.filter((line) => DASHED.test(line));
  return dashed.length >= LEAST && dashed.length === numbered.length ? dashed.map(readTrack) : [];
}

/** The tracks of a text that is nothing else; none if it is one line that names neither a time nor an artist. */
export function readWholeTracklist(text: string): readonly TracklistFacts[] {
  const lines = linesOf(text);
  if (lines.length === 1 && !lines.some((line) => TIMED.test(line) || DASHED.test(line))) return [];
  return lines.map((line) => {
    const [, time = '', rest = ''] = TIMED.exec(line) ?? [];
    return trackOf(time, rest) ?? readTrack(NUMBERED.exec(line)?.[1] ?? line);
  });
}

function linesOf(text: string): string[] {
  return text
    .split(/\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Returns true if a line of Markdown is one of such a list. */
export function isTracklistLine(line: string): boolean {
  const plain = line
    .replace(/^[-*]\s+/, '')
    .replace(/\\(?=\W|$)/g, '')
    .trim();
  return TIMED.test(plain) || NUMBERED.test(plain);
}

/** Reads a time from the beginning of a recording as seconds. */
export function readStart(time: string): number | undefined {
  return /^(?:0{1,2}:)?0{1,2}:00(?:[.,]\d+)?$/.test(time) ? 0 : likely(readLength(time));
}

/** A track that begins at a time of the recording; undefined if it is no time. */
export function trackOf(time: string, written: string): TracklistFacts | undefined {
  const seconds = readStart(time);
  return seconds === undefined ? undefined : { time: formatClock(seconds), ...readTrack(written) };
}

function readTrack(written: string): Omit<TracklistFacts, 'time'> {
  const [, bare = written, label] = /^(.+?)\s*\[([^\][]+)\]$/.exec(written) ?? [];
  const [, artist, title] = /^(.+?)\s+[-–—]\s+(.+)$/.exec(bare) ?? [];
  return {
    ...(artist !== undefined && { artist }),
    title: title ?? bare,
    ...(label !== undefined && { label }),
  };
}

type Programme = NonNullable<EventFacts['programme']>;

const INTERVAL =
  /^[-–—*\s]*(?:interval|intermission|pause|entracte|intermedio|descanso|intervallo|intervalo|ara|استراحة)[-–—*\s]*$/i;

/** Works, a line each or with semicolons between them: `Haydn: Op. 76 No. 1; Pause; Ravel: String Quartet`. */
export function readProgramme(text: string): Programme {
  return text
    .split(/\s*[;\n|]\s*/)
    .filter(Boolean)
    .map((entry) => (INTERVAL.test(entry) ? 'interval' : readWork(entry)));
}

/** `Haydn: Op. 76 No. 1`. */
function readWork(written: string): Programme[number] {
  const [, composer, work] = /^(\p{Lu}[\p{L}\p{M}.'’ -]{1,60}?)\s?:\s+(.+)$/u.exec(written) ?? [];
  return composer !== undefined && work !== undefined ? { composer, work } : written;
}
