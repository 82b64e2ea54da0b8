/** Corrections of wrong values that show what was meant. */

import { cleanAddress, dropInvisible } from '../../lib/invisible.ts';
import { fieldOf, isRecord } from '../../lib/record.ts';
import { slugify } from '../../lib/slug.ts';
import { findNearest, findSlip } from '../../lib/suggest.ts';
import type { Correction } from '../../problems/catalogue/index.ts';
import { isPath, readMoney } from '../../values/index.ts';
import { readAs, type ValueKind } from '../schema/meta.ts';
import {
  hintAddress,
  hintFile,
  hintMail,
  hintPage,
  hintProfile,
  hintReferences,
  hintSound,
  hintSpaces,
  hintUser,
  isAddress,
} from './address-hints.ts';
import { entryIn, exampleOf, groupIn, inline, isScalar } from './fit.ts';
import type { InvalidValue } from './invalid-value.ts';
import { hintLanguage, hintLanguages } from './languages.ts';
import {
  hintCredits,
  hintEntries,
  hintGroup,
  hintList,
  hintMarked,
  hintSingle,
  hintTickets,
  isGroup,
} from './shape-hints.ts';
import { hintDate, hintDays, hintTime, hintYear, hintZone, hintZoned } from './time-hints.ts';

type Rule = (wrong: InvalidValue) => Correction | undefined;

/** Letters of a value that is corrected: a longer one is no slip, and some rules take time by the square of its length. */
const LONGEST = 2000;

/** The correction of the first rule that matches. */
export function findHint(wrong: InvalidValue): Correction | undefined {
  if (wrong.written.length > LONGEST) return undefined;
  for (const rule of RULES) {
    const hint = rule(wrong);
    if (hint !== undefined) return containsExample(wrong, hint.line) ? { ...hint, isUnclear: true } : hint;
  }
  return undefined;
}

/** Returns true if a line contains the example of a required key, which the user has to replace. */
function containsExample({ outline, written }: InvalidValue, line = ''): boolean {
  const { properties = {} } = groupIn(entryIn(outline) ?? outline) ?? {};
  const own = written.toLowerCase();
  return Object.values(properties).some((each) => {
    const example = exampleOf(each);
    return typeof example === 'string' && line.includes(example) && !own.includes(example.toLowerCase());
  });
}

const RULES: Rule[] = [
  hintInvisible,
  hintComment,
  hintEmpty,
  hintCurly,
  hintClosingQuote,
  hintLanguages,
  hintPath,
  hintSoldOut,
  hintPrice,
  hintPlaceholder,
  hintPair,
  hintText,
  hintQuotes,
  hintBoolean,
  hintMarked,
  hintNumber,
  hintCredits,
  hintSpaces,
  hintTickets,
  hintZoned,
  hintDays,
  hintEntries,
  hintList,
  hintGroup,
  hintSingle,
  hintValues,
  hintLanguage,
  hintRead,
  hintUser,
  hintReferences,
  hintSound,
  hintProvider,
  hintPage,
  hintAddress,
  hintProfile,
  hintMail,
  hintDate,
  hintYear,
  hintTime,
  hintZone,
  hintSlug,
  hintFile,
  hintExample,
];

/** Spaces that are not ordinary ones around a value: YAML takes them for a part of it. */
const ODD_ENDS = /^[\u00a0\u2000-\u200a\u202f\u3000]+|[\u00a0\u2000-\u200a\u202f\u3000]+$/g;

function hintInvisible({ lead, value, kind }: InvalidValue): Correction | undefined {
  if (typeof value !== 'string') return undefined;
  const visible = isAddress(kind) ? cleanAddress(value) : dropInvisible(value.replace(ODD_ENDS, ''));
  return visible === value ? undefined : { how: 'invisible', line: `${lead}${visible}` };
}

function hintComment({ lead, value, rest }: InvalidValue): Correction | undefined {
  const comment = /^\s*(#.+)/.exec(rest)?.[1]?.trim();
  if (value !== null || comment === undefined) return undefined;
  return { how: 'comment', line: `${lead}"${comment}"` };
}

function hintEmpty({ lead, value, written, kind }: InvalidValue): Correction | undefined {
  const isBlank = typeof value === 'string' && value.trim() === '';
  if (isBlank || (value === null && written === '')) return { how: 'empty' };
  if (value !== null) return undefined;
  return isAnyText(kind) ? { how: 'quotedNull', line: `${lead}"${written}"` } : { how: 'remove' };
}

/** Word processors make straight quotes curly; to YAML those are ordinary characters. */
function hintCurly({ lead, value }: InvalidValue): Correction | undefined {
  const bare =
    typeof value === 'string' ? /^[\u2018-\u201f](.+)[\u2018-\u201f]$/.exec(value)?.[1] : undefined;
  return bare === undefined ? undefined : { how: 'curly', line: `${lead}${bare}` };
}

/** Removes the rest of a pair of quotes: `20:00'`. */
function hintClosingQuote({ lead, value }: InvalidValue): Correction | undefined {
  const bare = typeof value === 'string' ? /^([^"']+)["']$/.exec(value)?.[1] : undefined;
  return bare === undefined ? undefined : { how: 'closingQuote', line: `${lead}${bare}` };
}

/** The path of a file in place of its words. */
function hintPath({ lead, value, kind }: InvalidValue): Correction | undefined {
  if (typeof value !== 'string' || kind !== 'text' || !isPath(value)) return undefined;
  return /\.(?:docx?|odt|rtf|pages|txt|md|pdf|html?)$/i.test(value.trim())
    ? { how: 'paste', line: `${lead || '- '}|` }
    : { how: 'words' };
}

/** `title: {artist}` without quotes is a group with one key. */
function hintPlaceholder(wrong: InvalidValue): Correction | undefined {
  const { lead, isMisfit, value, written, rest, expected, kind } = wrong;
  const braces = isRecord(value) && /^\{.*\}$/.test(written);
  if (!braces || !isMisfit || !(isPlaceholder(written) || (isAnyText(kind) && !isGroup(expected))))
    return undefined;
  // Within quotes, visitors would read the keys and the braces.
  const parts = Object.values(value).filter((part) => part !== null);
  return parts.length > 0 && parts.every(isScalar)
    ? { how: 'write', line: `${lead}${inline(parts.join(', '))}` }
    : { how: 'quotes', line: `${lead}"${written}${rest.startsWith(':') ? rest.trimEnd() : ''}"` };
}

/** A text with a colon in a list: `- Chapter One: The Sea` is a group with one key. */
function hintPair({ lead, isEntry, value, written, kind }: InvalidValue): Correction | undefined {
  const isText = isEntry && isAnyText(kind) && typeof value === 'object' && !Array.isArray(value);
  const isLine = isText && /^[^{\n]+:[^\n]*$/.test(written.trim());
  return isLine ? { how: 'quotes', line: `${lead}${JSON.stringify(written.trim())}` } : undefined;
}

/** Returns true if a value is written as `{artist}`, without quotes. */
export function isPlaceholder(written: string): boolean {
  return /^\{\s*(artist|links\.[\w-]+)\s*\}$/i.test(written);
}

/** A text that says more than its key: `prize: BIFA (nominated)`. */
function hintText(wrong: InvalidValue): Correction | undefined {
  const { name, value, isMisfit, group, siblings = [], vocabulary } = wrong;
  if (isMisfit || typeof value !== 'string' || !isRecord(group)) return undefined;
  const read = vocabulary.readText(name, siblings, group, value);
  return read && { how: 'write', line: inline(read) };
}

/** Corrects a number that should be a text of digits, which would lose its leading zeros. */
function hintQuotes({ lead, isMisfit, value, written, kind }: InvalidValue): Correction | undefined {
  const bare = typeof value === 'number' || typeof value === 'boolean';
  // Quotes do not help where digits are missing.
  if (kind === 'upc' && !/^\d{11,13}$/.test(written)) return undefined;
  return bare && isAnyText(kind) && (isMisfit || /^0\d/.test(written))
    ? { how: 'quotes', line: `${lead}"${written}"` }
    : undefined;
}

function hintBoolean({ lead, value, expected, vocabulary }: InvalidValue): Correction | undefined {
  if (!expected.includes('boolean') || typeof value !== 'string') return undefined;
  const word = value.trim().toLowerCase();
  const answer = fieldOf(ANSWERS, word) ?? vocabulary.readAnswer(value);
  return answer === undefined ? undefined : { how: 'write', line: `${lead}${answer}` };
}

/** Booleans of programs, independent of languages. */
const ANSWERS = { on: true, true: true, 1: true, off: false, false: false, 0: false };

function hintNumber({ lead, value, expected }: InvalidValue): Correction | undefined {
  if (typeof value !== 'string' || !(expected.includes('number') || expected.includes('int')))
    return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return { how: 'unquote', line: `${lead}${value}` };
  // `No. 7`, or with what is counted: `8 seats`.
  const [, ordinal, count] =
    /^(?:#|no\.?|ep\.?|episode|vol\.?)\s*(\d+)$|^(\d+)\s+\p{L}+$/iu.exec(value.trim()) ?? [];
  const number = ordinal ?? count;
  return number === undefined ? undefined : { how: 'write', line: `${lead}${Number(number)}` };
}

function hintValues({
  vocabulary,
  lead,
  name,
  value,
  values = [],
  outline,
}: InvalidValue): Correction | undefined {
  const { aliases = {}, advice = {} } = outline;
  if (typeof value !== 'string') return undefined;
  const word = value.trim().toLowerCase();
  const [, sentence] = Object.entries(advice).find(([name]) => name === word) ?? [];
  if (sentence !== undefined) return { how: 'advice', line: sentence };
  const meant = (text: string) =>
    Object.hasOwn(aliases, text)
      ? aliases[text]
      : (values.find((each) => each === text.replace(' ', '_')) ?? vocabulary.valueNamed(name, text, values));
  const words = { ...Object.fromEntries(values.map((each) => [each, each])), ...aliases };
  const nearest = meant(word) ?? findNearest(value, values) ?? compoundOf(word, words);
  const isUnclear = meant(word) === undefined && findSlip(value, values) === undefined;
  if (nearest !== undefined) return { how: 'nearest', line: nearest, ...(isUnclear && { isUnclear }) };
  // `verschoben auf Mai`, `sold out (again)`: what follows has its place elsewhere.
  const [one = '', two = ''] = word.split(/[\s,;:(]+/);
  const first = meant(`${one} ${two}`) ?? meant(one);
  return first === undefined ? undefined : { how: 'word', line: `${lead}${first}` };
}

/** Letters of the shortest word that ends a compound. */
const PART = 4;

/** `Kinderchor` is a kind of `Chor`. */
function compoundOf(word: string, aliases: Readonly<Record<string, string>>): string | undefined {
  const [found] = Object.keys(aliases)
    .filter((name) => name.length >= PART && word.endsWith(name))
    .sort((a, b) => b.length - a.length);
  return found === undefined ? undefined : aliases[found];
}

/** A newsletter service that Liner does not know. */
function hintProvider({ lead, value, kind, group }: InvalidValue): Correction | undefined {
  if (kind !== 'provider' || typeof value !== 'string') return undefined;
  const endpoint =
    typeof group === 'object' && group !== null && 'endpoint' in group ? group.endpoint : undefined;
  const link = { label: 'Newsletter', url: typeof endpoint === 'string' ? endpoint : 'https://…' };
  return { how: 'otherService', line: `${lead}form`, words: [inline(link)] };
}

/** Advice for values that no reading corrects. */
const UNREAD: { [Kind in ValueKind]?: Correction } = { color: { how: 'colour' }, upc: { how: 'lookUp' } };

/** Corrects what the kind of value reads in other ways than it is written: `3m20s`, `#fc0`, a code without the zero that it begins with. */
function hintRead(wrong: InvalidValue): Correction | undefined {
  const { lead, value, written, kind = 'anything', outline } = wrong;
  const read = readAs(outline, typeof value === 'string' ? value : written);
  return read === undefined ? UNREAD[kind] : { how: 'write', line: `${lead}${inline(read)}` };
}

/** Advises the key for sold-out things where a price or a shop is expected. */
function hintSoldOut(wrong: InvalidValue): Correction | undefined {
  const { value, kind, group, siblings = [] } = wrong;
  if (!(kind === 'price' || kind === 'tickets') || !meansSoldOut(value, wrong)) return undefined;
  const key = ['status', 'sold_out'].find((each) => siblings.includes(each));
  if (key === undefined) return undefined;
  const there = fieldOf(group, key);
  if (there === undefined)
    return { how: 'write', line: key === 'status' ? 'status: sold_out' : 'sold_out: true' };
  return { how: 'remove', ...(there !== true && !meansSoldOut(there, wrong) && { isUnclear: true }) };
}

function meansSoldOut(value: unknown, { outline, vocabulary }: InvalidValue): boolean {
  if (typeof value !== 'string') return false;
  const word = value.trim().toLowerCase();
  return (
    /^sold[ _-]?out$/.test(word) ||
    fieldOf(outline.aliases, word) === 'sold_out' ||
    vocabulary.valueNamed('status', word, ['sold_out']) !== undefined
  );
}

/** Currencies by the names that shops write; a dollar may be that of many countries. */
const CURRENCIES: [RegExp, string][] = [
  [/(\bus\s*)?(\$|\bdollars?\b)/i, 'USD'],
  [/\bkr\b\.?/i, 'SEK'],
  [/\bL\.?E\b\.?|جنيه(ا|ًا)?( مصري(ا|ًا)?)?/i, 'EGP'],
  [/\bdirhams?\b|\bdhs?\b|درهم(ا|ًا)?( إماراتي(ا|ًا)?)?/i, 'AED'],
];

function hintPrice({ lead, value, kind }: InvalidValue): Correction | undefined {
  if (kind !== 'price' || typeof value !== 'string') return undefined;
  const named = CURRENCIES.reduce((price, [name, code]) => price.replace(name, ` ${code} `), value);
  const { amount, currency } = readMoney(named.replace(/\s+/g, ' ').trim()) ?? {};
  if (amount === undefined || !currency) return undefined;
  const line = `${lead}${amount} ${currency}`;
  if (/\bkr\b/i.test(value))
    return { how: 'oneOf', line, words: ['NOK', 'DKK'].map((code) => `${lead}${amount} ${code}`) };
  return currency === 'USD' && !/us/i.test(value) ? { how: 'dollars', line } : { how: 'write', line };
}

function hintSlug({ value, kind }: InvalidValue): Correction | undefined {
  // `releases/new-song.md` is the entry of that file.
  const name = typeof value === 'string' && kind === 'slug' ? value.replace(/^.*\/(?=.)|\.md$/g, '') : '';
  const slug = slugify(name);
  return slug ? { how: 'write', line: slug } : undefined;
}

/** An example of the value. For a value of the right type, the message is enough; one of two answers would be a guess. */
function hintExample(wrong: InvalidValue): Correction | undefined {
  const { lead, kind, isMisfit, outline, hasExample, expected } = wrong;
  const isTold = hasExample || lead === '' || !(isMisfit || isAddress(kind)) || expected.includes('boolean');
  const example = isTold ? undefined : exampleOf(outline);
  return example === undefined ? undefined : { how: 'example', line: `${lead}${inline(example)}` };
}

function isAnyText(kind: ValueKind | undefined): boolean {
  return kind === 'text' || kind === 'id' || kind === 'bpm' || kind === 'upc' || kind === 'menuItem';
}
