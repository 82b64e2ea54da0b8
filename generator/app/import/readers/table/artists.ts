/** Who a release or a track is by. */
import type { Artists, NamedRole } from '../../catalogue.ts';
import type { Line } from './line.ts';
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
  if (main.length > 0) return main;
  const names = namesOf(first, 'artist');
  return group.every((line) => namesOf(line, 'artist').join('\0') === names.join('\0')) ? names : [];
}

/** Who the recording of a row is by. */
export function artistsOf(line: Line): Artists {
  const main = [namesOf(line, 'artist'), namesOf(line, 'album_artist')].find(({ length }) => length > 0);
  if (!main) return [];
  return [
    ...main,
    ...namesIn(line, 'featuring').map((name): NamedRole => ({ name, role: 'featuring' })),
    ...namesIn(line, 'remixer').map((name): NamedRole => ({ name, role: 'remixer' })),
  ];
}

/** As the cell has them: names with commas and `feat.` are divided by the plan. */
function namesOf(line: Line, field: 'artist' | 'album_artist'): string[] {
  return line.all(field).flatMap(({ text }) => text.split(/\s*[;|]\s*/).filter(Boolean));
}
