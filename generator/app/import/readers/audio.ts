/** A folder of recordings with tags. */
import { isRecording } from './audio/formats.ts';
import { readRecordings } from './audio/read.ts';
import type { Reader } from './reader.ts';

export const audio: Reader = {
  name: 'audio',
  about: 'recordings with tags (MP3, FLAC, M4A, Ogg, Opus, WAV, AIFF)',
  recognises: isRecording,
  read: (files, site, { all }) => readRecordings(files, all, site, site.today),
};
