/** Corrections of wrong values, where the value gives away what was meant. */

import { slugify } from '../../lib/slug.ts';
import { findNearest } from '../../lib/suggest.ts';
import { listTimeZones } from '../../lib/time-zone.ts';
import type { Correction } from '../../problems/catalogue/schema.ts';
import type { ValueKind } from '../schema/meta.ts';
import { groupIn } from './fit.ts';
import { hintCredits, hintEntries, hintMember, hintTickets, hintWholeFile } from './shape-hints.ts';
import { hintDate, hintLength, hintTime } from './time-hints.ts';
import type { Wrong } from './wrong.ts';

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
  hintComment,
  hintEmpty,
  hintCurly,
  hintPlaceholder,
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
  hintAddress,
  hintMail,
  hintDate,
  hintTime,
  hintLength,
  hintZone,
  hintSlug,
  hintFile,
];

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
function hintPlaceholder({ lead, isMisfit, value, written, expected }: Wrong): Correction | undefined {
  const braces = typeof value === 'object' && !Array.isArray(value) && /^\{.*\}$/.test(written);
  const takesText = !isGroup(expected) && !expected.includes('array');
  return braces && isMisfit && (takesText || isPlaceholder(written))
    ? { how: 'quotes', line: `${lead}"${written}"` }
    : undefined;
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

function hintBoolean({ lead, value, expected }: Wrong): Correction | undefined {
  if (!expected.includes('boolean') || typeof value !== 'string') return undefined;
  if (/^(yes|y|on|true|1)$/i.test(value)) return { how: 'write', line: `${lead}true` };
  return /^(no|n|off|false|0)$/i.test(value) ? { how: 'write', line: `${lead}false` } : undefined;
}

function hintNumber({ lead, value, expected }: Wrong): Correction | undefined {
  const number = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value);
  return number && (expected.includes('number') || expected.includes('int'))
    ? { how: 'unquote', line: `${lead}${value}` }
    : undefined;
}

function splitAtCommas(text: string): string {
  const parts = text.split(/[،、，,]/).map((part) => part.trim());
  return parts.filter(Boolean).join(', ');
}

function hintList({ lead, value, expected, kind }: Wrong): Correction | undefined {
  // An address alone will do there.
  if (!expected.includes('array') || isAddress(kind)) return undefined;
  if (/^-\S/.test(String(value))) return { how: 'hyphens' };
  const single = typeof value === 'string' || typeof value === 'number';
  if (typeof value === 'string' && /[،、，]/.test(value))
    return {
      how: 'commas',
      line: `${lead}[${splitAtCommas(value)}]`,
    };
  return single ? { how: 'brackets', line: `${lead}[${value}]` } : undefined;
}

function hintGroup(wrong: Wrong): Correction | undefined {
  const { lead, isEntry, value, written, expected, outline, kind } = wrong;
  const bare = typeof value !== 'object' || Array.isArray(value);
  if (!bare || !isGroup(expected) || (isAddress(kind) && typeof value === 'string')) return undefined;
  const [, key = '', rest = ''] = /^([a-z_]+) +(\S.*)$/.exec(written) ?? [];
  if (groupIn(outline)?.properties?.[key]) return { how: 'colon', line: `${key}: ${rest}` };
  const isWholeFile = !lead && !isEntry;
  return isWholeFile ? hintWholeFile(wrong) : (hintMember(wrong) ?? { how: 'keysBelow' });
}

function hintSingle({ lead, value, isMisfit }: Wrong): Correction | undefined {
  if (!Array.isArray(value) || !isMisfit) return undefined;
  const [first] = value;
  return typeof first === 'string' ? { how: 'single', line: `${lead}${first}` } : { how: 'singleValue' };
}

function hintValues({ value, values = [], outline: { aliases = {} } }: Wrong): Correction | undefined {
  if (typeof value !== 'string') return undefined;
  const word = value.trim().toLowerCase();
  const nearest = Object.hasOwn(aliases, word) ? aliases[word] : findNearest(value, values);
  return nearest === undefined ? undefined : { how: 'nearest', line: nearest };
}

function hintAddress({ lead, value, kind }: Wrong): Correction | undefined {
  if (typeof value !== 'string' || !isAddress(kind)) return undefined;
  const isBare = /^(www\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(value);
  const mistyped = /^(?!https?:\/\/)h?t{1,3}ps?[:;]?\/{1,3}(?=\w)/i.exec(value)?.[0];
  if (!isBare && mistyped === undefined) return undefined;
  return { how: 'write', line: `${lead}https://${value.slice(mistyped?.length ?? 0)}` };
}

/** In characters: the limit of mail servers (RFC 5321), and room for a slip. */
const LONGEST_MAIL = 300;

function hintMail({ lead, value, kind }: Wrong): Correction | undefined {
  if (typeof value !== 'string' || kind !== 'email' || value.length > LONGEST_MAIL) return undefined;
  const meant = value.replace(/^mailto:/i, '').replace(/\s*[([{]?\bat\b[)\]}]?\s*/i, '@');
  return meant !== value && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(meant)
    ? { how: 'write', line: `${lead}${meant}` }
    : undefined;
}

/** Zones are named after a city; the city alone, or an abbreviation, leads to the whole name. */
function hintZone({ lead, value, kind }: Wrong): Correction | undefined {
  if (typeof value !== 'string' || kind !== 'timeZone') return undefined;
  const zones = listTimeZones();
  const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1);
  const city = findNearest(cityOf(value), zones.map(cityOf));
  const zone = findNearest(value, zones) ?? zones.find((each) => cityOf(each) === city);
  return zone ? { how: 'nearest', line: zone } : { how: 'zone', line: `${lead}Europe/Lisbon` };
}

function hintSlug({ value, kind }: Wrong): Correction | undefined {
  // `releases/new-song.md` is the entry of that file.
  const name = typeof value === 'string' && kind === 'slug' ? value.replace(/^.*\/(?=.)|\.md$/g, '') : '';
  const slug = slugify(name);
  return slug ? { how: 'write', line: slug } : undefined;
}

/** As Windows writes it, or from the site's folder: `.\assets\photos\a.jpg`. */
function hintFile({ lead, value, kind }: Wrong): Correction | undefined {
  if (typeof value !== 'string' || kind !== 'file') return undefined;
  const meant = value
    .replaceAll('\\', '/')
    .replace(/^(?:.*\/)?assets\//, '')
    .replace(/^\.?\/+/, '');
  const isInside = meant !== '' && meant !== value && !/(^|\/)\.\.?(\/|$)|:/.test(meant);
  return isInside ? { how: 'write', line: `${lead}${meant}` } : undefined;
}

function isAnyText(kind: ValueKind | undefined): boolean {
  return kind === 'text' || kind === 'id' || kind === 'bpm' || kind === 'upc';
}

function isAddress(kind: ValueKind | undefined): boolean {
  return kind === 'webUrl' || kind === 'anyUrl' || kind === 'tickets';
}

function isGroup(expected: readonly string[]): boolean {
  return expected.includes('object') || expected.includes('record');
}
