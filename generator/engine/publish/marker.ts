/** The marker file of folders that Liner made: no other folder is ever replaced, and no foreign file in it is lost. */

import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isLitter, isPlainFile, walkFolder } from '../lib/files.ts';
import { hash } from '../lib/hash.ts';
import { problem } from '../problems/catalogue/index.ts';
import type { Problem } from '../problems/index.ts';
import { renameFolder } from './rename.ts';

export const MARKER = '.liner';

const TEXT = `Made by Liner. Each build replaces this whole folder, so do not keep files of your own in it.
Files that belong to your site go into assets/static, and each build publishes them.

Below is a short code for each file that Liner made.
`;

/** A line of the marker that names a file. */
const CODE = /^[0-9a-f]{8}$/;

/** The content of the marker depends only on the paths of the site, so that equal sites are equal folders. */
export function writeMarker(paths: Iterable<string>): string {
  return `${TEXT}${[...paths].map(codeOf).sort().join('\n')}\n`;
}

/** A code instead of a name, which would show visitors what there is. */
export function codeOf(path: string): string {
  return hash(path).slice(0, 8);
}

/** Returns undefined if the marker does not list the files, as in earlier versions. */
function readCodes(folder: string): Set<string> | undefined {
  const marker = join(folder, MARKER);
  const text = isPlainFile(marker) ? readFileSync(marker, 'utf8') : '';
  const codes = text.split('\n').filter((line) => CODE.test(line));
  return codes.length > 0 ? new Set(codes) : undefined;
}

/**
 * Moves files that are not Liner's from an old site, before it is removed, to a folder beside the published one.
 * @param old the old site's folder
 * @param out the folder of the site that has taken its place
 */
export function preserveForeignFiles(old: string, out: string): Problem[] {
  const ours = readCodes(old);
  if (!ours) return [];
  const foreign = [...walkFolder(old).files.keys()].filter((path) => {
    return path !== MARKER && !isLitter(basename(path)) && !ours.has(codeOf(path)) && !isIn(out, path, old);
  });
  if (foreign.length === 0) return [];
  const kept = `${out}-kept`;
  for (const path of foreign) {
    const place = findPlace(join(kept, path));
    mkdirSync(dirname(place), { recursive: true });
    renameFolder(join(old, path), place);
  }
  const facts = { files: foreign.sort(), folder: basename(out), kept: basename(kept) };
  return [problem('output/not-ours', undefined, facts)];
}

/** Returns true if the new site has the same file, which has been moved to the assets meanwhile. */
function isIn(out: string, path: string, old: string): boolean {
  const [one, other] = [join(out, path), join(old, path)];
  return isPlainFile(one) && isPlainFile(other) && readFileSync(one).equals(readFileSync(other));
}

/** A path that is not taken by a file that was kept before. */
function findPlace(path: string): string {
  let place = path;
  for (let count = 2; existsSync(place); count += 1) place = `${path}.${count}`;
  return place;
}
