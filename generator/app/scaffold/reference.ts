/** The reference in a content folder, kept true to what the folder has. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { REFERENCE_FILE, REFERENCE_MARK, renderReference } from '../reference/index.ts';
import { replaceFile } from './write.ts';

/**
 * Writes the reference of the files that are there.
 *
 * @param content the content folder
 * @returns the file, and whether it was written: somebody else's README is left as it is
 */
export function writeReference(content: string): { file: string; isWritten: boolean } {
  const file = join(content, REFERENCE_FILE);
  if (existsSync(file) && !isOurs(file)) return { file, isWritten: false };
  const paths = readdirSync(content, { recursive: true, encoding: 'utf8' });
  replaceFile(file, renderReference(paths.map((path) => path.replaceAll(sep, '/'))));
  return { file, isWritten: true };
}

/** Renews the reference where there is one: the first file of a kind adds its keys. */
export function renewReference(content: string): void {
  if (existsSync(join(content, REFERENCE_FILE))) writeReference(content);
}

function isOurs(file: string): boolean {
  return readFileSync(file, 'utf8').startsWith(REFERENCE_MARK);
}
