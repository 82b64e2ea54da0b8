/** Recordings of mixes: for the player, as requests for files, and for embedding. */

import { positionOf } from '../../engine/content/entry.ts';
import type { Entry } from '../../engine/content/types.ts';
import { remember } from '../../engine/lib/remember.ts';
import type { Context } from '../../site/context.ts';
import type { Playable } from '../../site/parts.ts';
import { mixRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { type Embed, embedSlugOfMix, listEmbedsOf } from '../sound/embeds.ts';
import { playableOf } from '../sound/playables.ts';
import { placesOf, type RequestedSounds, recordingOf, requestSound } from '../sound/recordings.ts';
import type { SoundFacts } from '../sound/sounds.ts';
import { mixArtist, mixArtwork, mixPicture, seriesOf } from './mixes.ts';
import type { Mix } from './schema.ts';

export function mixPlayables(context: Context, { slug, data }: Entry<Mix>): Playable[] {
  const route = mixRoute(slug);
  const recording = recordingOf(data);
  return playableOf(context, recording, {
    id: route,
    title: data.episode_title,
    artist: mixArtist(context.site, data),
    url: context.site.urls.href(route),
    cover: { file: mixArtwork(context.site, data), kind: 'mix' },
    of: data,
  }).map((playable) => ({
    ...playable,
    isLong: true,
    chapters: playable.isExcerpt ? [] : listChapters(data),
  }));
}

/** Chapters: the tracks with a time. */
function listChapters({ tracklist = [] }: Mix): Playable['chapters'] {
  return tracklist.flatMap(({ time, artist, title }) =>
    time === undefined ? [] : [{ at: time, title: [artist, title].filter(Boolean).join(' – ') }],
  );
}

export function requestSounds(site: Site): RequestedSounds {
  const recordings = site.mixes.map((entry) => ({ entry, recording: recordingOf(entry.data) }));
  return {
    sounds: recordings.flatMap(({ entry, recording }) =>
      requestSound(entry, recording, () => mixFacts(site, entry)),
    ),
    archives: [],
    files: recordings.flatMap(({ recording }) => recording.file ?? []),
  };
}

function mixFacts(site: Site, entry: Entry<Mix>): SoundFacts {
  const { data } = entry;
  return {
    title: data.episode_title,
    artist: mixArtist(site, data),
    album: seriesOf(site, data)?.title,
    date: data.release_date,
    genre: data.genre?.[0],
    cover: mixArtwork(site, data),
    duration: data.duration,
    tracklist: (data.tracklist ?? []).flatMap(({ title, time }, index) =>
      time === undefined ? [] : [{ title, time, at: positionOf(entry, ['tracklist', index, 'time']) }],
    ),
    places: { ...placesOf(entry, [], ['duration']), title: positionOf(entry, ['episode_title']) },
  };
}

/** Embeddable players of all mixes with recordings. */
export const listEmbeds = remember((context: Context): Embed[] => {
  const { site } = context;
  return listEmbedsOf(context, site.mixes, mixPlayables, ({ slug, data }) => {
    const route = mixRoute(slug);
    return {
      ...{ route, title: data.episode_title, url: site.urls.href(route), cover: mixArtwork(site, data) },
      slug: embedSlugOfMix(site, slug),
      artist: mixArtist(site, data),
      picture: mixPicture(context, data),
    };
  });
});
