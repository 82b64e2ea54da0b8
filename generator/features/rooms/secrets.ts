/** Addresses and passphrases of private pages: all are derived from one key of the site, so that none has to be stored. */
import { createHmac } from 'node:crypto';

/** Crockford's: none looks like another. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Letters of an address: 130 bits. */
const ADDRESS = 26;

/** Letters of a passphrase: 80 bits. */
const PASSPHRASE = 16;

/** A shorter one could be found by somebody who has an address. */
export const SHORTEST_KEY = 32;

/** @param parts what the value is for; every other list of them has another value */
export function derive(key: string | Buffer, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest();
}

/** @param length at most 32 */
export function spell(bytes: Uint8Array, length: number): string {
  return Array.from(bytes.subarray(0, length), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}

/** The route of a page. @param place of its file: `releases/new-song` */
export function privateRoute(key: string, place: string, name: string): string {
  return `/p/${spell(derive(key, 'address', place, name), ADDRESS)}/`;
}

/** The folder of the files that all pages of a file share. It is another one whenever somebody is added or withdrawn. */
export function privateFolder(key: string, place: string, names: readonly string[]): string {
  return `p/${spell(derive(key, 'files', place, ...names), ADDRESS)}/`;
}

/** `4k7q-m3xw-9t2h-p8rv`. */
export function passphraseOf(key: string, place: string, name: string): string {
  const letters = spell(derive(key, 'passphrase', place, name), PASSPHRASE);
  return (letters.match(/.{4}/g) ?? []).join('-');
}
