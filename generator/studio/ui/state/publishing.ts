/** Publishing, as people see it: what would change, where to, and how far it is. */
import type { PublishAnswer, PublishJob, PublishRequest, TargetRequest } from '../../protocol/index.ts';
import { attempt } from './attempt.ts';
import { ask, tell } from './client.ts';
import { takePublish } from './jobs.ts';
import { flush } from './sending.ts';
import { getState, update } from './store.ts';

/** Opens the dialog, with what would change now. */
export async function openPublishing(): Promise<void> {
  update({ dialog: 'publish' });
  await flush();
  await attempt(refreshPublishing);
}

/** Takes back the changes of a file: those that are saved, to what visitors have, or those that are not. @throws Refused */
export async function takeBack(file: string, isSaved: boolean): Promise<void> {
  if (isSaved) await tell('/api/publish/back', { path: file });
  else await tell('/api/discard', { paths: [file] });
  await refreshPublishing();
}

/** @throws Refused */
export async function undoTakeBack(): Promise<void> {
  await tell('/api/undo', {});
  await refreshPublishing();
}

/** Reloads the changes that publishing would make. */
export async function refreshPublishing(): Promise<void> {
  const answer = await ask<PublishAnswer>('/api/publish');
  const { publish: known } = getState();
  update({ publish: answer });
  if (known) takePublish(known.job);
}

/** @param unsaved the files to save first @throws Refused */
export async function publish(unsaved: readonly string[], request: PublishRequest): Promise<void> {
  if (unsaved.length > 0) await tell('/api/save', { paths: unsaved });
  takePublish(await tell<PublishJob>('/api/publish', request));
}

export async function stopPublishing(): Promise<void> {
  await attempt(async () => {
    await tell('/api/publish/cancel', {});
  });
}

/** Writes into site.yaml where the site goes. @throws Refused */
export async function choosePlace(target: TargetRequest['target']): Promise<void> {
  await tell('/api/publish/target', { target });
  await refreshPublishing();
}
