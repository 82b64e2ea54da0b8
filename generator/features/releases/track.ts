/** The tracks of a release in their order, and what they are called. */

import type { Data } from '../../engine/content/grammar.ts';

type Release = Data<'releases'>;
export type Track = NonNullable<Release['tracks']>[number];

type Tracks = Pick<Release, 'tracks'>;

/** Sorts by disc and number. */
export function sortTracks({ tracks = [] }: Tracks): Track[] {
  return tracks.toSorted((a, b) => discOf(a) - discOf(b) || a.track_number - b.track_number);
}

export function discOf({ disc = 1 }: Pick<Track, 'disc'>): number {
  return disc;
}

/** `New Song (Live)`. */
export function trackTitle({ title, version }: Pick<Track, 'title' | 'version'>): string {
  // Titles of shops have it in brackets as well.
  const isNamed = ['()', '[]'].some(([open, close]) =>
    title.toLowerCase().endsWith(`${open}${version?.toLowerCase()}${close}`),
  );
  return version && !isNamed ? `${title} (${version})` : title;
}
