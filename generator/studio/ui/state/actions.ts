/** User actions. Each ends with the state in the server's answer. */
import type { ChangedAnswer, FieldPath, FileAnswer, StudioEvent } from '../../protocol/index.ts';
import { followAddress } from './address.ts';
import { refreshAssets } from './assets.ts';
import { attempt, notify, reasonAgainst } from './attempt.ts';
import { ask, tell } from './client.ts';
import { connect } from './connection.ts';
import { takeImport, takePublish } from './jobs.ts';
import { composeFile } from './languages.ts';
import { keepLastWords } from './leaving.ts';
import { clashOf, refreshFile, refreshSite, takeNews } from './news.ts';
import { formatNotice } from './notices.ts';
import { schemaOf } from './schemas.ts';
import { flush, sendWaiting } from './sending.ts';
import { getState, isDeleted, isIdle, partOf, type Side, type State, update } from './store.ts';
import { say } from './words.ts';

/** Loads what there is, and follows what happens to it. */
export async function start(): Promise<void> {
  await attempt(async () => {
    await refreshSite();
  });
  connect({
    receive: (event) => attempt(() => follow(event)),
    // Also after a lost connection: nothing repeats what happened meanwhile.
    open: () => attempt(catchUp),
  });
  keepLastWords();
  await followAddress(async (place) => {
    if (place) await open(place.file, partOf(getState(), place.file, place.at));
    else if (await flush()) close();
  });
}

/** @param at the part of the file to edit */
export async function open(file: string, at: FieldPath = []): Promise<void> {
  if (!(await flush())) return;
  await attempt(async () => {
    const answer = composeFile(await ask<FileAnswer>('/api/file', { path: file }));
    const schema = await schemaOf(answer.kind);
    refreshAssets();
    // What was typed meanwhile is of the file that is open.
    if (!isIdle()) return open(file, at);
    const { file: before, view: chosen, added, writing } = getState();
    const isSame = before?.file === answer.file;
    // The text is a look at one file: the next is a form again.
    const shown = isSame && before.data !== undefined ? chosen : 'form';
    const view = answer.data === undefined ? 'text' : shown;
    update({
      file: answer,
      schema,
      at,
      added: isSame ? added : [],
      writing: isSame ? writing : [],
      sheet: isSame ? getState().sheet : undefined,
      view,
      pane: 'editor',
      line: undefined,
      clash: clashOf(answer),
    });
    // News that came before it was open have not been shown in it.
    if ((getState().site?.news ?? 0) > answer.news) await refreshFile();
  });
}

/** @param choose the files, when what was typed last has reached the server */
export async function save(choose: (state: State) => readonly string[]): Promise<void> {
  if (!(await flush())) return;
  const paths = choose(getState());
  if (paths.length === 0) return;
  await attempt(async () => {
    await tell<ChangedAnswer>('/api/save', { paths });
    notify(say('saved'));
  });
}

/** @param choose as for `save` @param at the part of the file whose changes are meant */
export async function discard(
  choose: (state: State) => readonly string[],
  at: FieldPath = [],
): Promise<void> {
  if (!(await flush())) return;
  const paths = choose(getState());
  if (paths.length === 0) return;
  await attempt(async () => {
    await tell('/api/discard', { paths, ...(at.length > 0 && { at }) });
    notify(say('discarded'));
  });
}

export async function step(way: 'undo' | 'redo'): Promise<void> {
  const reason = await move(async () => {
    const { files, notice } = await tell<ChangedAnswer>(`/api/${way}`, {});
    // Pictures and recordings are of several entries.
    if (getState().file || getState().screen !== 'files') await showFirst(files);
    notify(formatNotice(notice));
  });
  if (reason !== undefined) notify(reason, true);
}

interface Telling {
  /** Called as soon as it is done, before the screen changes. */
  onTaken?(): void;
  /** Message in place of the sentence of the server, which names files. */
  message?: string;
}

/** @param body what `/api/new`, `/api/rename`, `/api/duplicate` and `/api/delete` take @returns why it could not be done */
export async function change(
  what: 'new' | 'rename' | 'duplicate' | 'delete',
  body: object,
  { onTaken, message }: Telling = {},
): Promise<string | undefined> {
  return move(async () => {
    const answer = await tell<ChangedAnswer>(`/api/${what}`, body);
    onTaken?.();
    if (what === 'delete') close();
    await showFirst(answer.files, answer.at);
    if (what === 'new' || what === 'duplicate') update({ wanted: getState().at });
    notify(message ?? formatNotice(answer.notice));
  });
}

async function move(action: () => Promise<void>): Promise<string | undefined> {
  if (!(await flush())) return undefined;
  update({ moving: getState().moving + 1 });
  const reason = await reasonAgainst(action);
  update({ moving: getState().moving - 1 });
  return reason;
}

/** @param take in the order of the conflicts */
export async function resolve(take: readonly Side[]): Promise<void> {
  const { file, clash } = getState();
  if (clash?.of === 'window') {
    await flush(take);
    return;
  }
  const target =
    file && [file, ...(file.translations ?? [])].find((each) => each.file === clash?.conflicts[0]?.file);
  if (!target) return;
  const reason = await move(async () => {
    if (isDeleted(clash?.conflicts[0]) && take[0] === 'theirs') {
      await tell('/api/discard', { paths: [target.file] });
      if (target === file) close();
    } else await tell<FileAnswer>('/api/resolve', { path: target.file, base: target.base, take });
  });
  if (reason !== undefined) notify(reason, true);
}

/** Opens a file with the focus in one of its fields, or at a line if none is known. */
export async function openField(file: string, field: FieldPath, line?: number): Promise<void> {
  await open(file, partOf(getState(), file, field));
  if (field.length > 0) update({ wanted: field, view: 'form' });
  else if (line !== undefined) update({ view: 'text', line });
}

async function follow(event: StudioEvent): Promise<void> {
  if (event.type === 'site') await takeNews(event);
  if (event.type === 'publish') takePublish(event.job);
  if (event.type === 'import') takeImport(event.job);
}

async function catchUp(): Promise<void> {
  const { site, file } = getState();
  // Another process counts its news from the beginning.
  update({ site: site && { ...site, news: 0 }, file: file && { ...file, news: 0 } });
  if (!(await refreshSite())) {
    if (isIdle()) location.reload();
    return;
  }
  update({ lost: undefined, builds: getState().builds + 1 });
  await sendWaiting();
  await refreshFile();
}

/** The file that a change was about, or nothing if it is gone. */
async function showFirst(files: readonly string[], part?: FieldPath): Promise<void> {
  const { site, at, file } = getState();
  const first = files.find((each) => site?.entries.some((entry) => entry.file === each));
  if (first) await open(first, part ?? (first === file?.file ? at : []));
  else close();
}

/** Shows what there is to do, or all pictures and recordings, rather than an entry. */
export async function show(screen: State['screen']): Promise<void> {
  if (!(await flush())) return;
  close();
  update({ pane: 'editor', screen });
}

function close(): void {
  update({ file: undefined, schema: undefined, at: [], clash: undefined, pane: 'list' });
}
