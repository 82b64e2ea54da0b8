/** Reads YAML together with the place of everything in it. */
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  visit,
} from 'yaml';
import { findControl } from '../../lib/invisible.ts';
import { createLocator, type Locate } from '../../lib/locator.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { NotedEntry } from '../../problems/catalogue/yaml.ts';
import type { Position, Problem } from '../../problems/index.ts';
import { pathKey } from '../entry.ts';
import type { DataPath, Places } from '../types.ts';
import { hideAmounts, showAmounts } from './amounts.ts';
import { type Emptied, removeEmpty } from './empty.ts';
import {
  describeExhausted,
  describeFault,
  describeQuestion,
  describeUnquoted,
  type YamlFault,
} from './faults.ts';
import { createLookup, type KeySpan, type Spans } from './lookup.ts';
import { findRemarks } from './remarks.ts';

/** Far more than any page needs, and harmless. */
const MAX_ALIASES = 100;
/** More are not worth reading at once. */
const MAX_FAULTS = 20;

export interface YamlFile {
  file: string;
  /** Undefined if problems kept it from being read. */
  data: unknown;
  problems: Problem[];
  /** Warnings; they keep nothing from being read. */
  remarks: Problem[];
  /** Whether a value is there, or a key with nothing behind it, which is not among the data. */
  has(path: DataPath): boolean;
  /** Whether a key is there, with nothing behind it. */
  isEmpty(path: DataPath): boolean;
  /** Where a value is; the nearest parent if it is missing. */
  at(path: DataPath): Position;
  /** Where a key is. */
  atKey(path: DataPath): Position;
  /** Where a part of a text value begins: the n-th time it occurs there, from 0; else the value's beginning. */
  atPart(path: DataPath, part: string, nth?: number): Position;
  /** A value as written, what follows it on its line, and the entry that a comment above it begins. */
  written(path: DataPath): { text: string; rest: string; noted?: NotedEntry | undefined };
  /** Each value's line and column, by `pathKey`. */
  places(): Places;
}

/**
 * @param text a whole file
 * @param block the offsets of the part of it that is YAML, if that is not all
 */
export function parseYaml(file: string, text: string, block = { start: 0, end: text.length }): YamlFile {
  const source = text.slice(block.start, block.end);
  const locateInFile = createLocator(text);
  const locate: Locate = (offset) => locateInFile(offset + block.start);
  const { data, faults, spans, document } = readYaml(source);

  const problems = faults.map(({ problem, start }) => ({ ...problem, at: { file, ...locate(start) } }));
  return {
    file,
    data,
    problems: keepFirstOfLine(dropAfterMoved(dropOfEntry(problems))),
    remarks:
      document && faults.length === 0
        ? findRemarks(document, source, (offset) => ({ file, ...locate(offset) }))
        : [],
    ...createLookup(file, source, locate, spans),
  };
}

interface ReadYaml {
  data?: unknown;
  faults: YamlFault[];
  spans: Spans;
  document?: Document.Parsed;
}

/** No-break spaces and the like at the start of a line: YAML takes them for the beginning of a key. */
const ODD_SPACE = /^[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff]+[ \u00a0]*\S/m;

function readYaml(source: string): ReadYaml {
  const spans = new Map<string, KeySpan>();
  const odd = ODD_SPACE.exec(source);
  if (odd) return { faults: [{ problem: problem('yaml/odd-space', undefined), start: odd.index }], spans };
  try {
    const readable = hideAmounts(source);
    const document = parseDocument(readable, {
      schema: 'core',
      uniqueKeys: true,
      stringKeys: true,
      prettyErrors: false,
    });
    if (readable !== source) showAmounts(document);
    const faults = findFaults(document, source).concat(
      source.includes('?') ? findQuestions(document, source) : [],
      source.includes('*') ? findBadAliases(document, source) : [],
      source.includes('&') ? findEmptyAnchors(document, source) : [],
    );
    if (faults.length === 0 && source.includes('\\')) faults.push(...findControls(document, source));
    const emptied = faults.length === 0 ? removeEmpty(document.contents, source) : NOTHING;
    collectSpans(document.contents, [], undefined, { spans, emptied });
    if (faults.length > 0) return { faults, spans };
    return { data: document.toJS({ maxAliasCount: MAX_ALIASES }), faults, spans, document };
  } catch (error) {
    // The parser's own limits: it throws a ReferenceError for too many aliases, and the stack may be exhausted.
    if (!(error instanceof ReferenceError || error instanceof RangeError)) throw error;
    return { faults: [describeExhausted(0)], spans };
  }
}

/** `title: &More` names an empty value. */
function findEmptyAnchors(document: Document.Parsed, source: string): YamlFault[] {
  const faults: YamlFault[] = [];
  visit(document, {
    Scalar(_, { anchor, value, range }) {
      if (anchor === undefined || value !== null || !range) return;
      const start = source.lastIndexOf(`&${anchor}`, range[0]);
      if (start !== -1) faults.push(describeUnquoted({ source, start }));
    },
  });
  return faults;
}

/** `- ? who` is a key without a value. */
function findQuestions(document: Document.Parsed, source: string): YamlFault[] {
  const faults: YamlFault[] = [];
  visit(document, {
    Pair(_, { key }) {
      const start = isNode(key) ? key.range?.[0] : undefined;
      const fault = start === undefined ? undefined : describeQuestion({ source, start });
      if (fault) faults.push(fault);
    },
  });
  return faults.slice(0, MAX_FAULTS);
}

const NOTHING: Emptied = new Map();

/** Problems of the parser; if it gave up, nothing else is worth reporting. */
function findFaults(document: Document.Parsed, source: string): YamlFault[] {
  const all = [...document.errors, ...document.warnings];
  const exhausted = all.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
  if (exhausted) return [describeFault(exhausted, source, document)];
  const first = all.slice(0, MAX_FAULTS);
  return (
    first
      // Of several in one place, all but the first only follow from it.
      .filter(({ pos }, index) => first.findIndex((fault) => fault.pos[0] === pos[0]) === index)
      .map((error) => describeFault(error, source, document))
  );
}

/** `*name` without an anchor of that name, most often a text that begins with a star; or within what has that name. */
function findBadAliases(document: Document.Parsed, source: string): YamlFault[] {
  const faults: YamlFault[] = [];
  // Of several with one name, the last before an alias counts.
  const anchored = new Map<string, Node>();
  visit(document, {
    Alias(_, alias) {
      const start = alias.range?.[0] ?? 0;
      const node = anchored.get(alias.source);
      if (!node) faults.push(describeUnquoted({ source, start }));
      else if (node.range && node.range[0] <= start && start < node.range[2])
        faults.push(describeExhausted(start, true));
    },
    Value(_, node) {
      if (node.anchor !== undefined) anchored.set(node.anchor, node);
    },
  });
  return faults.slice(0, MAX_FAULTS);
}

/** In double quotes: an escape, or a backslash and what follows it. */
const ESCAPES = /\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|.)/gs;

/** Control characters that a text spells as escapes; those that are written as they are have been refused with the file. */
function findControls(document: Document.Parsed, source: string): YamlFault[] {
  const faults: YamlFault[] = [];
  visit(document, {
    Scalar(_, { type, value, range }) {
      if (type !== 'QUOTE_DOUBLE' || !range || typeof value !== 'string') return;
      const code = findControl(value)?.code;
      if (code === undefined) return;
      const written = [...source.slice(range[0], range[1]).matchAll(ESCAPES)];
      const found = written.find(([each]) => findControl(parse(`"${each}"`))?.code === code);
      const start = range[0] + (found?.index ?? 0);
      faults.push({
        problem: problem('files/control-character', undefined, { code, spelling: found?.[0] }),
        start,
      });
    },
  });
  return faults.slice(0, MAX_FAULTS);
}

function collectSpans(
  node: unknown,
  path: DataPath,
  key: number | undefined,
  found: { spans: Map<string, KeySpan>; emptied: Emptied },
): void {
  if (!isMap(node) && !isSeq(node) && !isScalar(node) && !isAlias(node)) return;
  const [start, end] = node.range ?? [key ?? 0, key ?? 0];
  found.spans.set(pathKey(path), { key, start, end });
  if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) collectSpans(item, [...path, index], undefined, found);
  }
  if (!isMap(node)) return;
  for (const pair of [...node.items, ...(found.emptied.get(node) ?? [])]) {
    if (isScalar(pair.key)) {
      collectSpans(pair.value, [...path, String(pair.key.value)], pair.key.range?.[0], found);
    }
  }
}

/** A line that begins in the wrong column makes those below look wrong; a tab, those above it as well. */
function dropAfterMoved<P extends { code: string; at: Position }>(problems: P[]): P[] {
  const firstOf = (sought: string) =>
    Math.min(...problems.filter(({ code }) => code === sought).map(({ at }) => at.line));
  const [tab, moved] = [firstOf('yaml/tab'), firstOf('yaml/indentation')];
  return problems.filter(({ code, at }) => code === 'yaml/tab' || (at.line < tab && at.line <= moved));
}

/** Where an entry lacks its hyphen, all of its keys come for the second time: those right below the first say the same. */
function dropOfEntry<P extends { code: string; at: Position; hint?: string | undefined }>(
  problems: P[],
): P[] {
  let lastLine = -1;
  return problems.filter(({ code, at, hint = '' }) => {
    if (code !== 'yaml/duplicate-key') return true;
    const isBelow = at.line === lastLine + 1;
    if (isBelow || hint.includes('entry begins')) lastLine = at.line;
    return !isBelow;
  });
}

/** One error often breaks its line in several ways; the first says most. */
function keepFirstOfLine<P extends { at: Position }>(problems: P[]): P[] {
  const lines = new Set<number>();
  return problems
    .toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column)
    .filter(({ at }) => !lines.has(at.line) && lines.add(at.line));
}
