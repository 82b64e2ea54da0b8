/** How long recordings take to be listened to and encoded, for a guess at the time that is left. */
import type { Cache } from '../../../engine/cache/index.ts';
import { recallSize } from '../../../engine/media/made-file.ts';
import type { RunJob } from './jobs.ts';
import { needsEncoding, planPublished } from './published.ts';
import { analysisKey, openAnalyses, type Recording } from './recordings.ts';

/** To encode takes so many times as long as to listen: of a minute of WAV, 11 seconds and 2.5. */
const ENCODING = 4;

/** Stands for a recording that does not say how long it is: that of a song. In seconds. */
const UNKNOWN = 240;

/** @param run undefined where nothing is encoded @returns in seconds of sound that are listened to; 0 where the cache has all */
export function measureWork(recording: Recording, cache: Cache, run: RunJob | undefined): number {
  const seconds = recording.part?.length ?? recording.header.duration ?? UNKNOWN;
  const isHeard = openAnalyses(cache).get(analysisKey(recording)) !== undefined;
  const isMade =
    !run ||
    !needsEncoding(recording) ||
    recallSize(planPublished(recording, cache, run).made, cache) !== undefined;
  return seconds * ((isHeard ? 0 : 1) + (isMade ? 0 : ENCODING));
}
