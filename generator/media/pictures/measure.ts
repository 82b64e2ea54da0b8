/** How large pictures are, from their headers alone. */
import { readFile } from 'node:fs/promises';
import { openFolder } from '../../lib/files.ts';
import { measurePicture } from './encode.ts';

/** Width and height in pixels of the files that are there and can be read. */
export async function measureFiles(
  assets: string,
  files: readonly string[],
): Promise<Map<string, { width: number; height: number }>> {
  const folder = openFolder(assets);
  const sizes = new Map<string, { width: number; height: number }>();
  for (const file of files) {
    const found = folder.locate(file);
    if (typeof found === 'string') continue;
    const size = await measurePicture(await readFile(found.path)).catch(() => undefined);
    if (size) sizes.set(file, size);
  }
  return sizes;
}
