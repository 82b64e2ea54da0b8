/**
 * The form of a sealed file, for the builder and for browsers: 16 bytes of salt, then pieces of a mebibyte, each with the tag of AES-GCM.
 * The key of a file is derived from that of its room by the salt (HKDF); the nonce of a piece is its number, and whether it is the last,
 * so none can be left out, repeated or moved.
 */

/** Bytes of a piece before it is sealed. */
export const PIECE = 1_048_576;
export const TAG = 16;
export const SALT = 16;

/** Rounds of PBKDF2 with SHA-256: OWASP's Password Storage Cheat Sheet. */
export const ROUNDS = 600_000;

/** The purpose of the derived key. */
export const INFO = new TextEncoder().encode('liner private file 1');

export function nonceOf(index: number, isLast: boolean): Uint8Array<ArrayBuffer> {
  const nonce = new Uint8Array(12);
  const view = new DataView(nonce.buffer);
  view.setUint32(7, index);
  view.setUint8(11, isLast ? 1 : 0);
  return nonce;
}

/** A passphrase as it is meant, however it was typed: Crockford's letters have no capitals, and none like 0 or 1. */
export function readPassphrase(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
}

/** The key of a room, wrapped for one person, in base64: a locked page has it. */
export interface Lock {
  salt: string;
  nonce: string;
  key: string;
}

/** A document, and the addresses of its sealed files by those that it has for them. */
export interface SealedPage {
  html: string;
  files: Record<string, string>;
}
