/** Undo and Redo: the files and drafts of a step become what they were, unless somebody else has changed them. */
import type { Notice } from '../app/publish-notices.ts';
import { copyNew, createFile, hashFile, nameIn, replaceContent } from '../app/site-files/disk.ts';
import type { Direction, FileStep, Snapshot, Step } from './history.ts';
import { type Outcome, refuse } from './outcome.ts';
import { sentence } from './sentences.ts';
import type { Workspace } from './workspace.ts';

interface Undone {
  /** In the content folder, and those of the assets folder with its name. */
  files: string[];
  label: Notice;
}

/** Takes the last step back, or does it again. Nothing is changed if one of its files is not as the step has left it. */
export function travel(workspace: Workspace, direction: Direction): Outcome<Undone> {
  const { history, drafts, root } = workspace;
  const step = history.peek(direction);
  if (!step) return refuse(409, sentence(`nothing-to-${direction}`, {}));
  const from = direction === 'undo' ? 'after' : 'before';
  const to = direction === 'undo' ? 'before' : 'after';
  const changed = step.files.find((each) => hashFile(each.file) !== each[from]?.hash);
  const edited = step.drafts.find((each) => drafts.get(each.path)?.text !== each[from]?.text);
  if (changed || edited) {
    const path = changed ? nameIn(root, changed.file) : (edited?.path ?? '');
    history.forget((each) => each === step);
    return refuse(409, sentence('changed-since', { path, step: step.label }));
  }
  const files = step.files.map((each) => moveTo(workspace, each, to));
  for (const each of step.drafts) drafts.set(each.path, each[to]);
  history.take(direction, { ...step, files });
  return { value: { label: step.label, files: listFiles(step, workspace) } };
}

/** Makes a file what it was. @returns the step with a copy of what was removed */
function moveTo(workspace: Workspace, step: FileStep, to: 'before' | 'after'): FileStep {
  const { file } = step;
  const wanted = step[to];
  const from = to === 'before' ? 'after' : 'before';
  const present = step[from];
  noteWritten(workspace, file, wanted);
  if (!wanted) {
    const copy = workspace.bin.take(file, nameIn(workspace.root, file));
    return present ? { ...step, [from]: { hash: present.hash, copy } } : step;
  }
  const { bytes, copy } = wanted;
  if (copy !== undefined) copyNew(copy, file);
  else if (bytes && present) replaceContent(file, bytes, present.hash);
  else if (bytes) createFile(file, bytes);
  return step;
}

function noteWritten({ written, content }: Workspace, file: string, wanted: Snapshot | undefined): void {
  written.set(nameIn(content, file), wanted?.hash ?? '');
}

function listFiles({ files, drafts }: Step, { content }: Workspace): string[] {
  const paths = [...files.map(({ file }) => nameIn(content, file)), ...drafts.map(({ path }) => path)];
  return [...new Set(paths)];
}
