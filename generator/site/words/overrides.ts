/** Texts that replace those of a catalogue: a site's replace Liner's, and a translation's replace the English ones. */
import { findNearest } from '../../engine/lib/suggest.ts';
import { isPlural, PLACEHOLDER } from './format.ts';

/** An error in the texts of a site. */
export interface WrongText {
  /** Path below `words`. */
  path: string[];
  /** The key is unknown; the value is no text; its placeholders are not those of Liner's text. */
  wrong: 'unknown' | 'type' | 'braces';
  /** The most similar key. */
  nearest?: string | undefined;
  /** Liner's text. */
  text?: string | undefined;
  /** Placeholders, `{title}`. */
  braces?: string[] | undefined;
  /** The keys of a count, where the key is none of them. */
  forms?: string[] | undefined;
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** @param texts a catalogue or a part of one; @param overrides the site's texts */
export function checkOverrides(texts: object, overrides: object, path: string[] = []): WrongText[] {
  return Object.entries(overrides).flatMap(([key, value]) => {
    const at = [...path, key];
    if (isPlural(texts))
      return CATEGORIES.includes(key)
        ? checkText(texts.other, value, at, true)
        : [{ path: at, wrong: 'unknown', forms: Object.keys(texts) }];
    const own = get(texts, key);
    if (own === undefined)
      return [
        {
          path: at,
          wrong: 'unknown',
          nearest: findNearest(key, Object.keys(texts)) ?? findGroup(texts, value),
        },
      ];
    if (typeof own === 'string') return checkText(own, value, at);
    if (isPlural(own) && typeof value === 'string') return checkText(own.other, value, at);
    return isObject(own) && isObject(value) ? checkOverrides(own, value, at) : [{ path: at, wrong: 'type' }];
  });
}

/** The only group with these words, whatever theirs is called: `events` for `live: {upcoming: Gigs}`. */
function findGroup(texts: object, value: unknown): string | undefined {
  const words = isObject(value) ? Object.keys(value) : [];
  const hasAll = (group: unknown) =>
    words.length > 0 && words.every((word) => get(group, word) !== undefined);
  const [found, other] = Object.keys(texts).filter((name) => hasAll(get(texts, name)));
  return other === undefined ? found : undefined;
}

/** The placeholders of a text, sorted, each once. */
export function bracesOf(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([brace]) => brace))].sort();
}

/** @param mayOmitCount `one track` needs no `{count}` */
function checkText(own: string, value: unknown, path: string[], mayOmitCount = false): WrongText[] {
  if (typeof value !== 'string' || value.trim() === '') return [{ path, wrong: 'type', text: own }];
  const braces = bracesOf(own);
  const written = bracesOf(value);
  const needed = mayOmitCount ? braces.filter((brace) => brace !== '{count}') : braces;
  const isRight =
    needed.every((each) => written.includes(each)) && written.every((each) => braces.includes(each));
  return isRight ? [] : [{ path, wrong: 'braces', text: own, braces }];
}

/** The paths of all texts without an override. */
export function listMissing(texts: object, overrides: unknown, path: string[] = []): string[] {
  return Object.entries(texts).flatMap(([key, own]) => {
    const at = [...path, key];
    const value = get(overrides, key);
    if (typeof own === 'string' || isPlural(own)) return value === undefined ? [at.join('.')] : [];
    return listMissing(own, value, at);
  });
}

/** A catalogue with other texts in it. Those that do not fit are left out. */
export function mergeTexts<Tree extends object>(texts: Tree, overrides: unknown): Tree {
  if (!isObject(overrides)) return texts;
  const entries = Object.entries(texts).map(([key, own]) => [key, mergeText(own, get(overrides, key))]);
  // The same keys, with texts for texts.
  return Object.fromEntries(entries) as Tree;
}

function mergeText(own: unknown, value: unknown): unknown {
  if (typeof own === 'string') return typeof value === 'string' ? value : own;
  if (!isPlural(own)) return isObject(own) ? mergeTexts(own, value) : own;
  if (typeof value === 'string') return { other: value };
  const forms = Object.fromEntries(
    Object.entries(value ?? {}).filter(([, text]) => typeof text === 'string'),
  );
  // In the order that a translation has them in.
  return { ...forms, ...own, ...forms };
}

function get(tree: unknown, key: string): unknown {
  return isObject(tree) && Object.hasOwn(tree, key) ? Reflect.get(tree, key) : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
