/** Inserts translations into content files. All other text is preserved: notes, order, quotes, line breaks. */
import {
  isMap,
  isNode,
  isScalar,
  type Node,
  parseDocument,
  type Scalar,
  stringify,
  type YAMLMap,
} from 'yaml';
import { divide } from '../../../engine/content/source/divide.ts';
import { readLines } from '../../../engine/content/translate/lines.ts';
import type { TranslatableText } from '../../../engine/content/translate/list.ts';
import type { SourceFile } from '../../../engine/content/types.ts';

export interface Translated {
  text: TranslatableText;
  translation: string;
}

/** A replacement of a part of a file. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * The text of the file with translations of its keys.
 *
 * @param code the key above them, `ar`; undefined in a file of only that language
 * @returns undefined if the result would not be YAML, such as with an alias in their place
 */
export function translateKeys(
  source: SourceFile,
  code: string | undefined,
  given: readonly Translated[],
): string | undefined {
  const { start, keys } = keysOf(source);
  const document = parseDocument(keys);
  const groups = new Map<string, Translated[]>();
  for (const each of given) {
    if (each.text.path === 'body') continue;
    const group = JSON.stringify(each.text.path.slice(0, -1));
    groups.set(group, [...(groups.get(group) ?? []), each]);
  }
  const edits = [...groups].flatMap(([group, own]) => {
    const path: unknown[] = JSON.parse(group);
    const parent = path.length === 0 ? document.contents : document.getIn(path, true);
    if (isScalar(parent)) return editName(keys, parent, code, own);
    return isMap(parent) ? editGroup(keys, parent, code, own) : [];
  });
  const newline = keys.includes('\r\n') ? '\r\n' : '\n';
  const written = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => {
      const lines = edit.text.replaceAll('\n', newline);
      return text.slice(0, edit.start) + lines + text.slice(edit.end);
    }, keys);
  if (parseDocument(written).errors.length > 0) return undefined;
  return source.text.slice(0, start) + written + source.text.slice(start + keys.length);
}

/** The file of the body in a language. @param before the current text of that file */
export function translateBody(before: string | undefined, translation: string): string {
  const [, keys = ''] = /^---\r?\n([\s\S]*?)^---/m.exec(before ?? '') ?? [];
  return `---\n${keys}---\n\n${translation}\n`;
}

/** The YAML of a file, and its offset. */
function keysOf(source: SourceFile): { start: number; keys: string } {
  const { text, path } = source;
  if (path.endsWith('.yaml')) return { start: 0, keys: text };
  const start = text.indexOf('\n') + 1;
  const end = text.lastIndexOf('\n---', text.length - divide(source).body.length) + 1;
  return { start, keys: text.slice(start, end) };
}

/** Turns a plain name into a group, which can contain it in another language. */
function editName(
  source: string,
  name: Scalar,
  code: string | undefined,
  given: readonly Translated[],
): Edit[] {
  return given.map(({ translation }) =>
    replace(source, name, { name: name.value, [code ?? '']: { name: translation } }),
  );
}

function editGroup(
  source: string,
  parent: YAMLMap,
  code: string | undefined,
  given: readonly Translated[],
): Edit[] {
  const block = code === undefined ? parent : parent.get(code, true);
  const values = given.map(({ text, translation }) => {
    return [String(text.path.at(-1)), readLines(translation, text.value)] as const;
  });
  if (isMap(block) && block.flow && block.items.length === 0)
    return [replace(source, block, Object.fromEntries(values))];
  if (isScalar(block) && block.value === null) return [fill(source, block, Object.fromEntries(values))];
  if (!isMap(block)) return [append(source, parent, { [code ?? '']: Object.fromEntries(values) })];
  const known = values.flatMap(([key, value]) => {
    const node = block.get(key, true);
    return isNode(node) ? [replace(source, node, value)] : [];
  });
  const added = values.filter(([key]) => !block.has(key));
  return added.length > 0 ? [...known, append(source, block, Object.fromEntries(added))] : known;
}

function replace(source: string, node: Node, value: unknown): Edit {
  const [start = 0, end = 0] = node.range ?? [];
  // A text of several lines ends with its line.
  return { start, end, text: writeInline(value) + (end > start && source[end - 1] === '\n' ? '\n' : '') };
}

/** Fills in an empty value: `ar:` or `ar: ~`. */
function fill(source: string, nothing: Scalar, values: object): Edit {
  const edit = replace(source, nothing, values);
  const before = source[edit.start - 1] === ':' ? ' ' : '';
  const after = source[edit.end] === '#' ? ' ' : '';
  return { ...edit, text: before + edit.text + after };
}

function append(source: string, map: YAMLMap, values: object): Edit {
  const [first] = map.items;
  const last = map.items.at(-1);
  const end = endOf(last?.value) ?? endOf(last?.key) ?? map.range?.[1] ?? source.length;
  if (map.flow) return { start: end, end, text: `, ${writeInline(values).slice(1, -1)}` };
  const begin = isNode(first?.key) ? (first.key.range?.[0] ?? 0) : 0;
  const indent = ' '.repeat(begin - (source.lastIndexOf('\n', begin - 1) + 1));
  const lines = stringify(values, { lineWidth: 0 }).replace(/^(?=.)/gm, indent);
  if (source[end - 1] === '\n') return { start: end, end, text: lines };
  // After the rest of the line, such as a note.
  const next = source.indexOf('\n', end) + 1;
  return next === 0
    ? { start: source.length, end: source.length, text: `\n${lines}` }
    : { start: next, end: next, text: lines };
}

function endOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[1] : undefined;
}

/** Formats a value on one line, in flow style. */
function writeInline(value: unknown): string {
  const text = stringify([value], {
    collectionStyle: 'flow',
    flowCollectionPadding: false,
    lineWidth: 0,
    blockQuote: false,
  });
  return text.trim().slice(1, -1);
}
