/** User actions on files other than the open one. */
import type { Notice } from '../../../app/publish-notices.ts';
import type { ChangedAnswer, PrivateAnswer, ReferencesAnswer } from '../../protocol/index.ts';
import { attempt, notify } from './attempt.ts';
import { ask, tell } from './client.ts';
import { bodyPath } from './languages.ts';
import { formatNotice } from './notices.ts';
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
    report(notice);
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

/** Lists who may read a private file, with their addresses; none if that cannot be found out. */
export async function listReaders(path: string): Promise<PrivateAnswer['readers']> {
  let readers: PrivateAnswer['readers'] = [];
  await flush();
  await attempt(async () => {
    ({ readers } = await tell<PrivateAnswer>('/api/private', { path }));
  });
  return readers;
}

/** Changes a picture or a recording, and all that names it. @param path of it @returns the changed files, that one first @throws Refused */
export async function changeFile(
  what: 'rename' | 'replace' | 'delete',
  path: string,
  body: object = {},
): Promise<string[]> {
  const { notice, files } = await tell<ChangedAnswer>(`/api/files/${what}`, { path, ...body });
  report(notice, true);
  return files;
}

function report(notice: Notice, canUndo = false): void {
  notify(formatNotice(notice), false, canUndo);
}
