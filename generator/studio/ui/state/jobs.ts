/** How far publishing is. */
import type { PublishAnswer, PublishJob } from '../../protocol/index.ts';

const RUNNING: ReadonlySet<PublishJob['phase']> = new Set(['checking', 'building', 'uploading']);

export function isRunning(job: PublishJob | undefined): boolean {
  return job !== undefined && RUNNING.has(job.phase);
}

/** News may arrive before an answer that is older. */
export function withJob(known: PublishAnswer, job: PublishJob): PublishAnswer {
  return job.step >= known.job.step ? { ...known, job } : known;
}
