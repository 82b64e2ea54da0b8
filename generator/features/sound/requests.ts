/** Which recordings the content names, and what is to be made of them. */

import { positionOf } from '../../engine/content/entry.ts';
import type { Data } from '../../engine/content/grammar.ts';
import type { DataPath, Entry } from '../../engine/content/types.ts';
import type { Position } from '../../engine/problems/index.ts';
import { artistsOf, creditedTrack, creditLine } from '../../site/artists.ts';
import { everyRelease, isOut, type Site } from '../../site/site.ts';
import { mixArtwork, seriesOf } from '../mixes/mixes.ts';
import { rightsLines } from '../releases/release.ts';
import type { Credit, Track } from '../releases/schema/index.ts';
import { discOf, sortTracks, trackTitle } from '../releases/tracks.ts';
import { type NamedRecording, recordingOf, recordingsOf } from './recordings.ts';
import type { ArchiveRequest, SoundFacts, SoundRequest } from './sounds.ts';

/** Every file that the site plays, once for each place that names it. Before its day, no more than a preview of a release is published. */
export function requestSounds(site: Site): SoundRequest[] {
  return [
    ...everyRelease(site).flatMap((entry) => requestRelease(site, entry)),
    ...site.remixes.flatMap((entry) =>
      request(entry, recordingOf(entry.data), () => remixFacts(site, entry)),
    ),
    ...site.mixes.flatMap((entry) => request(entry, recordingOf(entry.data), () => mixFacts(site, entry))),
  ];
}

/** Every file that the content names, also before it may be heard. */
export function listRecordings(site: Site): string[] {
  const recordings = [
    ...everyRelease(site).flatMap(({ data }) => recordingsOf(data)),
    ...[...site.remixes, ...site.mixes].map(({ data }) => recordingOf(data)),
  ];
  return recordings.flatMap(({ file }) => file ?? []);
}

/** Releases that offer all of their tracks. One recording alone needs no archive. */
export function requestArchives(site: Site): ArchiveRequest[] {
  return site.releases.flatMap((entry): ArchiveRequest[] => {
    const { slug, data } = entry;
    const sounds = data.download
      ? requestRelease(site, entry).filter(({ download, excerpt }) => download && !excerpt)
      : [];
    if (sounds.length < 2) return [];
    const { title, artwork_url: cover, credits = [] } = data;
    return [
      {
        slug,
        at: positionOf(entry, ['download']),
        title,
        artist: creditLine(artistsOf(site, data), site.words),
        sounds,
        cover,
        credits: [...credits.map(creditText), ...rightsLines(data)],
      },
    ];
  });
}

function creditText({ role, names }: Credit): string {
  return `${role}: ${names.join(', ')}`;
}

/** In the order of the record. */
function requestRelease(site: Site, entry: Entry<Data<'releases'>>): SoundRequest[] {
  const { data } = entry;
  const { tracks = [] } = data;
  const recordings = recordingsOf(data).filter(({ excerpt }) => excerpt || isOut(data, site.today));
  if (!data.tracks)
    return recordings.flatMap((each) => request(entry, each, () => releaseFacts(site, entry)));
  return sortTracks(data).flatMap((track) => {
    const index = tracks.indexOf(track);
    const recording = recordings.find(({ path: [, place] }) => place === index);
    return recording ? request(entry, recording, () => trackFacts(site, entry, track, recording.path)) : [];
  });
}

function request(
  entry: Entry<unknown>,
  { path, file, excerpt, download }: NamedRecording,
  describe: () => SoundFacts,
): SoundRequest[] {
  if (file === undefined) return [];
  const at = positionOf(entry, [...path, 'audio']);
  return [{ file, at, excerpt, download: download && !excerpt, says: describe() }];
}

/** What a release says of each of its recordings. */
function albumFacts(site: Site, { data }: Entry<Data<'releases'>>) {
  return {
    album: data.title,
    date: data.release_date,
    genre: data.genre?.[0],
    label: data.label?.name,
    copyright: rightsLines(data).at(-1),
    cover: data.artwork_url,
    artist: creditLine(artistsOf(site, data), site.words),
  };
}

function releaseFacts(site: Site, entry: Entry<Data<'releases'>>): SoundFacts {
  const { title, isrc, bpm, key, lyrics, duration } = entry.data;
  return {
    ...albumFacts(site, entry),
    title,
    isrc,
    bpm: tempoOf(bpm),
    key,
    lyrics: lyrics?.trim(),
    duration,
    places: placesOf(entry, [], ['title', 'duration', 'isrc']),
  };
}

function trackFacts(site: Site, entry: Entry<Data<'releases'>>, track: Track, path: DataPath): SoundFacts {
  const { data } = entry;
  const disc = discOf(track);
  const { isrc, key = data.key, lyrics, duration } = track;
  const places = placesOf(entry, path, ['title', 'duration', 'isrc']);
  return {
    ...albumFacts(site, entry),
    title: trackTitle(track),
    artist: creditLine(artistsOf(site, creditedTrack(data, track)), site.words),
    track: {
      number: track.track_number,
      of: (data.tracks ?? []).filter((other) => discOf(other) === disc).length,
      disc,
    },
    isrc,
    bpm: tempoOf(track.bpm ?? data.bpm),
    key,
    lyrics: lyrics?.trim(),
    duration,
    places: { ...places, track: positionOf(entry, [...path, 'track_number']) },
  };
}

function remixFacts(site: Site, entry: Entry<Data<'remixes'>>): SoundFacts {
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

function mixFacts(site: Site, entry: Entry<Data<'mixes'>>): SoundFacts {
  const { data } = entry;
  return {
    title: data.episode_title,
    artist: site.settings.artist.name,
    album: seriesOf(site, data)?.title,
    date: data.release_date,
    genre: data.genre?.[0],
    cover: mixArtwork(site, data),
    duration: data.duration,
    played: (data.tracklist ?? []).flatMap(({ title, time }, index) =>
      time === undefined ? [] : [{ title, time, at: positionOf(entry, ['tracklist', index, 'time']) }],
    ),
    places: { ...placesOf(entry, [], ['duration']), title: positionOf(entry, ['episode_title']) },
  };
}

/** Tags hold numbers alone. */
function tempoOf(bpm: number | string | undefined): number | undefined {
  return typeof bpm === 'number' ? bpm : undefined;
}

function placesOf<Key extends string>(
  entry: Entry<unknown>,
  path: DataPath,
  keys: readonly Key[],
): Record<Key, Position> {
  // Each key once.
  return Object.fromEntries(keys.map((key) => [key, positionOf(entry, [...path, key])])) as Record<
    Key,
    Position
  >;
}
