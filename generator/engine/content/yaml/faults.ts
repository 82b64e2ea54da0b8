/** Errors of the YAML parser as problems in plain words. */
import type { YAMLParseError, YAMLWarning } from 'yaml';
import { type Position, type Problem, problem } from '../../problems/index.ts';
import { describeMovedLeft, findIndentedStart, isLineStart, lineStartOf } from './indentation.ts';

export interface YamlFault {
  kind: FaultKind;
  /** Its offset. */
  start: number;
}

export type FaultKind =
  | 'after-value'
  | 'bad-start'
  | 'backslash'
  | 'block-header'
  | 'bracket'
  | 'circular'
  | 'documents'
  | 'duplicate-key'
  | 'exhausted'
  | 'hyphen'
  | 'indent'
  | 'key-start'
  | 'list'
  | 'moved-left'
  | 'nested-key'
  | 'no-colon'
  | 'odd-space'
  | 'other'
  | 'quote'
  | 'tab'
  | 'token';

/** By the parser's code; where one code means several things, only its message tells them apart. */
const KINDS: { [Code in string]?: FaultKind | [said: RegExp, kind: FaultKind][] } = {
  BLOCK_AS_IMPLICIT_KEY: [
    [/sequence/, 'hyphen'],
    [/^/, 'nested-key'],
  ],
  TAB_AS_INDENT: 'tab',
  MULTILINE_IMPLICIT_KEY: 'no-colon',
  MISSING_CHAR: [
    [/quote/, 'quote'],
    [/map values/, 'no-colon'],
    [/^Sequence item/, 'moved-left'],
    [/^(Flow|Missing (closing|,))/, 'bracket'],
  ],
  BAD_SCALAR_START: 'bad-start',
  TAG_RESOLVE_FAILED: 'bad-start',
  BAD_ALIAS: 'bad-start',
  UNEXPECTED_TOKEN: [
    [/^Block scalar header/, 'block-header'],
    [/block-seq-ind/, 'list'],
    [/^Unexpected scalar at node end$/, 'after-value'],
    [/^/, 'token'],
  ],
  BAD_INDENT: [
    [/^Flow/, 'bracket'],
    [/sequence/, 'hyphen'],
    [/^/, 'indent'],
  ],
  DUPLICATE_KEY: 'duplicate-key',
  BAD_DQ_ESCAPE: 'backslash',
  MULTIPLE_DOCS: 'documents',
  NON_STRING_KEY: 'key-start',
  RESOURCE_EXHAUSTION: 'exhausted',
};

export function classifyFault({ code, message, pos: [start] }: YAMLParseError | YAMLWarning): YamlFault {
  const kinds = Object.hasOwn(KINDS, code) ? KINDS[code] : undefined;
  const kind = Array.isArray(kinds) ? kinds.find(([said]) => said.test(message))?.[1] : kinds;
  return { kind: kind ?? 'other', start };
}

/** @param source the YAML that the fault's offset counts in */
export function describeFault({ kind, start }: YamlFault, source: string, at: Position): Problem {
  switch (kind) {
    case 'hyphen':
      return problem('yaml/indentation', at, { wording: 'hyphen' });
    case 'indent':
      return problem('yaml/indentation', at, { wording: 'group' });
    case 'moved-left':
      return describeMovedLeft(source, start, at);
    case 'nested-key':
      return isLineStart(source, start)
        ? problem('yaml/indentation', at, { wording: 'continues' })
        : problem('yaml/colon', at, describeColon(source, start));
    case 'tab':
      return problem('yaml/tab', at);
    case 'no-colon':
      return problem('yaml/no-colon', at, {
        ...findTextAbove(source, start),
        ...findSpacedKey(source, start),
      });
    case 'odd-space':
      return problem('yaml/odd-space', at);
    case 'quote':
      return problem('yaml/quote', at);
    case 'bracket':
      return problem('yaml/bracket', at, { hasComment: /\s#/.test(restOfLine(source, start)) });
    case 'bad-start':
      return problem('yaml/needs-quotes', at, {
        wording: 'start',
        character: source.charAt(start),
        quoted: quote(textAt(source, start)),
      });
    case 'key-start':
      return problem('yaml/needs-quotes', at, { wording: 'key', character: source.charAt(start) });
    case 'duplicate-key':
      return problem('yaml/duplicate-key', at, describeDuplicate(source, start));
    case 'backslash':
      return problem('yaml/backslash', at);
    case 'documents':
      return problem('yaml/documents', at);
    case 'exhausted':
    case 'circular':
      return problem('yaml/too-complex', at, { isCircular: kind === 'circular' });
    case 'after-value':
    case 'block-header':
    case 'list':
    case 'token':
      return describeToken(kind, source, start, at);
    case 'other':
      return problem('yaml/syntax', at);
  }
}

/** The line in quotes; of a text in curly ones, the text alone. */
function describeColon(source: string, start: number): { quoted: string | undefined; line: string } {
  const text = restOfLine(source, start);
  const lead = source.slice(lineStartOf(source, start), start).trimStart();
  return { quoted: straighten(text), line: lead + quote(text) };
}

/** The key above whose text a line without a key may belong to: `lyrics: |`. */
function findTextAbove(source: string, start: number): { above?: string } {
  const lineStart = lineStartOf(source, start);
  if (/^\s/.test(source.slice(lineStart))) return {};
  const keys = source.slice(0, lineStart).match(/^[\w-]+:.*/gm) ?? [];
  const above = /^([\w-]+):\s*(?:[|>][+-]?\d?)?\s*$/.exec(keys.at(-1) ?? '')?.[1];
  return above === undefined ? {} : { above };
}

/** `name Noor Vale`, the colon forgotten; only where it is indented, for below a key texts would look the same. */
function findSpacedKey(source: string, start: number): { line?: string } {
  const line = /^.*/.exec(source.slice(lineStartOf(source, start)))?.[0] ?? '';
  const [, key, value] = /^ +([a-z_]+) +([^:]+)$/.exec(line.trimEnd()) ?? [];
  return key === undefined || value === undefined ? {} : { line: `${key}: ${value}` };
}

/** Keys are in lower case; what begins with a capital letter is a role of the credits, such as Vocals. */
function describeDuplicate(source: string, start: number): { key: string; names: string[]; entry?: string } {
  const [, key = '', value = ''] = /^([^:\r\n]*):[ \t]*([^#\r\n]*)/.exec(source.slice(start)) ?? [];
  const role = key.trim();
  if (!/^\p{Lu}/u.test(role)) return { key: role, names: [], ...findEntry(source, start) };
  const lead = `${source.slice(lineStartOf(source, start), start)}${key}:`;
  const first = source
    .slice(0, start)
    .split(/\r?\n/)
    .findLast((line) => line.startsWith(lead))
    ?.slice(lead.length)
    .replace(/\s#.*/, '')
    .trim();
  return { key: role, names: [role, first || 'first name', value.trim() || 'second name'] };
}

/** The line that another entry of a list begins with, where the first key of the one above comes again: the hyphen was forgotten. */
function findEntry(source: string, start: number): { entry?: string } {
  const lineStart = lineStartOf(source, start);
  const indent = source.slice(lineStart, start);
  const line = restOfLine(source, start);
  const above = source.slice(0, lineStart).split(/\r?\n/);
  const first = above.findLast((each) => each.trim() !== '' && !each.startsWith(indent)) ?? '';
  const [, hyphen = '', key = ''] = /^( *- +)([^:]+:)/.exec(first) ?? [];
  return hyphen.length === indent.length && key && line.startsWith(key) ? { entry: `- ${line}` } : {};
}

function describeToken(kind: FaultKind, source: string, start: number, at: Position): Problem {
  const lineStart = lineStartOf(source, start);
  if (start === findIndentedStart(source)) {
    return problem('yaml/indentation', at, { wording: 'right', spaces: start - lineStart });
  }
  if (kind === 'block-header') return problem('yaml/needs-quotes', at, { wording: 'block' });
  const before = source.slice(lineStart, start);
  const value = before.replace(/^\s*(- +)?([\w -]+:\s+)?/, '');
  const placeholder = /\{\s*[\w.-]+\s*\}\s*$/.exec(before)?.[0];
  const rest = restOfLine(source, start);
  const whole = placeholder ? placeholder + rest.replace(/\s*[,}\]].*$/, '') : value + rest;
  if (placeholder || /^[[{"']/.test(value)) {
    const character = placeholder ? '{' : value.charAt(0);
    return problem('yaml/needs-quotes', at, { wording: 'whole', character, quoted: quote(whole) });
  }
  return kind === 'list' ? problem('yaml/list', at) : problem('yaml/syntax', at);
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

function restOfLine(source: string, start: number): string {
  return /^[^\r\n]*/.exec(source.slice(start))?.[0].trim() ?? '';
}

/** A text that begins with the curly quotes of a word processor, in straight ones. */
function straighten(text: string): string | undefined {
  return /^[\u2018-\u201f]/.test(text)
    ? quote(text.replace(/^[\u2018-\u201f]|[\u2018-\u201f]$/g, ''))
    : undefined;
}

/** A text in double quotes, or in single ones where the text holds double ones. */
export function quote(text: string): string {
  const bare = text.replace(/^(["'])(.*)\1$/, '$2');
  return bare.includes('"') ? `'${bare.replaceAll("'", "''")}'` : `"${bare}"`;
}
