/** Progress of publishing and of an import. News may arrive before an answer that is older. */
import type { ImportAnswer, PublishJob } from '../../protocol/index.ts';
import { getState, update } from './store.ts';

const RUNNING: ReadonlySet<string> = new Set(['checking', 'building', 'uploading', 'reading', 'writing']);

export function isRunning(job: Pick<PublishJob | ImportAnswer, 'phase'> | undefined): boolean {
  return job !== undefined && RUNNING.has(job.phase);
}

/** Ignores news until the dialog has asked for the changes. */
export function takePublish(job: PublishJob): void {
  const { publish: known } = getState();
  if (known && job.step >= known.job.step) update({ publish: { ...known, job } });
}

export function takeImport(job: ImportAnswer): void {
  const { importing: known } = getState();
  if (!known || job.step >= known.step) update({ importing: job });
}
