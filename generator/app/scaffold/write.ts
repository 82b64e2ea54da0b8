/** Writes files and folders of the scaffold. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file unless it exists. @param isProgram whether it can be run @returns whether it was written */
export function writeNew(file: string, text: string | Uint8Array, isProgram = false): boolean {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, text, { flag: 'wx', ...(isProgram && { mode: 0o755 }) });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Makes a folder unless it exists. @returns its path */
export function makeFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Replaces a file atomically: readers see the old file or the new one. */
export function replaceFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const staging = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(staging, text);
    renameSync(staging, file);
  } catch (error) {
    rmSync(staging, { force: true });
    throw error;
  }
}

export function removeFile(file: string): void {
  rmSync(file, { force: true });
}
