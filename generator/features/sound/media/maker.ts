/** Makes the recordings of a preview on request, and analyses them while nothing is requested. */
import type { Cache, StoredFile } from '../../../engine/cache/index.ts';
import { openBackground } from '../../../engine/lib/background.ts';
import type { OnProgress } from '../../../engine/lib/progress.ts';
import type { MadeFile } from '../../../engine/media/made-file.ts';
import { openJobs, type RunJob } from './jobs.ts';
import { analyse, analysisKey, type Recording } from './recordings.ts';

export interface SoundMaker {
  run: RunJob;
  /** Makes a file; the most recent request first. @param name for the progress */
  make(made: MadeFile<StoredFile>, name: string): Promise<StoredFile>;
  /** Analyses a recording for the cache when nothing is requested. */
  listen(recording: Recording): void;
}

interface SoundMakerOptions {
  cache: Cache;
  /** Same as for `openJobs`. */
  worker: string | undefined;
  /** Called once all recordings have been analysed, if more is known than before. */
  onListened: () => void;
  /** Counts from the first piece of work until none is left. */
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
