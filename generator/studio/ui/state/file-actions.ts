/** What people do to the files beside the open one. */
import type { ChangedAnswer, ReferencesAnswer } from '../../protocol/index.ts';
import { attempt, notify } from './attempt.ts';
import { ask, tell } from './client.ts';
import { bodyPath } from './languages.ts';
import { sayNotice } from './notices.ts';
import { flush } from './sending.ts';
import { getState, update } from './store.ts';

/** Makes the file for the text of the open file in another language. */
export async function translate(language: string): Promise<void> {
  const isSent = await flush();
  const { file } = getState();
  if (!file || !isSent) return;
  await attempt(async () => {
    const { notice } = await tell<ChangedAnswer>('/api/translate', { path: file.file, language });
    update({ wanted: bodyPath(language) });
    notify(sayNotice(notice));
  });
}

/** The files that point to an entry; none if that cannot be found out. */
export async function listReferences(path: string): Promise<ReferencesAnswer['files']> {
  let files: ReferencesAnswer['files'] = [];
  await flush();
  await attempt(async () => {
    ({ files } = await ask<ReferencesAnswer>('/api/references', { path }));
  });
  return files;
}
