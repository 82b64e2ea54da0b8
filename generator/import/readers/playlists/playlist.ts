/** A playlist of a program for DJs as the tracklist of a mix. */

import { formatClock } from '../../../engine/lib/text.ts';
import { isOnCalendar } from '../../../engine/values/index.ts';
import type { ItemOf, Origin, TracklistFacts } from '../../catalogue.ts';

export interface Playlist {
  readonly name: string;
  readonly tracks: readonly TracklistFacts[];
}

export const MOST_PLAYLISTS = 500;
/** Songs in the order of a night. */
export const MOST_SONGS = 2000;

/** Playlists with songs, in the order of the file. */
export interface Playlists {
  readonly playlists: readonly Playlist[];
  /** Songs that a playlist names and the collection lacks. */
  readonly missing: number;
}

const DAY = 24 * 3600;

/** Seconds since the first song, from seconds of the day; none if one is unknown. A night goes on after midnight. */
export function sinceFirst(clocks: readonly (number | undefined)[]): number[] {
  const known = clocks.filter((clock) => clock !== undefined);
  const [first = 0] = known;
  return known.length < clocks.length ? [] : known.map((clock) => (clock - first + DAY) % DAY);
}

/** A song with its place in the night, if it is known. */
export function timed(song: TracklistFacts, seconds: number | undefined): TracklistFacts {
  return seconds === undefined ? song : { time: formatClock(seconds), ...song };
}

export function makeMix({ name, tracks }: Playlist, origin: Origin): ItemOf<'mixes'> {
  const why = 'it is the name of a playlist, of which the order may be another one than that of the mix';
  const { title, date } = divideName(name);
  return {
    kind: 'mixes',
    facts: { episode_title: title, type: 'mix', ...(date && { release_date: date }), tracklist: tracks },
    origin,
    doubts: [
      { at: ['episode_title'], why },
      ...(date ? [{ at: ['release_date'], why: 'it is in the name of the playlist' }] : []),
    ],
  };
}

/** `2023-08-12 Fusion`, `Fusion 2023-08-12`. */
function divideName(name: string): { title: string; date?: string | undefined } {
  const [date, ...more] = name.match(/(?<!\d)\d{4}-\d\d-\d\d(?!\d)/g) ?? [];
  if (date === undefined || more.length > 0 || !isOnCalendar(date)) return { title: name };
  const title = name
    .replace(date, '')
    .replace(/^[\s_–-]+|[\s_–-]+$|[([]\s*[)\]]/g, '')
    .trim();
  return title === '' ? { title: name, date } : { title, date };
}
