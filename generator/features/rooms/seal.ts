/** Sealing of files, and wrapping of keys. Equal content gives equal bytes: salts are derived from it, and no nonce serves two contents. */
import { createCipheriv, createHash, hkdfSync, pbkdf2 } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { promisify } from 'node:util';
import { type Body, isStored } from '../../engine/artifact.ts';
import type { Append } from '../../engine/cache/index.ts';
import { INFO, type Lock, nonceOf, PIECE, ROUNDS, readPassphrase, SALT } from '../../engine/lib/sealed.ts';
import { derive } from './secrets.ts';

const CIPHER = 'aes-256-gcm';
const stretch = promisify(pbkdf2);

/** @param key of the room */
export async function seal(key: Buffer, body: Body, append: Append): Promise<void> {
  const digest = createHash('sha256');
  for await (const part of partsOf(body)) digest.update(part);
  const salt = derive(key, 'salt', digest.digest('hex')).subarray(0, SALT);
  const own = new Uint8Array(hkdfSync('sha256', key, salt, INFO, 32));
  append(salt);
  let index = 0;
  let held: Buffer = Buffer.alloc(0);
  for await (const part of partsOf(body)) {
    held = Buffer.concat([held, part]);
    // The last piece is known only at the end.
    for (; held.length > PIECE; held = held.subarray(PIECE), index += 1)
      append(encrypt(own, nonceOf(index, false), held.subarray(0, PIECE)));
  }
  append(encrypt(own, nonceOf(index, true), held));
}

async function* partsOf(body: Body): AsyncGenerator<Uint8Array> {
  if (isStored(body)) yield* createReadStream(body.file, { highWaterMark: PIECE });
  else {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
  }
}

function encrypt(key: Uint8Array, nonce: Uint8Array, content: Uint8Array): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce);
  return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** The key of a room for the person who has a passphrase. @param salt another one for each passphrase */
export async function wrap(key: Buffer, passphrase: string, salt: Buffer): Promise<Lock> {
  const own = await stretch(readPassphrase(passphrase), salt, ROUNDS, 32, 'sha256');
  const nonce = derive(key, 'nonce').subarray(0, 12);
  const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  return { salt: encode(salt), nonce: encode(nonce), key: encode(encrypt(own, nonce, key)) };
}
