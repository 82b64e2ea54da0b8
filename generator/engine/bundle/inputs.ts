/** The inputs of a bundle, independent of the folder: a result is valid until one of them changes. */
import { existsSync, readdirSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';
import { fingerprintFile } from '../cache/fingerprints.ts';
import type { Cache } from '../cache/index.ts';
import { hash } from '../lib/hash.ts';

/** A site's own templates and islands, in the folder that Liner is run in. */
export const OVERRIDE_FOLDERS = ['templates', 'islands'] as const;

/** Files that determine which packages the site's own files find, with any package manager; each may be missing. */
export const PACKAGE_FILES = [
  'package.json',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'node_modules/.package-lock.json',
] as const;

export interface Inputs {
  /** Absolute paths. */
  files: string[];
  /** Folders in which a new or removed file counts as a change. */
  folders: InputFolder[];
}

interface InputFolder {
  /** An absolute path. */
  folder: string;
  /** The pattern of the files that count: `**\/*.tsx`. */
  pattern: string;
}

export const NO_INPUTS: Inputs = { files: [], folders: [] };

export function joinInputs(...all: readonly Inputs[]): Inputs {
  return { files: all.flatMap(({ files }) => files), folders: all.flatMap(({ folders }) => folders) };
}

/** Every file of a package, but for the packages within it. @param folder an absolute path */
export function packageInputs(folder: string): InputFolder {
  return { folder, pattern: '**/*' };
}

/** Digest of contents and names. A missing file differs from an empty one. @param from folder that names are relative to */
export async function digestInputs(inputs: Inputs, cache: Cache, from = ''): Promise<string> {
  const files = await listInputs(inputs);
  const names = from === '' ? files : files.map((file) => nameFrom(from, file));
  return hash(...names, ...(await digestFiles(files, cache)));
}

/** A path relative to a folder, with forward slashes, as results that are valid in any place store it. */
export function nameFrom(folder: string, path: string): string {
  return relative(folder, path).replaceAll('\\', '/');
}

/** Inputs whose paths are relative to a folder. */
export function nameInputs({ files, folders }: Inputs, from: string): Inputs {
  return {
    files: files.map((file) => nameFrom(from, file)),
    folders: folders.map(({ folder, pattern }) => ({ folder: nameFrom(from, folder), pattern })),
  };
}

/** The inverse of `nameInputs`. */
export function locateInputs({ files, folders }: Inputs, from: string): Inputs {
  return {
    files: files.map((file) => resolve(from, file)),
    folders: folders.map(({ folder, pattern }) => ({ folder: resolve(from, folder), pattern })),
  };
}

/** Digests of the contents of files, in their order; `missing` for those that are not there. */
export async function digestFiles(files: readonly string[], cache: Cache): Promise<string[]> {
  const digests: string[] = [];
  // One after the other: all at once would be more files than some systems let a program open.
  for (const file of files) digests.push((await fingerprintFile(file, cache)) ?? 'missing');
  return digests;
}

async function listInputs({ files, folders }: Inputs): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (each) => listByEnding(each) ?? (await listByPattern(each))),
  );
  return [...new Set([...files, ...found.flat()])].sort();
}

/** Every file with certain endings, at any depth: the patterns of nearly all folders. */
const ENDINGS = /^\{?\*\*\/\*\.\w+(?:,\*\*\/\*\.\w+)*\}?$/;
const LEFT_OUT = /(?:^|\/)(?:\.|node_modules\/)/;

/** Returns undefined for other patterns, and where links may lead elsewhere. The matcher of patterns takes longer to load. */
function listByEnding({ folder, pattern }: InputFolder): string[] | undefined {
  if (!ENDINGS.test(pattern) || !existsSync(folder)) return undefined;
  const endings = new Set(pattern.match(/\.\w+/g));
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  if (entries.some((entry) => entry.isSymbolicLink())) return undefined;
  return entries
    .filter((entry) => entry.isFile() && endings.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !LEFT_OUT.test(nameFrom(folder, path)));
}

async function listByPattern({ folder, pattern }: InputFolder): Promise<string[]> {
  const { default: glob } = await import('fast-glob');
  const names = await glob(pattern, { cwd: folder, ignore: ['**/node_modules/**'], suppressErrors: true });
  return names.map((name) => join(folder, name));
}
