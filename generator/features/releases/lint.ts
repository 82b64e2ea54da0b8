/** Lint rules of releases: EPs as long as albums, soundtracks as singles, guests in titles. */

import { positionOf } from '../../engine/content/entry.ts';
import { inline } from '../../engine/content/validate/fit.ts';
import { fold } from '../../engine/lib/fold.ts';
import type { Lint } from '../../site/check.ts';
import { readGuests } from '../../site/guests.ts';
import { problem } from './messages.ts';
import { withoutSoundtrack } from './soundtrack.ts';

/** The longest EP on Apple Music and Spotify, in tracks and in seconds. */
const EP = { tracks: 6, length: 30 * 60 };

/** Types that a soundtrack is often taken for. */
const ALBUMS: ReadonlySet<string> = new Set(['single', 'ep', 'album']);

/** Two entries of one release: an address each, and one record twice in every list. */
export const lintTwice: Lint = ({ content: { releases } }) => {
  const seen = new Map<string, string>();
  return releases.flatMap((release) => {
    const { title, type, artists = [], upc, catalogue_number: number } = release.data;
    const names = artists.map((each) => (typeof each === 'string' ? each : each.name));
    const key = JSON.stringify([title, type, ...names].map(fold));
    const other = seen.get(key);
    if (other === undefined) seen.set(key, release.file);
    // What shops tell apart are two.
    return other === undefined || upc !== undefined || number !== undefined
      ? []
      : [problem('release/twice', positionOf(release, ['title']), { title, other })];
  });
};

export const lintTypes: Lint = ({ content: { releases } }) =>
  releases.flatMap((release) => {
    const { type, title, tracks = [], duration } = release.data;
    const at = positionOf(release, ['type']);
    if (ALBUMS.has(type) && withoutSoundtrack(title) !== title)
      return [problem('release/soundtrack', at, { title })];
    if (type !== 'ep') return [];
    const length = duration ?? tracks.reduce((sum, track) => sum + (track.duration ?? 0), 0);
    const beyond = {
      ...(tracks.length > EP.tracks && { tracks: tracks.length }),
      ...(length > EP.length && { length }),
    };
    if (Object.keys(beyond).length === 0) return [];
    return [problem('release/long-ep', at, { title, ...beyond })];
  });

/** Guests whom a title names, and `artists` does not. */
export const lintGuests: Lint = ({ content: { releases } }) =>
  releases.flatMap((release) => {
    const named = [
      { ...release.data, path: ['title'] },
      ...(release.data.tracks ?? []).map((track, index) => ({ ...track, path: ['tracks', index, 'title'] })),
    ];
    return named.flatMap(({ title, artists, path }) => {
      // Titles of sleeves have the short sign without brackets, too.
      const found = artists || !/[([]f|\bfeat/i.test(title) ? undefined : readGuests(title);
      // `Home (feat. Ada) 3:20`: more than the name of a guest follows.
      if (!found || found.guests.some((name) => /^[^([]*[)\]]/.test(name))) return [];
      const guests = found.guests.map((name) => ({ name, role: 'featuring' }));
      const lines = { first: inline(found.first), line: `artists: ${inline(['{artist}', ...guests])}` };
      return [problem('release/guest-in-title', positionOf(release, path), { title, ...lines })];
    });
  });
