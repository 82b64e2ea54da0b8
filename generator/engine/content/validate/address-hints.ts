/** Corrections of addresses: on the web, of mail, and of profiles that are named by a handle. */
import { platformNamed, profileOn, readSpotifyUri } from '../../../site/platforms/table.ts';
import type { Correction } from '../../problems/catalogue/engine-schema.ts';
import type { ValueKind } from '../schema/meta.ts';
import type { Wrong } from './wrong.ts';

export function isAddress(kind: ValueKind | undefined): boolean {
  return kind === 'webUrl' || kind === 'anyUrl' || kind === 'tickets';
}

export function hintAddress({ lead, value, kind }: Wrong): Correction | undefined {
  if (typeof value !== 'string' || !isAddress(kind)) return undefined;
  const isBare = /^(www\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(value);
  const mistyped = /^(?!https?:\/\/)h?t{1,3}ps?[:;]?\/{1,3}(?=\w)/i.exec(value)?.[0];
  if (!isBare && mistyped === undefined) return undefined;
  return { how: 'write', line: `${lead}https://${value.slice(mistyped?.length ?? 0)}` };
}

/** `@noor` beside the name of a platform, or what Spotify calls a URI. */
export function hintProfile({ lead, value, kind, group }: Wrong): Correction | undefined {
  if (typeof value !== 'string' || !isAddress(kind)) return undefined;
  const spotify = readSpotifyUri(value);
  if (spotify !== undefined) return { how: 'write', line: lead + spotify };
  const name = typeof group === 'object' && group !== null && 'name' in group ? group.name : undefined;
  const platform = typeof name === 'string' ? platformNamed(name) : undefined;
  const address = platform && profileOn(platform, value);
  return address === undefined ? undefined : { how: 'write', line: lead + address };
}

/** In characters: the limit of mail servers (RFC 5321), and room for a slip. */
const LONGEST_MAIL = 300;

export function hintMail({ lead, value, kind }: Wrong): Correction | undefined {
  if (typeof value !== 'string' || kind !== 'email' || value.length > LONGEST_MAIL) return undefined;
  const meant = value.replace(/^mailto:/i, '').replace(/\s*[([{]?\bat\b[)\]}]?\s*/i, '@');
  return meant !== value && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(meant)
    ? { how: 'write', line: `${lead}${meant}` }
    : undefined;
}
