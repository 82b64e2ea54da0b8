/** The folder of an export: new or empty, and nothing outside of it is written. */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { refuseName } from '../../engine/lib/file-name.ts';
import { isLitter } from '../../engine/lib/files.ts';
import { writeNew } from '../scaffold/write.ts';
import { copyOrLink } from '../site-files/copy.ts';
import type { ExportFile } from './exported.ts';

/** @returns whether a folder can be written: it is missing, or there is nothing in it */
export function isFree(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  return !found || (found.isDirectory() && readdirSync(folder).every(isLitter));
}

/** Writes all files or, on failure, none. @param folder a free one @param link links recordings and pictures, if the disk can */
export async function writeExport(
  folder: string,
  files: readonly ExportFile[],
  link: boolean,
): Promise<void> {
  try {
    mkdirSync(folder, { recursive: true });
    for (const file of files) await writeFile(folder, file, link);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function writeFile(folder: string, file: ExportFile, link: boolean): Promise<void> {
  if (file.path.split('/').some((name) => refuseName(name) !== undefined))
    throw new Error(`${file.path} is no name for a file.`);
  const target = join(folder, file.path);
  if (!('from' in file)) {
    writeNew(target, 'text' in file ? file.text : file.bytes);
    return;
  }
  mkdirSync(dirname(target), { recursive: true });
  await copyOrLink(file.from, target, link);
}
