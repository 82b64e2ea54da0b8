/** The recordings of a release. */

import type { MusicRecording } from 'schema-dts';
import { isoDuration } from '../../../engine/lib/text.ts';
import { creditedTrack } from '../../../site/artists.ts';
import { trackAnchor } from '../../../site/format.ts';
import { guestsLd, makersLd } from '../../../site/json-ld/artists.ts';
import { compositionLd, creditsLd } from '../../../site/json-ld/credits.ts';
import type { Site } from '../../../site/site.ts';
import { audioLd, type Heard } from '../../sound/json-ld.ts';
import type { Release } from '../schema/release.ts';
import type { Track } from '../schema/track.ts';
import { sortTracks, trackTitle } from '../tracks.ts';
import { recordingCodes } from './codes.ts';

/**
 * Every track, or the release itself where it lists none.
 *
 * @param url of the page
 */
export function recordingsLd(site: Site, data: Release, url: string, heard?: Heard): MusicRecording[] {
  const tracks = sortTracks(data);
  if (tracks.length > 0) return tracks.map((track, index) => trackLd(site, data, track, index, url, heard));
  const single = {
    '@type': 'MusicRecording' as const,
    name: data.title,
    byArtist: makersLd(site, data),
    position: 1,
    url,
    ...(data.duration && { duration: isoDuration(data.duration) }),
    ...wordsLd(data),
    ...compositionLd(site, data.title, data.credits, data.lyrics !== undefined),
    ...recordingCodes(data.isrc, data),
    ...audioLd(site, heard, url, data.release_date),
  };
  return [single];
}

/** @param index among the tracks of all discs */
function trackLd(
  site: Site,
  data: Release,
  track: Track,
  index: number,
  page: string,
  heard?: Heard,
): MusicRecording {
  const { title, track_number, disc, duration, isrc, credits, explicit, lyrics } = track;
  const by = creditedTrack(data, track);
  const url = `${page}#${trackAnchor(track_number, disc)}`;
  return {
    '@type': 'MusicRecording' as const,
    name: trackTitle(track),
    byArtist: makersLd(site, by),
    position: index + 1,
    url,
    ...(duration && { duration: isoDuration(duration) }),
    ...wordsLd({ explicit, language: lyrics === undefined ? undefined : data.language }),
    ...creditsLd(site, credits, guestsLd(site, by)),
    ...compositionLd(site, title, credits, lyrics !== undefined),
    ...recordingCodes(isrc, data),
    ...audioLd(site, heard, url, data.release_date),
  };
}

/** Of the words that are sung: their language, and whether they are for everybody. */
export function wordsLd({ language, explicit }: Pick<Release, 'language' | 'explicit'>) {
  return { ...(language && { inLanguage: language }), ...(explicit && { isFamilyFriendly: false }) };
}
