/** Sends what people change in the open file, and takes over what the server answers. */
import type { Change } from '../../../../engine/edit/types.ts';
import type { FieldPath, FileAnswer, SiteAnswer } from '../../protocol/index.ts';
import { attempt, notify } from './attempt.ts';
import { ask, Refused, tell } from './client.ts';
import { composeFile, divideEdits, type Edit } from './languages.ts';
import { schemaOf } from './schemas.ts';
import { getState, update } from './store.ts';
import { addChange, listUntouched } from './values.ts';

/** Between the last letter and the question to the server, in milliseconds: shorter than the pause between two words. */
const PAUSE = 250;
/** In milliseconds: somebody who waits longer goes on with another thought, which is taken back by itself. */
const TYPING = 3000;

/** When what was typed last was answered. */
let sent = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** One question after the other: each change is one of the text that the answer before it has brought. */
let queue: Promise<void> = Promise.resolve();
/** Questions for the site, by number: how many there were, and which of them is answered. */
const questions = { last: 0, answered: 0 };

/** Changes a field. What is typed is sent after a pause, all else at once. */
export function edit(path: FieldPath, change: Change): void {
  queueChange({ path, change }, change.kind === 'set');
}

/** @param language of a translation */
export function editBody(body: string, language?: string): void {
  queueChange({ body, language }, true);
}

export function editText(text: string): void {
  update({ typed: text });
  wait();
}

/** Sends what has been typed. */
export function flush(): Promise<void> {
  clearTimeout(timer);
  queue = queue.then(() => attempt(() => send()));
  return queue;
}

/** Asks for the site and the file once more. */
export async function refresh(): Promise<void> {
  await Promise.all([refreshSite(), refreshFile()]);
}

/** Asks for the site once more. */
export async function refreshSite(): Promise<void> {
  const languages = getState().site?.languages.join();
  const number = ++questions.last;
  const answer = await ask<SiteAnswer>('/api/site');
  // An answer that is older than one that is here already.
  if (number < questions.answered) return;
  questions.answered = number;
  update({ site: answer });
  const { file, site } = getState();
  // Its fields are there in each of them.
  if (!file || languages === site?.languages.join()) return;
  const schema = await schemaOf(file.kind);
  if (getState().file?.kind === file.kind) update({ schema });
}

/** Asks for the open file once more. */
export async function refreshFile(): Promise<void> {
  const { file } = getState();
  if (file) receive(await ask<FileAnswer>('/api/file', { path: file.file }));
}

function queueChange(change: Edit, isTyped: boolean): void {
  update({ waiting: addChange(getState().waiting, change) });
  if (isTyped) wait();
  else flush();
}

function wait(): void {
  clearTimeout(timer);
  timer = setTimeout(flush, PAUSE);
}

/** @param isRepeated whether the file has just changed outside: then what was typed in other places of it is sent once more */
async function send(isRepeated = false): Promise<void> {
  const { file, waiting, typed } = getState();
  if (!file || (waiting.length === 0 && typed === undefined)) return;
  try {
    const isTyped = waiting.every((each) => !('path' in each) || each.change.kind === 'set');
    const continues = isTyped && Date.now() - sent < TYPING;
    const tellDraft = ({ file: path, base, hash: on }: FileAnswer, change: object) =>
      tell<FileAnswer>('/api/draft', { path, base, on, continues, ...change });
    let answer: FileAnswer | undefined;
    if (typed !== undefined) answer = await tellDraft(file, { text: typed });
    else
      for (const { target, changes } of divideEdits(file, waiting))
        answer = await tellDraft(target, { changes });
    if (answer?.file !== file.file) answer = await ask<FileAnswer>('/api/file', { path: file.file });
    sent = isTyped ? Date.now() : 0;
    // What was typed meanwhile stays in front of the answer.
    const now = getState();
    update({
      waiting: typed === undefined ? now.waiting.filter((each) => !waiting.includes(each)) : now.waiting,
      typed: now.typed === typed ? undefined : now.typed,
    });
    receive(answer);
    await refreshSite();
  } catch (error) {
    update({ waiting: [], typed: undefined });
    if (!(error instanceof Refused) || error.status !== 409) throw error;
    await refreshFile();
    const now = getState();
    const kept = now.file && !now.conflicts ? listUntouched(file, now.file, waiting) : [];
    if (isRepeated || kept.length < waiting.length || typed !== undefined) notify(error.message, true);
    if (isRepeated || kept.length === 0) return;
    update({ waiting: [...kept, ...now.waiting] });
    await send(true);
  }
}

function receive(given: FileAnswer): void {
  const { file, view, site } = getState();
  const answer = composeFile(given);
  if (file && file.file !== answer.file) return;
  update({
    file: answer,
    conflicts: conflictsOf(answer),
    view: answer.data === undefined ? 'text' : view,
    ...(site && { site: { ...site, history: answer.history } }),
  });
}

/** Those of one file, of which one at a time can be asked about. */
export function conflictsOf(answer: FileAnswer): FileAnswer['conflicts'] {
  return [answer, ...(answer.translations ?? [])].find(({ conflicts }) => conflicts)?.conflicts;
}
