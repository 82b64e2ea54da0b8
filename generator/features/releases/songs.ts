/** Songs by their titles, as a set list names them, and where their releases are. */

import { fold } from '../../engine/lib/fold.ts';
import { remember } from '../../engine/lib/remember.ts';
import { trackAnchor } from '../../site/format.ts';
import { releaseRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { discOf, sortTracks, trackTitle } from './tracks.ts';

/** The address of a song that is out, without the base path; undefined where it is none of the artist's. */
export function findSong(site: Site, title: string): string | undefined {
  return listSongs(site).get(fold(title));
}

/** Every show asks. A release comes before a track of that title; of two the newer. */
const listSongs = remember(({ releases, remixes }: Site): ReadonlyMap<string, string> => {
  const tracks = releases.flatMap(({ slug, data }) =>
    sortTracks(data).map((track): [string, string] => [
      trackTitle(track),
      `${releaseRoute(slug)}#${trackAnchor(track.track_number, discOf(track))}`,
    ]),
  );
  const records = [...releases, ...remixes].map(({ slug, data }): [string, string] => [
    data.title,
    releaseRoute(slug),
  ]);
  const oldestFirst = [...tracks.reverse(), ...records.reverse()];
  return new Map(oldestFirst.map(([title, url]) => [fold(title), url]));
});
