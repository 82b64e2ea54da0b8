/** Slow work in separate processes. */
import { VERSION } from 'liner:version';
import { open } from 'node:fs/promises';
import { type Job, runInProcess } from '../../../engine/lib/child-process.ts';
import { analyseSound, type SoundAnalysis } from './analyse/index.ts';
import { openPcm } from './decode/index.ts';
import { faultOf, type Part, type SoundFault } from './decode/pcm.ts';
import { cutExcerpt } from './excerpt.ts';
import { encodeMp3 } from './mp3.ts';

/** Changes with the code that decides about the bytes of MP3 files. */
export const ENCODE_VERSION = VERSION;

interface Task {
  path: string;
  /** Undefined for all of it. */
  part: Part | undefined;
}

export const analyseJob: Job<Task, SoundAnalysis | SoundFault> = {
  name: 'analyse-sound',
  run: ({ path, part }) => analyseSound(path, part),
};

/** Writes an MP3 file to `target`; a part begins and ends softly. */
export const encodeJob: Job<Task & { target: string }, SoundFault | 'done'> = {
  name: 'encode-sound',
  async run({ path, part, target }) {
    const file = await open(target, 'w');
    try {
      const pcm = await openPcm(path, part);
      await encodeMp3(part ? cutExcerpt(pcm, part) : pcm, file);
      return 'done';
    } catch (error) {
      return faultOf(error);
    } finally {
      await file.close();
    }
  },
};

export type RunJob = <Input, Output>(job: Job<Input, Output>, input: Input) => Promise<Output>;

/** Runs each job in a separate process. @param worker the compiled `generator/app/worker.ts`; without one, all is done here */
export function openJobs(worker: string | undefined): RunJob {
  return async (job, input) => (worker === undefined ? job.run(input) : runInProcess(worker, job, input));
}
