/** The fonts that a stylesheet contains, and those that it uses. */

import type { AtRule, Declaration, Root } from 'postcss';
import { ownOf } from '../../lib/record.ts';
import { findNearest } from '../../lib/suggest.ts';
import type { FontRole } from '../../media/fonts/index.ts';
import { parseRanges } from './ranges.ts';

/** An upright `@font-face` rule. */
export interface Face {
  family: string;
  weights: [number, number];
  /** The addresses of its files, the first that is best. */
  urls: string[];
}

const ADDRESS = /url\(\s*(["']?)(.*?)\1\s*\)/g;
/** The code of a letter that every font for such text has: A, é, alef. */
const LETTERS = { latin: 0x41, accented: 0xe9, arabic: 0x627 };

/** A kind of text with fonts of its own. */
export type TextKind = keyof typeof LETTERS;

/** Files of fonts that are seen first: those of every page, and what pages with accented letters or in Arabic need besides. */
export type FirstFonts = Record<TextKind, string[]>;

export const NO_FIRST_FONTS: FirstFonts = { latin: [], accented: [], arabic: [] };

/** Formats of fonts that Liner can draw with. */
const DRAWABLE = /\.(?:woff2?|[ot]tf)(?:[?#].*)?$/i;
const WORDS: Record<string, string> = { normal: '400', bold: '700' };

/** The value of a token is that of the last rule for `:root`; rules in a layer give way to those in none. */
export function readTokens(root: Root): Map<string, string> {
  const tokens = new Map<string, string>();
  const layered = new Map<string, string>();
  root.walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent;
    if (rule?.type !== 'rule' || !('selector' in rule) || !/(?:^|,)\s*:root\b/.test(`${rule.selector}`))
      return;
    (isLayered(declaration) ? layered : tokens).set(declaration.prop, declaration.value);
  });
  return new Map([...layered, ...tokens]);
}

function isLayered(declaration: Declaration): boolean {
  for (let node = declaration.parent?.parent; node; node = node.parent)
    if (node.type === 'atrule' && 'name' in node && node.name === 'layer') return true;
  return false;
}

/** Families that something is set in, in lower case. */
export interface UsedFamilies {
  all: ReadonlySet<string>;
  /** Preferred over all others that the stylesheet contains; the others have letters that these lack. */
  first: ReadonlySet<string>;
}

export function listFamilies(root: Root, tokens: ReadonlyMap<string, string>): UsedFamilies {
  const brought = new Set(listFaces(root, 'latin').map(({ family }) => family));
  const [all, first] = [new Set<string>(), new Set<string>()];
  const add = (value: string) => {
    const families = splitFamilies(value, tokens);
    for (const family of families) all.add(family);
    const leading = families.find((family) => brought.has(family));
    if (leading !== undefined) first.add(leading);
  };
  for (const value of tokens.values()) add(value);
  root.walkDecls(({ prop, value, parent }) => {
    if (parent?.type === 'atrule') return;
    if (prop === 'font' || prop === 'font-family' || (prop.startsWith('--') && !tokens.has(prop))) add(value);
  });
  return { all, first };
}

/** A family without a rule, in lower case, and a family with a similar name. */
export interface Misspelt {
  family: string;
  nearest: string;
}

/** Keywords and generic families of CSS. */
const KEYWORDS = /^(?:inherit|initial|unset|revert(?:-layer)?|(?:ui-)?(?:sans-)?serif|(?:ui-)?monospace)$/;

/** Finds misspelt fonts where text is set in them. Names of other fonts are those that a visitor's device may have. */
export function findMisspelt(root: Root): Misspelt[] {
  const brought = new Map<string, string>();
  root.walkAtRules('font-face', (rule) => {
    const family = rule.nodes?.find((node) => node.type === 'decl' && node.prop === 'font-family');
    if (family?.type === 'decl') brought.set(unquote(family.value), withoutQuotes(family.value));
  });
  const used = new Set<string>();
  root.walkDecls(/^(?:font|font-family|--font-[\w-]+)$/, ({ value, parent }) => {
    if (parent?.type !== 'atrule') for (const family of splitFamilies(value, new Map())) used.add(family);
  });
  return [...used].flatMap((family) => {
    if (brought.has(family) || KEYWORDS.test(family)) return [];
    const nearest = findNearest(family, brought.values());
    return nearest === undefined ? [] : [{ family, nearest }];
  });
}

/** All faces of the first family of each role that the stylesheet brings letters of its script of. */
export function findRoles(root: Root, tokens: ReadonlyMap<string, string>): Record<FontRole, Face[]> {
  const faces = listFaces(root);
  const find = (token: string, kind: TextKind): Face[] => {
    const having = listFaces(root, kind);
    const families = splitFamilies(tokens.get(token) ?? '', tokens);
    const own = families.find((family) => having.some((face) => face.family === family));
    return (kind === 'arabic' ? having : faces).filter(({ family }) => family === own);
  };
  return {
    sans: find('--font-sans', 'latin'),
    wide: find('--font-wide', 'latin'),
    narrow: find('--font-narrow', 'latin'),
    mono: find('--font-mono', 'latin'),
    arabicName: find('--font-wide', 'arabic'),
    arabicText: find('--font-sans', 'arabic'),
  };
}

/** @param kind without it, the faces for all kinds of text */
export function listFaces(root: Root, kind?: TextKind): Face[] {
  const faces: Face[] = [];
  root.walkAtRules('font-face', (rule) => {
    const { family, src, weight, isUpright, ranges } = describeFace(rule);
    const urls = readFaceFiles(src);
    if (urls.length > 0 && isUpright && (!kind || coversText(ranges, kind)))
      faces.push({ family, weights: readWeights(weight), urls });
  });
  return faces;
}

/** The addresses of a face in formats that Liner can draw with. */
export function readFaceFiles(src: string): string[] {
  return [...src.matchAll(ADDRESS)].map(([, , url = '']) => url).filter((url) => DRAWABLE.test(url));
}

export function describeFace(rule: AtRule) {
  const descriptors = new Map(
    rule.nodes?.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value] as const] : [])),
  );
  return {
    family: unquote(descriptors.get('font-family') ?? ''),
    src: descriptors.get('src') ?? '',
    weight: descriptors.get('font-weight') ?? 'normal',
    isUpright: (descriptors.get('font-style') ?? 'normal') === 'normal',
    ranges: descriptors.get('unicode-range'),
  };
}

/** Reads `font-weight` of a face: `400 800`. */
export function readWeights(value: string): [number, number] {
  const [least = 400, most = least] = value
    .split(/\s+/)
    .map((word) => Number.parseInt(ownOf(WORDS, word) ?? word, 10));
  return [least, most];
}

/** The families of a list such as `"Archivo", sans-serif`, or of the shorthand `font`; tokens are resolved. */
function splitFamilies(value: string, tokens: ReadonlyMap<string, string>, depth = 0): string[] {
  const whole = value.replace(/var\(\s*(--[\w-]+)[^)]*\)/g, (_, name: string) => tokens.get(name) ?? '');
  if (whole.includes('var(--') && depth < 5) return splitFamilies(whole, tokens, depth + 1);
  // The first of a shorthand has sizes before its name.
  return whole.split(',').map((part) => unquote(part.replace(/^.*\d\S*\s+(?=["'a-z])/i, '')));
}

function unquote(name: string): string {
  return withoutQuotes(name).toLowerCase();
}

function withoutQuotes(name: string): string {
  return name.trim().replace(/^(["'])(.*)\1$/, '$2');
}

/** A font without `unicode-range` is taken for a Latin one. */
function coversText(ranges: string | undefined, kind: TextKind): boolean {
  if (ranges === undefined) return kind === 'latin';
  const letter = LETTERS[kind];
  return parseRanges(ranges).some(([first, last]) => first <= letter && letter <= last);
}
