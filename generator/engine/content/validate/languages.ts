/** Corrections of texts in several languages that are not below the codes of the languages. */
import {
  canonicalCode,
  codeNamed,
  findLanguageCode,
  isLanguageCode,
  LANGUAGE_CODES,
  languageOfCountry,
  nameLanguageIn,
} from '../../lib/language.ts';
import { fieldOf, isRecord } from '../../lib/record.ts';
import { listWords } from '../../lib/suggest.ts';
import type { Correction } from '../../problems/catalogue/index.ts';
import type { SchemaOutline } from '../schema/meta.ts';
import { entryIn, groupIn, inline } from './fit.ts';
import type { InvalidValue } from './invalid-value.ts';

/** Characters: the longest text that a line to type repeats. */
const LONGEST = 80;

/** The code of a country in place of that of a language, `UK`, or another one than that of the name beside it. */
export function hintLanguage({ lead, value, kind, group, isEntry }: InvalidValue): Correction | undefined {
  if (kind !== 'language' || typeof value !== 'string' || isEntry) return undefined;
  const name = fieldOf(group, 'name');
  const named = typeof name === 'string' ? codeNamed(name) : undefined;
  const usual = canonicalCode(value.trim().replaceAll('_', '-')) ?? '';
  const own = isLanguageCode(usual) ? usual : codeNamed(value);
  const spoken = languageOfCountry(value.trim());
  const [first, second] = new Set(
    [named ?? own ?? spoken, named ?? spoken ?? own].filter((code) => code !== undefined),
  );
  const isOfName = named !== undefined && usual.startsWith(`${named}-`);
  if (first === undefined || isOfName) return isOfName ? { how: 'write', line: lead + usual } : undefined;
  return second === undefined
    ? { how: 'write', line: lead + first }
    : {
        how: 'either',
        line: lead + first,
        words: [nameLanguageIn(first, 'en'), lead + second, nameLanguageIn(second, 'en')],
      };
}

/** `title: {de: Lied, en: Song}`, by code or name of the language. */
export function hintLanguages(wrong: InvalidValue): Correction | undefined {
  const { lead, name, isEntry, value, outline, languages } = wrong;
  if (!isRecord(value) || !isTranslatable(outline)) return undefined;
  const texts = Object.entries(value).map(([key, text]) => ({ code: readCode(key, languages), text }));
  if (texts.length === 0 || !texts.every(({ code, text }) => code !== undefined && isText(text)))
    return undefined;
  if (!texts.some(({ code = '' }) => languages.includes(code) || isCommon(code))) return undefined;
  const standard = texts.find(({ code }) => code === languages[0]) ?? texts[0];
  const others = texts.filter((each) => each !== standard);
  const isKnown = ({ code = '' }) => languages.includes(code);
  const blocks = others
    .filter(isKnown)
    .map(({ code, text }) => `${code}: ${inline({ [name]: isEntry ? [shorten(text)] : shorten(text) })}`);
  const unknown = others.filter((each) => !isKnown(each)).map(({ code = '' }) => code);
  return {
    how: 'languages',
    line: `${isEntry ? '- ' : lead}${inline(shorten(standard?.text))}`,
    words: [blocks.join('  and  '), listWords(unknown, 'and'), isEntry ? `the list of ${name}` : 'it'],
  };
}

/** A key with the code of a language: `title_en`, `title.EN`, `titleEn`, `en_title`. */
interface CodedKey {
  key: string;
  code: string;
}

/** @param outline of the group that the key is in */
export function readCodedKey(
  written: string,
  outline: SchemaOutline,
  languages: readonly string[],
): CodedKey | undefined {
  const { properties = {} } = groupIn(outline) ?? {};
  for (const [form, key, word] of splitKey(written)) {
    const known = Object.keys(properties).find((each) => each.toLowerCase() === key.toLowerCase());
    const code = form && known ? readCode(word, languages) : undefined;
    if (known === undefined || code === undefined || !isTranslatable(properties[known] ?? {})) continue;
    if (languages.includes(code) || isCommon(code)) return { key: known, code };
  }
  return undefined;
}

/** Characters: no key with a code is longer. */
const LONGEST_KEY = 200;

function splitKey(written: string): [found: boolean, key: string, code: string][] {
  if (written.length > LONGEST_KEY) return [];
  const after = /^(.+?)(?:[\s_.(/-]+|(?<=[a-z])(?=[A-Z]))([A-Za-z]{2,10})\)?$/.exec(written.trim());
  const before = /^([A-Za-z]{2,10})[\s_./-]+(.+)$/.exec(written.trim());
  return [
    [after !== null, after?.[1] ?? '', after?.[2] ?? ''],
    [before !== null, before?.[2] ?? '', before?.[1] ?? ''],
  ];
}

/**
 * Advises the line for a key with a code: below the code, with all other texts of its group in that language.
 * @param group the data that the key is in
 * @param hasBlock true if the group has texts below that code already
 */
export function adviseCodedKey(
  { key, code }: CodedKey,
  outline: SchemaOutline,
  { group, languages, hasBlock }: { group: unknown; languages: readonly string[]; hasBlock: boolean },
): string {
  const given = isRecord(group) ? group : {};
  const texts = Object.entries(given).flatMap(([written, text]) => {
    const other = readCodedKey(written, outline, languages);
    return other?.code === code ? [[other.key, shorten(text)] as const] : [];
  });
  const all = inline(Object.fromEntries(texts));
  if (code === languages[0])
    return Object.hasOwn(given, key)
      ? `${code} is the default language of the site, and its text is "${key}": keep one of the two.`
      : `${code} is the default language of the site, whose texts have no code. Write  ${all.slice(1, -1)}`;
  if (!languages.includes(code))
    return `${code} is not among the languages of the site. To add it:  npx liner help languages`;
  return hasBlock ? `Write  ${all.slice(1, -1)}  below  ${code}:` : `Write  ${code}: ${all}`;
}

function isTranslatable(outline: SchemaOutline): boolean {
  return outline.translatable === true || entryIn(outline)?.translatable === true;
}

function isText(value: unknown): boolean {
  return [value].flat().every((each) => typeof each === 'string' && each !== '');
}

/** The code of a language that the site has, or that there is. */
function readCode(written: string, languages: readonly string[]): string | undefined {
  const code = findLanguageCode(written) ?? written.trim().toLowerCase();
  return languages.find((each) => each.toLowerCase() === code) ?? (isLanguageCode(code) ? code : undefined);
}

function isCommon(code: string): boolean {
  return Object.values(LANGUAGE_CODES).includes(code);
}

function shorten(value: unknown): unknown {
  return value === null || (typeof value === 'string' && (value.includes('\n') || value.length > LONGEST))
    ? '…'
    : value;
}
