/** The files of a finished site, with digests of their contents. */
import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { listFiles } from '../../engine/lib/files.ts';
import { mapPool } from '../../engine/lib/pool.ts';
import { MARKER } from '../../engine/publish/marker.ts';

export interface SiteFile {
  bytes: number;
  /** SHA-1 in hex digits, as Netlify has it. */
  digest: string;
}

export interface Inventory {
  folder: string;
  /** Keyed by path, with forward slashes, in the order of the paths; without Liner's marker. */
  files: ReadonlyMap<string, SiteFile>;
}

/** Files that are read at once. */
const CONCURRENCY = 8;

export async function readInventory(folder: string): Promise<Inventory> {
  const paths = listFiles(folder).filter((path) => path !== MARKER);
  const files = await mapPool(paths, CONCURRENCY, async (path) => {
    const file = join(folder, path);
    return [path, { bytes: statSync(file).size, digest: await digestFile(file) }] as const;
  });
  return { folder, files: new Map(files) };
}

async function digestFile(file: string): Promise<string> {
  const sum = createHash('sha1');
  await pipeline(createReadStream(file), sum);
  return sum.digest('hex');
}
