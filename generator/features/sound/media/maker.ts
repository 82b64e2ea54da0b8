/** Work on recordings for a preview: what somebody asks for, and what is listened to when nothing is. */
import { availableParallelism } from 'node:os';
import type { Cache, StoredFile } from '../../../engine/cache/index.ts';
import { openLatestFirst } from '../../../engine/lib/latest-first.ts';
import type { OnProgress } from '../../../engine/lib/progress.ts';
import type { MadeFile } from '../../../engine/media/made-file.ts';
import { openJobs, type RunJob } from './jobs.ts';
import { analyse, analysisKey, type Recording } from './recordings.ts';

/** Each keeps one core busy. */
export const AT_ONCE = Math.min(4, availableParallelism());

export interface SoundMaker {
  run: RunJob;
  /** Those asked for last are made first. @param name for the progress */
  make(made: MadeFile<StoredFile>, name: string): Promise<StoredFile>;
  /** Listens to a recording when nothing is asked for, so that what was found is in the cache. */
  listen(recording: Recording): void;
}

export interface SoundMakerOptions {
  cache: Cache;
  /** That of `openJobs`. */
  worker: string | undefined;
  /** Called when all recordings have been listened to, and more is known than before. */
  onListened: () => void;
  /** Counts from the first piece of work until there is none left. */
  onProgress?: OnProgress | undefined;
}

export function openSoundMaker({ cache, worker, onListened, onProgress }: SoundMakerOptions): SoundMaker {
  const work = openLatestFirst(AT_ONCE);
  const run = openJobs(worker);
  const waiting = new Set<string>();
  let isNews = false;
  let [done, total] = [0, 0];

  async function count<Result>(name: string, piece: Promise<Result>): Promise<Result> {
    total += 1;
    onProgress?.(done, total, name);
    try {
      return await piece;
    } finally {
      done += 1;
      onProgress?.(done, total, name);
      if (done === total) [done, total] = [0, 0];
    }
  }

  return {
    run,
    make: (made, name) =>
      count(
        name,
        work.ask(made.key, () => made.read()),
      ),
    listen(recording) {
      const name = `listen ${analysisKey(recording)}`;
      if (waiting.has(name)) return;
      waiting.add(name);
      const end = () => {
        waiting.delete(name);
        if (waiting.size > 0 || !isNews) return;
        isNews = false;
        onListened();
      };
      // A file that has changed meanwhile, or is gone, is another recording, or none.
      count(
        recording.file,
        work.askLater(name, async () => {
          await analyse(recording, cache, run);
          isNews = true;
        }),
      ).then(end, end);
    },
  };
}
