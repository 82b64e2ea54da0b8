/** Sealed files: what a browser opens is what was sealed, and nothing that was changed. */
import { webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  INFO,
  nonceOf,
  PIECE,
  ROUNDS,
  readPassphrase,
  SALT,
  TAG,
} from '../../../generator/engine/lib/sealed.ts';
import { seal, wrap } from '../../../generator/features/rooms/seal.ts';
import { passphraseOf, privateFolder, privateRoute } from '../../../generator/features/rooms/secrets.ts';

const { subtle } = webcrypto;
const KEY = Buffer.alloc(32, 7);

async function sealed(content: Uint8Array, key = KEY): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  await seal(key, content, (part) => void parts.push(part));
  return Buffer.concat(parts);
}

/** As islands/runtime/unlock.ts does it. */
async function open(bytes: Buffer, key: Uint8Array = KEY): Promise<Buffer> {
  const room = await subtle.importKey('raw', key, 'HKDF', false, ['deriveKey']);
  const own = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: bytes.subarray(0, SALT), info: INFO },
    room,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
  const parts: Uint8Array[] = [];
  for (let at = SALT, index = 0; at < bytes.length; at += PIECE + TAG, index += 1) {
    const end = at + PIECE + TAG;
    const iv = nonceOf(index, end >= bytes.length);
    parts.push(new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv }, own, bytes.subarray(at, end))));
  }
  return Buffer.concat(parts);
}

/** Lengths around the ends of pieces. */
const content = fc
  .record({
    pieces: fc.integer({ min: 0, max: 2 }),
    more: fc.integer({ min: -2, max: 40 }),
    seed: fc.nat(255),
  })
  .map(({ pieces, more, seed }) => Buffer.alloc(Math.max(0, pieces * PIECE + more), seed));

test('what was sealed opens again, and is the same each time', async () => {
  await fc.assert(
    fc.asyncProperty(content, async (plain) => {
      const bytes = await sealed(plain);
      expect((await open(bytes)).equals(plain)).toBe(true);
      expect((await sealed(plain)).equals(bytes)).toBe(true);
    }),
    { numRuns: 15 },
  );
});

test('another content has another key, so that no nonce serves two', async () => {
  const salts = await Promise.all(
    ['a', 'b', ''].map(async (text) => (await sealed(Buffer.from(text))).toString('hex', 0, SALT)),
  );
  expect(new Set(salts).size).toBe(3);
});

test('what was changed, cut off or moved does not open', async () => {
  const bytes = await sealed(
    Buffer.concat([Buffer.alloc(PIECE, 1), Buffer.alloc(PIECE, 2), Buffer.alloc(9, 3)]),
  );
  const piece = (index: number) =>
    bytes.subarray(SALT + index * (PIECE + TAG), Math.min(bytes.length, SALT + (index + 1) * (PIECE + TAG)));
  const salt = bytes.subarray(0, SALT);
  const flipped = Buffer.from(bytes);
  flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1;
  for (const wrong of [
    flipped,
    Buffer.concat([salt, piece(0), piece(1)]),
    Buffer.concat([salt, piece(1), piece(0), piece(2)]),
    Buffer.concat([salt, piece(0), piece(2)]),
  ])
    await expect(open(wrong)).rejects.toThrow();
  await expect(open(bytes, Buffer.alloc(32, 8))).rejects.toThrow();
});

test('a passphrase unwraps the key of the room, however it is typed, and no other does', async () => {
  const passphrase = passphraseOf('k'.repeat(40), 'releases/one', 'Anna');
  const lock = await wrap(KEY, passphrase, Buffer.alloc(SALT, 3));
  const unwrap = async (typed: string) => {
    const secret = await subtle.importKey('raw', Buffer.from(readPassphrase(typed)), 'PBKDF2', false, [
      'deriveKey',
    ]);
    const own = await subtle.deriveKey(
      { name: 'PBKDF2', hash: 'SHA-256', salt: Buffer.from(lock.salt, 'base64'), iterations: ROUNDS },
      secret,
      { name: 'AES-GCM', length: 256 },
      false,
      ['decrypt'],
    );
    const iv = Buffer.from(lock.nonce, 'base64');
    return Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv }, own, Buffer.from(lock.key, 'base64')));
  };
  expect(ROUNDS).toBeGreaterThanOrEqual(600_000);
  for (const typed of [passphrase, ` ${passphrase.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')} `])
    expect((await unwrap(typed)).equals(KEY)).toBe(true);
  await expect(unwrap(`${passphrase}x`)).rejects.toThrow();
});

test('each name and file has its own address, which needs the key', () => {
  const text = fc.string();
  fc.assert(
    fc.property(text, text, text, text, (place, name, otherPlace, otherName) => {
      const same = place === otherPlace && name === otherName;
      for (const made of [
        privateRoute,
        passphraseOf,
        (...[key, at, who]: [string, string, string]) => privateFolder(key, at, [who]),
      ]) {
        expect(made('one', place, name) === made('one', otherPlace, otherName)).toBe(same);
        expect(made('one', place, name)).not.toBe(made('two', place, name));
      }
      expect(privateRoute('one', place, name)).toMatch(/^\/p\/[0-9a-hjkmnp-tv-z]{26}\/$/);
    }),
  );
});
