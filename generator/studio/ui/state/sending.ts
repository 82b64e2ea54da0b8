/** Sends what people change in the open file, and takes over what the server answers. */
import type { Change } from '../../../engine/edit/types.ts';
import type { DraftRequest, FieldPath, FileAnswer, SiteAnswer } from '../../protocol/index.ts';
import { attempt } from './attempt.ts';
import { ask, Refused, tell } from './client.ts';
import { composeFile, divideEdits, type Edit } from './languages.ts';
import { schemaOf } from './schemas.ts';
import { type Clash, getState, isIdle, type Side, type State, update } from './store.ts';
import { addChange } from './values.ts';

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

/**
 * Sends what has been typed.
 *
 * @param take the choices for what contradicted each other
 * @returns whether the server has it; else the screen says why not
 */
export async function flush(take?: readonly Side[]): Promise<boolean> {
  clearTimeout(timer);
  queue = queue.then(() => attempt(() => send(take)));
  await queue;
  return isIdle();
}

/** Sends what waits, unless somebody has closed the question about it: it comes again with what they do next. */
export async function sendWaiting(): Promise<void> {
  if (!getState().clash?.isClosed) await flush();
}

/** Asks for the site and the file once more. */
export async function refresh(): Promise<void> {
  await Promise.all([refreshSite(), refreshFile()]);
}

/** Asks for the site once more. @returns whether it is the one that was here */
export async function refreshSite(): Promise<boolean> {
  const { site: known } = getState();
  const number = ++questions.last;
  const answer = await ask<SiteAnswer>('/api/site');
  if (known && known.id !== answer.id) {
    update({ lost: 'another' });
    return false;
  }
  // An answer that is older than one that is here already.
  if (number < questions.answered) return true;
  questions.answered = number;
  update({ site: answer });
  const { file } = getState();
  // Its fields are there in each of them.
  if (!file || known?.languages.join() === answer.languages.join()) return true;
  const schema = await schemaOf(file.kind);
  if (getState().file?.kind === file.kind) update({ schema });
  return true;
}

/**
 * Asks for the open file once more.
 *
 * @param isWanted whether its answer still is, when it is there
 */
export async function refreshFile(isWanted = () => true): Promise<void> {
  const { file } = getState();
  if (!file) return;
  try {
    const answer = await ask<FileAnswer>('/api/file', { path: file.file });
    if (isWanted()) receive(answer);
  } catch (error) {
    if (!isWanted()) return;
    if (error instanceof Refused && error.status === 404) update({ file: undefined, schema: undefined });
    throw error;
  }
}

function queueChange(change: Edit, isTyped: boolean): void {
  update({ waiting: addChange(getState().waiting, change) });
  if (isTyped) wait();
  else sendWaiting();
}

function wait(): void {
  clearTimeout(timer);
  timer = setTimeout(sendWaiting, PAUSE);
}

interface Sent {
  /** What the server is to change. */
  body: DraftRequest;
  edits: readonly Edit[];
}

/** What has been typed, as the server takes it: for each of the files that the open one consists of. */
export function listRequests({ file, waiting, typed }: State): Sent[] {
  if (!file) return [];
  const continues = isTyped(waiting) && Date.now() - sent < TYPING;
  const seen = ({ file: path, base, text: before }: FileAnswer) => ({ path, base, before, continues });
  if (typed !== undefined) return [{ body: { ...seen(file), text: typed }, edits: [] }];
  return divideEdits(file, waiting).map(({ target, edits, changes }) => ({
    body: { ...seen(target), changes },
    edits,
  }));
}

/** @param take the choices for what contradicted each other */
async function send(take?: readonly Side[]): Promise<void> {
  const state = getState();
  const { file, typed, clash, lost } = state;
  if (!file || lost) return;
  for (const { body, edits } of listRequests(state)) {
    const chosen = clash?.conflicts[0]?.file === body.path ? { take } : {};
    let answer: FileAnswer;
    try {
      answer = await tell<FileAnswer>('/api/draft', { ...body, ...chosen });
      if (body.path !== file.file) answer = await ask<FileAnswer>('/api/file', { path: file.file });
    } catch (error) {
      const conflicts = error instanceof Refused ? error.answer.conflicts : undefined;
      if (conflicts) return update({ clash: { of: 'window', conflicts } });
      if (isFinal(error)) settle(edits, typed);
      throw error;
    }
    sent = isTyped(edits) ? Date.now() : 0;
    // What was typed meanwhile stays in front of the answer.
    settle(edits, typed);
    receive(answer);
  }
  if (isIdle(state)) return;
  await refreshSite();
}

function isTyped(edits: readonly Edit[]): boolean {
  return edits.every((each) => !('path' in each) || each.change.kind === 'set');
}

/** Whether the server will never take what was sent. Anything else is sent again when it is there again. */
function isFinal(error: unknown): boolean {
  return error instanceof Refused && error.status !== 401 && error.status < 500;
}

function settle(edits: readonly Edit[], text: string | undefined): void {
  const { waiting, typed } = getState();
  update({
    waiting: waiting.filter((each) => !edits.includes(each)),
    typed: typed === text ? undefined : typed,
  });
}

function receive(given: FileAnswer): void {
  const { file, view, site } = getState();
  const answer = composeFile(given);
  if (file && file.file !== answer.file) return;
  update({
    file: answer,
    clash: clashOf(answer),
    view: answer.data === undefined ? 'text' : view,
    ...(site && { site: { ...site, history: answer.history } }),
  });
}

/** That of one file, as one at a time can be asked about. */
export function clashOf(answer: FileAnswer): Clash | undefined {
  const [conflicts] = [answer, ...(answer.translations ?? [])].flatMap((each) =>
    each.conflicts ? [each.conflicts] : [],
  );
  return conflicts && { of: 'file', conflicts };
}
