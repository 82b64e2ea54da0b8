/** Corrections of wrong values, where the value gives away what was meant. */

import { checkDigit } from '../../../site/schema/codes.ts';
import { readTranslation, TRANSLATIONS } from '../../../site/words/index.ts';
import { slugify } from '../../lib/slug.ts';
import { findNearest } from '../../lib/suggest.ts';
import type { Correction } from '../../problems/catalogue/engine-schema.ts';
import type { ValueKind } from '../schema/meta.ts';
import { SOUND_FILE } from '../schema/values/index.ts';
import { hintAddress, hintMail, hintProfile, isAddress } from './address-hints.ts';
import { exampleOf, groupIn, inline } from './fit.ts';
import { hintList, hintSingle } from './list-hints.ts';
import { hintPrice } from './price-hints.ts';
import { hintCredits, hintEntries, hintMember, hintTickets, hintWholeFile } from './shape-hints.ts';
import { hintDate, hintLength, hintTime, hintYear } from './time-hints.ts';
import type { Wrong } from './wrong.ts';
import { hintZone } from './zone-hints.ts';

type Rule = (wrong: Wrong) => Correction | undefined;

/** The first rule that has something to say. */
export function findHint(wrong: Wrong): Correction | undefined {
  for (const rule of RULES) {
    const hint = rule(wrong);
    if (hint !== undefined) return hint;
  }
  return undefined;
}

const RULES: Rule[] = [
  hintInvisible,
  hintComment,
  hintEmpty,
  hintCurly,
  hintPrice,
  hintPlaceholder,
  hintPair,
  hintQuotes,
  hintBoolean,
  hintNumber,
  hintCredits,
  hintTickets,
  hintEntries,
  hintList,
  hintGroup,
  hintSingle,
  hintValues,
  hintColor,
  hintUpc,
  hintSound,
  hintProvider,
  hintAddress,
  hintProfile,
  hintMail,
  hintDate,
  hintYear,
  hintTime,
  hintLength,
  hintZone,
  hintSlug,
  hintFile,
  hintExample,
];

/** Marks that programs put between scripts of both directions, and spaces without a width. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

function hintInvisible({ lead, value }: Wrong): Correction | undefined {
  if (typeof value !== 'string') return undefined;
  const visible = value.replace(INVISIBLE, '');
  return visible === value ? undefined : { how: 'invisible', line: `${lead}${visible}` };
}

function hintComment({ lead, value, rest }: Wrong): Correction | undefined {
  const comment = /^\s*(#.+)/.exec(rest)?.[1]?.trim();
  if (value !== null || comment === undefined) return undefined;
  return { how: 'comment', line: `${lead}"${comment}"` };
}

function hintEmpty({ lead, value, written, kind }: Wrong): Correction | undefined {
  const isBlank = typeof value === 'string' && value.trim() === '';
  if (isBlank || (value === null && written === '')) return { how: 'empty' };
  if (value !== null) return undefined;
  return isAnyText(kind) ? { how: 'quotedNull', line: `${lead}"${written}"` } : { how: 'remove' };
}

/** Word processors make straight quotes curly; to YAML those are ordinary characters. */
function hintCurly({ lead, value }: Wrong): Correction | undefined {
  const bare =
    typeof value === 'string' ? /^[\u2018-\u201f](.+)[\u2018-\u201f]$/.exec(value)?.[1] : undefined;
  return bare === undefined ? undefined : { how: 'curly', line: `${lead}${bare}` };
}

/** `title: {artist}` without quotes is a group with one key. */
function hintPlaceholder({ lead, isMisfit, value, written, expected, kind }: Wrong): Correction | undefined {
  const braces = typeof value === 'object' && !Array.isArray(value) && /^\{.*\}$/.test(written);
  return braces && isMisfit && (isPlaceholder(written) || (isAnyText(kind) && !isGroup(expected)))
    ? { how: 'quotes', line: `${lead}"${written}"` }
    : undefined;
}

/** A text with a colon in a list: `- Chapter One: The Sea` is a group with one key. */
function hintPair({ lead, isEntry, value, written, kind }: Wrong): Correction | undefined {
  const isText = isEntry && isAnyText(kind) && typeof value === 'object' && !Array.isArray(value);
  const isLine = isText && /^[^{\n]+:[^\n]*$/.test(written.trim());
  return isLine ? { how: 'quotes', line: `${lead}${JSON.stringify(written.trim())}` } : undefined;
}

/** Whether a value is written as `{artist}`, without quotes. */
export function isPlaceholder(written: string): boolean {
  return /^\{\s*(artist|links\.[\w-]+)\s*\}$/i.test(written);
}

/** Without quotes, a text of digits is a number, and loses the zeros that it begins with. */
function hintQuotes({ lead, isMisfit, value, written, kind }: Wrong): Correction | undefined {
  const bare = typeof value === 'number' || typeof value === 'boolean';
  // Quotes do not help where digits are missing.
  if (kind === 'upc' && !/^\d{11,13}$/.test(written)) return undefined;
  return bare && isAnyText(kind) && (isMisfit || /^0\d/.test(written))
    ? { how: 'quotes', line: `${lead}"${written}"` }
    : undefined;
}

/** Whether a word means yes or no in one of the languages with a translation. */
function isAnswer(word: string, answer: 'yes' | 'no'): boolean {
  return TRANSLATIONS.some((code) => readTranslation(code).language[answer].split(', ').includes(word));
}

function hintBoolean({ lead, value, expected }: Wrong): Correction | undefined {
  if (!expected.includes('boolean') || typeof value !== 'string') return undefined;
  const word = value.trim().toLowerCase();
  if (['on', 'true', '1'].includes(word) || isAnswer(word, 'yes'))
    return { how: 'write', line: `${lead}true` };
  return ['off', 'false', '0'].includes(word) || isAnswer(word, 'no')
    ? { how: 'write', line: `${lead}false` }
    : undefined;
}

function hintNumber({ lead, value, expected }: Wrong): Correction | undefined {
  if (typeof value !== 'string' || !(expected.includes('number') || expected.includes('int')))
    return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return { how: 'unquote', line: `${lead}${value}` };
  const number = /^(?:#|no\.?|ep\.?|episode|vol\.?)\s*(\d+)$/i.exec(value.trim())?.[1];
  return number === undefined ? undefined : { how: 'write', line: `${lead}${Number(number)}` };
}

function hintGroup(wrong: Wrong): Correction | undefined {
  const { lead, isEntry, value, written, expected, outline, kind } = wrong;
  const bare = typeof value !== 'object' || Array.isArray(value);
  if (!bare || !isGroup(expected) || (isAddress(kind) && typeof value === 'string')) return undefined;
  const [, key = '', rest = ''] = /^([a-z_]+) +(\S.*)$/.exec(written) ?? [];
  if (groupIn(outline)?.properties?.[key]) return { how: 'colon', line: `${key}: ${rest}` };
  const isWholeFile = !lead && !isEntry;
  return isWholeFile
    ? hintWholeFile(wrong)
    : (hintMember(wrong) ?? { how: 'keysBelow', line: writeGroup(wrong) });
}

/** A group of the kind that is expected, as an example; empty where it may have any keys. */
function writeGroup({ lead, outline }: Wrong): string {
  const { properties = {} } = groupIn(outline) ?? {};
  const [first] = Object.keys(properties);
  const whole = exampleOf(outline);
  const isBare = typeof whole !== 'object' || whole === null || Object.keys(whole).length === 0;
  const example = isBare && first !== undefined ? { [first]: exampleOf(properties[first]) } : whole;
  return example === undefined ? '' : lead + inline(example);
}

function hintValues({ value, values = [], outline: { aliases = {} } }: Wrong): Correction | undefined {
  if (typeof value !== 'string') return undefined;
  const word = value.trim().toLowerCase();
  const nearest = Object.hasOwn(aliases, word) ? aliases[word] : findNearest(value, values);
  return nearest === undefined ? undefined : { how: 'nearest', line: nearest };
}

/** The newsletter is kept by a service that Liner does not know. */
function hintProvider({ lead, value, kind, group }: Wrong): Correction | undefined {
  if (kind !== 'provider' || typeof value !== 'string') return undefined;
  const endpoint =
    typeof group === 'object' && group !== null && 'endpoint' in group ? group.endpoint : undefined;
  const link = { label: 'Newsletter', url: typeof endpoint === 'string' ? endpoint : 'https://…' };
  return { how: 'otherService', line: `${lead}form`, words: [inline(link)] };
}

/** `8a1c4a` and `#fc0`; for other colours, an example with the quotes that the sign # needs. */
function hintColor({ lead, value, kind }: Wrong): Correction | undefined {
  if (kind !== 'color') return undefined;
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(String(value).trim())?.[1];
  if (digits === undefined) return { how: 'example', line: `${lead}"#ff5500"` };
  return { how: 'write', line: `${lead}"#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}"` };
}

/** Spreadsheets drop the zero that a code begins with. */
function hintUpc({ lead, value, kind }: Wrong): Correction | undefined {
  const code = `0${value}`;
  if (kind !== 'upc' || !/^\d{12}$/.test(code) || !code.endsWith(checkDigit(code))) return undefined;
  return { how: 'write', line: `${lead}"${code}"` };
}

function hintSlug({ value, kind }: Wrong): Correction | undefined {
  // `releases/new-song.md` is the entry of that file.
  const name = typeof value === 'string' && kind === 'slug' ? value.replace(/^.*\/(?=.)|\.md$/g, '') : '';
  const slug = slugify(name);
  return slug ? { how: 'write', line: slug } : undefined;
}

/** A file elsewhere where one of the assets folder belongs, or the other way round. */
function hintSound({ lead, value, outline }: Wrong): Correction | undefined {
  if (typeof value !== 'string') return undefined;
  const isAddress = /^https?:\/\/\S+$/i.test(value);
  if (outline.asset === 'sound' && isAddress) return { how: 'write', line: `audio_url: ${value}` };
  if (lead !== 'audio_url: ') return undefined;
  if (isAddress) return { how: 'write', line: lead + value.replace(/^http:/i, 'https:') };
  // Another protocol, or a disk of Windows, is no place in the assets folder.
  const isPath = SOUND_FILE.test(value) && !/^[a-z]+:/i.test(value);
  return isPath ? { how: 'write', line: `audio: ${value}` } : undefined;
}

/** A place on somebody's computer. */
const ELSEWHERE = /^(?:file:|[a-z]:[\\/]|~[\\/]|\/(?:Users|home|Volumes|mnt|media)\/)/i;

/** As Windows writes it, or from the site's folder: `.\assets\photos\a.jpg`. */
function hintFile({ lead, value, kind, outline }: Wrong): Correction | undefined {
  if (typeof value !== 'string' || kind !== 'file') return undefined;
  if (ELSEWHERE.test(value) && !/[\\/]assets[\\/]/.test(value)) {
    const folder = /^[^/]+(?=\/)/.exec(String(exampleOf(outline)))?.[0] ?? 'photos';
    const name = value.replace(/^.*[\\/]/, '');
    return { how: 'copyFile', line: `${lead}${folder}/${name}`, words: [`assets/${folder}`] };
  }
  const meant = value
    .replaceAll('\\', '/')
    .replace(/^(?:.*\/)?assets\//, '')
    .replace(/^\.?\/+/, '');
  const isInside = meant !== '' && meant !== value && !/(^|\/)\.\.?(\/|$)|:/.test(meant);
  return isInside ? { how: 'write', line: `${lead}${meant}` } : undefined;
}

/** What such a value may be. Of one that is of the right type, the message says what is wrong with it. */
function hintExample({ lead, kind, isMisfit, outline, hasExample }: Wrong): Correction | undefined {
  const isTold = hasExample || lead === '' || !(isMisfit || isAddress(kind));
  const example = isTold ? undefined : exampleOf(outline);
  return example === undefined ? undefined : { how: 'example', line: `${lead}${inline(example)}` };
}

function isAnyText(kind: ValueKind | undefined): boolean {
  return kind === 'text' || kind === 'id' || kind === 'bpm' || kind === 'upc' || kind === 'menuItem';
}

function isGroup(expected: readonly string[]): boolean {
  return expected.includes('object') || expected.includes('record');
}
