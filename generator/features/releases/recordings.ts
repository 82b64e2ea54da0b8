/** Recordings of releases and remixes: for the player, as requests for files, and for embedding. */

import { positionOf } from '../../engine/content/entry.ts';
import type { Content, DataPath, Entry } from '../../engine/content/types.ts';
import { remember } from '../../engine/lib/remember.ts';
import { artistsOf, creditedTrack, creditLine } from '../../site/artists.ts';
import { type PlaceholderKind, pictureOf } from '../../site/assets.ts';
import type { Context } from '../../site/context.ts';
import { trackAnchor } from '../../site/format.ts';
import { plainLyrics } from '../../site/lyrics.ts';
import type { Playable } from '../../site/parts.ts';
import { releaseRoute } from '../../site/routes.ts';
import type { Credit } from '../../site/schema/credits.ts';
import { everyRelease, isOut, type Site } from '../../site/site.ts';
import { type Embed, listEmbedsOf } from '../sound/embeds.ts';
import { type PlayableContext, playableOf } from '../sound/playables.ts';
import {
  hasSound,
  placesOf,
  type RecordingSource,
  type RequestedSounds,
  recordingOf,
  recordingsOf,
  requestSound,
  tempoOf,
} from '../sound/recordings.ts';
import type { ArchiveRequest, SoundFacts, SoundRequest } from '../sound/sounds.ts';
import { placeholderOf } from './cards.ts';
import { creditsOf, performanceOf } from './performers.ts';
import { licenseOf, licenseRows, rightsLines } from './release.ts';
import type { Release } from './schema/release.ts';
import type { Remix } from './schema/remix.ts';
import type { Track } from './schema/track.ts';
import { discOf, sortTracks } from './track.ts';
import { fullTitle, movementTitle, workOf, workTitle } from './works.ts';

/** The recordings of a release in the order of its tracks, or that of a release without tracks. */
export function releasePlayables(context: PlayableContext, { slug, data }: Entry<Release>): Playable[] {
  const recordings = recordingsOf(data).filter(({ excerpt }) => excerpt || isOut(data, context.site.today));
  const [whole] = recordings;
  // Most releases have no recordings, and describing them takes time.
  if (!whole || !recordings.some(hasSound)) return [];
  const route = releaseRoute(slug);
  const url = context.site.urls.href(route);
  const cover = { file: data.artwork_url, kind: placeholderOf(data.type) };
  if (!data.tracks) {
    const artist = creditLine(artistsOf(context.site, data), context.site.words);
    return playableOf(context, whole, { id: route, title: data.title, artist, url, cover, of: data });
  }
  const { tracks } = data;
  return sortTracks(data).flatMap((track, index) =>
    playableOf(
      context,
      recordings.find(({ path: [, place] }) => place === tracks.indexOf(track)),
      {
        id: `${route}#track=${index + 1}`,
        title: fullTitle(data, track, context.site.words),
        work: workLabel(context.site, data, track),
        artist: creditLine(artistsOf(context.site, creditedTrack(data, track)), context.site.words),
        url: `${url}#${trackAnchor(track.track_number, track.disc)}`,
        cover,
        of: track,
      },
    ),
  );
}

export function remixPlayables(context: Context, { slug, data }: Entry<Remix>): Playable[] {
  const route = releaseRoute(slug);
  return playableOf(context, recordingOf(data), {
    id: route,
    title: data.title,
    artist: context.site.settings.artist.name,
    url: context.site.urls.href(route),
    cover: { file: data.artwork_url, kind: 'remix' },
    of: data,
  });
}

/** The recordings of all releases and remixes, including announced ones. */
export function listRecordings({
  releases,
  remixes,
}: Pick<Content, 'releases' | 'remixes'>): RecordingSource[] {
  return [
    ...releases.flatMap(({ data }) => recordingsOf(data)),
    ...remixes.map(({ data }) => recordingOf(data)),
  ];
}

/** Requests of all releases and remixes; of announced releases, only previews are published. */
export function requestSounds(site: Site): RequestedSounds {
  return {
    sounds: [
      ...everyRelease(site).flatMap((entry) => requestRelease(site, entry)),
      ...site.remixes.flatMap((entry) =>
        requestSound(entry, recordingOf(entry.data), () => remixFacts(site, entry)),
      ),
    ],
    archives: requestArchives(site),
    files: [
      ...listRecordings({ ...site, releases: everyRelease(site) }).flatMap(({ file }) => file ?? []),
      ...everyRelease(site).flatMap(({ data }) => data.extras ?? []),
    ],
  };
}

/** Archives of releases that can be downloaded as a whole, if they have several recordings. */
function requestArchives(site: Site): ArchiveRequest[] {
  return site.releases.flatMap((entry): ArchiveRequest[] => {
    const { slug, data } = entry;
    const sounds = data.download
      ? requestRelease(site, entry).filter(({ download, excerpt }) => download && !excerpt)
      : [];
    if (sounds.length < 2) return [];
    const { title, artwork_url: cover } = data;
    return [
      {
        slug,
        at: positionOf(entry, ['download']),
        title,
        artist: creditLine(artistsOf(site, data), site.words),
        sounds,
        cover,
        extras: data.extras,
        credits: [
          ...creditsOf(data, site.words).map(creditText),
          ...rightsLines(data),
          ...licenseRows(site, data).map(
            ({ term, text, link }) => `${site.words.music.labelled({ label: term })} ${text}, ${link.url}`,
          ),
        ],
      },
    ];
  });
}

function creditText({ role, names }: Credit): string {
  return `${role}: ${names.join(', ')}`;
}

/** The requests of a release, in the order of its tracks. */
function requestRelease(site: Site, entry: Entry<Release>): SoundRequest[] {
  const { data } = entry;
  const { tracks = [] } = data;
  const recordings = recordingsOf(data).filter(({ excerpt }) => excerpt || isOut(data, site.today));
  if (!data.tracks)
    return recordings.flatMap((each) => requestSound(entry, each, () => releaseFacts(site, entry)));
  return sortTracks(data).flatMap((track) => {
    const index = tracks.indexOf(track);
    const recording = recordings.find(({ path: [, place] }) => place === index);
    return recording
      ? requestSound(entry, recording, () => trackFacts(site, entry, track, recording.path))
      : [];
  });
}

/** Facts that all recordings of a release share. */
function albumFacts(site: Site, { data }: Entry<Release>) {
  return {
    album: data.title,
    date: data.release_date,
    genre: data.genre?.[0],
    label: data.label?.name,
    copyright: rightsLines(data).at(-1),
    cover: data.artwork_url,
    ...withLicense(site, data),
    artist: creditLine(artistsOf(site, data), site.words),
  };
}

function withLicense(site: Site, data: Release) {
  const license = licenseOf(site, data);
  return license && { license };
}

/** The heading of the work of a track, and its title below that. */
function workLabel({ words }: Site, release: Release, track: Track): Playable['work'] {
  const work = workOf(release, track);
  return work && { title: workTitle(work, words), movement: movementTitle(work, track) };
}

/** The work of a track, and who wrote and performs it. */
function workFacts(site: Site, release: Release, track: Track) {
  const work = workOf(release, track);
  const { composer, conductor, ensemble } = performanceOf(release, track);
  const number = track.movement?.number ?? (work?.tracks.indexOf(track) ?? 0) + 1;
  return {
    composer: composer?.join(', '),
    conductor: conductor?.join(', '),
    ensemble: ensemble?.join(', '),
    work: work && {
      title: workTitle(work, site.words),
      movement: movementTitle(work, track),
      number,
      of: Math.max(number, work.tracks.length),
    },
  };
}

function releaseFacts(site: Site, entry: Entry<Release>): SoundFacts {
  const { title, isrc, bpm, key, lyrics, duration } = entry.data;
  return {
    ...albumFacts(site, entry),
    title,
    composer: entry.data.composer?.join(', '),
    conductor: entry.data.conductor?.join(', '),
    ensemble: entry.data.ensemble?.join(', '),
    isrc,
    bpm: tempoOf(bpm),
    key,
    lyrics: lyrics && plainLyrics(lyrics),
    duration,
    places: placesOf(entry, [], ['title', 'duration', 'isrc']),
  };
}

function trackFacts(site: Site, entry: Entry<Release>, track: Track, path: DataPath): SoundFacts {
  const { data } = entry;
  const disc = discOf(track);
  const { isrc, key = data.key, lyrics, duration } = track;
  const places = placesOf(entry, path, ['title', 'duration', 'isrc']);
  return {
    ...albumFacts(site, entry),
    title: fullTitle(data, track, site.words),
    ...workFacts(site, data, track),
    artist: creditLine(artistsOf(site, creditedTrack(data, track)), site.words),
    track: {
      number: track.track_number,
      of: (data.tracks ?? []).filter((other) => discOf(other) === disc).length,
      disc,
    },
    isrc,
    bpm: tempoOf(track.bpm ?? data.bpm),
    key,
    lyrics: lyrics && plainLyrics(lyrics),
    duration,
    places: { ...places, track: positionOf(entry, [...path, 'track_number']) },
  };
}

function remixFacts(site: Site, entry: Entry<Remix>): SoundFacts {
  const { title, year, genre, bpm, key, artwork_url: cover, duration } = entry.data;
  return {
    title,
    artist: site.settings.artist.name,
    date: year === undefined ? undefined : String(year),
    genre: genre?.[0],
    bpm: tempoOf(bpm),
    key,
    cover,
    duration,
    places: placesOf(entry, [], ['title', 'duration']),
  };
}

/** Embeddable players of all releases and remixes with recordings. */
export const listEmbeds = remember((context: Context): Embed[] => {
  const { site } = context;
  return [
    ...listEmbedsOf(context, everyRelease(site), releasePlayables, (entry) => ({
      ...describeEmbed(context, entry, placeholderOf(entry.data.type)),
      artist: creditLine(artistsOf(site, entry.data), site.words),
    })),
    ...listEmbedsOf(context, site.remixes, remixPlayables, (entry) => ({
      ...describeEmbed(context, entry, 'remix'),
      artist: site.settings.artist.name,
    })),
  ];
});

function describeEmbed(
  { site, assets }: Context,
  { slug, data: { title, artwork_url: cover } }: Entry<Release | Remix>,
  placeholder: PlaceholderKind,
) {
  const route = releaseRoute(slug);
  const picture = pictureOf(assets, cover, placeholder, site.words.music.coverOf({ title }));
  return { slug, cover, route, title, url: site.urls.href(route), picture };
}
