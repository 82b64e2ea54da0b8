/** Changes of files that leave everything else alone: bytes are replaced where the change is, and nowhere else. */
import { divideFrontMatter, stripMark } from '../content/source/front-matter.ts';
import { mergeLines } from './body.ts';
import { editSource } from './edit.ts';
import { refuse } from './refusals.ts';
import type { Change, Edited, Order, Path } from './types.ts';

export type { Change, Edited, Order, Path, Refusal, RefusalCode, Value } from './types.ts';

const NO_ORDER: Order = () => undefined;

/**
 * Changes a YAML file.
 *
 * @param order of keys that are added
 */
export function editYaml(text: string, path: Path, change: Change, order = NO_ORDER): Edited {
  const yaml = stripMark(text);
  const edited = editSource(yaml, path, change, { order, newline: newlineOf(text) });
  if ('refused' in edited) return { ok: false, reason: refuse(edited.refused) };
  return { ok: true, text: markOf(text) + edited.source };
}

/**
 * Changes the YAML between the fences of a Markdown file; one without fences gets them.
 *
 * @param order of keys that are added
 */
export function editFrontMatter(text: string, path: Path, change: Change, order = NO_ORDER): Edited {
  const parts = divideFile(text);
  if (!parts) return { ok: false, reason: refuse('errors') };
  const { before, yaml, after } = parts;
  const edited = editSource(yaml, path, change, { order, newline: newlineOf(text) });
  if ('refused' in edited) return { ok: false, reason: refuse(edited.refused) };
  if (edited.source === yaml) return { ok: true, text };
  const made = before + edited.source + after;
  const read = divideFile(made);
  return read?.yaml === edited.source && read.after === after
    ? { ok: true, text: made }
    : { ok: false, reason: refuse('result') };
}

/** Replaces the Markdown below the front matter; lines that it keeps stay byte for byte. All of a file without front matter. */
export function editBody(text: string, body: string): string {
  const { body: old, block } = divideFrontMatter('', stripMark(text));
  const known = block ? old : stripMark(text);
  const head = text.slice(0, text.length - known.length);
  const newline = newlineOf(text);
  const lines = mergeLines(known, body, newline);
  return head + (lines === '' || head === '' || /\n$|^\ufeff$/.test(head) ? '' : newline) + lines;
}

/** A Markdown file as what is up to the line of its first fence, its YAML, and the rest. Undefined if it has no end of them. */
function divideFile(text: string): { before: string; yaml: string; after: string } | undefined {
  const mark = markOf(text);
  const file = stripMark(text);
  const { block } = divideFrontMatter('', file);
  if (block) {
    const start = file.indexOf('\n', block.start) + 1;
    return {
      before: mark + file.slice(0, start),
      yaml: file.slice(start, block.end),
      after: file.slice(block.end),
    };
  }
  if (/^\s*---/.test(file)) return undefined;
  const fence = `---${newlineOf(text)}`;
  return { before: mark + fence, yaml: '', after: fence + file };
}

function markOf(text: string): string {
  return text.slice(0, text.length - stripMark(text).length);
}

function newlineOf(text: string): string {
  return /\r?\n/.exec(text)?.[0] ?? '\n';
}
