/** Corrections of values that are where a group or a list belongs, and of lists where one value belongs. */
import { parse } from 'yaml';

import { BULLETS } from '../../lib/bullets.ts';
import { canonicalCode, findLanguageCode, isLanguageCode, nameLanguage } from '../../lib/language.ts';
import { fieldOf } from '../../lib/record.ts';
import type { Correction } from '../../problems/catalogue/index.ts';
import { readPrices } from '../../values/index.ts';
import type { SchemaOutline } from '../schema/meta.ts';
import { sure } from '../schema/read.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { spaceAfterColon } from '../yaml/faults.ts';
import { isAddress } from './address-hints.ts';
import { entryIn, exampleOf, fitGroup, groupIn, inline, isScalar, type Scalar } from './fit.ts';
import type { InvalidValue } from './invalid-value.ts';
import { takesDay } from './time-hints.ts';

/** Markers of lists that were not written for YAML: `• `, `1. `. */
const MARKER = new RegExp(`^(?:[-*${BULLETS}]|\\d+[.)])\\s+`);
const BULLET = new RegExp(`\\s*[${BULLETS}]\\s*`);
const BEGINS_WITH_BULLET = new RegExp(`^[${BULLETS}]`);

/** Lines with numbers or bullets, which YAML joins: `1. One 2. Two`. Undefined for anything else. */
function splitMarked(value: string): string[] | undefined {
  const text = value.trim();
  const [before = '', ...parts] = text.split(/(?:^|\s+)(\d+)[.)]\s+/);
  const isCounted = parts.every((part, index) => index % 2 === 1 || Number(part) === index / 2 + 1);
  if (before === '' && parts.length > 0 && isCounted) return parts.filter((_, index) => index % 2 === 1);
  return BEGINS_WITH_BULLET.test(text) ? text.split(BULLET).filter(Boolean) : undefined;
}

/** Between names on one line. */
export const COMMAS = /\s*[,،]\s*/;

/** Text in place of names by role: `credits: Layla and Yasmin`. */
export function hintCredits({ lead, value, kind }: InvalidValue): Correction | undefined {
  if (kind !== 'credits' || typeof value !== 'string') return undefined;
  const [, role, names] = /^([^:]+): +([^:]+)$/.exec(value.trim()) ?? [];
  if (role !== undefined && names !== undefined)
    return { how: 'write', line: lead + inline({ [role]: names }) };
  return { how: 'role', line: `${lead}${inline({ Vocals: value })}` };
}

/** Text that resembles an address, including those that the site refuses. */
const ADDRESS = /^\S+\.\S+$|^[a-z][a-z+.-]*:\S/i;

/** An address of mail, or the number of a telephone. */
const CONTACT = /^(?:mailto:|tel:)?(?:[^\s@]+@[^\s@]+\.\p{L}{2,}|\+?[\d\s()/.-]{6,})$/iu;

/** Between ways to reserve. A slash may be part of a number. */
const OR = /\s*(?:[,;]|(?<=\s)(?:oder|und|or|and|ou|et|o|y|e|veya|ve|أو)(?=\s))\s*/iu;

/** Words in place of the address of a shop: the price, or how to reserve. */
export function hintTickets({
  lead,
  value,
  kind,
  group,
  siblings = [],
}: InvalidValue): Correction | undefined {
  if (kind !== 'tickets' || typeof value !== 'string') return undefined;
  const ways = value.trim().split(OR);
  if (ways.length > 1 && ways.every((way) => CONTACT.test(way)))
    return { how: 'write', line: `${lead}${inline(ways)}` };
  const isPrice = /\d/.test(value) || readPrices(value) !== undefined;
  if (CONTACT.test(value.trim()) || !(isPrice || ADDRESS.test(value))) {
    const isFree = siblings.includes('description') && fieldOf(group, 'description') === undefined;
    const text = value.trim().replace(/^(?:mailto|tel):/i, '');
    return { how: 'reserve', ...(isFree && { line: `description: ${inline(text)}` }) };
  }
  return ADDRESS.test(value) ? undefined : { how: 'price', line: `price: ${inline(value)}` };
}

/** A value, several lines or a group of keys in place of a list of groups. */
export function hintEntries({
  lead,
  value,
  written,
  noted,
  outline,
  vocabulary,
}: InvalidValue): Correction | undefined {
  const entry = entryIn(outline);
  const group = entry && groupIn(entry);
  if (!entry || Array.isArray(value) || value === null) return undefined;
  if (typeof value === 'object') {
    if (noted)
      return { how: 'noted', line: noted.line, words: [noted.spaces > 0 ? String(noted.spaces) : ''] };
    const isInBraces = written.startsWith('{') && Object.keys(value).some((key) => group?.properties?.[key]);
    if (isInBraces) return { how: 'brackets', line: `${lead}[${written}]` };
    return (
      group &&
      (hintPairs(group, value, vocabulary) ?? (takesWords(entry) ? hintNames(lead, value) : undefined))
    );
  }
  // YAML joins the lines of a text without quotes.
  const text = group && typeof value === 'string' && /^[^|>"']/.test(written) ? written : String(value);
  const marked = typeof value === 'string' ? splitMarked(value) : undefined;
  const [line, ...others] = isScalar(value) ? text.trim().split('\n') : [];
  if (line !== undefined && others.length > 0 && !marked) {
    const plain = line.trim().replace(MARKER, '');
    // Rows of a table: their columns would become one title.
    if (plain.includes('\t')) return hintExample(outline);
    const entries = [line, ...others].map((each) => each.trim().replace(MARKER, '')).filter(Boolean);
    const fitted = entries.map((each) => (group ? fitLine(group, each, vocabulary) : each));
    return {
      how: 'entries',
      line: `- ${inline(fitted[0] ?? plain)}`,
      ...(fitted.every((each) => each !== undefined) ? { means: fitted } : { isUnclear: true }),
    };
  }
  if (!group || !isScalar(value) || (takesWords(entry) && typeof value === 'string')) return undefined;
  const keys = Object.keys(group.properties ?? {});
  const parts = marked ?? (typeof value === 'string' ? vocabulary.splitLine(keys, value) : [value]);
  const fitted = parts.map((part) => fitLine(group, part, vocabulary));
  return fitted.every((each) => each !== undefined)
    ? { how: 'write', line: `${lead}${inline(fitted)}` }
    : hintExample(outline);
}

/** The first entry of an example, if there is one. */
function hintExample(outline: SchemaOutline): Correction | undefined {
  const line = inline(exampleOf(outline, 'first') ?? {});
  return line === '{}' ? undefined : { how: 'entries', line: `- ${line}`, isUnclear: true };
}

/** `sizes: {S: 3, M: 0}`, where a list of names is expected. */
function hintNames(lead: string, value: object): Correction {
  return { how: 'write', line: `${lead}${inline(Object.keys(value))}` };
}

/** A list of words, or of words and groups: a word will do. */
function takesWords({ anyOf }: SchemaOutline): boolean {
  return anyOf?.some(({ type }) => type === 'string') ?? false;
}

/** A file that is a list, where the list belongs under a key: `items:`. */
function hintWholeFile({ value, outline: { properties = {} } }: InvalidValue): Correction {
  const [first]: unknown[] = Array.isArray(value) ? value : [];
  const names = Object.keys(typeof first === 'object' && first !== null ? first : {});
  const holds = (list: SchemaOutline) => {
    const known = groupIn(entryIn(list) ?? {})?.properties ?? {};
    return names.length > 0 && names.every((name) => Object.hasOwn(known, name));
  };
  const keys = Object.keys(properties).filter((key) => holds(properties[key] ?? {}));
  return keys.length === 1 ? { how: 'listKey', line: `${keys[0]}:` } : { how: 'keysOnLines' };
}

/** `platforms: {spotify: https://…}`, or the keys of an entry without its hyphen. */
function hintPairs(group: SchemaOutline, value: object, vocabulary: Vocabulary): Correction | undefined {
  const [pair] = Object.entries(value);
  if (!pair) return undefined;
  const [key, inner] = pair;
  if (Object.hasOwn(group.properties ?? {}, key)) {
    return { how: 'hyphen', line: `- ${inline({ [key]: inner }).slice(1, -1)}` };
  }
  const line = fitPair(group, key, inner, vocabulary);
  if (line === undefined) return undefined;
  const lines = Object.entries(value).map(([name, each]) => fitPair(group, name, each, vocabulary));
  const means = lines.every((each) => each !== undefined) ? parse(lines.join('\n')) : undefined;
  return { how: 'entries', line, ...(means === undefined ? { isUnclear: true } : { means }) };
}

/** A value in place of a group: `video: https://…`, and the entries of such lists. */
function hintMember({
  lead,
  isEntry,
  isInBrackets,
  value,
  outline,
  vocabulary,
}: InvalidValue): Correction | undefined {
  const group = groupIn(outline);
  if (!group) return undefined;
  const fitted = isScalar(value) ? fitLine(group, value, vocabulary) : undefined;
  if (!fitted) return undefined;
  if (!isEntry || isInBrackets) return { how: 'write', line: `${lead}${inline(fitted)}` };
  const isOne = Object.keys(fitted).length === 1;
  return { how: 'entryKey', line: `- ${isOne ? inline(fitted).slice(1, -1) : inline(fitted)}` };
}

/** An entry whose key is the value of another: `- Producer: Hany`. */
export function fitPair(
  group: SchemaOutline,
  key: string,
  value: unknown,
  { platforms }: Vocabulary,
): string | undefined {
  if (!isScalar(value)) return undefined;
  const { pairedBy } = group;
  const fitted = fitGroup(group, pairedBy ? [value] : [key, value], platforms);
  return fitted && `- ${inline(pairedBy ? { [pairedBy]: key, ...fitted } : fitted)}`;
}

function fitLine(group: SchemaOutline, value: Scalar, vocabulary: Vocabulary): object | undefined {
  const { properties = {} } = group;
  if (properties['code']?.value === 'language') return fitLanguage(String(value));
  const day = properties['date'] && properties['time'] && sure(vocabulary.readDay(String(value)));
  if (day && day.date.length === 10 && day.clock && !day.end_date)
    return { date: day.date, time: day.clock.time };
  const plain = properties['title'] && typeof value === 'string' ? value.replace(MARKER, '') : value;
  return (
    vocabulary.readLine(Object.keys(properties), String(plain)) ??
    fitGroup(group, [plain], vocabulary.platforms)
  );
}

/** Returns the group with code and own name for `pt`, `pt_br` or `Portuguese`; undefined if it is no language. */
function fitLanguage(value: string): { code: string; name: string } | undefined {
  const tag = value.trim().toLowerCase().replaceAll('_', '-');
  const code = findLanguageCode(value) ?? canonicalCode(tag) ?? '';
  return isLanguageCode(code) ? { code, name: nameLanguage(code) } : undefined;
}

export function hintList({
  lead,
  value,
  written,
  expected,
  kind,
  outline,
  vocabulary,
}: InvalidValue): Correction | undefined {
  // An address or a day alone will do there.
  const isAlone = kind === 'day' && typeof value === 'string' && !value.includes(',');
  if (!expected.includes('array') || isAddress(kind) || isAlone) return undefined;
  if (/^-[^ ]/.test(String(value))) return { how: 'hyphens' };
  if (typeof value === 'string' && /[،、，;；؛|·]/.test(value)) {
    const parts = value.split(/[،、，,;；؛|·]/).map((part) => part.trim());
    return { how: 'commas', line: `${lead}[${parts.filter(Boolean).join(', ')}]` };
  }
  const keys = Object.keys(groupIn(entryIn(outline) ?? {})?.properties ?? {});
  const parts = typeof value === 'string' && (splitMarked(value) ?? vocabulary.readNames(keys, value));
  if (parts) return { how: 'write', line: `${lead}${inline(parts)}` };
  const lines = typeof value === 'string' && /^[^|>"']/.test(written) ? written.split('\n') : [];
  if (lines.length > 1)
    return {
      how: 'write',
      line: `${lead}${inline(lines.map((line) => line.trim().replace(/^[-–—*]\s+/, '')).filter(Boolean))}`,
    };
  // A number as it is written: `1e3`, `.nan`.
  if (typeof value === 'number') return { how: 'brackets', line: `${lead}[${written}]` };
  // `Tyler, The Creator` is one name, and `Earth, Wind & Fire` may be.
  const isNames = typeof value === 'string' && keys.includes('name');
  if (isNames && /, (?:the|der|die|das|el|los|las|les) /i.test(value))
    return { how: 'brackets', line: lead + inline([value]), isUnclear: true };
  const isUnclear = isNames && /,.* (?:&|and|und|y|et|e) /.test(value);
  if (typeof value === 'string')
    return { how: 'brackets', line: `${lead}[${value}]`, ...(isUnclear && { isUnclear }) };
  return undefined;
}

/** `sold_out: XL` is meant for an entry of the list beside it: `options: [S, {name: XL, sold_out: true}]`. */
export function hintMarked({
  lead,
  value,
  outline: { entries },
  group,
}: InvalidValue): Correction | undefined {
  const named = Array.isArray(value) ? value : typeof value === 'string' ? value.split(COMMAS) : [];
  if (entries === undefined || named.length === 0) return undefined;
  const names = named.map((name) => String(name).trim());
  const listed = fieldOf(group, entries);
  const list = Array.isArray(listed) ? listed : [];
  const mark = (name: string) => ({ name, [lead.replace(/: $/, '')]: true });
  const marked = list.map((entry) => (names.includes(String(entry)) ? mark(String(entry)) : entry));
  const others = names.filter((name) => !list.map(String).includes(name)).map(mark);
  return { how: 'write', line: `${entries}: ${inline([...marked, ...others])}` };
}

/** A list where one value fits: a text can have all of them; of other values, somebody has to choose. */
export function hintSingle(wrong: InvalidValue): Correction | undefined {
  const { lead, value, written, isMisfit, kind } = wrong;
  if (!Array.isArray(value) || !isMisfit) return undefined;
  if (!value.every(isScalar) || value.length === 0) return { how: 'singleValue' };
  const lines = [...new Set(value)].map((each) => `${lead}${inline(each)}`);
  const [line = '', ...others] = lines;
  // Brackets around words may belong to them: `[Untitled]`.
  if (others.length === 0 && kind === 'text' && written.startsWith('['))
    return { how: 'oneOf', line, words: [`${lead}${inline(written)}`] };
  if (others.length === 0) return { how: 'single', line };
  if (kind !== 'text') return hintMore(wrong) ?? { how: 'oneOf', line, words: others };
  const texts = value.map((each) => String(each).trim());
  const isProse = texts.some((text) => /[.!?…]$/u.test(text));
  return { how: 'write', line: `${lead}${inline(texts.join(isProse ? ' ' : ', '))}` };
}

/** Several values where one fits, and a list beside it takes the others: `still: a.jpg`, `stills: [b.jpg]`. */
function hintMore({ lead, value, group, siblings = [] }: InvalidValue): Correction | undefined {
  const key = lead.replace(/: $/, 's');
  if (!Array.isArray(value) || !siblings.includes(key) || fieldOf(group, key) !== undefined) return undefined;
  const [first, ...more] = value;
  return { how: 'until', line: `${lead}${inline(first)}`, words: [`${key}: ${inline(more)}`] };
}

export function hintGroup(wrong: InvalidValue): Correction | undefined {
  const { lead, isEntry, value, written, expected, outline, kind } = wrong;
  const bare = typeof value !== 'object' || Array.isArray(value);
  if (!bare || !isGroup(expected)) return undefined;
  // An address or a day alone will do there.
  if ((isAddress(kind) || takesDay(wrong)) && isScalar(value)) return undefined;
  const spaced = spaceAfterColon(written.split('\n', 1)[0] ?? '');
  const [key = ''] = spaced?.split(':') ?? [];
  const { properties } = groupIn(outline) ?? {};
  if (spaced !== undefined && properties?.[key])
    return { how: written.includes('\n') ? 'spaces' : 'space', line: spaced };
  const [, word = '', rest = ''] = /^([a-z_]+) +(\S.*)$/.exec(written) ?? [];
  if (properties?.[word]) return { how: 'colon', line: `${word}: ${rest}` };
  const isWholeFile = !lead && !isEntry;
  return isWholeFile
    ? hintWholeFile(wrong)
    : (hintMember(wrong) ?? { how: 'keysBelow', line: writeGroup(wrong) });
}

/** A group of the kind that is expected, as an example; empty if it may have any keys. */
function writeGroup({ lead, outline }: InvalidValue): string {
  const { properties = {} } = groupIn(outline) ?? {};
  const [first] = Object.keys(properties);
  const whole = exampleOf(outline);
  const isBare = typeof whole !== 'object' || whole === null || Object.keys(whole).length === 0;
  const example = isBare && first !== undefined ? { [first]: exampleOf(properties[first]) } : whole;
  return example === undefined ? '' : lead + inline(example);
}

export function isGroup(expected: readonly string[]): boolean {
  return expected.includes('object') || expected.includes('record');
}
