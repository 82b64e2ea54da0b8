/** Songs of playlists, and their times in a night. */
import { formatClock } from '../../../engine/lib/text.ts';
import type { TracklistFacts } from '../../catalogue.ts';

const DAY = 24 * 3600;

/** A song with what is known of it; undefined without a title. */
export function song(
  title: string | undefined,
  artist: string | undefined,
  label: string | undefined,
): TracklistFacts | undefined {
  return title === undefined ? undefined : { ...(artist && { artist }), title, ...(label && { label }) };
}

/** Seconds since the first song, from seconds of the day; none if one is unknown. A night goes on after midnight. */
export function sinceFirst(clocks: readonly (number | undefined)[]): number[] {
  const known = clocks.filter((clock) => clock !== undefined);
  const [first = 0] = known;
  return known.length < clocks.length ? [] : known.map((clock) => (clock - first + DAY) % DAY);
}

/** A song with its place in the night, if it is known. */
export function timed(track: TracklistFacts, seconds: number | undefined): TracklistFacts {
  return seconds === undefined ? track : { time: formatClock(seconds), ...track };
}
