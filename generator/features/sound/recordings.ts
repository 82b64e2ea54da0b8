/** The recordings that an entry names, with what the whole of a release says of all its tracks. */

import { positionOf } from '../../engine/content/entry.ts';
import type { Data } from '../../engine/content/grammar.ts';
import type { DataPath, Entry } from '../../engine/content/types.ts';
import { remember } from '../../engine/lib/remember.ts';
import type { Position } from '../../engine/problems/index.ts';
import type { Site } from '../../site/site.ts';
import { PREVIEW_LENGTH, type Recording } from './schema.ts';
import type { ArchiveRequest, SoundFacts, SoundRequest } from './sounds.ts';

/** Whatever is one recording: a track, a release without tracks, a remix, a mix. */
export type RecordingKeys = Recording & { duration?: number | undefined };

/** A recording, and what becomes of it. */
export interface RecordingSource {
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
  recorded: RecordingKeys,
  path: DataPath = [],
  whole: Pick<Recording, 'preview' | 'download'> = {},
): RecordingSource {
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
export function hasSound({ file, url }: Pick<RecordingSource, 'file' | 'url'>): boolean {
  return (file ?? url) !== undefined;
}

/** Of a release: its own where it has no tracks, else one for each track, in the order in which they are written. */
export const recordingsOf = remember((release: Data<'releases'>): readonly RecordingSource[] =>
  release.tracks
    ? release.tracks.map((track, index) => recordingOf(track, ['tracks', index], release))
    : [recordingOf(release)],
);

function excerptOf(preview: NonNullable<Recording['preview']>): RecordingSource['excerpt'] {
  const { from, length = PREVIEW_LENGTH } = typeof preview === 'object' ? preview : {};
  return { from, length };
}

/** The recordings of one feature. */
export interface RequestedSounds {
  /** Every file that is played, once for each place that names it. */
  sounds: SoundRequest[];
  /** What can be downloaded as a whole. */
  archives: ArchiveRequest[];
  /** Every file that the content names, also before it may be heard. */
  files: string[];
}

/** @param describe gives what the content says of it */
export function requestSound(
  entry: Entry<unknown>,
  { path, file, excerpt, download }: RecordingSource,
  describe: () => SoundFacts,
): SoundRequest[] {
  if (file === undefined) return [];
  const at = positionOf(entry, [...path, 'audio']);
  return [{ file, at, excerpt, download: download && !excerpt, facts: describe() }];
}

/** Tags hold numbers alone. */
export function tempoOf(bpm: number | string | undefined): number | undefined {
  return typeof bpm === 'number' ? bpm : undefined;
}

export function placesOf<Key extends string>(
  entry: Entry<unknown>,
  path: DataPath,
  keys: readonly Key[],
): Record<Key, Position> {
  // Each key once.
  return Object.fromEntries(keys.map((key) => [key, positionOf(entry, [...path, key])])) as Record<
    Key,
    Position
  >;
}

declare module '../../site/feature.ts' {
  interface Feature {
    /** The recordings that its content names. */
    requestSounds?(site: Site): RequestedSounds;
  }
}
