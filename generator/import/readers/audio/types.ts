/** Determines the type of a release: by its tags, its title, or its length. */
import { count } from '../../../engine/lib/text.ts';
import type { ReleaseType } from '../../../features/releases/schema/types.ts';
import { isVarious } from '../../../site/various.ts';
import type { Doubt } from '../../catalogue.ts';
import { guessType } from '../../release-type.ts';
import type { Album } from './albums.ts';
import { LONG } from './mixes.ts';
import type { Recording } from './recording.ts';

/** Secondary types of MusicBrainz first, as they are more specific than the primary one. */
const KINDS: readonly (readonly [RegExp, ReleaseType])[] = [
  [/live/i, 'live'],
  [/compilation/i, 'compilation'],
  [/soundtrack/i, 'soundtrack'],
  [/mixtape|street/i, 'mixtape'],
  [/^ep$/i, 'ep'],
  [/^single$/i, 'single'],
  [/^album$/i, 'album'],
];

interface FoundType {
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
  const isCompilation = album.title !== undefined && tracks > 1 && isNamedCompilation(recordings);
  if (isCompilation) return { name: 'compilation', doubts: [] };
  const isLong = tracks === 1 && length > LONG;
  if (isLong)
    return guess('single', `it is ${count(Math.round(length / 60), 'minute')} long, and may be a mix`);
  const [, suffix] = /(?:\s-\s|\s[([])(single|ep)[)\]]?$/i.exec(album.title ?? '') ?? [];
  if (suffix?.toLowerCase() === 'single' || tracks === 1) return { name: 'single', doubts: [] };
  const discs = new Set(album.tracks.map(({ disc = 1 }) => disc)).size;
  const lengths = album.tracks.map(({ duration = 0 }) => duration);
  const { type, why } = guessType(album.title ?? '', lengths, tracks);
  // Nothing on several discs is an EP.
  if (type === 'ep' && why && discs > 1) return { name: 'album', doubts: [] };
  return why && type !== 'album' ? guess(type, why) : { name: type, doubts: [] };
}

/**
 * Returns true for compilations by their artist, or by the switch of iTunes if nobody is named: others set it for records with guests, too.
 */
function isNamedCompilation(recordings: readonly Recording[]): boolean {
  const albumArtists = recordings.flatMap(({ tags }) => tags.all('albumArtist'));
  const isMarked = recordings.some(({ tags }) => /^(?:1|true|yes)$/i.test(tags.first('compilation') ?? ''));
  return albumArtists.some(isVarious) || (isMarked && albumArtists.length === 0);
}

function guess(name: ReleaseType, why: string): FoundType {
  return { name, doubts: [{ at: ['type'], why }] };
}
