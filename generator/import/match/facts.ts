/** Reads the keys of an entry, whether it is one of the site or one of a source: both have the same keys. */
import { fieldOf, isRecord } from '../../engine/lib/record.ts';
import type { ItemKind } from '../catalogue.ts';

/** An entry of the site or of a source. */
export interface Matchable {
  readonly kind: ItemKind;
  readonly data: object;
  /** The same in other languages. */
  readonly versions?: readonly { readonly data: object }[] | undefined;
  /** Addresses that identify it elsewhere, besides those among its keys. */
  readonly ids?: readonly string[] | undefined;
  /** The name of its file, if it is one of the site. */
  readonly slug?: string | undefined;
  /** Whether its text is that of every new site, which nobody has written. */
  readonly isStart?: boolean | undefined;
  /** Whether it may be no entry at all. */
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
