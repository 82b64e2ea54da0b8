/** A file of the kit that is made once for each content, and known by its size from then on. */
import type { Cache } from '../../lib/cache/index.ts';
import { hash } from '../../lib/hash.ts';

export interface KitFile {
  /** Changes with the bytes. */
  key: string;
  read: () => Promise<Uint8Array>;
}

const openPack = (cache: Cache) => cache.pack<number>('press-sizes');

/** @param parts all that the bytes depend on, the version of the code first */
export function planFile(
  kind: string,
  parts: readonly string[],
  cache: Cache,
  make: () => Promise<Uint8Array>,
): KitFile {
  const key = [kind, hash(...parts)];
  cache.claim(key);
  return { key: key.join(' '), read: () => cache.get(key, make) };
}

/** In bytes, where that is known. */
export function recallSize({ key }: KitFile, cache: Cache): number | undefined {
  return openPack(cache).get(key);
}

/** In bytes; makes the file where that is not known. */
export async function measureFile({ key, read }: KitFile, cache: Cache): Promise<number> {
  const pack = openPack(cache);
  const known = pack.get(key);
  if (known !== undefined) return known;
  const { length } = await read();
  pack.set(key, length);
  return length;
}
