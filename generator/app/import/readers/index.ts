/** The readers of all kinds of sources; the first that recognises a file reads it. */
import { audio } from './audio.ts';
import { bandcamp } from './bandcamp/index.ts';
import { ics } from './calendar/index.ts';
import { cue } from './cue.ts';
import { discogs } from './discogs/index.ts';
import { faircamp } from './faircamp/index.ts';
import { feed } from './feed/index.ts';
import { musicbrainz } from './musicbrainz/index.ts';
import type { Reader } from './reader.ts';
import { rekordbox } from './rekordbox.ts';
import { csv } from './table/index.ts';
import { tunecamp } from './tunecamp.ts';
import { wordpress } from './wordpress/index.ts';

export const READERS: readonly Reader[] = [
  audio,
  cue,
  rekordbox,
  bandcamp,
  musicbrainz,
  discogs,
  faircamp,
  tunecamp,
  wordpress,
  feed,
  ics,
  csv,
];
