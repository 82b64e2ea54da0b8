/** Places in a recording as people write them: `1:02:30`. */
import { formatClock } from '../../../../engine/lib/text.ts';

/** Seconds: how long a part is to begin with. */
const USUAL = 30;

/** Returns seconds; 0 for text that is no time. */
export function secondsOf(written: unknown): number {
  if (typeof written === 'number') return written;
  if (typeof written !== 'string') return 0;
  const seconds = written.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Number.isFinite(seconds) ? seconds : 0;
}

/** `3:00` for `PT3M00S` and for a number of seconds; anything else as it is written. */
export function lengthOf(written: string): string {
  const [found, hours = 0, minutes = 0, seconds = 0] =
    /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(written) ??
    (/^\d{2,}$/.test(written) ? [written, 0, 0, written] : []);
  return found === undefined
    ? written
    : clockOf(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

/** A part that begins at a place. @param seconds of a player */
export function partFrom(seconds = 0): { from: string; length: string } {
  return { from: clockOf(seconds), length: clockOf(USUAL) };
}

/** Whole seconds, as the site takes them. */
export function clockOf(seconds: number): string {
  return formatClock(Math.max(0, Math.round(seconds)));
}
