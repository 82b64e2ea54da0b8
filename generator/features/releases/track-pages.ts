/** The tracks with a page, and its address. */

import type { Entry } from '../../engine/content/types.ts';
import { trackAnchor } from '../../site/format.ts';
import { releaseRoute } from '../../site/routes.ts';
import { everyRelease, isOut, type Site } from '../../site/site.ts';
import { trackSlugs } from '../../site/track-slugs.ts';
import { hasSound, recordingsOf } from '../sound/recordings.ts';
import type { Release } from './schema/release.ts';
import type { Track } from './schema/track.ts';
import { sortTracks } from './track.ts';

export interface TrackPage {
  track: Track;
  /** Place in the file. */
  index: number;
  /** Route without the base path. */
  route: string;
}

export type PageSite = Pick<Site, 'settings' | 'today' | 'releases' | 'upcomingReleases'>;

/** Returns true if tracks of a release may have pages: as the release has it, or else site.yaml. */
export function hasTrackPages(
  settings: { track_pages?: boolean | undefined },
  { track_pages }: Pick<Release, 'track_pages'>,
): boolean {
  return track_pages ?? settings.track_pages ?? false;
}

/** The pages of a release, in the order of its tracks: those with more than a title, which are not on another release. */
export function listTrackPages(site: PageSite, { slug, data }: Entry<Release>): TrackPage[] {
  const { tracks = [] } = data;
  if (!hasTrackPages(site.settings, data)) return [];
  const slugs = trackSlugs(tracks);
  const recordings = recordingsOf(data);
  return sortTracks(data).flatMap((track) => {
    const index = tracks.indexOf(track);
    const { same_as, lyrics, credits = [], story, video } = track;
    const recording = recordings[index];
    const isHeard = recording && hasSound(recording) && (recording.excerpt || isOut(data, site.today));
    const hasMore = lyrics || credits.length > 0 || story || video || isHeard;
    return hasMore && same_as === undefined
      ? [{ track, index, route: `${releaseRoute(slug)}${slugs[index]}/` }]
      : [];
  });
}

/** The addresses of the pages of its tracks, without the base path, by the anchors of their rows; those on other releases too. */
export function trackRoutes(site: PageSite, entry: Entry<Release>): ReadonlyMap<string, string> {
  const own = listTrackPages(site, entry).map(({ track, route }) => [anchorOf(track), route] as const);
  const others = (entry.data.tracks ?? []).flatMap((track) => {
    const route = track.same_as === undefined ? undefined : findTrackPage(site, track.same_as)?.route;
    return route === undefined ? [] : [[anchorOf(track), route] as const];
  });
  return new Map([...own, ...others]);
}

/** @param name of a release and one of its tracks, as in their address: `new-song/second-light` */
function findTrackPage(site: PageSite, name: string): TrackPage | undefined {
  const [slug] = name.split('/');
  // Reading all releases makes a page depend on them.
  const entry = everyRelease(site).find((release) => release.slug === slug);
  return entry && listTrackPages(site, entry).find(({ route }) => route.endsWith(`/${name}/`));
}

export function anchorOf({ track_number, disc }: Pick<Track, 'track_number' | 'disc'>): string {
  return trackAnchor(track_number, disc);
}
