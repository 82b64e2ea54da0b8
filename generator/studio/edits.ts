/** Changes of a content file, made to its text. */
import { editBody, editFrontMatter, editYaml, type Order } from '../engine/edit/index.ts';
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
  for (const change of changes) {
    const result = applyChange(path, edited, change, order);
    if ('refusal' in result) return result;
    edited = result.text;
  }
  return { text: edited };
}

function applyChange(path: string, text: string, change: FileChange, order?: Order): EditedFile {
  const isMarkdown = path.endsWith('.md');
  if (!('path' in change))
    return isMarkdown
      ? { text: editBody(text, change.body) }
      : { refusal: 'This file has keys, and no text below them.' };
  const edit = isMarkdown ? editFrontMatter : editYaml;
  const result = edit(text, change.path, change.change, order);
  return result.ok ? { text: result.text } : { refusal: result.reason.message };
}
