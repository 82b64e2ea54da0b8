/** Lists of what is played, as people write them below a mix. */

import { formatClock } from '../../../../engine/lib/text.ts';
import type { TracklistFacts } from '../../catalogue.ts';
import { readSeconds } from './lengths.ts';

/** `00:12:30 Artist - Title [Label]`, `[12:30] Artist – Title`, `1. Artist - Title`. */
const TIMED = /^[[(]?(\d{1,3}:\d\d(?::\d\d)?)[\])]?\s*(?:[-–—:.|]\s*)?(.+)$/;
const NUMBERED = /^(?:\d{1,3}[.)]|#\d{1,3})\s+(.+)$/;

/** In lines: below it, some times in a text are no list. */
const LEAST = 3;

/**
 * The tracks of a text with a line each; none if it has no plain list.
 *
 * @param least times that make a list: one, where the text is nothing else
 */
export function readTracklist(text: string, least = LEAST): readonly TracklistFacts[] {
  const lines = text
    .split(/\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const timed = lines.flatMap((line) => {
    const [, time = '', rest] = TIMED.exec(line) ?? [];
    return rest === undefined ? [] : (trackOf(time, rest) ?? []);
  });
  if (timed.length >= least) return timed;
  const numbered = lines.flatMap((line) => NUMBERED.exec(line)?.[1] ?? []);
  const dashed = numbered.filter((line) => / [-–—] /.test(line));
  return dashed.length >= least && dashed.length === numbered.length ? dashed.map(readTrack) : [];
}

/** Whether a line of Markdown is one of such a list. */
export function isTracklistLine(line: string): boolean {
  const plain = line
    .replace(/^[-*]\s+/, '')
    .replace(/\\(?=\W|$)/g, '')
    .trim();
  return TIMED.test(plain) || NUMBERED.test(plain);
}

/** A track that begins at a time of the recording; undefined if it is no time. */
export function trackOf(time: string, written: string): TracklistFacts | undefined {
  const isStart = /^(?:0{1,2}:)?0{1,2}:00$/.test(time);
  const seconds = isStart ? 0 : readSeconds(time);
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
