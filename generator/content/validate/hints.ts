/** What to type instead, where that can be told from what stands there. */

import { slugify } from '../../lib/slug.ts';
import { findNearest } from '../../lib/suggest.ts';
import { isoDuration } from '../../lib/text.ts';
import { listTimeZones } from '../../lib/time-zone.ts';

export interface Wrong {
  /** What a correction is written after: `title: `, or nothing within a list. */
  lead: string;
  /** Another kind of value was expected. */
  isMisfit: boolean;
  value: unknown;
  /** The value as it stands in the file, and what follows on its line. */
  written: string;
  rest: string;
  /** What was expected, in words. */
  words: string;
  /** The values that are allowed, where they can be counted. */
  values?: readonly string[];
}

/** The first rule that has something to say. */
export function findHint(wrong: Wrong): string | undefined {
  for (const rule of RULES) {
    const hint = rule(wrong);
    if (hint !== undefined) return hint;
  }
  return undefined;
}

const RULES: ((wrong: Wrong) => string | undefined)[] = [
  hintComment,
  hintEmpty,
  hintCurly,
  hintPlaceholder,
  hintLength,
  hintQuotes,
  hintBoolean,
  hintNumber,
  hintSeconds,
  hintList,
  hintGroup,
  hintSingle,
  hintValues,
  hintAddress,
  hintMail,
  hintDate,
  hintZone,
  hintSlug,
];

function hintComment({ lead, value, rest }: Wrong): string | undefined {
  const comment = /^\s*(#.+)/.exec(rest)?.[1]?.trim();
  if (value !== null || comment === undefined) return undefined;
  return `What follows # is a comment. Put quotes around the text: ${lead}"${comment}"`;
}

function hintEmpty({ lead, value, written, words }: Wrong): string | undefined {
  const isBlank = typeof value === 'string' && value.trim() === '';
  if (isBlank || (value === null && written === '')) {
    return 'Write something after the colon, or take the line out.';
  }
  if (value !== null) return undefined;
  return expects(words, 'text')
    ? `Put quotes around it if it is meant as a text: ${lead}"${written}"`
    : 'Take the line out.';
}

/** Word processors turn straight quotes into curly ones, which are letters like others. */
function hintCurly({ lead, value }: Wrong): string | undefined {
  const bare =
    typeof value === 'string' ? /^[\u2018-\u201f](.+)[\u2018-\u201f]$/.exec(value)?.[1] : undefined;
  return bare === undefined ? undefined : `Take the curly quotes away: ${lead}${bare}`;
}

/** `title: {artist}` without quotes is a group with one key. */
function hintPlaceholder({ lead, value, written, words }: Wrong): string | undefined {
  const braces = typeof value === 'object' && !Array.isArray(value) && /^\{.*\}$/.test(written);
  return braces && !words.includes('group') ? `Put quotes around it: ${lead}"${written}"` : undefined;
}

/** Lengths are written in ISO 8601 where the schema says so. */
function hintLength({ lead, value, words }: Wrong): string | undefined {
  if (!words.includes('PT3M20S')) return undefined;
  const seconds = typeof value === 'number' ? value : readClock(value);
  return seconds === undefined ? undefined : `Write  ${lead}${isoDuration(seconds)}`;
}

function hintQuotes({ lead, value, written, words }: Wrong): string | undefined {
  const bare = typeof value === 'number' || typeof value === 'boolean';
  return bare && expects(words, 'text') ? `Put quotes around it: ${lead}"${written}"` : undefined;
}

function hintBoolean({ lead, value, words }: Wrong): string | undefined {
  if (!words.includes('true or false') || typeof value !== 'string') return undefined;
  if (/^(yes|y|on|true|1)$/i.test(value)) return `Write  ${lead}true`;
  return /^(no|n|off|false|0)$/i.test(value) ? `Write  ${lead}false` : undefined;
}

function hintNumber({ lead, value, words }: Wrong): string | undefined {
  const number = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value);
  return number && (words.includes('number') || words.includes('above zero'))
    ? `Take the quotes away: ${lead}${value}`
    : undefined;
}

function hintSeconds({ lead, value, words }: Wrong): string | undefined {
  const seconds = words.includes('seconds') ? readClock(value) : undefined;
  return seconds === undefined ? undefined : `Write  ${lead}${seconds}`;
}

function hintList({ lead, value, words }: Wrong): string | undefined {
  const single = typeof value === 'string' || typeof value === 'number';
  if (words.includes('a list') && /^-\S/.test(String(value))) return 'Put a blank after each hyphen.';
  return single && words.includes('a list') ? `Put brackets around it: ${lead}[${value}]` : undefined;
}

function hintSingle({ lead, value, isMisfit }: Wrong): string | undefined {
  if (!Array.isArray(value) || !isMisfit) return undefined;
  const [first] = value;
  return typeof first === 'string' ? `Only one fits here: ${lead}${first}` : 'Only one value fits here.';
}

function hintGroup({ lead, value, words }: Wrong): string | undefined {
  const bare = typeof value !== 'object' || Array.isArray(value);
  if (!bare || !words.includes('group of keys')) return undefined;
  return lead
    ? 'Write its keys below it, one a line, each indented by two blanks.'
    : 'Write a key, a colon and a value on each line, without a hyphen before them.';
}

function hintValues({ value, values = [] }: Wrong): string | undefined {
  const nearest = typeof value === 'string' ? findNearest(value, values) : undefined;
  return nearest === undefined ? undefined : `Did you mean "${nearest}"?`;
}

function hintAddress({ lead, value, words }: Wrong): string | undefined {
  const bare = typeof value === 'string' && /^(www\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(value);
  if (bare && words.includes('https://')) return `Write  ${lead}https://${value}`;
  const mistyped = typeof value === 'string' && /^(?!https?:\/\/)h?t{1,3}ps?[:;]?\/{1,3}(?=\w)/i.exec(value);
  return mistyped && words.includes('https://')
    ? `Write  ${lead}https://${value.slice(mistyped[0].length)}`
    : undefined;
}

function hintMail({ lead, value, words }: Wrong): string | undefined {
  if (typeof value !== 'string' || !words.includes('mail address')) return undefined;
  const meant = value.replace(/^mailto:/i, '').replace(/\s*[([{]?\bat\b[)\]}]?\s*/i, '@');
  return meant !== value && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(meant) ? `Write  ${lead}${meant}` : undefined;
}

function hintDate({ value, words }: Wrong): string | undefined {
  return typeof value === 'string' && /a (date|day) such as/.test(words)
    ? 'The year comes first, then month and day, with hyphens: 2025-08-01 is 1 August 2025.'
    : undefined;
}

/** Zones are named after a city; whoever writes the city alone, or an abbreviation, is told the whole name. */
function hintZone({ lead, value, words }: Wrong): string | undefined {
  if (typeof value !== 'string' || !words.includes('time zone')) return undefined;
  const zones = listTimeZones();
  const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1);
  const city = findNearest(cityOf(value), zones.map(cityOf));
  const zone = findNearest(value, zones) ?? zones.find((each) => cityOf(each) === city);
  return zone
    ? `Did you mean "${zone}"?`
    : `Name the continent and a large city with the same clock: ${lead}Asia/Dubai`;
}

function hintSlug({ value, words }: Wrong): string | undefined {
  const slug = typeof value === 'string' && words.includes('digits and hyphens') ? slugify(value) : '';
  return slug ? `Write  ${slug}` : undefined;
}

function expects(words: string, kind: string): boolean {
  return new RegExp(`\\b${kind}\\b`).test(words);
}

/** `3:20` and `1:03:20` in seconds. */
function readClock(value: unknown): number | undefined {
  const [, hours = '0', minutes, seconds] =
    (typeof value === 'string' && /^(?:(\d+):)?(\d+):(\d{2})$/.exec(value)) || [];
  return seconds === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
