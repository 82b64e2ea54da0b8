/** The readers of all kinds of sources. */
import { musicbrainzOnline, type OnlineReader } from '../online/musicbrainz.ts';
import { audio } from '../readers/audio/index.ts';
import { bandcamp } from '../readers/bandcamp/index.ts';
import { ics } from '../readers/calendar/index.ts';
import { cue } from '../readers/cue/index.ts';
import { discogs } from '../readers/discogs/index.ts';
import { feed } from '../readers/feed/index.ts';
import { musicbrainz } from '../readers/musicbrainz/index.ts';
import type { Reader } from '../readers/reader.ts';
import { NAMED_SHAPES, shapeNamed } from '../readers/table/fields.ts';
import { csv } from '../readers/table/index.ts';
import { wordpress } from '../readers/wordpress/index.ts';

/** The first that recognises a file reads it. */
export const READERS: readonly Reader[] = [
  audio,
  cue,
  bandcamp,
  musicbrainz,
  discogs,
  wordpress,
  feed,
  ics,
  csv,
];

/** Names that `--as` takes: readers, and what the rows of a table are. */
export const KINDS_OF_SOURCES: readonly string[] = [...READERS.map(({ name }) => name), ...NAMED_SHAPES];

/** The reader of a kind of source. */
export function readerNamed(as: string | undefined): Reader | undefined {
  return shapeNamed(as) === undefined ? READERS.find(({ name }) => name === as) : csv;
}

/** The first that recognises a source on the web is asked. */
export const ONLINE_READERS: readonly OnlineReader[] = [musicbrainzOnline];

/** Returns true if a source is on the web, as it is written. */
export function isOnline(source: string): boolean {
  return /^https?:\/\//i.test(source) || ONLINE_READERS.some((reader) => reader.recognises(source));
}
