/** Accessors of an entry: the position of a value, a text as HTML, the whole body. */
import { escapeText } from '../lib/markup.ts';
import { remember } from '../lib/remember.ts';
import type { Position } from '../problems/problem.ts';
import type { Block, Content, DataPath, Entry, Insert, RichText } from './types.ts';

/** A path as the key of an entry's tables. Keys with a slash may collide, which at worst misplaces a message. */
export function pathKey(path: DataPath): string {
  return path.join('/');
}

/** Returns true if a key equals another, or is below it. */
export function isWithin(key: string, other: string): boolean {
  return key === other || key.startsWith(`${other}/`);
}

/** Key of a note in an entry's tables: `# language: en_US`. */
export function notedKey(key: string): string {
  return `# ${key}`;
}

/** Returns true if the file contains the value, rather than a default or a note of it. */
export function isGiven({ places }: Pick<Entry<unknown>, 'places'>, path: DataPath): boolean {
  return places[pathKey(path)] !== undefined;
}

/** The place of a value in the file, or in a note of it, or of its nearest parent. */
export function positionOf(
  { file, places }: Pick<Entry<unknown>, 'file' | 'places'>,
  path: DataPath,
): Position {
  for (let length = path.length; length >= 0; length--) {
    const key = pathKey(path.slice(0, length));
    const place = places[key] ?? places[notedKey(key)];
    if (place) return { file, line: place[0], column: place[1], path };
  }
  return { file, line: 1, column: 1, path };
}

/** The position of a value, for what is missing beside it. @param key the one that is missing */
export function positionBeside(
  entry: Pick<Entry<unknown>, 'file' | 'places'>,
  path: DataPath,
  key: string,
): Position {
  return { ...positionOf(entry, path), path: [...path.slice(0, -1), key] };
}

/** A Markdown text of the entry's data as safe HTML; nothing gives nothing. */
export function htmlOf(entry: Entry<unknown> | undefined, path: DataPath): string {
  return entry?.html[pathKey(path)] ?? '';
}

/** A Markdown text of the entry's data that is marked as printed; nothing gives nothing. */
export function blocksOf(entry: Entry<unknown> | undefined, path: DataPath): Block[] {
  return entry?.blocks[pathKey(path)] ?? [];
}

/** A text of the entry's data that may contain pictures and directives. */
export function textOf(entry: Entry<unknown> | undefined, path: DataPath): RichText {
  return entry?.texts[pathKey(path)] ?? [];
}

/** The body as one text, with its headings. */
export function bodyText({ body }: Pick<Entry<unknown>, 'body'>): RichText {
  const sections = body.sections.flatMap(({ id, title, text }) => [
    `<h2 id="${id}">${escapeText(title)}</h2>`,
    ...text,
  ]);
  return joinHtml([...body.intro, ...sections]);
}

/** The body without its pictures and directives. */
export function bodyHtml(entry: Pick<Entry<unknown>, 'body'>): string {
  return bodyText(entry)
    .filter((part) => typeof part === 'string')
    .join('\n');
}

/** Neighbouring runs of HTML become one. */
function joinHtml(text: RichText): RichText {
  const joined: RichText = [];
  for (const part of text) {
    const last = joined.at(-1);
    if (typeof last === 'string' && typeof part === 'string') joined.splice(-1, 1, `${last}\n${part}`);
    else joined.push(part);
  }
  return joined;
}

/** Every picture and directive of an entry's texts. */
export const insertsOf = remember(
  ({ body, texts }: Pick<Entry<unknown>, 'body' | 'texts'>): readonly Insert[] => {
    const all = [body.intro, ...body.sections.map(({ text }) => text), ...Object.values(texts)];
    return all.flat().filter((part) => typeof part !== 'string');
  },
);

/** Lists the entries of all kinds, with the site and its pages. */
export function allEntries(content: Content): Entry<object>[] {
  const lists = Object.values<Entry<object> | Entry<object>[] | Content['pages']>(content).filter(
    Array.isArray,
  );
  const pages = Object.values(content.pages).filter((page) => page !== undefined);
  return [content.site, ...lists.flat(), ...pages];
}

/** Calls `visit` with every text in a value, and its path. */
export function eachText(
  value: unknown,
  visit: (text: string, path: DataPath) => void,
  path: DataPath = [],
): void {
  if (typeof value === 'string') visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    eachText(item, visit, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** Plain text without Markdown: an empty line between blocks, none between the items of a list. */
export function writePlain(blocks: readonly Block[]): string {
  return blocks
    .map(({ kind, marker, level, spans }, index) => {
      const follows = kind === 'item' && blocks[index - 1]?.kind === 'item';
      const before = index === 0 ? '' : follows ? '\n' : '\n\n';
      const words = spans.map((span) => span.text).join('');
      return `${before}${'  '.repeat(level)}${marker && `${marker} `}${words}`;
    })
    .join('');
}
