/** Changes of a content file, made to its text. */
import { type Edit, editAll, editBody, type Order } from '../engine/edit/index.ts';
import type { FileChange } from './protocol/index.ts';

/** A text with its changes, or why it cannot have them. */
export type EditedFile = { text: string } | { refusal: string };

/** @param order where new keys go, by the schema of the file's kind */
export function applyChanges(
  path: string,
  text: string,
  changes: readonly FileChange[],
  order?: Order,
): EditedFile {
  let edited = text;
  for (const run of runsOf(changes)) {
    const result = applyRun(path, edited, run, order);
    if ('refusal' in result) return result;
    edited = result.text;
  }
  return { text: edited };
}

/** A new body, or changes of keys that follow each other: together, they take little longer than one. */
type Run = string | Edit[];

function runsOf(changes: readonly FileChange[]): Run[] {
  const runs: Run[] = [];
  for (const change of changes) {
    const last = runs.at(-1);
    if (!('path' in change)) runs.push(change.body);
    else if (Array.isArray(last)) last.push(change);
    else runs.push([change]);
  }
  return runs;
}

function applyRun(path: string, text: string, run: Run, order?: Order): EditedFile {
  const isMarkdown = path.endsWith('.md');
  if (typeof run === 'string')
    return isMarkdown
      ? { text: editBody(text, run) }
      : { refusal: 'This file has keys, and no text below them.' };
  const result = editAll(isMarkdown ? 'md' : 'yaml', text, run, order);
  return result.ok ? { text: result.text } : { refusal: result.reason.message };
}
