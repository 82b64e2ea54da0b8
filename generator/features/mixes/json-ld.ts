/**
 * Structured data of a mix or episode: a recording (schema.org/MusicRecording, schema.org/PodcastEpisode), and with a track
 * list also a list of recordings (schema.org/MusicPlaylist). A thing may have several types (w3.org/TR/json-ld11, 3.5).
 */

import type { Entry } from '../../engine/content/types.ts';
import { firstDayOf, isoDuration } from '../../engine/lib/text.ts';
import { oneOrAll } from '../../site/json-ld/artists.ts';
import {
  artistReference,
  CONTEXT,
  makerReference,
  picturesOf,
  referenceTo,
  type ThingPage,
} from '../../site/json-ld/thing.ts';
import { mixPlatforms } from '../../site/music-platforms.ts';
import type { Site } from '../../site/site.ts';
import { audioLd, type PlayableIndex } from '../sound/json-ld.ts';
import { mixKind, seriesOf } from './mixes.ts';
import type { Mix } from './schema.ts';

export function mixLd(site: Site, { data }: Entry<Mix>, page: ThingPage, playables?: PlayableIndex): object {
  const series = seriesOf(site, data);
  const isEpisode = mixKind(data) === 'episode';
  const type = isEpisode ? 'PodcastEpisode' : 'MusicRecording';
  const platforms = mixPlatforms(data).map(({ url }) => url);
  return {
    '@context': CONTEXT,
    '@type': data.tracklist ? [type, 'MusicPlaylist'] : type,
    '@id': `${page.url}#recording`,
    name: data.episode_title,
    url: page.url,
    ...picturesOf(page),
    description: page.description,
    ...makersLd(site, data, isEpisode),
    ...(isEpisode && data.episode !== undefined && { episodeNumber: data.episode }),
    ...(data.duration && { duration: isoDuration(data.duration) }),
    ...(data.release_date && { datePublished: firstDayOf(data.release_date) }),
    ...(data.genre && { genre: data.genre }),
    ...(series && {
      isPartOf: { '@type': isEpisode ? 'PodcastSeries' : 'CreativeWorkSeries', name: series.title },
    }),
    ...audioLd(site, playables, page.url, data.release_date),
    ...(platforms.length > 0 && { sameAs: platforms }),
    ...(data.tracklist && { numTracks: data.tracklist.length, track: trackListLd(site, data.tracklist) }),
  };
}

/** Artists in `artists/` who made it, or the artist of the site. */
function makersLd(site: Site, { artists }: Mix, isEpisode: boolean) {
  const named = artists?.flatMap((name) => referenceTo(site, name) ?? []);
  if (isEpisode) return { author: named ? oneOrAll(named) : artistReference(site) };
  return { byArtist: named ? oneOrAll(named) : makerReference(site) };
}

/** The tracks in order, with the names of their artists. */
function trackListLd(site: Site, tracklist: NonNullable<Mix['tracklist']>): object {
  return {
    '@type': 'ItemList',
    numberOfItems: tracklist.length,
    itemListElement: tracklist.map(({ title, artist }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'MusicRecording',
        name: title,
        ...(artist && { byArtist: referenceTo(site, artist) ?? { '@type': 'MusicGroup', name: artist } }),
      },
    })),
  };
}
