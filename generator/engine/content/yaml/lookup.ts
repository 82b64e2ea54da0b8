/** Finds the places of values in YAML. */
import type { Locate } from '../../lib/locator.ts';
import type { Position } from '../../problems/problem.ts';
import { notedKey, pathKey } from '../entry.ts';
import type { DataPath, Places } from '../types.ts';
import { findNotedAbove } from './entries.ts';

/** Offsets in the YAML: of a value, and of its key if it has one. */
export interface KeySpan {
  key: number | undefined;
  start: number;
  end: number;
}

/** Characters: what is empty has no more than a few spaces. */
const FAR = 80;

/** Span in an empty document. */
const NOWHERE: KeySpan = { key: undefined, start: 0, end: 0 };

/** Keyed by `pathKey`. */
export type Spans = ReadonlyMap<string, KeySpan>;

/** The offset of the n-th time that a part occurs from a value's beginning on, or -1. Most searches go on from the last one. */
function createSearch(source: string): (path: DataPath, start: number, part: string, nth: number) => number {
  let last = { key: '', part: '', nth: 0, found: -1 };
  return (path, start, part, nth) => {
    const key = pathKey(path);
    const goesOn = last.key === key && last.part === part && last.nth <= nth && last.found !== -1;
    let { nth: count, found } = goesOn ? last : { nth: 0, found: source.indexOf(part, start) };
    for (; count < nth && found !== -1; count++) found = source.indexOf(part, found + 1);
    last = { key, part, nth, found };
    return found;
  };
}

/** Keys in comments, ready to be used: `# emails:`. Problems about a missing key are placed there. */
function findNoted(source: string): [key: string, start: number][] {
  return [...source.matchAll(/^# ?([a-z_]+):/gm)].map(({ index, 1: key = '' }) => [notedKey(key), index]);
}

/** @param source the YAML, in which the offsets count */
export function createLookup(file: string, source: string, locate: Locate, spans: Spans) {
  const place = (offset: number, path: DataPath): Position => {
    const { line, column } = locate(offset);
    return { file, line, column: spans.size === 0 ? 1 : column, path };
  };
  const nearest = (path: DataPath): KeySpan => {
    for (let length = path.length; length >= 0; length--) {
      const span = spans.get(pathKey(path.slice(0, length)));
      if (span) return span;
    }
    return NOWHERE;
  };
  const findNth = createSearch(source);
  return {
    has: (path: DataPath) => spans.has(pathKey(path)),
    isEmpty(path: DataPath) {
      const span = spans.get(pathKey(path));
      return (
        span !== undefined && source.slice(span.start, Math.min(span.end, span.start + FAR)).trim() === ''
      );
    },
    at: (path: DataPath) => place(nearest(path).start, path),
    atKey: (path: DataPath) => place(nearest(path).key ?? nearest(path).start, path),
    atPart(path: DataPath, part: string, nth = 0) {
      const { start, end } = nearest(path);
      const found = findNth(path, start, part, nth);
      return place(found === -1 || found >= end ? start : found, path);
    },
    written(path: DataPath) {
      const { start, end } = nearest(path);
      return {
        text: source.slice(start, end).trim(),
        rest: /.*/.exec(source.slice(end))?.[0] ?? '',
        noted: findNotedAbove(source, start),
      };
    },
    places: () =>
      Object.fromEntries(
        [...findNoted(source), ...[...spans].map(([key, { start }]) => [key, start] as const)].map(
          ([key, start]): [string, Places[string]] => {
            const { line, column } = locate(start);
            return [key, [line, column]];
          },
        ),
      ),
  };
}
