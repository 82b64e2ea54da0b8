/** YAML as a tree of values with their offsets. The only file here that knows the parser. */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { MAX_ALIASES, readDocument, withinLimits } from '../content/yaml/document.ts';
import { type Data, isDataMap, isList, toData } from './data.ts';

export type ScalarStyle = 'empty' | 'plain' | 'single' | 'double' | 'literal' | 'folded' | 'alias';

interface Place {
  readonly data: Data;
  /** Offsets of its first character, and behind the last one that belongs to it: no blank lines, no comment of its last line. */
  readonly start: number;
  readonly end: number;
  /** True for an anchor, a tag, an alias, or a merge key within: an edit could change other places too. */
  readonly isReference: boolean;
}

export interface ScalarSpot extends Place {
  readonly kind: 'scalar';
  readonly style: ScalarStyle;
  /** Spaces before the lines of a literal or folded text. */
  readonly indent: number;
}

export interface CollectionSpot extends Place {
  readonly kind: 'list' | 'map';
  /** True for brackets or braces. */
  readonly flow: boolean;
  readonly entries: readonly Entry[];
}

export type Spot = ScalarSpot | CollectionSpot;

export interface Entry {
  /** Undefined for items. */
  readonly key: string | undefined;
  /** Offset of the key or the hyphen; of the value, for items in brackets. */
  readonly start: number;
  /** Offset behind the colon or the hyphen; behind the key, if it has no colon. */
  readonly mark: number;
  readonly hasMark: boolean;
  readonly value: Spot;
}

export interface Tree {
  readonly source: string;
  readonly data: Data;
  /** Undefined if the source is empty, but for comments. */
  readonly root: Spot | undefined;
}

/** @returns undefined if the source has errors */
export function readTree(source: string): Tree | undefined {
  return withinLimits(() => {
    const { document, faults } = readDocument(source, true);
    if (!document || faults.length > 0) return undefined;
    const data = toData(document.toJS({ mapAsMap: true, maxAliasCount: MAX_ALIASES }));
    const { contents } = document;
    const root = contents && readNode(source, contents, data, contents.range[0]);
    const isEmpty = root?.kind === 'scalar' && root.style === 'empty' && !root.isReference;
    return { source, data, root: !root || isEmpty ? undefined : root };
  }, undefined);
}

/** @param mark the offset behind what introduces the value */
function readNode(source: string, node: unknown, data: Data, mark: number): Spot {
  if (isMap(node) || isSeq(node)) {
    const entries = isMap(node) ? readPairs(source, node, data) : readItems(source, node, data);
    const [start, end] = node.range ?? [mark, mark];
    const last = entries.at(-1);
    const flow = node.flow === true;
    return {
      kind: isMap(node) ? 'map' : 'list',
      data,
      start,
      end: flow || !last ? end : endOf(last),
      flow,
      entries,
      isReference: hasProperties(node) || entries.some(({ key }) => key === '<<'),
    };
  }
  if (isAlias(node)) {
    const [start, end] = node.range ?? [mark, mark];
    return { kind: 'scalar', data, start, end, indent: 0, style: 'alias', isReference: true };
  }
  if (isScalar(node)) return readScalar(source, node, data, mark);
  return { kind: 'scalar', data, start: mark, end: mark, indent: 0, style: 'empty', isReference: false };
}

function hasProperties({ anchor, tag }: Pick<Node, 'anchor' | 'tag'>): boolean {
  return anchor !== undefined || tag !== undefined;
}

const STYLES: Record<string, ScalarStyle> = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
};

function readScalar(source: string, node: Scalar, data: Data, mark: number): ScalarSpot {
  const { range, type = 'PLAIN', srcToken } = node;
  const [start, end] = range ?? [mark, mark];
  const isReference = hasProperties(node);
  if (start === end)
    return { kind: 'scalar', data, start: mark, end: mark, indent: 0, style: 'empty', isReference };
  const style = STYLES[type] ?? 'plain';
  if (srcToken?.type !== 'block-scalar')
    return { kind: 'scalar', data, start, end, indent: 0, style, isReference };
  const indent = findIndent(source.slice(start, end), srcToken.indent);
  return {
    kind: 'scalar',
    data,
    start,
    end: findLastLine(source, start, end, indent),
    indent,
    style,
    isReference,
  };
}

/** Spaces before each line of a literal or folded text. */
function findIndent(text: string, parent: number): number {
  const digit = /^[|>][+-]?(\d)/.exec(text)?.[1];
  if (digit !== undefined) return Math.max(0, parent) + Number(digit);
  return /^.*(?:\n[ ]*\r?(?=\n))*\n([ ]*)/.exec(text)?.[1]?.length ?? 0;
}

/** The end of the last line of a literal or folded text, without the blank lines below that are not part of it. */
function findLastLine(source: string, start: number, end: number, indent: number): number {
  const text = source.slice(start, end);
  if (/^[|>]\d?\+/.test(text)) return start + text.replace(/\r?\n$/, '').length;
  const blank = new RegExp(`(?:\\r?\\n {0,${indent}})+$`);
  return start + text.replace(blank, '').length;
}

function readPairs(source: string, { items }: YAMLMap, data: Data): Entry[] {
  const values = isDataMap(data) ? data : new Map<string, Data>();
  return items.map((pair) => {
    const key = isScalar(pair.key) ? String(pair.key.value) : String(pair.key);
    const { start, mark, hasMark, isReference } = readMarks(pair);
    const value = readNode(source, pair.value, values.get(key) ?? null, mark);
    return {
      key,
      start,
      mark,
      hasMark,
      value: isReference ? { ...value, isReference } : value,
    };
  });
}

function readMarks({ key, srcToken }: Pair) {
  const [keyStart, keyEnd] = (isScalar(key) && key.range) || [0, 0];
  const colon = srcToken?.sep?.find(({ type }) => type === 'map-value-ind');
  const first = srcToken?.start.find(({ type }) => !['space', 'newline', 'comment', 'comma'].includes(type));
  return {
    start: first?.offset ?? keyStart,
    mark: colon ? colon.offset + 1 : keyEnd,
    hasMark: colon !== undefined,
    isReference: isScalar(key) && hasProperties(key),
  };
}

function readItems(source: string, node: YAMLSeq, data: Data): Entry[] {
  const values = isList(data) ? data : [];
  const { srcToken } = node;
  const hyphens =
    srcToken?.type === 'block-seq'
      ? srcToken.items.flatMap(({ start }) => start.filter(({ type }) => type === 'seq-item-ind'))
      : [];
  return node.items.map((item, index) => {
    const hyphen = hyphens[index];
    const mark = hyphen ? hyphen.offset + 1 : 0;
    const value = readNode(source, item, values[index] ?? null, mark);
    const start = hyphen?.offset ?? value.start;
    return { key: undefined, start, mark: hyphen ? mark : value.start, hasMark: true, value };
  });
}

/** Offset behind the last character of an entry. */
export function endOf({ mark, value }: Entry): number {
  return Math.max(mark, value.end);
}
