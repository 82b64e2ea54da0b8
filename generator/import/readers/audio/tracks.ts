/** A recording as a track: all that its tags say about it alone. */

import { formatDuration } from '../../../engine/lib/text.ts';
import { isrc as isrcSchema } from '../../../engine/values/index.ts';
import type { Artists, PeopleFacts } from '../../catalogue.ts';
import { artistsOf, keyOf, type Owner, peopleOf, writeArtists } from './artists.ts';
import { cleanLyrics } from './covers.ts';
import { readKey } from './keys.ts';
import { readFileName } from './names.ts';
import type { Recording } from './recording.ts';
import { readMovement, type WorkPart } from './works.ts';

export interface Track {
  readonly recording: Recording;
  readonly title: string;
  /** The title and the artists as they are compared. */
  readonly key: string;
  readonly titleDoubt: string | undefined;
  /** True if its tags have a title; otherwise, it is the name of its file. */
  readonly isNamed: boolean;
  readonly disc: number | undefined;
  readonly number: number | undefined;
  /** Position among tracks of its disc: the side of a record comes before the number on it. */
  readonly order: number;
  /** Seconds. */
  readonly duration: number | undefined;
  readonly isrc: string | undefined;
  readonly artists: Artists;
  readonly people: PeopleFacts;
  readonly part: WorkPart | undefined;
}

const NAMELESS =
  /^(?:track|audio ?track|titel|piste|pista|traccia|faixa|untitled)[\s_-]*\d*$|^unknown(?: title)?$|^<unknown>$/i;

interface InFolder {
  /** The highest number that the name of a file can begin with. */
  readonly most: number;
  /** Prefix of all of its files before their numbers. */
  readonly start: string | undefined;
  readonly disc: number | undefined;
}

export function makeTrack(recording: Recording, owner: Owner, { most, start, disc }: InFolder): Track {
  const { tags, stem, format } = recording;
  const artists = artistsOf(recording, owner);
  const before = [
    ...owner.names,
    ...artists.map(({ name }) => name),
    ...(start === undefined ? [] : [start]),
  ];
  const file = readFileName(stem, before, most);
  const tagged = tags.first('title');
  const isNamed = tagged !== undefined && !NAMELESS.test(tagged);
  const title = isNamed ? tagged : NAMELESS.test(file.title) ? (tagged ?? file.title) : file.title;
  const place = readPlace(tags.first('track'));
  const number = place.number ?? (place.side === undefined ? file.number : undefined);
  const { duration } = format;
  return {
    recording,
    title,
    key: [title, ...artists.map(({ name }) => name)].map(keyOf).join('\n'),
    titleDoubt: doubtTitle(recording, isNamed, tagged),
    isNamed,
    disc: readNumber(tags.first('disc')) ?? disc ?? file.disc,
    number,
    order: (place.side ?? 0) * 1000 + (place.sideNumber ?? number ?? 999),
    duration: duration === undefined ? undefined : Math.max(1, Math.round(duration)),
    isrc: tags.all('isrc').flatMap((code) => isrcSchema.safeParse(code).data ?? [])[0],
    artists: writeArtists(artists),
    people: peopleOf(recording),
    part: readMovement(tags),
  };
}

function doubtTitle(
  { repaired, isOdd }: Recording,
  isNamed: boolean,
  tagged: string | undefined,
): string | undefined {
  if (!isNamed && tagged !== undefined) return `its tags call it "${tagged}", which is no title`;
  if (!isNamed) return 'its tags have no title, so this is the name of its file';
  if (repaired) return `the letters of its tags were in another charset, ${repaired}`;
  return isOdd ? 'the letters of its tags look as if they were of another charset' : undefined;
}

interface Place {
  readonly number?: number | undefined;
  /** The side of a record, from 1: `B2`. */
  readonly side?: number;
  readonly sideNumber?: number;
}

function readPlace(written = ''): Place {
  const [, side, digits] = /^([A-H])(\d{1,2})?$/i.exec(written) ?? [];
  if (side) return { side: side.toUpperCase().charCodeAt(0) - 64, sideNumber: Number(digits ?? 1) };
  return { number: readNumber(written) };
}

/** `3`, `03/12`. */
export function readNumber(written = ''): number | undefined {
  const number = Number.parseInt(written, 10);
  return number > 0 && number < 1000 ? number : undefined;
}

/** Reads the number of tracks or discs: from a separate tag, or behind a slash. */
export function readTotal(total: string | undefined, place: string | undefined): number | undefined {
  return readNumber(total) ?? readNumber(place?.split('/')[1]);
}

/** Keys that releases of one track and tracks have in common. */
export function musicFacts({ recording: { tags }, duration, isrc }: Track, lyrics: string | undefined) {
  const bpm = Number.parseFloat((tags.first('bpm') ?? '').replace(',', '.'));
  const key = readKey(tags.first('key') ?? '');
  const raw = tags.raw('lyrics');
  const words = lyrics ?? (raw === undefined ? undefined : cleanLyrics(raw));
  return {
    ...(duration !== undefined && { duration: formatDuration(duration) }),
    ...(bpm >= 1 && bpm <= 999 && { bpm: Math.round(bpm) }),
    ...(key && { key }),
    ...(isExplicit(tags.first('advisory')) && { explicit: true }),
    ...(words && { lyrics: words }),
    ...(isrc && { isrc }),
  };
}

/** `rtng` of iTunes: 1 is explicit, 4 is its old form, 2 is a clean version. */
function isExplicit(advisory = ''): boolean {
  return /^(?:1|4|true|yes|explicit)$/i.test(advisory);
}

/** Returns true if two files have the same recording: same title and artists, lengths that differ by less than three seconds. */
export function isSame(one: Track, other: Track): boolean {
  const difference = (one.duration ?? other.duration ?? 0) - (other.duration ?? one.duration ?? 0);
  const isAlike = Math.abs(difference) <= 3;
  if (one.isrc && other.isrc && one.isrc === other.isrc) return isAlike;
  return isAlike && one.key === other.key;
}
