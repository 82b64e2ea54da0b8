/** Languages of Liner itself beside English: a folder for each, with files by codes or paths, in which anything may be missing. */
import files from 'liner:texts';
import { fold } from '../engine/lib/fold.ts';
import { isRecord } from '../engine/lib/record.ts';
import type { Texts } from '../engine/problems/render.ts';
import type { Template } from '../engine/problems/template.ts';

/** The codes of the languages that have a folder. */
export const LANGUAGES: readonly string[] = [
  ...new Set(Object.keys(files).map((name) => name.split('/', 1)[0] ?? '')),
];

/** The messages of a language by their codes. Those that are missing are in English. */
export function messagesIn(
  language: string,
  name: 'messages' | 'report' | 'sentences' = 'messages',
): Readonly<Record<string, Texts>> {
  const texts = Object.entries(readWords(language, name));
  return Object.fromEntries(texts.flatMap(([code, text]) => (isTexts(text) ? [[code, text]] : [])));
}

/** Returns the texts of a file of a language by their keys, without those that depend on their values. */
export function textsIn(language: string, name: string): Readonly<Record<string, string>> {
  const texts = Object.entries(templatesIn(language, name));
  return Object.fromEntries(texts.flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])));
}

/** Returns the sentences of a file of a language by their keys. */
export function templatesIn(language: string, name: string): Readonly<Record<string, Template>> {
  const texts = Object.entries(readWords(language, name));
  return Object.fromEntries(texts.flatMap(([key, text]) => (isTemplate(text) ? [[key, text]] : [])));
}

/** Returns the name that a language has for a value of a key with choices. */
export function choiceIn(language: string, key: string, value: string): string | undefined {
  const names = Object.entries(readWords(language, 'choices')).find(([name]) => name === key)?.[1];
  const name = isRecord(names) ? names[value] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** Returns the one of some values of a key that a language calls so: `sold_out` for `Ausverkauft`. */
export function choiceNamed(key: string, name: string, values: readonly string[]): string | undefined {
  const named = choices.get(key) ?? listChoices(key);
  choices.set(key, named);
  const meant = named.get(fold(name.trim()));
  return values.find((value) => meant?.has(value));
}

/** Keyed by key, and by the folded names of all languages. */
const choices = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();

function listChoices(key: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const code of LANGUAGES) {
    const names = Object.entries(readWords(code, 'choices')).find(([name]) => name === key)?.[1];
    for (const [value, name] of Object.entries(isRecord(names) ? names : {}))
      found.set(fold(String(name)), (found.get(fold(String(name))) ?? new Set()).add(value));
  }
  return found;
}

/** Returns a file of a language, which is empty if there is none. */
export function readWords(language: string, name: string): object {
  const content = files[`${language}/${name}`]?.();
  return isRecord(content) ? content : {};
}

function isTexts(text: unknown): text is Texts {
  return isRecord(text) && isTemplate(text['message']);
}

function isTemplate(value: unknown): value is Template {
  return typeof value === 'string' || (isRecord(value) && typeof value['of'] === 'string');
}
