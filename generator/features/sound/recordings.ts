/** The recordings that entries name, and the requests for their files. */

import { isGiven, positionOf } from '../../engine/content/entry.ts';
import type { Data } from '../../engine/content/grammar.ts';
import type { Content, DataPath, Entry } from '../../engine/content/types.ts';
import { remember } from '../../engine/lib/remember.ts';
import type { Position } from '../../engine/problems/problem.ts';
import type { Site } from '../../site/site.ts';
import { type DownloadTerms, PREVIEW_LENGTH, type Recording } from './schema.ts';
import type { ArchiveRequest, Excerpt, SoundFacts, SoundRequest } from './sounds.ts';

/** Keys of a recording: of a track, a release without tracks, a remix or a mix. */
export type RecordingKeys = Omit<Recording, 'download'> & {
  download?: DownloadTerms | undefined;
  duration?: number | undefined;
};

/** A recording that the content names, and how it is published. */
export interface RecordingSource {
  /** The path of its keys. */
  path: DataPath;
  /** Path below the assets folder. */
  file?: string | undefined;
  /** Address elsewhere. */
  url?: string | undefined;
  /** The published part, in seconds. Without `from`, its start is chosen by the length of the recording. */
  excerpt?: Excerpt | undefined;
  /** The path of the key that asks for that part, which may be one of the release. */
  excerptPath?: DataPath | undefined;
  download: boolean;
  /** Lossless recordings are offered in two forms. */
  isTwofold: boolean;
}

/** @param whole defaults from the release */
export function recordingOf(
  recorded: RecordingKeys,
  path: DataPath = [],
  whole: Pick<RecordingKeys, 'preview' | 'download'> = {},
): RecordingSource {
  const { audio, audio_url } = recorded;
  // A preview of the track overrides a download of the release, and the other way round.
  const preview = recorded.preview ?? (recorded.download ? false : whole.preview);
  const download = recorded.download ?? (recorded.preview ? false : whole.download);
  return {
    path,
    file: audio,
    url: audio === undefined ? audio_url : undefined,
    excerpt: preview ? excerptOf(preview) : undefined,
    excerptPath: preview ? [...(recorded.preview ? path : []), 'preview'] : undefined,
    download: download !== undefined && download !== false,
    isTwofold: [recorded.download, whole.download].some(
      (terms) => typeof terms === 'object' && terms.lossless === true,
    ),
  };
}

/** Returns true if it has a file or an address. */
export function hasSound({ file, url }: Pick<RecordingSource, 'file' | 'url'>): boolean {
  return (file ?? url) !== undefined;
}

/** The recordings of a release: one for each track in the order of the file, or that of a release without tracks. */
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
  /** Every played file, once for each place that names it. */
  sounds: SoundRequest[];
  /** Releases that can be downloaded as a whole. */
  archives: ArchiveRequest[];
  /** Every file that the content names, including unpublished ones. */
  files: string[];
}

/** @param describe returns the facts in the content */
export function requestSound(
  entry: Entry<unknown>,
  { path, file, excerpt, excerptPath, download, isTwofold }: RecordingSource,
  describe: () => SoundFacts,
): SoundRequest[] {
  if (file === undefined) return [];
  const at = positionOf(entry, [...path, 'audio']);
  const facts = describe();
  const places = { ...facts.places, ...(excerptPath && placesOfExcerpt(entry, excerptPath)) };
  const offer = { download: download && !excerpt, ...(isTwofold && { isTwofold }) };
  return [{ file, at, excerpt, ...offer, facts: { ...facts, places } }];
}

function placesOfExcerpt(entry: Entry<unknown>, path: DataPath): SoundFacts['places'] {
  const length = [...path, 'length'];
  return {
    from: positionOf(entry, [...path, 'from']),
    ...(isGiven(entry, length) && { length: positionOf(entry, length) }),
  };
}

/** The tempo for tags, which contain only numbers. */
export function tempoOf(bpm: number | string | undefined): number | undefined {
  return typeof bpm === 'number' ? bpm : undefined;
}

export function placesOf<Key extends string>(
  entry: Entry<unknown>,
  path: DataPath,
  keys: readonly Key[],
): Record<Key, Position> {
  // Every key is present.
  return Object.fromEntries(keys.map((key) => [key, positionOf(entry, [...path, key])])) as Record<
    Key,
    Position
  >;
}

declare module '../../site/site.ts' {
  interface FeatureModelling {
    /** Every recording that its pages can play, and the sources of entries without one. */
    recordings?(content: Content): RecordingSource[];
  }
}

declare module '../../site/feature.ts' {
  interface Feature {
    requestSounds?(site: Site): RequestedSounds;
  }
}
