/** How formats of sound are named on the web. */
import type { SoundFormat } from './format.ts';

export interface Form {
  /** Of the file's name: `.mp3`. */
  ending: string;
  /** `audio/mpeg`. */
  type: string;
}

export const MP3: Form = { ending: '.mp3', type: 'audio/mpeg' };

export const FORMS: Readonly<Record<SoundFormat, Form>> = {
  wav: { ending: '.wav', type: 'audio/wav' },
  aiff: { ending: '.aiff', type: 'audio/aiff' },
  flac: { ending: '.flac', type: 'audio/flac' },
  mp3: MP3,
  vorbis: { ending: '.ogg', type: 'audio/ogg' },
  opus: { ending: '.opus', type: 'audio/ogg' },
  'ogg-flac': { ending: '.oga', type: 'audio/ogg' },
  aac: { ending: '.aac', type: 'audio/aac' },
  mp4: { ending: '.m4a', type: 'audio/mp4' },
};

/** Endings of names that people give to sound files. */
export const SOUND_FILE = /\.(?:wave?|aiff?|aifc|flac|mp3|m4a|aac|og[ga]|opus)$/i;
