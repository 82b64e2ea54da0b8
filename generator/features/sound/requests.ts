/** What is asked of the files that the content names as recordings. */

import { positionOf } from '../../engine/content/entry.ts';
import type { DataPath, Entry } from '../../engine/content/types.ts';
import type { Position } from '../../engine/problems/index.ts';
import type { Site } from '../../site/site.ts';
import type { NamedRecording } from './recordings.ts';
import type { ArchiveRequest, SoundFacts, SoundRequest } from './sounds.ts';

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
  { path, file, excerpt, download }: NamedRecording,
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
