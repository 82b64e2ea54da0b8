/** Fixes of texts that YAML cannot read: the signs and spaces that they lack are put in, or those too many taken out. */
import { readDocument } from '../content/yaml/document.ts';
import { lineStartOf, quote } from '../content/yaml/faults.ts';
import { lineEnd } from '../edit/lines.ts';
import { dropControls, dropStray } from '../lib/invisible.ts';
import { fieldOf } from '../lib/record.ts';
import { type Draft, type FixPlace, newlineOf, replacePart, withSource } from './place.ts';

type Fixer = (place: FixPlace, values: unknown) => string | undefined;

/** @param values of the problem */
export function fixFault(code: string, place: FixPlace, values: unknown): Draft | undefined {
  const text = FIXERS[code]?.(place, values);
  return text === undefined ? undefined : { how: LOSING.has(code) ? 'value' : 'marks', text };
}

/** Returns true if problems of a code have a fixer here. */
export function isFault(code: string): boolean {
  return Object.hasOwn(FIXERS, code);
}

const FIXERS: Record<string, Fixer> = {
  'files/control-character': dropControl,
  'files/invisible': ({ text }) => dropStray(text).text,
  'front-matter/missing': dropLinesAbove,
  'yaml/backslash': (place) =>
    place.source[place.at] === '\\' ? replacePart(place, place.at, place.at, '\\') : undefined,
  'yaml/bracket': closeBracket,
  'yaml/colon': quoteRest,
  'yaml/documents': dropFence,
  'yaml/duplicate-key': (place, values) => joinNames(place, values) ?? beginEntry(place, values),
  'yaml/indentation': indent,
  'yaml/list': moveEntry,
  'yaml/needs-quotes': quoteText,
  'yaml/no-colon': writeLine,
  'yaml/odd-space': (place) =>
    withSource(
      place,
      place.source.replace(/^[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff -]+/gm, (odd) =>
        odd.replace(/[\u200b\ufeff]/g, '').replace(/\P{ASCII}/gu, ' '),
      ),
    ),
  'yaml/quote': closeQuote,
  'yaml/tab': replaceTabs,
};

/** A sign is spelled with a word, and two lines become one with the key of both. */
const LOSING = new Set(['files/control-character', 'yaml/duplicate-key']);

function textOf(values: unknown, key: string): string | undefined {
  const value = fieldOf(values, key);
  return typeof value === 'string' ? value : undefined;
}

/** The rest of the line from the place on, and the end of the text in it: a comment at its end is not of it. */
function restOf({ source, at }: FixPlace, from = at): { rest: string; end: number } {
  const rest = source.slice(from, lineEnd(source, from)).replace(/\s+(?:#\s.*)?$/, '');
  return { rest, end: from + rest.length };
}

function lineOf({ source, at }: FixPlace): { from: number; to: number; line: string } {
  const from = lineStartOf(source, at);
  const to = lineEnd(source, at);
  return { from, to, line: source.slice(from, to) };
}

function isInBrackets({ source, at }: FixPlace): boolean {
  const lead = source.slice(lineStartOf(source, at), at);
  return lead.split(/[[{]/).length > lead.split(/[\]}]/).length;
}

/** Drops a control character that is spelled as `\\0`, or all literal ones. */
function dropControl(place: FixPlace, values: unknown): string | undefined {
  const spelling = textOf(values, 'spelling');
  if (spelling === undefined) return dropControls(place.text);
  const isThere = place.text.startsWith(spelling, place.start + place.at);
  return isThere ? replacePart(place, place.at, place.at + spelling.length, '') : undefined;
}

function dropLinesAbove({ text }: FixPlace, values: unknown): string | undefined {
  return fieldOf(values, 'found') === 'late' ? text.replace(/^\s*\n(?=---)/, '') : undefined;
}

/** Closes a bracket. Lines below it that are indented deeper belong to the list. */
function closeBracket(place: FixPlace, values: unknown): string | undefined {
  const { source, at } = place;
  const closing = source[at] === '{' ? '}' : ']';
  const { line, to } = lineOf(place);
  const below =
    new RegExp(`^(?:\\r?\\n {${line.search(/\S|$/) + 1},}\\S.*)*`).exec(source.slice(to))?.[0] ?? '';
  const list = source.slice(at, to + below.length);
  if (fieldOf(values, 'hasComment') === true || list.includes(closing) || /[:#]\s/.test(below))
    return undefined;
  const { end } = restOf(place, below === '' ? at : lineStartOf(source, to + below.length));
  return replacePart(place, end, end, closing);
}

function quoteRest(place: FixPlace, values: unknown): string | undefined {
  if (isInBrackets(place)) return undefined;
  const [lines, whole] = [fieldOf(values, 'lines'), textOf(values, 'line')];
  if (typeof lines === 'number' && whole !== undefined) {
    const { from, to, line } = lineOf(place);
    const below = place.source.slice(to).match(new RegExp(`^(?:\\r?\\n.*){${lines}}`))?.[0] ?? '';
    return replacePart(place, from + line.search(/\S|$/), to + below.length, whole);
  }
  const { rest, end } = restOf(place);
  return replacePart(place, place.at, end, textOf(values, 'quoted') ?? quote(rest));
}

function dropFence(place: FixPlace): string | undefined {
  const { from, to, line } = lineOf(place);
  const { source } = place;
  if (!/^(?:---|\.\.\.)\s*$/.test(line)) return undefined;
  return replacePart(place, from, to + (/^\r?\n/.exec(source.slice(to))?.[0].length ?? 0), '');
}

/** `Vocals: Ada` and `Vocals: Eve`. */
function joinNames(place: FixPlace, values: unknown): string | undefined {
  const names = fieldOf(values, 'names');
  const [key, ...people]: unknown[] = Array.isArray(names) ? names : [];
  const { source, at } = place;
  const { from, to, line } = lineOf(place);
  const lead = `${line.slice(0, at - from)}${key}:`;
  const first = source
    .slice(0, from)
    .split('\n')
    .findLastIndex((each) => each.startsWith(lead));
  if (key === undefined || first === -1 || line.includes('#') || people.includes('first name'))
    return undefined;
  const lines = source.slice(0, from).split('\n');
  if (lines[first]?.includes('#')) return undefined;
  const ending = lines[first]?.endsWith('\r') ? '\r' : '';
  lines[first] = `${lead} [${people.join(', ')}]${ending}`;
  const rest = source.slice(to).replace(/^\r?\n/, '');
  return withSource(place, lines.join('\n') + rest);
}

/** The hyphen of an entry before its first key, in place of the spaces there; where no entry has one, before each. */
function beginEntry(place: FixPlace, values: unknown): string | undefined {
  const { source, at } = place;
  const { from, line } = lineOf(place);
  const indent = line.slice(0, at - from);
  const key = /^[^:]*:/.exec(line)?.[0] ?? '';
  const [group = '', lead = ''] =
    new RegExp(`(^|\\n) *[\\w-]+: *\\r?\\n(?:${indent}(?! *-).*\\r?\\n| *\\r?\\n)*$`).exec(
      source.slice(0, from),
    ) ?? [];
  if (textOf(values, 'entry') !== undefined && group.includes(`\n${key}`)) {
    const start = from - group.length + lead.length;
    const below = new RegExp(`^(?:(?:${indent}.*| *\\r?)(?:\\n|$))*`).exec(source.slice(from))?.[0] ?? '';
    const [head = '', ...lines] = source.slice(start, from + below.length).split('\n');
    const moved = lines.map((each) =>
      each.trim() ? indent + (each.startsWith(key) ? '- ' : '  ') + each.slice(indent.length) : each,
    );
    return replacePart(place, start, from + below.length, [head, ...moved].join('\n'));
  }
  const isClear = textOf(values, 'entry') !== undefined && source.slice(at - 2, at) === '  ';
  return isClear ? replacePart(place, at - 2, at, '- ') : undefined;
}

/** Moves a line, together with those below that are indented deeper. */
function indent(place: FixPlace, values: unknown): string | undefined {
  const [spaces, wanted] = [fieldOf(values, 'spaces'), fieldOf(values, 'wanted')];
  if (typeof spaces !== 'number' || typeof wanted !== 'number') return undefined;
  if (fieldOf(values, 'entry') !== undefined || fieldOf(values, 'noted') !== undefined) return undefined;
  const { source } = place;
  if (fieldOf(values, 'isFirst') === true) {
    const isAll = source.split('\n').every((line) => line.trim() === '' || line.search(/\S/) >= spaces);
    return isAll ? withSource(place, source.replace(new RegExp(`^ {1,${spaces}}`, 'gm'), '')) : undefined;
  }
  const { from, line } = lineOf(place);
  if (line.search(/\S/) !== spaces) return undefined;
  const block =
    new RegExp(`^[^\\n]*(?:\\n(?: {${spaces + 1},}[^\\n]*|[ \\t]*\\r?(?=\\n)))*`).exec(
      source.slice(from),
    )?.[0] ?? '';
  // Not by `^`, which is between the two signs of a line end of Windows as well.
  const moved = block.replace(new RegExp(`(^|\\n) {${spaces}}(?=[^\\r\\n])`, 'g'), `$1${' '.repeat(wanted)}`);
  return replacePart(place, from, from + block.length, moved);
}

/** `tracks: - title: One`. */
function moveEntry(place: FixPlace): string | undefined {
  const { source, at } = place;
  const { from, line } = lineOf(place);
  const column = line.search(/[^\s-]/);
  const before = source.slice(from, at).trimEnd();
  if (!before.endsWith(':')) return undefined;
  return replacePart(place, from, at, `${before}${newlineOf(place)}${' '.repeat(column + 2)}`);
}

function quoteText(place: FixPlace, values: unknown): string | undefined {
  const { source, at } = place;
  if (fieldOf(values, 'wording') === 'entry') {
    const { from, line } = lineOf(place);
    const indent = line.slice(0, at - from);
    const block = new RegExp(`^(?:${indent}[* ].*(?:\\n|$))*`).exec(source.slice(from))?.[0] ?? '';
    const entries = block.replace(new RegExp(`^${indent}\\* +(?=\\S)`, 'gm'), `${indent}- `);
    return replacePart(place, from, from + block.length, entries);
  }
  const quoted = textOf(values, 'quoted');
  const bare = quoted?.replace(/^(["'])(.*)\1$/, '$2').replaceAll("''", "'");
  const words = textOf(values, 'words');
  // An address is not removed without asking.
  const isLink = words !== undefined && bare?.includes('](');
  if (bare === undefined || /\s#/.test(bare) || isLink) return undefined;
  const isStart = fieldOf(values, 'wording') === 'start';
  const from = isStart ? at : lineStartOf(source, at);
  const index = source.slice(from, lineEnd(source, at)).indexOf(bare);
  if (index === -1 || (isStart && index > 1)) return undefined;
  // Quotes around a part of it are put around all of it.
  const first = from + index;
  const start = /["']/.test(source[first - 1] ?? '') ? first - 1 : first;
  const end = first + bare.length;
  const isQuoted = /["']/.test(source[end] ?? '');
  return replacePart(place, start, end + (isQuoted ? 1 : 0), words ?? quote(bare));
}

/** A colon after the key, or the space after the colon. */
function writeLine(place: FixPlace, values: unknown): string | undefined {
  const written = textOf(values, 'line');
  const { from, to, line } = lineOf(place);
  if (fieldOf(values, 'goesOn') !== undefined)
    return /^[a-z_]+\b/.test(line) ? undefined : replacePart(place, from, from, '  ');
  const isOfHyphen = ['hyphen', 'entry'].includes(textOf(values, 'slip') ?? '');
  const lead = (isOfHyphen ? /^\s*/ : /^[\s-]*/).exec(line)?.[0] ?? '';
  const isSame = written?.replace(/[^\p{L}\p{N}]/gu, '') === line.replace(/[^\p{L}\p{N}]/gu, '');
  return written !== undefined && isSame ? replacePart(place, from, to, lead + written) : undefined;
}

/** Spaces: the widths of a tab that editors have. */
const WIDTHS = [2, 4, 8, 0];

/** Tabs before lines become as many spaces as the lines around them need. */
function replaceTabs(place: FixPlace): string | undefined {
  const sources = WIDTHS.map((width) =>
    place.source.replace(/^[ \t]*\t[ \t]*/gm, (indent) => indent.replaceAll('\t', ' '.repeat(width))),
  );
  const [first = ''] = sources;
  return withSource(place, sources.find((source) => readDocument(source).faults.length === 0) ?? first);
}

function closeQuote(place: FixPlace): string | undefined {
  const { source, at } = place;
  const mark = source[at] ?? '';
  const line = source.slice(at + 1, lineEnd(source, at));
  const below = source.slice(lineEnd(source, at)).trimStart().split('\n', 1)[0] ?? '';
  const goesOn = below.trimEnd().endsWith(mark) && !/^[\w-]+:\s/.test(below);
  if (!/["']/.test(mark) || line.includes(mark) || /\s#/.test(line) || isInBrackets(place) || goesOn)
    return undefined;
  const { end } = restOf(place);
  return replacePart(place, end, end, mark);
}
