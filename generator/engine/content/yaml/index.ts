/** Reads YAML together with the place of everything in it. */
import { type Document, isAlias, isMap, isScalar, isSeq } from 'yaml';
import { createLocator, type Locate } from '../../lib/locator.ts';
import type { NotedEntry } from '../../problems/catalogue/entry.ts';
import type { Position, Problem } from '../../problems/problem.ts';
import { pathKey } from '../entry.ts';
import type { DataPath, Places } from '../types.ts';
import { MAX_ALIASES, readDocument, withinLimits } from './document.ts';
import { type Emptied, type IsTyped, removeEmpty } from './empty.ts';
import { describeExhausted, type YamlFault } from './faults.ts';
import { createLookup, type KeySpan, type Spans } from './lookup.ts';
import { findRemarks } from './remarks.ts';

export interface YamlFile {
  file: string;
  /** Undefined if problems kept it from being read. */
  data: unknown;
  problems: Problem[];
  /** Warnings; they keep nothing from being read. */
  remarks: Problem[];
  /** Returns true for a value, or a key without one, which is not among the data. */
  has(path: DataPath): boolean;
  /** Returns true for a key without a value. */
  isEmpty(path: DataPath): boolean;
  /** The position of a value; of the nearest parent if it is missing. */
  at(path: DataPath): Position;
  atKey(path: DataPath): Position;
  /** The position of a part of a text value, the n-th from 0; else of the value. */
  atPart(path: DataPath, part: string, nth?: number): Position;
  /** A value as written, what follows it on its line, and the entry that a comment above it begins. */
  written(path: DataPath): { text: string; rest: string; noted?: NotedEntry | undefined };
  /** Each value's line and column, by `pathKey`. */
  places(): Places;
}

/** @param text a whole file @param block offsets of its YAML, if not all @param isTyped keys without values that are not left out */
export function parseYaml(
  file: string,
  text: string,
  block = { start: 0, end: text.length },
  isTyped: IsTyped = () => false,
): YamlFile {
  const source = text.slice(block.start, block.end);
  const locateInFile = createLocator(text);
  const locate: Locate = (offset) => locateInFile(offset + block.start);
  const { data, faults, spans, document } = readYaml(source, isTyped);

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

function readYaml(source: string, isTyped: IsTyped): ReadYaml {
  const spans = new Map<string, KeySpan>();
  return withinLimits<ReadYaml>(
    () => {
      const { document, faults } = readDocument(source);
      if (!document) return { faults, spans };
      const emptied = faults.length === 0 ? removeEmpty(document.contents, source, isTyped) : NOTHING;
      collectSpans(document.contents, [], undefined, { spans, emptied });
      if (faults.length > 0) return { faults, spans };
      return { data: document.toJS({ maxAliasCount: MAX_ALIASES }), faults, spans, document };
    },
    { faults: [describeExhausted(0)], spans },
  );
}

const NOTHING: Emptied = new Map();

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

/** Drops repeated problems of an entry without its hyphen: all of its keys come for the second time. */
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

/** Keeps the first error of each line: one error often breaks its line in several ways. */
function keepFirstOfLine<P extends { at: Position }>(problems: P[]): P[] {
  const lines = new Set<number>();
  return problems
    .toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column)
    .filter(({ at }) => !lines.has(at.line) && lines.add(at.line));
}
