/** A file that is made once for each content, and known by its size from then on. */
import { isStored } from '../artifact.ts';
import type { Append, Cache, StoredFile } from '../cache/index.ts';
import { hash } from '../lib/hash.ts';

/** A file whose content may be too large for memory; then it is a file in the cache. */
export interface MadeFile<Made extends Uint8Array | StoredFile = Uint8Array | StoredFile> {
  /** Changes with the bytes. */
  key: string;
  read: () => Promise<Made>;
}

const openPack = (cache: Cache) => cache.pack<number>('made-sizes');

/** @param parts all that the bytes depend on, the version of the code first */
export function planFile(
  kind: string,
  parts: readonly string[],
  cache: Cache,
  make: () => Promise<Uint8Array>,
): MadeFile<Uint8Array> {
  const key = claimKey(kind, parts, cache);
  return { key: key.join(' '), read: () => cache.get(key, make) };
}

/** Plans a file that is made in pieces, as `planFile`. */
export function planStored(
  kind: string,
  parts: readonly string[],
  cache: Cache,
  write: (append: Append) => Promise<void>,
): MadeFile<StoredFile> {
  const key = claimKey(kind, parts, cache);
  return { key: key.join(' '), read: () => cache.file(key, '', write) };
}

function claimKey(kind: string, parts: readonly string[], cache: Cache): string[] {
  const key = [kind, hash(...parts)];
  cache.claim(key);
  return key;
}

/** Returns the size in bytes, if known. */
export function recallSize({ key }: MadeFile, cache: Cache): number | undefined {
  return openPack(cache).get(key);
}

/** Returns the size in bytes; makes the file if it is unknown. */
export async function measureFile({ key, read }: MadeFile, cache: Cache): Promise<number> {
  const pack = openPack(cache);
  const known = pack.get(key);
  if (known !== undefined) return known;
  const made = await read();
  const bytes = isStored(made) ? made.bytes : made.length;
  pack.set(key, bytes);
  return bytes;
}
