/** Remedies of problems that are not about the form of a file, by their codes. */
import { openFixer, type Remedies, type Remedy } from '../../engine/fix/index.ts';
import { fieldOf } from '../../engine/lib/record.ts';
import { findSlip } from '../../engine/lib/suggest.ts';
import { completeUrl } from '../../engine/lib/url.ts';
import { readPhone } from '../../engine/problems/catalogue/addresses.ts';
import type { Fix, Problem } from '../../engine/problems/index.ts';

/** Each problem with its fix, if it has one. @param textOf the text of a file, by its name in problems */
export function addFixes(
  problems: readonly Problem[],
  textOf: (file: string) => string | undefined,
): Problem[] {
  const fixers = new Map<string, (problem: Problem) => Fix | undefined>();
  const open = (file: string) => {
    const text = textOf(file);
    const fixer = text === undefined ? () => undefined : openFixer(file, text, REMEDIES);
    fixers.set(file, fixer);
    return fixer;
  };
  return problems.map((problem) => {
    const { file } = problem.at ?? {};
    const fix = file === undefined ? undefined : (fixers.get(file) ?? open(file))(problem);
    return fix ? { ...problem, fix } : problem;
  });
}

const REMEDIES: Remedies = {
  'artist/unknown': (values) => {
    const [name, known] = [textIn(values, 'name'), fieldOf(values, 'known')];
    const names = Array.isArray(known) ? known.map(String) : [];
    const meant = findSlip(name, names);
    return meant === undefined ? undefined : nearly(name, meant);
  },
  'directive/attribute': nearest('attribute'),
  'directive/braces': (values) => {
    const [kind, part] = [textIn(values, 'kind'), textIn(values, 'part')];
    if (kind === 'address') return { word: part, meant: `url=${part}` };
    if (kind === 'spaces') return { word: part.replaceAll('"', ''), meant: part };
    return kind === 'curly' ? { word: part, meant: part.replace(/[\u2018-\u201f]/g, '"') } : undefined;
  },
  'directive/form': (values) => {
    const name = textIn(values, 'name');
    if (fieldOf(values, 'line') !== undefined) return replaced(values, 'raw', 'line');
    return fieldOf(values, 'kind') === 'colons' ? { word: `:::${name}`, meant: `::${name}` } : undefined;
  },
  'directive/release': nearest('release'),
  'directive/unknown': nearest('name'),
  'event/programme': (values) =>
    fieldOf(values, 'list') === undefined ? nearest('name')(values) : undefined,
  'link/log-in': (values) => replaced(values, 'url', 'open'),
  'link/no-slash': (values) => {
    const link = textIn(values, 'link');
    return /[?#]|^$/.test(link) ? undefined : { word: link, meant: `${link}/` };
  },
  'link/unknown-page': nearest('route'),
  'markdown/link': (values) => {
    const url = textIn(values, 'url');
    if (fieldOf(values, 'page') !== undefined) return replaced(values, 'url', 'page');
    const isMail = /^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(url);
    const own = isMail ? `mailto:${url}` : readPhone(url);
    const whole = own ?? (/^www\./i.test(url) ? completeUrl(url) : url);
    return whole === url ? undefined : { word: url, meant: whole };
  },
  'markdown/dialect': (values) =>
    ESCAPED.has(textIn(values, 'dialect')) ? undefined : replaced(values, 'sign', 'line'),
  'markdown/picture-file': (values) =>
    fieldOf(values, 'isElsewhere') === true ? undefined : replaced(values, 'file', 'meant'),
  'picture/missing': sameFile,
  'picture/missing-in-text': sameFile,
  'placeholder/unknown': (values) => replaced(values, 'part', 'meant'),
  'placeholder/unknown-link': nearest('link'),
  'track/unknown': nearest('name'),
  'reference/no-file': (values) => replaced(values, 'name', 'nearest'),
  'reference/unknown': (values) => {
    const [word, meant] = [textIn(values, 'reference'), textIn(values, 'meant')];
    return meant === '' ? undefined : nearly(word, meant);
  },
  'site/page-address': (values) => ({ line: `base_url: ${textIn(values, 'url')}` }),
  'sound/isrc-missing': (values) => ({ line: `isrc: ${textIn(values, 'found')}` }),
  'sound/missing': sameFile,
  'words/unknown': (values) => {
    const [word, meant] = [textIn(values, 'word').replace(/^.*\./, ''), textIn(values, 'nearest')];
    const hasOther = fieldOf(values, 'line') !== undefined || fieldOf(values, 'forms') !== undefined;
    return meant === '' || meant.includes('.') || hasOther ? undefined : nearly(word, meant);
  },
};

/** Signs that can be meant as a part of the text, or as one half of a pair. */
const ESCAPED = new Set(['emphasis', 'strike', 'code', 'checkbox', 'mark']);

function textIn(values: unknown, key: string): string {
  const value = fieldOf(values, key);
  return typeof value === 'string' ? value : '';
}

/** Replaces one text by another, if both are among the values. */
function replaced(values: unknown, key: string, other: string): Remedy | undefined {
  const [word, meant] = [textIn(values, key), textIn(values, other)];
  return word === '' || meant === '' ? undefined : { word, meant };
}

function nearest(key: string): (values: unknown) => Remedy | undefined {
  return (values) => {
    const [word, meant] = [textIn(values, key), textIn(values, 'nearest')];
    return word === '' || meant === '' ? undefined : nearly(word, meant);
  };
}

/** Names that differ in their numbers are most likely two. */
function nearly(word: string, meant: string): Remedy | undefined {
  const numbers = (text: string) => text.replace(/\D+/g, ' ').trim();
  const isSlip = findSlip(word, [meant]) !== undefined && numbers(word) === numbers(meant);
  return isSlip ? { word, meant } : undefined;
}

/** Finds the same file in another folder, or with other capitals, spaces or hyphens. */
function sameFile(values: unknown): Remedy | undefined {
  const simplify = (path: string) =>
    path
      .replace(/^.*\//, '')
      .toLowerCase()
      .replace(/[\s_-]+/g, '-')
      .replace(/\.jpeg$/, '.jpg');
  const remedy = replaced(values, 'file', 'nearest');
  return remedy && 'word' in remedy && simplify(remedy.word) === simplify(remedy.meant) ? remedy : undefined;
}
