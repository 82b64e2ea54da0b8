/** Save and Discard: a draft becomes the file, or is dropped. */
import type { Notice } from '../app/publish-notices.ts';
import { type Current, followDisk } from './editing.ts';
import { type FileStep, snapshotOf } from './history.ts';
import { carryOut } from './journal.ts';
import { changed, type Outcome, refuse } from './outcome.ts';
import { changesWithout } from './part.ts';
import type { ChangedAnswer, FieldPath, FileChange } from './protocol/index.ts';
import { andMore, sentence } from './sentences.ts';
import type { Workspace } from './workspace.ts';

/** Writes the drafts of these files, or none of them: all are looked at first. */
export function saveDrafts(workspace: Workspace, paths: readonly string[]): Outcome<ChangedAnswer> {
  const current: Current[] = [];
  for (const path of new Set(paths)) {
    const read = followDisk(workspace, path);
    if ('refused' in read) return read;
    current.push(read.value);
  }
  const conflicts = current.flatMap((each) => each.conflicts ?? []);
  if (conflicts.length > 0) return refuse(409, sentence('conflict-unsaved', {}), { conflicts });
  const drafted = current.filter(({ draft }) => draft);
  const named = label('step-save', drafted);
  const left = carryOut(workspace, {
    label: named,
    files: drafted.map((each) => stepOf(workspace, each)),
    drafts: drafted.map(({ path, draft }) => ({ path, before: draft, after: undefined })),
  });
  if (left !== undefined) return refuse(409, sentence('changed-unsaved', { path: left }));
  return changed(
    drafted.map(({ path }) => path),
    named,
  );
}

function stepOf(
  { locate }: Workspace,
  { path, disk, text }: Pick<Current, 'path' | 'disk' | 'text'>,
): FileStep {
  const before = disk.isMissing ? undefined : snapshotOf(disk.text);
  return { file: locate(path), before, after: snapshotOf(text) };
}

/** Writes changes into a file at once, whatever its draft is, which follows it. */
export function writeChanges(
  workspace: Workspace,
  path: string,
  changes: readonly FileChange[],
): Outcome<ChangedAnswer> {
  if (!workspace.allows(path)) return refuse(422, sentence('leads-out', { path }));
  const disk = workspace.read(path);
  if (!disk) return refuse(422, sentence('file-encoding', { path }));
  const edited = workspace.apply(path, disk.text, changes);
  if ('refusal' in edited) return refuse(422, edited.refusal);
  const files = [stepOf(workspace, { path, disk, text: edited.text })];
  const left = carryOut(workspace, { label: label('step-save', [{ path }]), files, drafts: [] });
  if (left !== undefined) return refuse(409, sentence('changed-now', { path }));
  return changed([path], sentence('saved', { path }));
}

/** Makes a file what it was, and drops its draft. @param text undefined if there was no such file */
export function restoreFile(
  workspace: Workspace,
  path: string,
  text: string | undefined,
): Outcome<ChangedAnswer> {
  if (!workspace.allows(path)) return refuse(422, sentence('leads-out', { path }));
  const disk = workspace.read(path);
  if (!disk) return refuse(422, sentence('file-encoding', { path }));
  const draft = workspace.drafts.get(path);
  const left = carryOut(workspace, {
    label: sentence('step-back', { path }),
    files: [
      {
        file: workspace.locate(path),
        before: disk.isMissing ? undefined : snapshotOf(disk.text),
        after: text === undefined ? undefined : snapshotOf(text),
      },
    ],
    drafts: draft ? [{ path, before: draft, after: undefined }] : [],
  });
  if (left !== undefined) return refuse(409, sentence('changed-now', { path }));
  return changed([path], sentence('taken-back', { path }));
}

/** Drops the drafts of these files. */
export function discardDrafts(workspace: Workspace, paths: readonly string[]): Outcome<ChangedAnswer> {
  const found = [...new Set(paths)].flatMap((path) => workspace.drafts.get(path) ?? []);
  const drafts = found.map((draft) => ({ path: draft.path, before: draft, after: undefined }));
  carryOut(workspace, { label: label('step-discard', found), files: [], drafts });
  return changed(
    found.map(({ path }) => path),
    sentence('discarded', {}),
  );
}

/** Drops what was changed in one part of a file: the other shows of a list keep their changes. */
export function discardPart(workspace: Workspace, path: string, at: FieldPath): Outcome<ChangedAnswer> {
  const read = followDisk(workspace, path);
  if ('refused' in read) return read;
  const { draft, disk, conflicts } = read.value;
  const changes = draft?.changes && changesWithout(draft.changes, at);
  if (!draft || conflicts || !changes) return refuse(409, sentence('discard-all', { path }));
  const edited = workspace.apply(path, disk.text, changes);
  if ('refusal' in edited) return refuse(422, edited.refusal);
  if (edited.text === draft.text) return refuse(409, sentence('changed-elsewhere', { path }));
  const { text } = edited;
  const after = text === disk.text ? undefined : { ...draft, text, changes, changed: workspace.time() };
  const drafts = [{ path, before: draft, after }];
  carryOut(workspace, { label: label('step-discard', [draft]), files: [], drafts });
  return changed([path], sentence('discarded', {}));
}

function label(code: 'step-save' | 'step-discard', all: readonly { path: string }[]): Notice {
  return sentence(code, { path: all[0]?.path ?? '', more: andMore(all) });
}
