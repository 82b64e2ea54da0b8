/** What people do in the studio. Each ends with the state that the server has answered. */
import type { Change } from '../../../../engine/edit/types.ts';
import type {
  ChangedAnswer,
  FieldPath,
  FileAnswer,
  ImportAnswer,
  SavedAnswer,
  SiteAnswer,
  StudioEvent,
} from '../../protocol/index.ts';
import { ask, Refused, tell } from './client.ts';
import { withJob } from './jobs.ts';
import { composeFile, divideEdits, type Edit } from './languages.ts';
import type { Schema } from './schema.ts';
import { getState, update } from './store.ts';
import { addChange, listUntouched } from './values.ts';
import { LANGUAGE, say } from './words.ts';

/** Between the last letter and the question to the server, in milliseconds: shorter than the pause between two words. */
const PAUSE = 250;
/** In milliseconds: somebody who waits longer goes on with another thought, which is taken back by itself. */
const TYPING = 3000;

/** By the kind of file, and the languages of the site. */
const schemas = new Map<string, Promise<Schema>>();
/** When what was typed last was answered. */
let sent = 0;
/** The path of the file that is being deleted. */
let leaving: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** One question after the other: each change is one of the text that the answer before it has brought. */
let queue: Promise<void> = Promise.resolve();

/** Loads what there is, and follows what happens to it. */
export async function start(): Promise<void> {
  await attempt(refreshSite);
  const events = new EventSource('/api/events');
  events.addEventListener('message', ({ data }) => {
    const event: StudioEvent = JSON.parse(data);
    attempt(() => follow(event));
  });
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) notify(say('stopped'), true);
  });
}

/** @param at the part of the file to edit */
export async function open(file: string, at: FieldPath = []): Promise<void> {
  await flush();
  await attempt(async () => {
    const answer = composeFile(await ask<FileAnswer>('/api/file', { path: file }));
    const schema = await schemaOf(answer.kind);
    const { file: before, view: chosen } = getState();
    // One that could be shown as text only does not decide on the next.
    const shown = before && before.data === undefined ? 'form' : chosen;
    const view = answer.data === undefined ? 'text' : shown;
    update({
      file: answer,
      schema,
      at,
      view,
      pane: 'editor',
      line: undefined,
      conflicts: conflictsOf(answer),
    });
  });
}

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

export async function save(paths: readonly string[]): Promise<void> {
  await flush();
  await attempt(async () => {
    await tell<SavedAnswer>('/api/save', { paths });
    await refresh();
    notify(say('saved'));
  });
}

export async function discard(paths: readonly string[]): Promise<void> {
  await flush();
  await attempt(async () => {
    await tell('/api/discard', { paths });
    await refresh();
    notify(say('discarded'));
  });
}

export async function step(way: 'undo' | 'redo'): Promise<void> {
  await flush();
  await attempt(async () => {
    const { files, message } = await tell<ChangedAnswer>(`/api/${way}`, {});
    await refreshSite();
    await showFirst(files);
    notify(message);
  });
}

/** @param body what `/api/new`, `/api/rename` and `/api/delete` take */
export async function change(what: 'new' | 'rename' | 'delete', body: object): Promise<void> {
  await flush();
  // What is deleted is not asked for again when the news of it comes; it is closed when it is gone.
  leaving = what === 'delete' ? getState().file?.file : undefined;
  await attempt(async () => {
    const { files, message, at } = await tell<ChangedAnswer>(`/api/${what}`, body);
    if (what === 'delete') update({ file: undefined, schema: undefined });
    await refreshSite();
    await showFirst(files, at);
    if (what === 'new') update({ wanted: getState().at });
    notify(message);
  });
  leaving = undefined;
}

export async function resolve(take: readonly ('mine' | 'theirs')[]): Promise<void> {
  const { file, conflicts } = getState();
  const target =
    file && [file, ...(file.translations ?? [])].find((each) => each.file === conflicts?.[0]?.file);
  if (!target) return;
  await attempt(async () => {
    await tell<FileAnswer>('/api/resolve', { path: target.file, base: target.base, take });
    await refresh();
  });
}

export function notify(text: string, isError = false): void {
  update({ notice: { text, isError } });
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

async function refreshSite(): Promise<void> {
  const languages = getState().site?.languages.join();
  update({ site: await ask<SiteAnswer>('/api/site') });
  const { file, site } = getState();
  // Its fields are there in each of them.
  if (!file || languages === site?.languages.join()) return;
  const schema = await schemaOf(file.kind);
  if (getState().file?.kind === file.kind) update({ schema });
}

async function refreshFile(): Promise<void> {
  const { file } = getState();
  if (file) receive(await ask<FileAnswer>('/api/file', { path: file.file }));
}

/** Opens a file with the focus in one of its fields, or at a line if none is known. */
export async function openField(file: string, field: FieldPath, line?: number): Promise<void> {
  await open(file);
  if (field.length > 0) update({ wanted: field, view: 'form' });
  else if (line !== undefined) update({ view: 'text', line });
}

async function follow(event: StudioEvent): Promise<void> {
  if (event.type === 'publish') {
    const { publish } = getState();
    if (publish) update({ publish: withJob(publish, event.job) });
    if (event.job.phase !== 'done') return;
  }
  if (event.type === 'import' && !(await followImport(event.step))) return;
  await refreshSite();
  const { file, waiting, typed } = getState();
  const isIdle = waiting.length === 0 && typed === undefined;
  if (!file || !('files' in event) || !isIdle || file.file === leaving) return;
  const own = [file, ...(file.translations ?? [])];
  if (own.some((each) => event.files.includes(each.file))) await refreshFile();
}

/** @returns whether the site is another one by it */
async function followImport(step: number): Promise<boolean> {
  const { importing } = getState();
  if (!importing || step < importing.step) return false;
  const answer = await ask<ImportAnswer>('/api/import');
  takeImport(answer);
  return answer.phase === 'done' || answer.phase === 'failed';
}

/** News may arrive before an answer that is older. */
export function takeImport(answer: ImportAnswer): void {
  const { importing: known } = getState();
  if (!known || answer.step >= known.step) update({ importing: answer });
}

/** The file that a change was about, or nothing if it is gone. */
async function showFirst(files: readonly string[], part?: FieldPath): Promise<void> {
  const { site, at, file } = getState();
  const first = files.find((each) => site?.entries.some((entry) => entry.file === each));
  if (first) await open(first, part ?? (first === file?.file ? at : []));
  else update({ file: undefined, schema: undefined, pane: 'list' });
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
function conflictsOf(answer: FileAnswer): FileAnswer['conflicts'] {
  return [answer, ...(answer.translations ?? [])].find(({ conflicts }) => conflicts)?.conflicts;
}

function schemaOf(kind: string): Promise<Schema> {
  const key = [kind, ...(getState().site?.languages ?? [])].join(' ');
  const known = schemas.get(key) ?? ask<Schema>('/api/schema', { kind, language: LANGUAGE });
  schemas.set(key, known);
  return known;
}

/** Reports what the server refuses. */
export async function attempt(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (error instanceof Refused) notify(error.message, true);
    else if (error instanceof TypeError) notify(say('stopped'), true);
    else throw error;
  }
}
