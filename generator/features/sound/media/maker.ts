/** Work on recordings for a preview: what somebody asks for, and what is listened to when nothing is. */
import type { Cache, StoredFile } from '../../../engine/cache/index.ts';
import { openBackground } from '../../../engine/lib/background.ts';
import type { OnProgress } from '../../../engine/lib/progress.ts';
import type { MadeFile } from '../../../engine/media/made-file.ts';
import { openJobs, type RunJob } from './jobs.ts';
import { analyse, analysisKey, type Recording } from './recordings.ts';

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
  const background = openBackground<StoredFile>({ onDone: onListened, onProgress });
  const run = openJobs(worker);
  return {
    run,
    make: (made, name) => background.ask(made.key, name, () => made.read()),
    // Of a file that has changed meanwhile, or is gone, nothing is recorded.
    listen: (recording) =>
      background.askLater(analysisKey(recording), recording.file, () => analyse(recording, cache, run)),
  };
}
