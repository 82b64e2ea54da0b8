/** Reads the content folder. What is wrong with a file never keeps the others from being read. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import glob from 'fast-glob';
import { findRoom } from '../../kinds.ts';
import type { Problem } from '../../problems/index.ts';
import type { SourceFile } from '../types.ts';
import { decodeText } from './decode.ts';
import { describeStray } from './unknown-file.ts';

/** Files that people and their computers leave lying about. */
const IGNORED = ['**/README{,.*}', '**/Thumbs.db', '**/desktop.ini', '**/*~', '**/*.swp', '**/*.tmp'];

interface Found {
  file: string;
  path: string;
  isLink: boolean;
  isFile: boolean;
}

/** @param folder the content folder, relative to the working directory or absolute */
export async function readSources(folder: string): Promise<{ sources: SourceFile[]; problems: Problem[] }> {
  if (!isFolder(folder)) return { sources: [], problems: [describeMissingFolder(folder)] };
  const root = realpathSync(folder);
  const sources: SourceFile[] = [];
  const problems: Problem[] = [];
  // One after the other: small files are read faster than promises are settled.
  for (const found of await listFiles(folder)) {
    const result = readSource(found, folder, root);
    if ('code' in result) problems.push(result);
    else sources.push(result);
  }
  if (!isThere(sources, problems)) problems.push(describeMissingSite(folder));
  return { sources, problems };
}

async function listFiles(folder: string): Promise<Found[]> {
  const entries = await glob('**/*', {
    cwd: folder,
    ignore: IGNORED,
    onlyFiles: false,
    objectMode: true,
    followSymbolicLinks: false,
    caseSensitiveMatch: false,
  });
  const prefix = relative(process.cwd(), folder).split(sep).join('/');
  return entries
    .filter(({ dirent }) => !dirent.isDirectory())
    .map(({ path, dirent }) => ({
      path,
      file: prefix ? `${prefix}/${path}` : path,
      isLink: dirent.isSymbolicLink(),
      isFile: dirent.isFile(),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function readSource(
  { file, path, isLink, isFile }: Found,
  folder: string,
  root: string,
): SourceFile | Problem {
  if (isLink && !staysInside(join(folder, path), root)) {
    return {
      code: 'files/outside',
      level: 'error',
      message: `${path} is a link that leads out of the content folder, or nowhere.`,
      hint: 'Put the file itself here.',
      at: { file, line: 1, column: 1 },
    };
  }
  if ((!isLink && !isFile) || !findRoom(path)) return describeStray(file, path);
  try {
    const decoded = decodeText(file, readFileSync(join(folder, path)));
    return typeof decoded === 'string' ? { file, path, text: decoded } : decoded;
  } catch (error) {
    return describeUnreadable(file, error);
  }
}

function staysInside(path: string, root: string): boolean {
  try {
    const target = realpathSync(path);
    return target.startsWith(root + sep) && statSync(target).isFile();
  } catch {
    return false;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** True where site.yaml was read, or a problem tells already why not. */
function isThere(sources: SourceFile[], problems: Problem[]): boolean {
  return (
    sources.some(({ path }) => path === 'site.yaml') ||
    problems.some(({ at }) => at !== undefined && /(^|\/)site\.(yaml|yml)$/.test(at.file))
  );
}

function describeMissingFolder(folder: string): Problem {
  return {
    code: 'files/no-folder',
    level: 'error',
    message: `There is no content folder at ${folder}.`,
    hint: 'Start in the folder of your site, name another one with --content, or make a new site: liner init my-site',
  };
}

function describeMissingSite(folder: string): Problem {
  return {
    code: 'files/no-site',
    level: 'error',
    message: `There is no site.yaml in ${folder}.`,
    hint: 'Create it; two things are enough:  base_url: https://example.com  and  artist: {name: Your Name}',
  };
}

function describeUnreadable(file: string, error: unknown): Problem {
  const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return {
    code: 'files/unreadable',
    level: 'error',
    message: `The file cannot be read${reason}.`,
    hint: "Check the file's permissions.",
    at: { file, line: 1, column: 1 },
  };
}
