/** Importing, as people see it: files are gathered, a plan is made of them, and what is ticked is written. */
import type {
  ImportAnswer,
  ImportPlanRequest,
  ImportTableRequest,
  ImportWriteRequest,
} from '../../protocol/index.ts';
import { attempt } from './attempt.ts';
import { ask, put, tell } from './client.ts';
import { isRunning, takeImport } from './jobs.ts';
import { flush } from './sending.ts';
import { update } from './store.ts';

/** Opens the dialog: for what is under way, or for a new import. */
export async function openImport(): Promise<void> {
  update({ dialog: 'import' });
  await flush();
  await attempt(async () => {
    const answer = await ask<ImportAnswer>('/api/import');
    if (isRunning(answer)) takeImport(answer);
    else await startOver();
  });
}

/** @throws Refused */
export async function sendFiles(files: readonly File[]): Promise<void> {
  for (const file of files)
    takeImport(await put<ImportAnswer>('/api/import/file', file, { name: file.name }));
}

/** @throws Refused */
export async function removeFile(name: string): Promise<void> {
  takeImport(await tell<ImportAnswer>('/api/import/remove', { name }));
}

/** @param path of a folder or a file of this computer; may be empty @throws Refused */
export async function readSources(path: string): Promise<void> {
  takeImport(await tell<ImportAnswer>('/api/import/read', path === '' ? {} : { path }));
}

/** Reads again, with what somebody says of a table. @throws Refused */
export async function readTable(request: ImportTableRequest): Promise<void> {
  takeImport(await tell<ImportAnswer>('/api/import/table', request));
}

/** @throws Refused */
export async function planAgain(answers: ImportPlanRequest['answers']): Promise<void> {
  takeImport(await tell<ImportAnswer>('/api/import/plan', { answers }));
}

/** Saves a file, and compares once more. @throws Refused */
export async function saveAndPlan(file: string, answers: ImportPlanRequest['answers']): Promise<void> {
  await tell('/api/save', { paths: [file] });
  await planAgain(answers);
}

/** @throws Refused */
export async function writeChosen(request: ImportWriteRequest): Promise<void> {
  takeImport(await tell<ImportAnswer>('/api/import/write', request));
}

/** Stops reading or writing. */
export async function stopImport(): Promise<void> {
  await attempt(async () => takeImport(await tell<ImportAnswer>('/api/import/cancel', {})));
}

/** @throws Refused */
export async function startOver(): Promise<void> {
  takeImport(await tell<ImportAnswer>('/api/import/reset', {}));
}
