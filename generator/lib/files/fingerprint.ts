/** Content hashes of large files, remembered as long as the file has not been touched. */
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Cache } from '../cache/index.ts';
import { hash } from '../hash.ts';

interface Remembered {
  stamp: string;
  digest: string;
}

/** The content hash of the file at an absolute path. */
export async function fingerprintFile(path: string, cache: Cache): Promise<string> {
  const pack = cache.pack<Remembered>('fingerprints');
  const stamp = stampOf(path);
  const known = pack.get(path);
  if (known?.stamp === stamp) return known.digest;
  const digest = hash(await readFile(path));
  pack.set(path, { stamp, digest });
  return digest;
}

// Tools may set the time of a change back, but not the time at which they did so (ctime).
function stampOf(path: string): string {
  const { size, mtimeNs, ctimeNs, ino } = statSync(path, { bigint: true });
  return [size, mtimeNs, ctimeNs, ino].join(' ');
}

/** The bytes of a file that must still be as it was when its fingerprint was taken. */
export async function readUnchanged(path: string, digest: string): Promise<Uint8Array> {
  const bytes = await readFile(path);
  if (hash(bytes) !== digest) throw new Error(`${path} has changed while it was read. Build once more.`);
  return bytes;
}
