/**
 * Reads the YAML that most files hold: keys, lists, and values on one line. Anything else, and anything odd, is left to the
 * parser of all YAML, which takes ten times as long.
 */
import { pathKey } from '../entry.ts';
import type { DataPath } from '../types.ts';
import type { KeySpan } from './lookup.ts';

export interface QuickYaml {
  data: unknown;
  spans: Map<string, KeySpan>;
}

interface Line {
  indent: number;
  /** Offsets of what is on it, without spaces around. */
  start: number;
  end: number;
}

/** Spaces of other kinds, control characters, comments, marks of documents, commas of other scripts. */
const ODD = /(?![ \n])[\s\p{Cc}\u200b]|(?:^|\s)#|^(?:---|\.\.\.|%)|[،、，]/mu;
const KEY = /[A-Za-z][\w-]*(?=:(?: |$))/my;
const DASH = /- +(?=\S)/y;
/** Keys that are no texts to YAML. */
const WORD = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
/** What plain values do not begin with. */
const INDICATOR = /^[-?:,[\]{}#&*!|>'"%@`=<~]/;
const QUOTED = /^(?:"[^"\\]*"|'[^']*')$/;
const NUMBER = /^\d{1,15}$/;
/** May be a number of another form, or a word of YAML's own. */
const NO_TEXT = /^(?:[-+]?[.\d][\w.+-]*|null|true|false)$/i;
/** Of numbers by their beginning, these are none. */
const DATE = /^\d{4}-\d\d(?:-\d\d)?$/;

/** The parser knows what to say of what is nested without end. */
const DEEPEST = 20;

/** Thrown from any depth, and caught here. */
const NOT_QUICK = new Error('This YAML is not quick to read.');

/** Undefined for what is left to the parser. It says nothing of what is wrong. */
export function readQuickly(source: string): QuickYaml | undefined {
  if (ODD.test(source)) return undefined;
  try {
    return readLines(source, divideLines(source));
  } catch (error) {
    if (error === NOT_QUICK) return undefined;
    throw error;
  }
}

function divideLines(source: string): Line[] {
  const lines: Line[] = [];
  for (let from = 0; from < source.length; ) {
    const next = source.indexOf('\n', from);
    const to = next === -1 ? source.length : next;
    const text = source.slice(from, to);
    const trimmed = text.trim();
    const indent = text.length - text.trimStart().length;
    if (trimmed !== '') lines.push({ indent, start: from + indent, end: from + indent + trimmed.length });
    from = to + 1;
  }
  return lines;
}

function readLines(source: string, lines: Line[]): QuickYaml {
  const spans = new Map<string, KeySpan>();
  let at = 0;

  function readBlock(path: DataPath, key: number | undefined, indent: number): unknown {
    const line = lines[at];
    if (!line || line.indent !== indent || path.length > DEEPEST) throw NOT_QUICK;
    const span: KeySpan = { key, start: line.start, end: line.end };
    spans.set(pathKey(path), span);
    const data = source.startsWith('- ', line.start) ? readList(path, indent) : readMap(path, indent);
    span.end = lines[at - 1]?.end ?? span.end;
    return data;
  }

  function readMap(path: DataPath, indent: number): object {
    const data: Record<string, unknown> = {};
    for (let line = lines[at]; line?.indent === indent; line = lines[at]) {
      if (source.startsWith('- ', line.start)) break;
      const key = match(KEY, source, line.start);
      if (WORD.test(key) || Object.hasOwn(data, key)) throw NOT_QUICK;
      const colon = line.start + key.length;
      data[key] = readBehind([...path, key], line, colon + 1);
    }
    return data;
  }

  /** What stands behind a key, or below it. */
  function readBehind(path: DataPath, line: Line, from: number): unknown {
    at += 1;
    if (from < line.end) {
      if ((lines[at]?.indent ?? 0) > line.indent) throw NOT_QUICK;
      return readInline(path, line.start, skipSpaces(source, from), line.end);
    }
    const next = lines[at];
    const isBelow = next && (next.indent > line.indent || source.startsWith('- ', next.start));
    if (!isBelow || next.indent < line.indent) throw NOT_QUICK;
    return readBlock(path, line.start, next.indent);
  }

  function readList(path: DataPath, indent: number): unknown[] {
    const data: unknown[] = [];
    for (let line = lines[at]; line?.indent === indent; line = lines[at]) {
      if (!source.startsWith('- ', line.start)) break;
      const width = match(DASH, source, line.start).length;
      // What stands behind a dash is a line of its own, that much further in.
      const inner = { indent: indent + width, start: line.start + width, end: line.end };
      lines[at] = inner;
      if (isKey(source, inner.start)) data.push(readBlock([...path, data.length], undefined, inner.indent));
      else {
        at += 1;
        if ((lines[at]?.indent ?? 0) > indent) throw NOT_QUICK;
        data.push(readInline([...path, data.length], undefined, inner.start, inner.end));
      }
    }
    return data;
  }

  function readInline(path: DataPath, key: number | undefined, start: number, end: number): unknown {
    const sign = source[start];
    if (sign !== '[' && sign !== '{') {
      spans.set(pathKey(path), { key, start, end });
      return readScalar(source.slice(start, end));
    }
    const found = readFlow(path, key, start, end);
    if (found.end !== end) throw NOT_QUICK;
    return found.data;
  }

  function readFlow(
    path: DataPath,
    key: number | undefined,
    start: number,
    limit: number,
  ): { data: unknown; end: number } {
    if (path.length > DEEPEST) throw NOT_QUICK;
    const sign = source[start];
    const span: KeySpan = { key, start, end: limit };
    spans.set(pathKey(path), span);
    if (sign !== '[' && sign !== '{') {
      const [text = ''] = /^(?:"[^"\\]*"|'[^']*'|[^,[\]{}]+)/.exec(source.slice(start, limit)) ?? [];
      const trimmed = text.trimEnd();
      span.end = start + trimmed.length;
      return { data: readScalar(trimmed), end: start + text.length };
    }
    const list: unknown[] = [];
    const map: Record<string, unknown> = {};
    const close = sign === '[' ? ']' : '}';
    for (let from = start + 1; ; from += 1) {
      from = skipSpaces(source, from);
      const name = sign === '{' ? match(KEY, source, from) : '';
      if (WORD.test(name) || Object.hasOwn(map, name)) throw NOT_QUICK;
      const value = name === '' ? from : skipSpaces(source, from + name.length + 1);
      const inner = [...path, name === '' ? list.length : name];
      const found = readFlow(inner, name === '' ? undefined : from, value, limit);
      if (name === '') list.push(found.data);
      else map[name] = found.data;
      from = skipSpaces(source, found.end);
      if (from >= limit) throw NOT_QUICK;
      if (source[from] === close) {
        span.end = from + 1;
        return { data: sign === '[' ? list : map, end: from + 1 };
      }
      if (source[from] !== ',') throw NOT_QUICK;
    }
  }

  const data = readBlock([], undefined, 0);
  if (at < lines.length) throw NOT_QUICK;
  return { data, spans };
}

function readScalar(text: string): unknown {
  if (QUOTED.test(text)) {
    const inner = text.slice(1, -1);
    if (inner.trim() === '') throw NOT_QUICK;
    return inner;
  }
  if (text === '' || INDICATOR.test(text) || text.includes(': ') || text.endsWith(':')) throw NOT_QUICK;
  if (NUMBER.test(text)) return Number(text);
  if (text === 'true' || text === 'false') return text === 'true';
  if (NO_TEXT.test(text) && !DATE.test(text)) throw NOT_QUICK;
  return text;
}

/** What is there. @param pattern a sticky one */
function match(pattern: RegExp, source: string, at: number): string {
  pattern.lastIndex = at;
  const found = pattern.exec(source)?.[0];
  if (found === undefined) throw NOT_QUICK;
  return found;
}

function isKey(source: string, at: number): boolean {
  KEY.lastIndex = at;
  return KEY.test(source);
}

function skipSpaces(source: string, at: number): number {
  let next = at;
  while (source[next] === ' ') next += 1;
  return next;
}
