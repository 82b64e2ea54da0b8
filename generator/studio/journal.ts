/** Steps, each of files and drafts that change together: carried out, undone and redone. */
import { copyNew, createFile, hashFile, nameIn, removeFile, replaceContent } from '../app/site-files/disk.ts';
import type { Direction, FileStep, Step } from './history.ts';
import { changed, type Outcome, refuse } from './outcome.ts';
import type { ChangedAnswer } from './protocol/index.ts';
import { sentence } from './sentences.ts';
import type { Workspace } from './workspace.ts';

/**
 * Carries out a new step, and stops at the first file that is not as the step expects it. What was done until then can be undone.
 * @returns that file, by its path in the content folder
 */
export function carryOut(workspace: Workspace, step: Step): string | undefined {
  const { content, drafts, history, locate } = workspace;
  const done: FileStep[] = [];
  try {
    for (const each of step.files) {
      const moved = moveFile(workspace, each, 'after');
      if (!moved) break;
      done.push(moved);
    }
  } finally {
    // Also if the disk is full.
    const left = new Set(step.files.slice(done.length).map(({ file }) => file));
    const moved = step.drafts.filter(({ path }) => !left.has(locate(path)));
    for (const { path, after } of moved) drafts.set(path, after);
    if (done.length + moved.length > 0) history.add({ ...step, files: done, drafts: moved });
  }
  const failed = step.files[done.length];
  return failed && nameIn(content, failed.file);
}

/** Undoes the last step, or redoes it. Nothing is changed if one of its files is not as the step has left it. */
export function travel(workspace: Workspace, direction: Direction): Outcome<ChangedAnswer> {
  const { history, drafts, root } = workspace;
  const step = history.peek(direction);
  if (!step) return refuse(409, sentence(`nothing-to-${direction}`, {}));
  const [from, to] = direction === 'undo' ? (['after', 'before'] as const) : (['before', 'after'] as const);
  const other = step.files.find((each) => hashFile(each.file) !== each[from]?.hash);
  const edited = step.drafts.find((each) => drafts.get(each.path)?.text !== each[from]?.text);
  if (other || edited) {
    const path = other ? nameIn(root, other.file) : (edited?.path ?? '');
    history.forget((each) => each === step);
    return refuse(409, sentence('changed-since', { path, step: step.label }));
  }
  const files = step.files.map((each) => moveFile(workspace, each, to) ?? each);
  for (const each of step.drafts) drafts.set(each.path, each[to]);
  history.take(direction, { ...step, files });
  const notice = sentence(direction === 'undo' ? 'undone' : 'redone', { step: step.label });
  return changed(listFiles(step, workspace), notice);
}

/** Makes a file what it was, or is to be. @returns the step with a copy of what was removed; undefined for another file than expected */
function moveFile(workspace: Workspace, step: FileStep, to: 'before' | 'after'): FileStep | undefined {
  const { file, isMoved, mode } = step;
  const from = to === 'before' ? 'after' : 'before';
  const { [to]: wanted, [from]: present } = step;
  workspace.written.set(nameIn(workspace.content, file), wanted?.hash ?? '');
  if (!wanted) {
    if (isMoved && hashFile(file) !== present?.hash) return undefined;
    if (isMoved) removeFile(file);
    if (isMoved || !present) return step;
    const copy = workspace.bin.take(file, nameIn(workspace.root, file));
    return { ...step, [from]: { hash: present.hash, copy } };
  }
  const { bytes, copy } = wanted;
  if (copy !== undefined) return copyNew(copy, file) ? step : undefined;
  if (!bytes) return undefined;
  const isDone = present ? replaceContent(file, bytes, present.hash) : createFile(file, bytes, mode);
  return isDone ? step : undefined;
}

function listFiles({ files, drafts }: Step, { content }: Workspace): string[] {
  const paths = [...files.map(({ file }) => nameIn(content, file)), ...drafts.map(({ path }) => path)];
  return [...new Set(paths)];
}
