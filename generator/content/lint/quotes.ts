/** Quotes of a word processor around a whole value: they were meant for YAML, and are shown on the page. */
import type { Problem } from '../../problems/index.ts';
import type { Content, DataPath, Entry } from '../types.ts';
import type { Proof } from './context.ts';

const CURLY = /^[\u201c-\u201f](.*)[\u201c-\u201f]$|^[\u2018-\u201b](.*)[\u2018-\u201b]$/s;

export const proofQuotes: Proof = ({ content }) => listEntries(content).flatMap(proofEntry);

function listEntries({ site, releases, remixes, mixes, news, legal, pages }: Content): Entry<object>[] {
  const written = Object.values(pages).filter((page) => page !== undefined);
  return [site, ...releases, ...remixes, ...mixes, ...news, ...legal, ...written];
}

function proofEntry({ data, at }: Entry<object>): Problem[] {
  return findQuoted(data, []).map(({ path, text }) => ({
    code: 'quotes/curly',
    level: 'warning',
    message: `The curly quotes around “${text}” are part of the text, and shown with it.`,
    hint: 'Take them away, or write straight ones. Only straight quotes tell where a text begins and ends.',
    at: at(path),
  }));
}

function findQuoted(value: unknown, path: DataPath): { path: DataPath; text: string }[] {
  if (typeof value === 'string') {
    const [, double, single] = CURLY.exec(value) ?? [];
    const text = double ?? single;
    return text === undefined || /[\u2018\u201c]/.test(text) ? [] : [{ path, text }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap((each, index) => findQuoted(each, [...path, index]))
    : Object.entries(value).flatMap(([key, each]) => findQuoted(each, [...path, key]));
}
