/** Who a release or a track is by. */
import { divideNames } from '../../../engine/values/index.ts';
import type { Artists, NamedRole } from '../../catalogue.ts';
import { labelledCredits } from './music.ts';
import type { Line } from './rows.ts';
import { namesIn } from './values.ts';

/**
 * Who the whole release is by: tracks with others have their own artists. Empty if its rows do not agree.
 * @param isOwn whether the first row is that of the release itself
 */
export function releaseArtists(group: readonly [Line, ...Line[]], isOwn: boolean): Artists {
  const [first] = group;
  if (isOwn) {
    const own = artistsOf(first);
    if (own.length > 0) return own;
  }
  const main = namesOf(first, 'album_artist');
  if (main.length > 0) return [...main, ...guestsIn(first)];
  // Beside the artist of each track, the other one is that of the release.
  const field = group.some((line) => line.text('artist') !== '') ? 'artist' : 'track_artist';
  const names = namesOf(first, field);
  return group.every((line) => namesOf(line, field).join('\0') === names.join('\0')) ? names : [];
}

/** Who the recording of a row is by. */
export function artistsOf(line: Line): Artists {
  const main = OF_RECORDING.map((field) => namesOf(line, field)).find(({ length }) => length > 0);
  if (!main) return [];
  return [
    ...main,
    ...GUESTS.flatMap((role) => namesIn(line, role).map((name): NamedRole => ({ name, role }))),
  ];
}

/** Columns of guests, in the order of the sleeve. */
const GUESTS = ['with', 'featuring', 'remixer'] as const;

/** Of the whole release, by what they are: `featuring: Name, Other; remixer: Third`. */
function guestsIn(line: Line): NamedRole[] {
  const labelled = labelledCredits(line, 'release_guests') ?? {};
  return GUESTS.flatMap((role) => (labelled[role] ?? []).map((name): NamedRole => ({ name, role })));
}

/** The artist of the release, which tells releases of one title apart; empty if a row does not say so. */
export function releaseArtistIn(line: Line): string {
  const own = line.text('album_artist');
  return own === '' && line.text('track_artist') !== '' ? line.text('artist') : own;
}

type ArtistField = 'track_artist' | 'artist' | 'album_artist';

/** The nearest to the recording first. */
const OF_RECORDING: readonly ArtistField[] = ['track_artist', 'artist', 'album_artist'];

/** As the cell has them: names with commas and `feat.` are divided by the plan. `Name (7)` is one of several of a catalogue. */
function namesOf(line: Line, field: ArtistField): string[] {
  return line
    .all(field)
    .flatMap(({ text }) => divideNames(text, { joins: ['list'] }))
    .map((name) => name.replace(/ \(\d{1,3}\)$/, ''));
}
