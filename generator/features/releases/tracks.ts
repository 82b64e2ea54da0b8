/** The tracks of a release, as its page and programs show them. */

import { formatDuration } from '../../engine/lib/text.ts';
import { artistsOf, creditedTrack, creditLine } from '../../site/artists.ts';
import { lengthHeard, tempoAndKey, trackAnchor } from '../../site/format.ts';
import type { Disc, Playable, TrackRow } from '../../site/parts.ts';
import { releasePlatforms } from '../../site/platforms/index.ts';
import type { Site } from '../../site/site.ts';
import { writeOrdinal } from '../../site/words/index.ts';
import type { Release } from './schema/release.ts';
import type { Track } from './schema/track.ts';

type Tracks = Pick<Release, 'tracks'>;

/** By disc and number. */
export function sortTracks({ tracks = [] }: Tracks): Track[] {
  return tracks.toSorted((a, b) => discOf(a) - discOf(b) || a.track_number - b.track_number);
}

export function discOf({ disc = 1 }: Pick<Track, 'disc'>): number {
  return disc;
}

/** `New Song (Live)`. */
export function trackTitle({ title, version }: Pick<Track, 'title' | 'version'>): string {
  return version ? `${title} (${version})` : title;
}

/** The length of all tracks together, `41:20`, where the release does not say its own; or empty. @param playables as in `listDiscs` */
export function totalLabel(
  { duration, tracks = [] }: Pick<Release, 'duration' | 'tracks'>,
  playables: readonly Playable[] = [],
): string {
  const total = duration === undefined ? sumOf(addLengths(tracks, playables)) : undefined;
  return total === undefined ? '' : formatDuration(total);
}

/** Tracks whose lengths are not written have those that were measured. */
function addLengths(tracks: readonly Track[], playables: readonly Playable[]): Track[] {
  const heard = byAnchor(playables);
  return tracks.map((track) => {
    const playable = heard.get(anchorOf(track));
    return { ...track, duration: track.duration ?? (playable && lengthHeard(playable)) };
  });
}

const anchorOf = ({ track_number, disc }: Track) => trackAnchor(track_number, disc);

function byAnchor(playables: readonly Playable[]): Map<string | undefined, Playable> {
  return new Map(playables.map((playable) => [playable.url.split('#').at(-1), playable]));
}

/** In seconds: what the release says, or all of its tracks together, where the length of each is known. */
export function lengthOf(release: Pick<Release, 'duration' | 'tracks'>): number | undefined {
  return release.duration ?? sumOf(release.tracks ?? []);
}

function sumOf(tracks: readonly Pick<Track, 'duration'>[]): number | undefined {
  const lengths = tracks.flatMap(({ duration }) => duration ?? []);
  if (lengths.length === 0 || lengths.length < tracks.length) return undefined;
  return lengths.reduce((total, length) => total + length, 0);
}

/**
 * The tracks of each disc. A record of one disc has no heading for it.
 *
 * @param playables of those that can be heard, whose addresses end in the anchors of their rows
 */
export function listDiscs(
  { settings, words }: Pick<Site, 'settings' | 'words'>,
  release: Release,
  playables: readonly Playable[] = [],
): Disc[] {
  const heard = byAnchor(playables);
  const tracks = addLengths(sortTracks(release), playables);
  const discs = [...new Set(tracks.map(discOf))];
  return discs.map((disc) => {
    const own = tracks.filter((track) => discOf(track) === disc);
    const total = sumOf(own);
    const hasHeading = discs.length > 1;
    return {
      title: hasHeading ? words.music.disc({ number: disc }) : '',
      duration: hasHeading && total !== undefined ? formatDuration(total) : '',
      tracks: own.map((track) => {
        const row = trackRow({ settings, words }, release, track);
        return { ...row, playable: heard.get(row.id) };
      }),
    };
  });
}

function trackRow(
  { settings, words }: Pick<Site, 'settings' | 'words'>,
  release: Release,
  track: Track,
): TrackRow {
  const { track_number, description = '', duration, artists, bpm, key, isrc, lyrics = '' } = track;
  return {
    id: anchorOf(track),
    number: writeOrdinal(track_number, words.language),
    title: trackTitle(track),
    description,
    duration: duration ? formatDuration(duration) : '',
    artist: artists ? creditLine(artistsOf({ settings }, creditedTrack(release, track)), words) : '',
    explicit: track.explicit ?? false,
    facts: [...tempoAndKey({ bpm, key }), ...(isrc ? [`ISRC ${isrc}`] : [])],
    credits: track.credits ?? [],
    platforms: releasePlatforms({ platforms: settings.platforms }, track),
    lyrics: lyrics.trim(),
  };
}
