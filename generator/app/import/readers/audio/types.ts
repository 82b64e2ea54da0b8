/** What a release is: by its tags, by its title, or by its length. */
import { count } from '../../../../engine/lib/text.ts';
import type { ReleaseType } from '../../../../features/releases/schema/types.ts';
import type { Doubt } from '../../catalogue.ts';
import type { Album } from './albums.ts';
import { LONG } from './mixes.ts';
import type { Recording } from './recording.ts';

/** Of Apple Music and Spotify, in tracks and in seconds. */
const SINGLE = { tracks: 3, length: 30 * 60 };
const EP = { tracks: 6, length: 30 * 60 };

/** Of MusicBrainz, which names a first kind and others: the others say more. */
const KINDS: readonly (readonly [RegExp, ReleaseType])[] = [
  [/live/i, 'live'],
  [/compilation/i, 'compilation'],
  [/soundtrack/i, 'soundtrack'],
  [/mixtape|street/i, 'mixtape'],
  [/^ep$/i, 'ep'],
  [/^single$/i, 'single'],
  [/^album$/i, 'album'],
];

export interface FoundType {
  readonly name: ReleaseType;
  readonly doubts: readonly Doubt[];
}

/** @param total how many tracks there are by the tags */
export function findType(album: Album, recordings: readonly Recording[], total: number): FoundType {
  const length = album.tracks.reduce((sum, { duration = 0 }) => sum + duration, 0);
  const tracks = Math.max(total, album.tracks.length);
  const kinds = recordings.flatMap(({ tags }) => tags.all('kind').flatMap((kind) => kind.split(/[;,/]\s*/)));
  const tagged = KINDS.find(([form]) => kinds.some((kind) => form.test(kind)))?.[1];
  if (tagged) return { name: tagged, doubts: [] };
  const isLong = tracks === 1 && length > LONG;
  if (isLong)
    return guess('single', `it is ${count(Math.round(length / 60), 'minute')} long, and may be a mix`);
  const [, suffix] = /(?:\s-\s|\s[([])(single|ep)[)\]]?$/i.exec(album.title ?? '') ?? [];
  if (suffix?.toLowerCase() === 'single' || tracks === 1) return { name: 'single', doubts: [] };
  if (/\bE\.?P\.?$/i.test(album.title ?? '')) return { name: 'ep', doubts: [] };
  const isSingle = tracks <= SINGLE.tracks && length < SINGLE.length;
  const discs = new Set(album.tracks.map(({ disc = 1 }) => disc)).size;
  const name = isSingle
    ? 'single'
    : discs === 1 && tracks <= EP.tracks && length <= EP.length
      ? 'ep'
      : 'album';
  if (name === 'album') return { name, doubts: [] };
  return guess(name, `the tags do not say what it is; it has ${count(tracks, 'track')}`);
}

function guess(name: ReleaseType, why: string): FoundType {
  return { name, doubts: [{ at: ['type'], why }] };
}
