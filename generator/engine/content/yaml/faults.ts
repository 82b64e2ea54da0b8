/** Errors of the YAML parser as problems in plain words. */
import { type Document, type ErrorCode, isScalar, visit, type YAMLError } from 'yaml';
import { BULLETS } from '../../lib/bullets.ts';
import { dropInvisible } from '../../lib/invisible.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/problem.ts';
import { findBrokenEntry, findNotedEntry } from './entries.ts';

/** A problem without its place, and the offset of that place. */
export interface YamlFault {
  problem: Problem;
  start: number;
}

interface ParserError {
  /** The YAML that `start` counts in. */
  source: string;
  start: number;
  document: Document.Parsed;
}

/** Characters: a longer line is no slip, and most expressions here take time by its square. */
export const LONGEST_LINE = 5000;

/** The fault at its cause, which is not always where the parser noticed it. */
export function describeFault(
  { code, pos }: YAMLError,
  source: string,
  document: Document.Parsed,
): YamlFault {
  const isLong = lineAt(source, pos[0]).length > LONGEST_LINE;
  const describe =
    (isLong && code !== 'RESOURCE_EXHAUSTION' ? undefined : FAULTS[code]) ?? plain('yaml/syntax');
  return describe({ source, start: pos[0], document });
}

const FAULTS: { [Code in ErrorCode]?: (error: ParserError) => YamlFault } = {
  BAD_ALIAS: describeUnquoted,
  BAD_DQ_ESCAPE: plain('yaml/backslash'),
  BAD_INDENT: (error) => describeOpen(error) ?? describeIndentation(error),
  BAD_SCALAR_START: describeUnquoted,
  BLOCK_AS_IMPLICIT_KEY: (error) => {
    const rest = error.source.slice(error.start);
    if (/^\?\s/.test(rest)) return describeUnquoted(error);
    return /^ *- /.test(rest) ? describeIndentation(error) : describeSecondKey(error);
  },
  DUPLICATE_KEY: describeDuplicate,
  MISSING_CHAR: (error) =>
    describeQuestion(error) ??
    describeOpen(error) ??
    (KEY.test(lineAt(error.source, skipNotes(error))) ? describeIndentation(error) : describeNoColon(error)),
  MULTILINE_IMPLICIT_KEY: describeNoColon,
  MULTIPLE_DOCS: plain('yaml/documents'),
  NON_STRING_KEY: describeUnquoted,
  RESOURCE_EXHAUSTION: ({ source }) => describeExhausted(findDeepest(source)),
  TAB_AS_INDENT: describeTab,
  TAG_RESOLVE_FAILED: describeUnquoted,
  UNEXPECTED_TOKEN: describeToken,
};

/** A line with a key: its spaces, with the hyphen of an entry if it has one, and the key. */
const KEY = /^( *)(- +)?([\w-]+):(?=[ \t]|$)/;

function plain(code: 'yaml/backslash' | 'yaml/documents' | 'yaml/syntax') {
  return ({ start }: Pick<ParserError, 'start'>): YamlFault => ({ start, problem: problem(code, undefined) });
}

export function describeExhausted(start: number, isCircular = false): YamlFault {
  return { start, problem: problem('yaml/too-complex', undefined, { isCircular }) };
}

/** The start of brackets that open and do not close; how far the parser gets depends on the depth of the stack. */
function findDeepest(source: string): number {
  return Math.max(0, source.search(/(?:[[{][^[\]{}\n]*){20}/));
}

/** The question mark before a key, as in `title: ? who`: in YAML, it begins one. Undefined if there is none. */
export function describeQuestion({ source, start }: Pick<ParserError, 'source' | 'start'>) {
  const lineStart = lineStartOf(source, start);
  const mark = /(?<![^\s[{,])\?[ \t]*$/.exec(source.slice(lineStart, start));
  return mark ? describeUnquoted({ source, start: lineStart + mark.index }) : undefined;
}

const CLOSING = /["'\]}]/;

/** A quote or bracket that is never closed; undefined if none is open. */
function describeOpen({ source, start, document }: ParserError): YamlFault | undefined {
  let found: { start: number; isQuote: boolean } | undefined;
  visit(document, {
    Node(_, node) {
      const isQuote = isScalar(node) && node.type?.startsWith('QUOTE') === true;
      if (!(isQuote || ('flow' in node && node.flow)) || !node.range) return;
      const [first, last, end] = node.range;
      const isClosed = last - first > 1 && CLOSING.test(source.charAt(last - 1));
      if (first <= start && start <= (isClosed ? last - 1 : end)) found = { start: first, isQuote };
    },
  });
  if (!found) return undefined;
  const hasComment = /\s#/.test(restOfLine(source, found.start));
  return {
    start: found.start,
    problem: found.isQuote
      ? problem('yaml/quote', undefined)
      : problem('yaml/bracket', undefined, { hasComment, isGroup: source.charAt(found.start) === '{' }),
  };
}

/** A tab in front of a line: the spaces that it stands for, of which a key with the others has none. */
function describeTab({ source, start }: ParserError): YamlFault {
  const lines = linesAbove(source, lineStartOf(source, start));
  const above = lines.findLast((line) => /^ *[^\s#]/.test(line)) ?? '';
  const [, lead = '', hyphen = ''] = KEY.exec(above) ?? [];
  const column = lead.length + hyphen.length;
  const isEntry = /^\s*- /.test(lineAt(source, start));
  const list = isEntry ? findList(lines, lineAt(source, start).replace(/^\s+/, '')) : undefined;
  const spaces = /:\s*$/.test(above) ? column + 2 : (list ?? column);
  return { start, problem: problem('yaml/tab', undefined, { spaces }) };
}

/** Signs that word processors and people write in place of the hyphen of an entry. */
const BULLET = new RegExp(`^\\s*[*\u2010-\u2015${BULLETS}]\\s*([a-z_]+:(?: .*)?)$`);

/** An entry whose hyphen has no space behind it, or is another sign, and a note that begins with strokes. Undefined for any other line. */
function describeMark({ source, start }: Pick<ParserError, 'source' | 'start'>): YamlFault | undefined {
  const line = lineAt(source, start);
  const report = (text: string, slip: 'hyphen' | 'bullet' | 'note') => ({
    start,
    problem: problem('yaml/no-colon', undefined, { line: text, slip }),
  });
  const [, rest] = /^\s*-([a-z_]+:(?: .*)?)$/.exec(line) ?? [];
  if (rest !== undefined) return report(`- ${rest}`, 'hyphen');
  const [, entry] = BULLET.exec(line) ?? [];
  if (entry !== undefined) return report(`- ${entry}`, 'bullet');
  const [, note] = /^\s*\/\/\s*(\S.*)$/.exec(line) ?? [];
  return note === undefined ? undefined : report(`# ${note.trimEnd()}`, 'note');
}

/** A line in the wrong column: where it should begin if it belongs with the line above. */
export function describeIndentation(error: ParserError): YamlFault {
  const { source } = error;
  const start = skipNotes(error);
  const missing = describeMark({ source, start });
  if (missing) return missing;
  const lineStart = lineStartOf(source, start);
  const line = lineAt(source, start);
  const spaces = line.search(/\S|$/);
  const lines = linesAbove(source, lineStart);
  const above = lines.findLast((other) => /^ *[^\s#]/.test(other)) ?? '';
  const [, lead, hyphen = '', key] = KEY.exec(above) ?? [];
  const isEntry = line.startsWith('-', spaces);
  const ofKey = key === undefined ? undefined : (lead ?? '').length + hyphen.length;
  const wanted = isEntry ? findList(lines, line) : ofKey;
  const below = /^.*\r?\n( *)[^\s#]/.exec(source.slice(lineStart))?.[1] ?? '';
  const args = {
    spaces,
    wanted: wanted === spaces ? undefined : wanted,
    hasMore: isEntry && below.length > spaces,
    ...findBrokenEntry(lines, line),
  };
  return { start, problem: problem('yaml/indentation', undefined, args) };
}

/** The column of the list that an entry goes on: the one whose entries begin with the same key, or the only one. */
function findList(above: readonly string[], line: string): number | undefined {
  const keyOf = (entry: string) => /^ *- +([\w-]+:)/.exec(entry)?.[1];
  const key = keyOf(line);
  const lists = findLists(above);
  const [only, other] = lists;
  const same = lists.find((first) => key !== undefined && keyOf(first) === key);
  return (same ?? (other === undefined ? only : undefined))?.search(/-/);
}

/** The last entries of all lists that a line below can go on, the innermost first. */
function findLists(above: readonly string[]): string[] {
  let limit = Number.POSITIVE_INFINITY;
  const isOuter = (line: string) => {
    const column = line.search(/\S|$/);
    if (line.trim() === '' || line.trim().startsWith('#') || column >= limit) return false;
    limit = column;
    return true;
  };
  return above.toReversed().filter((line) => isOuter(line) && line.trim().startsWith('- '));
}

/** The offset of the line itself, after the empty lines and comments that the parser counts to it. */
function skipNotes({ source, start }: ParserError): number {
  return start + (/^(?:[ \t]*(?:#.*)?\r?\n)+/.exec(source.slice(start))?.[0].length ?? 0);
}

/** A second key within a text: on its line, or on one below that is indented as if it continued the text. */
function describeSecondKey(error: ParserError): YamlFault {
  const { source, start } = error;
  const [text = ''] = /^[^\n]*(?:\n(?!.*:(?:\s|$)).*)*/.exec(source.slice(start)) ?? [];
  const isBelow = !/:(\s|$)/.test(restOfLine(source, start));
  if (isBelow) {
    const next = start + text.length + 1;
    return describeIndentation({ ...error, start: next + lineAt(source, next).search(/\S|$/) });
  }
  if (source.slice(lineStartOf(source, start), start).trim() === '') return describeIndentation(error);
  const rest = restOfLine(source, start);
  const lead = source.slice(lineStartOf(source, start), start).trimStart();
  const inner = /^[\u2018-\u201f]([^\u2018-\u201f]*)[\u2018-\u201f]$/.exec(rest)?.[1];
  const quoted = inner === undefined ? undefined : quote(inner);
  const below = rest.endsWith(':') ? linesOfText(source, start) : [];
  const texts = below.map((line) => line.trim().replace(/^- +/, ''));
  const isList = below.every((line) => line.trim().startsWith('- '));
  const whole = [rest, texts.join(isList ? ', ' : ' ')].join(' ').trim();
  const args = { quoted, line: lead + quote(whole), ...(below.length > 0 && { lines: below.length }) };
  return { start, problem: problem('yaml/colon', undefined, args) };
}

/** The lines below a text that go on with it, as entries or as words: none of them has a key in the column of its own, or a colon. */
function linesOfText(source: string, start: number): string[] {
  const indent = lineAt(source, start).search(/\S|$/);
  const found: string[] = [];
  for (const line of source.slice(lineStartOf(source, start)).split(/\r?\n/).slice(1)) {
    const column = line.search(/\S|$/);
    if (line.trim() === '' || column < indent || /:(?:\s|$)|\s#/.test(line)) break;
    found.push(line);
  }
  return found;
}

/** A line without a colon, which may belong to a key above, `lyrics: |`, or lack the colon after its key, `name Noor Vale`. */
function describeNoColon({ source, start }: ParserError): YamlFault {
  const line = lineAt(source, start);
  const missing = describeMark({ source, start });
  if (missing) return missing;
  const keys = source.slice(0, lineStartOf(source, start)).match(/^[\w-]+:.*/gm) ?? [];
  const before = linesAbove(source, lineStartOf(source, start));
  const last = before.findLast((each) => /^\s*(?:- +)?[\w-]+:(?:\s|$)/.test(each)) ?? '';
  // A text of an entry, `description: |`, needs its spaces as well.
  const [, below] = /^\s+(?:- +)?([\w-]+):\s*[|>][+-]?\d?\s*$/.exec(last) ?? [];
  const above = below ?? /^([\w-]+):\s*(?:[|>][+-]?\d?)?\s*$/.exec(keys.at(-1) ?? '')?.[1];
  const [, goesOn] = /^([\w-]+):\s+[^\s|>"'[{#&*!].*\p{L}[^\p{L}]+\p{L}.*$/u.exec(keys.at(-1) ?? '') ?? [];
  const bare = /^- +([\w-]+:(?: .*)?)$/.exec(line)?.[1];
  if (bare !== undefined && above === undefined)
    return { start, problem: problem('yaml/no-colon', undefined, { line: bare, slip: 'entry' }) };
  const odd = readOddColon(line);
  if (odd !== undefined)
    return { start, problem: problem('yaml/no-colon', undefined, { line: odd, slip: 'odd' }) };
  const spaced = spaceAfterColon(line);
  if (spaced !== undefined)
    return { start, problem: problem('yaml/no-colon', undefined, { line: spaced, slip: 'space' }) };
  // Below a key texts look the same, unless they are indented.
  const [, key, value] =
    /^ *([a-z_]+) ?[;=] +([^:]+)$/.exec(line.trimEnd()) ??
    /^ +([a-z_]+) +([^:]+)$/.exec(line.trimEnd()) ??
    [];
  const isOutside = !/^\s/.test(line);
  // `lu lu` below `lyrics: la la` goes on with it: a word that comes again is no key.
  const isText = key !== undefined && value?.split(/\s+/).includes(key);
  const args = {
    ...((isOutside || below !== undefined) && above !== undefined && { above }),
    ...(isOutside && goesOn !== undefined && key === undefined && { goesOn }),
    ...(key !== undefined && !isText && { line: `${key}: ${value}` }),
  };
  return { start, problem: problem('yaml/no-colon', undefined, args) };
}

/** A line with a full-width colon, or with a character after its colon that only looks like a space, as it should be written. */
function readOddColon(line: string): string | undefined {
  const [, key, value = ''] = /^[\s-]*([\w-]+)\s*(?:\uff1a|:(?=[^ -~]))(.*)$/.exec(line) ?? [];
  const text = dropInvisible(value).trim();
  // A text may begin right after the colon, in which case only a space is missing.
  return key === undefined ? undefined : `${key}: ${text}`.trim();
}

/** A key and its text of `title:Ya`, as they should be written. Undefined for other texts, addresses among them. */
export function spaceAfterColon(text: string): string | undefined {
  const [, key, value] = /^\s*(?:- +)?([a-z_]+):(?!\/\/)([^ \n].*)$/.exec(text.trimEnd()) ?? [];
  return key === undefined ? undefined : `${key}: ${value?.trim()}`;
}

/** A key that comes twice. One that begins with a capital letter is a role of the credits, such as Vocals. */
function describeDuplicate(error: ParserError): YamlFault {
  const { source } = error;
  const start = skipNotes(error);
  const [, name = '', value = ''] = /^([^:\r\n]*):[ \t]*([^#\r\n]*)/.exec(source.slice(start)) ?? [];
  const key = name.trim();
  const missing = describeMark({ source, start });
  if (missing) return missing;
  const lead = `${source.slice(lineStartOf(source, start), start)}${name}:`;
  const lines = source.slice(0, start).split(/\r?\n/);
  const first = lines.findLast((line) => line.startsWith(lead))?.slice(lead.length) ?? '';
  const names = /^\p{Lu}/u.test(key)
    ? [key, namesOf(first.replace(/\s#.*/, '')) || 'first name', namesOf(value) || 'second name']
    : [];
  const column = start - lineStartOf(source, start);
  const noted = findNotedEntry(linesAbove(source, lineStartOf(source, start)), column - 2);
  const args = { key, names, ...(noted && { noted }), ...(names.length === 0 && findEntry(source, start)) };
  return { start, problem: problem('yaml/duplicate-key', undefined, args) };
}

/** Reads names without the brackets of a list. */
function namesOf(value: string): string {
  return value.trim().replace(/^\[(.*)\]$/, '$1');
}

/** The first line of another entry of a list, if its hyphen was forgotten: the first key of the entry above comes again. */
function findEntry(source: string, start: number): { entry?: string } {
  const lineStart = lineStartOf(source, start);
  const indent = source.slice(lineStart, start);
  const line = restOfLine(source, start);
  const above = source.slice(0, lineStart).split(/\r?\n/);
  const first = above.findLast((each) => each.trim() !== '' && !each.startsWith(indent)) ?? '';
  const [, hyphen = '', key = ''] = /^( *- +)([^:]+:)/.exec(first) ?? [];
  if (hyphen.length === indent.length && key && line.startsWith(key)) return { entry: `- ${line}` };
  // `tracks:` with a `title:` right below it, and again: none of its entries has a hyphen.
  const top = above[above.lastIndexOf(first) + 1] ?? '';
  const isList =
    indent !== '' && /s: *$/.test(first) && top.startsWith(`${indent}${/^[^:]*:/.exec(line)?.[0]}`);
  return isList ? { entry: `- ${line}` } : {};
}

function describeToken(error: ParserError): YamlFault {
  const { source, start } = error;
  const indented = findIndentedStart(source);
  const lineStart = lineStartOf(source, start);
  const before = source.slice(lineStart, start);
  if (start === indented || (indented !== undefined && before.trim() === '')) {
    const spaces = indented - lineStartOf(source, indented);
    return {
      start: indented,
      problem: problem('yaml/indentation', undefined, { spaces, wanted: 0, isFirst: true }),
    };
  }
  // `title: > 100` is a text on one line.
  const sign = /[|>](?=[ \t]+$)/.exec(before);
  if (sign && restOfLine(source, start) !== '')
    return describeUnquoted({ source, start: lineStart + sign.index });
  if (/[|>][+-]?\d?$/.test(before) || /^[|>]/.test(source.slice(start)))
    return { start, problem: problem('yaml/needs-quotes', undefined, { wording: 'block' }) };
  const value = before.replace(/^\s*(- +)?([\w -]+:\s+)?/, '');
  const placeholder = /\{\s*[\w.-]+\s*\}\s*$/.exec(before)?.[0];
  const whole = placeholder
    ? dropLoneQuote(placeholder + textAt(source, start))
    : value + restOfLine(source, start);
  if (placeholder || /^[[{"']/.test(value)) {
    const character = placeholder ? '{' : value.charAt(0);
    // `"Soul", "Folk"` is a list without its brackets.
    if (QUOTED.test(whole)) {
      const args = { wording: 'list' as const, character, quoted: quote(whole), words: `[${whole}]` };
      return { start, problem: problem('yaml/needs-quotes', undefined, args) };
    }
    const args = { wording: 'whole' as const, character, quoted: quote(whole) };
    return { start, problem: problem('yaml/needs-quotes', undefined, args) };
  }
  if (source[start] !== '-') return plain('yaml/syntax')(error);
  return { start, problem: problem('yaml/list', undefined, { entry: restOfLine(source, start) }) };
}

/** Texts in quotes between commas. */
const QUOTED = /^(?:"[^"]*"|'[^']*')(?:,\s*(?:"[^"]*"|'[^']*'))+$/;

/** The offset of the first key, if spaces come before it: then all others look wrong. */
function findIndentedStart(source: string): number | undefined {
  return /^(?:[ \t]*(?:#.*)?\r?\n)* +(?=[^\s#])/.exec(source)?.[0].length;
}

/** A text that begins with a character that means something in YAML. */
export function describeUnquoted({ source, start }: Pick<ParserError, 'source' | 'start'>): YamlFault {
  const quoted = quote(textAt(source, start));
  const character = source.charAt(start);
  // A star begins the entries of lists in other programs: `* Soul`.
  const entry = /^ *\* +(\S.*)$/.exec(lineAt(source, start))?.[1];
  const args =
    entry === undefined || character !== '*'
      ? { wording: 'start' as const, character, quoted }
      : { wording: 'entry' as const, character, quoted, words: `- ${entry}` };
  return { start, problem: problem('yaml/needs-quotes', undefined, args) };
}

/** A text that lacks its quotes: in brackets it ends with them, or where the next key begins. */
function textAt(source: string, start: number): string {
  const rest = restOfLine(source, start);
  const lead = source.slice(lineStartOf(source, start), start);
  const open: string[] = [];
  for (const [sign] of lead.matchAll(/[[\]{}]/g)) {
    if (sign === '[' || sign === '{') open.push(sign);
    else open.pop();
  }
  const end = TEXT_ENDS[open.at(-1) ?? ''];
  return end ? rest.replace(end, '') : rest;
}

const TEXT_ENDS: Record<string, RegExp> = {
  '[': /\s*[,\]].*$/,
  '{': /\s*(?:,\s*[\w-]+:\s.*|\}.*)$/,
};

/** A text without the quote at its end, if no other is in it: where it begins there is none. */
function dropLoneQuote(text: string): string {
  return /^[^"]*"$|^[^']*'$/.test(text) ? text.slice(0, -1) : text;
}

export function lineStartOf(source: string, offset: number): number {
  return source.lastIndexOf('\n', offset - 1) + 1;
}

function linesAbove(source: string, lineStart: number): string[] {
  return source.slice(0, lineStart).split(/\r?\n/).slice(0, -1);
}

function lineAt(source: string, offset: number): string {
  return /^[^\r\n]*/.exec(source.slice(lineStartOf(source, offset)))?.[0] ?? '';
}

function restOfLine(source: string, start: number): string {
  return /^[^\r\n]*/.exec(source.slice(start))?.[0].trim() ?? '';
}

/** A text in double quotes, or in single ones if the text contains double ones. */
export function quote(text: string): string {
  const bare = unquote(text);
  return bare.includes('"') ? `'${bare.replaceAll("'", "''")}'` : `"${bare}"`;
}

/** A text without the quotes around it. */
export function unquote(text: string): string {
  return text.replace(/^(["'])(.*)\1$/, '$2');
}
