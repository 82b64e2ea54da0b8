/** Texts of a site's own in the place of Liner's. */
import { findNearest } from '../../engine/lib/suggest.ts';
import { isPlural, PLACEHOLDER } from './speak.ts';

/** What is wrong with a text of a site's own, and where it is below `words`. */
export interface WrongWord {
  path: string[];
  /** There is no such word; it is no text; it lacks or invents what is in braces. */
  wrong: 'unknown' | 'type' | 'braces';
  /** The path that is meant. */
  nearest?: string | undefined;
  /** Liner's own text. */
  text?: string | undefined;
  /** What Liner's own has in braces. */
  braces?: string[] | undefined;
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** @param texts a catalogue, whole or a part of it; @param given what a site puts in its place */
export function checkOverrides(texts: object, given: object, path: string[] = []): WrongWord[] {
  return Object.entries(given).flatMap(([key, value]) => {
    const at = [...path, key];
    if (isPlural(texts) && CATEGORIES.includes(key)) return checkText(texts.other, value, at, true);
    const own: unknown = Object.hasOwn(texts, key) ? Reflect.get(texts, key) : undefined;
    if (own === undefined) return [{ path: at, wrong: 'unknown', nearest: findMeant(texts, key, path) }];
    if (typeof own === 'string') return checkText(own, value, at);
    if (isPlural(own) && typeof value === 'string') return checkText(own.other, value, at);
    if (typeof own === 'object' && own !== null && typeof value === 'object' && value !== null)
      return checkOverrides(own, value, at);
    return [{ path: at, wrong: 'type' }];
  });
}

/** The names in the braces of a text, sorted, each once. */
export function bracesOf(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([brace]) => brace))].sort();
}

/** The text of one of several numbers need not say it: `one track`. */
function checkText(own: string, value: unknown, path: string[], mayLeaveCount = false): WrongWord[] {
  if (typeof value !== 'string' || value.trim() === '') return [{ path, wrong: 'type', text: own }];
  const braces = bracesOf(own);
  const written = bracesOf(value);
  const needed = mayLeaveCount ? braces.filter((brace) => brace !== '{count}') : braces;
  const isRight =
    needed.every((each) => written.includes(each)) && written.every((each) => braces.includes(each));
  return isRight ? [] : [{ path, wrong: 'braces', text: own, braces }];
}

function findMeant(texts: object, key: string, path: string[]): string | undefined {
  const nearest = findNearest(key, Object.keys(texts));
  return nearest && [...path, nearest].join('.');
}

/** The paths of all texts that a site does not put in the place of Liner's. */
export function listMissing(texts: object, given: object, path: string[] = []): string[] {
  return Object.entries(texts).flatMap(([key, own]) => {
    const at = [...path, key];
    const value: unknown = Object.hasOwn(given, key) ? Reflect.get(given, key) : undefined;
    if (value === undefined && (typeof own === 'string' || isPlural(own))) return [at.join('.')];
    if (typeof own !== 'object' || own === null || isPlural(own)) return [];
    return listMissing(own, typeof value === 'object' && value !== null ? value : {}, at);
  });
}

/** A catalogue with texts of a site's own in it. What does not fit, `checkOverrides` reports. */
export function mergeTexts<Tree extends object>(texts: Tree, given: object): Tree {
  const entries = Object.entries(texts).map(([key, own]) => [
    key,
    mergeText(own, Object.hasOwn(given, key) ? Reflect.get(given, key) : undefined),
  ]);
  // The same keys, with texts for texts.
  return Object.fromEntries(entries) as Tree;
}

function mergeText(own: unknown, value: unknown): unknown {
  if (typeof own === 'string') return typeof value === 'string' ? value : own;
  if (isPlural(own)) {
    if (typeof value === 'string') return { other: value };
    const texts = Object.entries(typeof value === 'object' ? (value ?? {}) : {});
    return { ...own, ...Object.fromEntries(texts.filter(([, text]) => typeof text === 'string')) };
  }
  if (typeof own !== 'object' || own === null || typeof value !== 'object' || value === null) return own;
  return mergeTexts(own, value);
}
