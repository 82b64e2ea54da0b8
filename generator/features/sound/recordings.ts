/** The recordings that an entry names, with what the whole of a release says of all its tracks. */

import type { Data } from '../../engine/content/grammar.ts';
import type { DataPath } from '../../engine/content/types.ts';
import { remember } from '../../engine/lib/remember.ts';
import { PREVIEW_LENGTH, type Recording } from './schema.ts';

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
  /** In seconds: only this is published. Where it begins is found in the recording, if nobody says it. */
  excerpt?: { from?: number | undefined; length: number } | undefined;
  download: boolean;
}

/** @param whole what counts where the recording itself says nothing */
export function recordingOf(
  recorded: Recorded,
  path: DataPath = [],
  whole: Pick<Recording, 'preview' | 'download'> = {},
): NamedRecording {
  const { audio, audio_url } = recorded;
  // What is said here of the one rules out the other, which is said of the whole.
  const preview = recorded.preview ?? (recorded.download ? false : whole.preview);
  const download = recorded.download ?? (recorded.preview ? false : whole.download);
  return {
    path,
    file: audio,
    url: audio === undefined ? audio_url : undefined,
    excerpt: preview ? excerptOf(preview) : undefined,
    download: download ?? false,
  };
}

/** Whether there is something to hear: a file, or an address of one. */
export function isNamed({ file, url }: Pick<NamedRecording, 'file' | 'url'>): boolean {
  return (file ?? url) !== undefined;
}

/** Of a release: its own where it has no tracks, else one for each track, in the order in which they are written. */
export const recordingsOf = remember((release: Data<'releases'>): readonly NamedRecording[] =>
  release.tracks
    ? release.tracks.map((track, index) => recordingOf(track, ['tracks', index], release))
    : [recordingOf(release)],
);

function excerptOf(preview: NonNullable<Recording['preview']>): NamedRecording['excerpt'] {
  const { from, length = PREVIEW_LENGTH } = typeof preview === 'object' ? preview : {};
  return { from, length };
}
