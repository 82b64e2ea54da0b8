/** Changes of files that leave everything else alone: bytes are replaced where the change is, and nowhere else. */
import { divideFrontMatter, stripMark } from '../content/source/front-matter.ts';
import { mergeLines } from './body.ts';
import { type Edit, editSource } from './edit.ts';
import { addNotes, type Note } from './notes.ts';
import { refuse } from './refusals.ts';
import type { Edited, Order } from './types.ts';

export type { Edit } from './edit.ts';
export type { Note } from './notes.ts';
export type { Change, Edited, Order, Path, Refusal, RefusalCode, Value } from './types.ts';

const NO_ORDER: Order = () => undefined;

/**
 * Makes several changes, as if one after the other, or none. Those of a Markdown file are changes of the YAML between its fences;
 * one without fences gets them.
 * @param ending of the file's name
 * @param order of keys that are added
 */
export function editAll(
  ending: 'yaml' | 'md',
  text: string,
  edits: readonly Edit[],
  order = NO_ORDER,
): Edited {
  const parts = divideParts(ending, text);
  if (!parts) return { ok: false, reason: refuse('errors') };
  const { before, yaml, after } = parts;
  const edited = editSource(yaml, edits, { order, newline: newlineOf(text) });
  if ('refused' in edited) return { ok: false, reason: refuse(edited.refused) };
  if (edited.source === yaml) return { ok: true, text };
  const made = before + edited.source + after;
  const isDivided = ending === 'yaml' || isEqualPart(divideFile(made), edited.source, after);
  return isDivided ? { ok: true, text: made } : { ok: false, reason: refuse('result') };
}

/** Adds comments beside keys; one whose key is missing comes first. A file with errors stays as it is. */
export function noteBeside(ending: 'yaml' | 'md', text: string, notes: readonly Note[]): string {
  const parts = divideParts(ending, text);
  if (!parts || notes.length === 0) return text;
  return parts.before + addNotes(parts.yaml, notes, newlineOf(text)) + parts.after;
}

function divideParts(ending: 'yaml' | 'md', text: string): MarkdownParts | undefined {
  return ending === 'md' ? divideFile(text) : { before: markOf(text), yaml: stripMark(text), after: '' };
}

/** Returns true if no fence is within the YAML. */
function isEqualPart(parts: MarkdownParts | undefined, yaml: string, after: string): boolean {
  return parts?.yaml === yaml && parts.after === after;
}

/** Replaces the Markdown below the front matter; unchanged lines stay byte for byte. Does nothing if the front matter has no end. */
export function editBody(text: string, body: string): string {
  const { block, body: below } = divideFrontMatter('', stripMark(text));
  if (!block && !divideFile(text)) return text;
  const old = block ? below : stripMark(text);
  const head = text.slice(0, text.length - old.length);
  const newline = newlineOf(text);
  const lines = mergeLines(old, body, newline);
  const isOpen = lines !== '' && block !== undefined && !head.endsWith('\n');
  return head + (isOpen ? newline : '') + lines;
}

interface MarkdownParts {
  /** The first fence, of a Markdown file. */
  before: string;
  yaml: string;
  /** The second fence and the body. */
  after: string;
}

/** @returns undefined if the first fence has no second one, or is not the first line */
function divideFile(text: string): MarkdownParts | undefined {
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
