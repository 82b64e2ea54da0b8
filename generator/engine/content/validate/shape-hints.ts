/** Corrections of values that are where a group or a list of groups belongs. */
import type { Correction } from '../../problems/catalogue/engine-schema.ts';
import type { SchemaOutline } from '../schema/meta.ts';
import { entryIn, exampleOf, fitGroup, groupIn, inline, isScalar, type Scalar } from './fit.ts';
import { fitLanguage } from './language-hints.ts';
import type { Wrong } from './wrong.ts';

/** `0:00 Name of the Artist - First Song`, or without its time, as players and chats list what is played. */
const PLAYED = /^(?:(\d{1,2}(?::\d\d){1,2})\s+)?(?:[-\u2013\u2014]\s+)?(.+?)(?:\s+[-\u2013\u2014]\s+(.+))?$/;

/** How a line of a list begins that was not written for YAML: `• `, `1. `. */
const MARKER = /^([-*\u2022]|\d+[.)])\s+/;

/** Between names on one line. */
export const COMMAS = /\s*[,،]\s*/;

/** Text where names belong under their roles: `credits: Layla and Yasmin`. */
export function hintCredits({ lead, value, kind }: Wrong): Correction | undefined {
  if (kind !== 'credits' || typeof value !== 'string') return undefined;
  return { how: 'role', line: `${lead}${inline({ Vocals: value })}` };
}

/** Words where the address of a shop is expected: what they say is most often the price. */
export function hintTickets({ value, kind }: Wrong): Correction | undefined {
  if (kind === 'tickets' && /^sold[ _-]?out$/i.test(String(value)))
    return { how: 'write', line: 'status: sold_out' };
  return kind === 'tickets' && typeof value === 'string' && !/^\S+\.\S+$/.test(value)
    ? { how: 'price', line: `price: ${inline(value)}` }
    : undefined;
}

/** A value, several lines or a group of keys where a list of groups is expected. */
export function hintEntries({ lead, value, outline }: Wrong): Correction | undefined {
  const entry = entryIn(outline);
  const group = entry && groupIn(entry);
  if (!entry || Array.isArray(value) || value === null) return undefined;
  if (typeof value === 'object') return group && hintPairs(group, value);
  const [line, ...others] = typeof value === 'string' ? value.trim().split('\n') : [];
  if (line !== undefined && others.length > 0) {
    const plain = line.trim().replace(MARKER, '');
    return { how: 'entries', line: `- ${inline(group ? (fitLine(group, plain) ?? plain) : plain)}` };
  }
  // A list of words, or of words and groups: a word will do.
  const takesWords = entry.anyOf?.some(({ type }) => type === 'string') ?? false;
  if (!group || !isScalar(value) || (takesWords && typeof value === 'string')) return undefined;
  const parts = typeof value === 'string' ? value.split(COMMAS) : [value];
  const fitted = parts.map((part) => fitLine(group, part));
  return fitted.every((each) => each !== undefined)
    ? { how: 'write', line: `${lead}${inline(fitted)}` }
    : hintExample(outline);
}

/** The first entry of an example, where there is one. */
function hintExample(outline: SchemaOutline): Correction | undefined {
  const line = inline(exampleOf(outline, 'first') ?? {});
  return line === '{}' ? undefined : { how: 'entries', line: `- ${line}` };
}

/** A file that is a list, where the list belongs under a key: `items:`. */
export function hintWholeFile({ value, outline: { properties = {} } }: Wrong): Correction {
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
function hintPairs(group: SchemaOutline, value: object): Correction | undefined {
  const [pair] = Object.entries(value);
  if (!pair) return undefined;
  const [key, inner] = pair;
  if (Object.hasOwn(group.properties ?? {}, key)) {
    return { how: 'hyphen', line: `- ${inline({ [key]: inner }).slice(1, -1)}` };
  }
  const line = fitPair(group, key, inner);
  return line === undefined ? undefined : { how: 'entries', line };
}

/** A value where a group is expected: `video: https://…`, and the entries of such lists. */
export function hintMember({ lead, isEntry, value, outline }: Wrong): Correction | undefined {
  const group = groupIn(outline);
  if (!group) return undefined;
  const fitted = isScalar(value) ? fitLine(group, value) : undefined;
  if (!fitted) return undefined;
  if (!isEntry) return { how: 'write', line: `${lead}${inline(fitted)}` };
  const isOne = Object.keys(fitted).length === 1;
  return { how: 'entryKey', line: `- ${isOne ? inline(fitted).slice(1, -1) : inline(fitted)}` };
}

/** An entry whose key is the value of another: `- Producer: Hany`. */
export function fitPair(group: SchemaOutline, key: string, value: unknown): string | undefined {
  const fitted = isScalar(value) ? fitGroup(group, [key, value]) : undefined;
  return fitted && `- ${inline(fitted)}`;
}

function fitLine(group: SchemaOutline, value: Scalar): object | undefined {
  const { time: takesTime, artist: takesArtist, title: takesTitle, code } = group.properties ?? {};
  if (code?.value === 'language') return fitLanguage(String(value));
  const plain = takesTitle && typeof value === 'string' ? value.replace(MARKER, '') : value;
  if (!takesTime || !takesArtist) return fitGroup(group, [plain]);
  const [, time, one, two] = PLAYED.exec(String(plain)) ?? [];
  if (one === undefined) return fitGroup(group, [plain]);
  return { ...(time && { time }), ...(two !== undefined && { artist: one }), title: two ?? one };
}
