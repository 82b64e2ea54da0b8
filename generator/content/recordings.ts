/** The recordings that an entry names, with what the whole of a release says of all its tracks. */
import type { Release } from './schema/music/index.ts';
import { PREVIEW_LENGTH, type Recording } from './schema/music/sound.ts';
import type { DataPath } from './types.ts';

/** Whatever is one recording: a track, a release without tracks, a remix, a mix. */
export type Recorded = Recording & { duration?: number | undefined };

/** A recording, and what becomes of it. */
export interface NamedRecording {
  /** Where its keys are. */
  path: DataPath;
  /** Below the assets folder. */
  file?: string | undefined;
  /** Where it is kept, if not there. */
  url?: string | undefined;
  /** In seconds: only this is published. */
  excerpt?: { from: number; length: number } | undefined;
  download: boolean;
}

/** In seconds: where a preview begins if nothing else is known. */
const USUAL_BEGINNING = 30;

/** Where the songs have begun to sing: a quarter in. */
const QUARTER = 4;

/** @param whole what counts where the recording itself says nothing */
export function recordingOf(
  recorded: Recorded,
  path: DataPath = [],
  whole: Pick<Recording, 'preview' | 'download'> = {},
): NamedRecording {
  const { audio, audio_url, duration } = recorded;
  // What is said here of the one rules out the other, which is said of the whole.
  const preview = recorded.preview ?? (recorded.download ? false : whole.preview);
  const download = recorded.download ?? (recorded.preview ? false : whole.download);
  return {
    path,
    file: audio,
    url: audio === undefined ? audio_url : undefined,
    excerpt: preview ? excerptOf(preview, duration) : undefined,
    download: download ?? false,
  };
}

/** Of a release: its own where it has no tracks, else one for each track, in the order in which they are written. */
export function recordingsOf(release: Release): NamedRecording[] {
  return release.tracks
    ? release.tracks.map((track, index) => recordingOf(track, ['tracks', index], release))
    : [recordingOf(release)];
}

/** @param duration of the whole recording, in seconds, where it is known */
function excerptOf(preview: NonNullable<Recording['preview']>, duration: number | undefined) {
  const { from, length = PREVIEW_LENGTH } = preview === true || preview === false ? {} : preview;
  const last = duration === undefined ? USUAL_BEGINNING : Math.max(0, duration - length);
  const quarter = duration === undefined ? USUAL_BEGINNING : Math.floor(duration / QUARTER);
  const start = from ?? Math.min(quarter, last);
  const end = duration === undefined ? Number.POSITIVE_INFINITY : Math.max(duration, start + 1);
  return { from: start, length: Math.min(length, end - start) };
}
