/** The keys of an entry, whether it is one of the site or one of a source, as they are compared: texts, names, dates, lengths, addresses. */
import { fieldOf, isRecord } from '../../engine/lib/record.ts';
import { length } from '../../engine/values/index.ts';
import { readDates } from '../../site/schema/dates.ts';
import type { ItemKind } from '../catalogue.ts';

export interface Matchable {
  readonly kind: ItemKind;
  readonly data: object;
  readonly versions?: readonly { readonly data: object }[] | undefined;
  /** Addresses that identify it elsewhere, besides those among its keys. */
  readonly ids?: readonly string[] | undefined;
  /** The name of its file, if it is one of the site. */
  readonly slug?: string | undefined;
  /** True if its text is that of every new site, which nobody has written. */
  readonly isStart?: boolean | undefined;
  readonly isUnsure?: boolean | undefined;
}

/** A text or a number as text; undefined if it is missing or empty. */
export function textIn(data: unknown, key: string): string | undefined {
  const value = fieldOf(data, key);
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

export function numberIn(data: unknown, key: string): number | undefined {
  const value = Number(textIn(data, key));
  return Number.isFinite(value) ? value : undefined;
}

export function listIn(data: unknown, key: string): readonly unknown[] {
  const value = fieldOf(data, key);
  return Array.isArray(value) ? value : [];
}

/** The name of a person or a company: `Name`, or `{name: Name}`. */
export function nameOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : textIn(value, 'name');
}

/** Names that are one, a list, or groups. */
export function namesIn(data: unknown, key: string): string[] {
  const value = fieldOf(data, key);
  return (Array.isArray(value) ? value : [value]).flatMap((each) => nameOf(each) ?? []);
}

const ADDRESSES = [
  'url',
  'audio_url',
  'soundcloud_url',
  'youtube_url',
  'mixcloud_url',
  'spotify_url',
  'apple_music_url',
];

/** Every address that an entry links to. */
export function eachAddress(data: object): string[] {
  const platforms = Object.values(asRecord(fieldOf(data, 'streaming_links')));
  const links = listIn(data, 'links').map((link) => fieldOf(link, 'url'));
  const own = ADDRESSES.map((key) => fieldOf(data, key));
  const old = listIn(data, 'redirect_from');
  return [...platforms, ...links, ...own, ...old].filter((each): each is string => typeof each === 'string');
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** A day, a month or a year; undefined for one that means two days. */
export function dateIn(data: unknown, key: string): string | undefined {
  const [date, other] = readDates(textIn(data, key) ?? '');
  return other === undefined ? date : undefined;
}

/** Returns the seconds of a length, such as `3:45`; undefined if there is none or it cannot be read. */
export function secondsIn(data: unknown, key: string): number | undefined {
  return length.safeParse(textIn(data, key)).data;
}

const DAY = 24 * 3600 * 1000;

/** Returns the days between two days; undefined if one of them is a month or a year. */
export function daysBetween(one: string, other: string): number | undefined {
  if (one.length < 10 || other.length < 10) return undefined;
  return Math.abs(Date.parse(one) - Date.parse(other)) / DAY;
}

/** Returns undefined for a month or a year. */
export function dayAfter(day: string): string | undefined {
  const time = Date.parse(day);
  return day.length < 10 || Number.isNaN(time) ? undefined : new Date(time + DAY).toISOString().slice(0, 10);
}

/** Returns true if one date agrees with the other, or is less precise: `2025` of `2025-03-07`. */
export function isPartOf(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** Returns what an address leads to, in a form that is the same for all its spellings; undefined for general addresses. */
export function placeAt(address: string): string | undefined {
  if (/^\/[^/]/.test(address)) return trimPath(address.toLowerCase());
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (!/^https?:$/.test(protocol)) return undefined;
  const host = hostname.replace(/^(?:www|m|mobile)\./, '');
  if (host === 'youtu.be') return `youtube.com/watch?v=${trimPath(pathname).slice(1)}`;
  const video = searchParams.get('v');
  const path = trimPath(pathname);
  if (path === '/watch' && video !== null) return `youtube.com/watch?v=${video}`;
  const query = [...searchParams].filter(([key]) => !IDLE.test(key));
  return host + path + (query.length > 0 ? `?${new URLSearchParams(query.toSorted()).toString()}` : '');
}

/** Parameters that only count clicks. */
const IDLE = /^(?:utm_.*|si|feature|fbclid|gclid|ref|from|src|app|uo|itsct|itscg|at|ct|ls)$/i;

function trimPath(path: string): string {
  return path.replace(/\/+$/, '');
}

/** Addresses of an artist, or of a search. */
const GENERAL =
  /^[^/]+$|\/(?:search|results|artist|artists|channel|user|profile|c)(?:[/?]|$)|\/@[^/]+$|[?&](?:q|search_query|query)=/i;

/** The places of all things that an entry links to; those of an artist or a search are left out. */
export function placesOf({ data, ids = [] }: Pick<Matchable, 'data' | 'ids'>): string[] {
  return [...eachAddress(data), ...ids]
    .flatMap((address) => placeAt(address) ?? [])
    .filter((place) => place.startsWith('/') || !GENERAL.test(place));
}
