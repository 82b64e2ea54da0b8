/** Drafts: each change of a page becomes one, and nothing of it touches the file. */
import type * as z from 'zod';
import { hashOf } from '../app/site-files/disk.ts';
import type { Draft } from './drafts.ts';
import type { EditedFile } from './edits.ts';
import type { DraftStep, Step } from './history.ts';
import { carryOut } from './journal.ts';
import { changed, type Outcome, refuse } from './outcome.ts';
import type { ChangedAnswer, Conflict, FileChange } from './protocol/index.ts';
import type { draftRequest, resolveRequest } from './protocol/requests.ts';
import { rebase, resolve } from './rebase.ts';
import { sentence } from './sentences.ts';
import type { DiskFile, Workspace } from './workspace.ts';

/** A file as it is edited. */
export interface Current {
  path: string;
  disk: DiskFile;
  draft: Draft | undefined;
  /** The draft, or else the file. */
  text: string;
  conflicts?: Conflict[] | undefined;
}

/** The file and its draft, as it is after following the file as far as that is possible. */
export function readCurrent(workspace: Workspace, path: string): Outcome<Current> {
  if (!workspace.allows(path)) return refuse(404, `${path} is no file of the content folder.`);
  const disk = workspace.read(path);
  const draft = workspace.drafts.get(path);
  if (!disk) return refuse(422, sentence('file-encoding', { path }));
  if (!draft) {
    if (disk.isMissing) return refuse(404, sentence('file-missing', { path }));
    return { value: { path, disk, draft, text: disk.text } };
  }
  const rebased = rebase(workspace, draft, disk);
  if ('conflicts' in rebased)
    return { value: { path, disk, draft, text: draft.text, conflicts: rebased.conflicts } };
  return { value: { path, disk, draft: rebased.draft, text: rebased.draft?.text ?? disk.text } };
}

/** Keeps the draft that follows the file, and forgets what can no longer be undone: to be called before each change. */
export function followDisk(workspace: Workspace, path: string): Outcome<Current> {
  const read = readCurrent(workspace, path);
  if ('refused' in read) return read;
  const { draft } = read.value;
  if (draft !== workspace.drafts.get(path)) {
    workspace.drafts.set(path, draft);
    forgetPath(workspace, path);
  }
  return read;
}

/** Forgets the steps of a file, which cannot be undone once somebody else has changed it. */
export function forgetPath({ history, locate }: Workspace, path: string): void {
  const file = locate(path);
  history.forget(
    (step) => step.drafts.some((each) => each.path === path) || step.files.some((each) => each.file === file),
  );
}

/** Makes changes in the draft of a file, or begins one. What the draft has that the page has not seen stays. */
export function editDraft(workspace: Workspace, request: z.output<typeof draftRequest>): Outcome<Current> {
  const { path, base, before, continues } = request;
  const read = followDisk(workspace, path);
  if ('refused' in read) return read;
  const { disk, draft } = read.value;
  if (before === undefined && base !== disk.hash) return refuse(409, sentence('changed-meanwhile', {}));
  const place = placeOfAll(request);
  const merged = mergeEdit(workspace, request, read.value, place);
  if ('refused' in merged) return merged;
  const after = describeDraft(workspace, read.value, merged.value);
  keepDraft(workspace, path, { before: draft, after }, { place, continues });
  return readCurrent(workspace, path);
}

/** Makes changes in the drafts of several files, as one step. */
export function editDrafts(
  workspace: Workspace,
  files: ReadonlyMap<string, FileChange[]>,
  joining: Pick<Step, 'place' | 'continues'> = {},
): Outcome<ChangedAnswer> {
  const drafts: DraftStep[] = [];
  for (const [path, changes] of files) {
    const read = followDisk(workspace, path);
    if ('refused' in read) return read;
    const edited = workspace.apply(path, read.value.text, changes);
    if ('refusal' in edited) return refuse(422, edited.refusal);
    const after = describeDraft(workspace, read.value, { text: edited.text, changes });
    drafts.push({ path, before: read.value.draft, after });
  }
  const paths = [...files.keys()];
  const label = sentence('step-edit', { path: paths[0] ?? '' });
  carryOut(workspace, { label, files: [], drafts, ...joining });
  return changed(paths, label);
}

/** Switches warnings off, as `check.ignore` of the settings does for every command. @param code of the warnings */
export function ignoreWarnings(workspace: Workspace, code: string): Outcome<ChangedAnswer> {
  const ignore: FileChange = { path: ['check', 'ignore', 0], change: { kind: 'insert', value: code } };
  return editDrafts(workspace, new Map([['site.yaml', [ignore]]]));
}

type Edit = Pick<Draft, 'text' | 'changes'>;

/** Merges a page's change as a draft of the text that the page has, on top of the current text. */
function mergeEdit(
  workspace: Workspace,
  request: z.output<typeof draftRequest>,
  current: Current,
  place: string | undefined,
): Outcome<Edit> {
  const { text } = current;
  const { path, before = text, take } = request;
  const isOfNow = before === text;
  const edited = editText(workspace, isOfNow ? textToEdit(workspace, current, place) : before, request);
  if ('refusal' in edited) return refuse(422, edited.refusal);
  const changes = changesOf(request);
  if (isOfNow) return { value: { text: edited.text, changes } };
  const edit = { path, base: hashOf(before), before, text: edited.text, changes, changed: workspace.time() };
  const now = { text, hash: hashOf(text), isMissing: false };
  const rebased = rebase(workspace, edit, now);
  if (!('conflicts' in rebased)) return { value: rebased.draft ?? { text, changes: [] } };
  const { conflicts } = rebased;
  const resolved = take && resolve(workspace, edit, now, conflicts, take);
  if (resolved) return { value: resolved.draft ?? { text, changes: [] } };
  return refuse(409, sentence('changed-elsewhere-choose', {}), { conflicts });
}

/** Chooses between a draft and a file that contradict each other; the result is a draft again. */
export function resolveDraft(
  workspace: Workspace,
  { path, base, take }: z.output<typeof resolveRequest>,
): Outcome<Current> {
  const read = followDisk(workspace, path);
  if ('refused' in read) return read;
  const { disk, draft, conflicts } = read.value;
  if (!draft || !conflicts) return refuse(409, sentence('conflict-over', {}));
  if (base !== disk.hash) return refuse(409, sentence('conflict-again', {}), { conflicts });
  const resolved = resolve(workspace, draft, disk, conflicts, take);
  if (!resolved) return refuse(422, sentence('conflict-combined', {}), { conflicts });
  keepDraft(workspace, path, { before: draft, after: resolved.draft });
  return readCurrent(workspace, path);
}

/** Text before the current run of typing in one place: nothing is left of it, such as quotes that only half of the words needed. */
function textToEdit({ history }: Workspace, { disk, text }: Current, place: string | undefined): string {
  const [first] = place === undefined ? [] : (history.firstOf(place)?.drafts ?? []);
  return first ? (first.before?.text ?? disk.text) : text;
}

function editText({ apply }: Workspace, text: string, request: z.output<typeof draftRequest>): EditedFile {
  return 'text' in request ? { text: request.text } : apply(request.path, text, request.changes);
}

function changesOf(request: z.output<typeof draftRequest>): FileChange[] | undefined {
  return 'text' in request ? undefined : request.changes;
}

/** Returns undefined for a text that is that of the file. */
function describeDraft(
  { time }: Workspace,
  { path, disk, draft, conflicts }: Current,
  { text, changes }: Edit,
): Draft | undefined {
  // Until somebody has chosen, a draft that contradicts the file stays one of the file as it was.
  const { base, before } = conflicts && draft ? draft : { base: disk.hash, before: disk.text };
  if (text === before) return undefined;
  const earlier = draft ? draft.changes : [];
  return {
    ...{ path, base, before, text },
    changes: earlier && changes && joinChanges(earlier, changes),
    changed: time(),
  };
}

/** Joins consecutive changes of one place, of which only the last counts. */
function joinChanges(before: readonly FileChange[], more: readonly FileChange[]): FileChange[] {
  const all: FileChange[] = [];
  for (const change of [...before, ...more]) {
    const last = all.at(-1);
    const place = placeOf(change);
    if (last && place !== undefined && placeOf(last) === place) all.pop();
    all.push(change);
  }
  return all;
}

/** Returns undefined for a change that depends on the one before. */
function placeOf(change: FileChange): string | undefined {
  if (!('path' in change)) return 'body';
  return change.change.kind === 'set' ? JSON.stringify(change.path) : undefined;
}

/** The places that are changed; undefined if that depends on the change before. */
function placeOfAll(request: z.output<typeof draftRequest>): string | undefined {
  const places = 'text' in request ? ['text'] : request.changes.map(placeOf);
  return places.includes(undefined) ? undefined : [request.path, ...places].join('\n');
}

function keepDraft(
  workspace: Workspace,
  path: string,
  { before, after }: { before: Draft | undefined; after: Draft | undefined },
  joining: Pick<Step, 'place' | 'continues'> = {},
): void {
  if (before?.text === after?.text && before?.base === after?.base) return;
  const label = sentence('step-edit', { path });
  carryOut(workspace, { label, files: [], drafts: [{ path, before, after }], ...joining });
}
