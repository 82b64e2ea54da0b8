/** Sends what people change in the open file. */
import type { Change } from '../../../engine/edit/types.ts';
import { dropStray } from '../../../engine/lib/invisible.ts';
import type { DraftRequest, FieldPath, FileAnswer } from '../../protocol/index.ts';
import { attempt, notify } from './attempt.ts';
import { Refused, tell } from './client.ts';
import { divideEdits } from './languages.ts';
import { receive, receiveLater } from './news.ts';
import { getState, isIdle, type Side, type State, update } from './store.ts';
import { addChange, type Edit } from './values.ts';
import { say } from './words.ts';

/** Between the last letter and the question to the server, in milliseconds: shorter than the pause between two words. */
const PAUSE = 250;
/** Milliseconds: somebody who waits longer goes on with another thought, which is taken back by itself. */
const TYPING = 3000;

/** Time of the last answer to typing. */
let sent = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** One question after the other: each change is one of the text that the answer before it has brought. */
let queue: Promise<void> = Promise.resolve();

/** Changes a field. What is typed is sent after a pause, all else at once. */
export function edit(path: FieldPath, change: Change): void {
  queueChange({ path, change }, change.kind === 'set');
}

/** Changes several fields in one step. */
export function editAll(edits: readonly Edit[]): void {
  update({ waiting: [...getState().waiting, ...edits.map(cleanEdit)] });
  sendWaiting();
}

/** @param language set for a translation */
export function editBody(body: string, language?: string): void {
  queueChange({ body, language }, true);
}

export function editText(text: string): void {
  update({ typed: clean(text) });
  wait();
}

/** Sends what has been typed. @param take the choices for conflicts @returns true once the server has it; else the screen shows why not */
export async function flush(take?: readonly Side[]): Promise<boolean> {
  clearTimeout(timer);
  await inTurn(() => send(take));
  return isIdle();
}

/** Does something when all before it has reached the server; what comes after it waits. */
export function inTurn(action: () => Promise<void>): Promise<void> {
  queue = queue.then(() => attempt(action));
  return queue;
}

/** Sends what waits, unless somebody has closed the question about it: it comes again with what they do next. */
export async function sendWaiting(): Promise<void> {
  if (!getState().clash?.isClosed) await flush();
}

/** Pasted text without what nobody can see in it: no file can have it. */
function clean<Given>(given: Given): Given | string {
  if (typeof given !== 'string') return given;
  const { text, count } = dropStray(given);
  if (count > 0) notify(say('invisibleRemoved', { count }));
  return count > 0 ? text : given;
}

function cleanEdit(edit: Edit): Edit {
  if ('body' in edit) return typeof edit.body === 'string' ? { ...edit, body: clean(edit.body) } : edit;
  const { change } = edit;
  return change.kind === 'set' ? { ...edit, change: { ...change, value: clean(change.value) } } : edit;
}

function queueChange(change: Edit, isTyped: boolean): void {
  update({ waiting: addChange(getState().waiting, cleanEdit(change)) });
  if (isTyped) wait();
  else sendWaiting();
}

function wait(): void {
  clearTimeout(timer);
  timer = setTimeout(sendWaiting, PAUSE);
}

interface Sent {
  /** Changes for the server. */
  body: DraftRequest;
  edits: readonly Edit[];
}

/** Pending changes as requests: one for each of the files that the open one consists of. */
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

/** @param take the choices for conflicts */
async function send(take?: readonly Side[]): Promise<void> {
  const state = getState();
  const { file, typed, clash, lost } = state;
  if (!file || lost) return;
  for (const { body, edits } of listRequests(state)) {
    const chosen = clash?.conflicts[0]?.file === body.path ? { take } : {};
    let answer: FileAnswer;
    try {
      answer = await tell<FileAnswer>('/api/draft', { ...body, ...chosen });
    } catch (error) {
      const conflicts = error instanceof Refused ? error.answer.conflicts : undefined;
      if (conflicts) return update({ clash: { of: 'window', conflicts } });
      if (isFinal(error)) {
        settle(edits, typed);
        receiveLater();
      }
      throw error;
    }
    sent = isTyped(edits) ? Date.now() : 0;
    // What was typed meanwhile stays in front of the answer. That of a translation is part of the news of its text.
    settle(edits, typed);
    receive(answer, true);
    receiveLater();
  }
}

function isTyped(edits: readonly Edit[]): boolean {
  return edits.every((each) => !('path' in each) || each.change.kind === 'set');
}

/** Returns true if the server will never accept what was sent. Other failures are retried once it is back. */
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
