/** Reads the content folder. What is wrong with a file never keeps the others from being read. */
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { isForbidden, isJunk, isSystemError, listUnreadable, walkFolder } from '../../lib/files.ts';
import { compare } from '../../lib/text.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Grammar } from '../grammar.ts';
import type { SourceFile } from '../types.ts';
import { decodeText } from './decode.ts';
import { describeUnknownFile } from './unknown-file.ts';

/** Names of files that are not content: notes and hidden files. */
const IGNORED = /^(?:\.|README(?:\.|$))/i;

interface ListedFile {
  file: string;
  path: string;
  isLink: boolean;
  isFile: boolean;
}

/** @param folder of the content, relative or absolute @param workingDirectory that names of files in messages are relative to */
export async function readSources(
  folder: string,
  workingDirectory: string,
  grammar: Grammar,
): Promise<{ sources: SourceFile[]; problems: Problem[] }> {
  if (!isFolder(folder)) {
    const isWithin = existsSync(join(workingDirectory, 'site.yaml'));
    return { sources: [], problems: [problem('files/no-folder', undefined, { folder, isWithin })] };
  }
  const root = realpathSync(folder);
  const sources: SourceFile[] = [];
  const problems: Problem[] = [];
  // One after the other: small files are read faster than promises are settled.
  const prefix = relative(workingDirectory, folder).split(sep).join('/');
  const listed = listFiles(folder, prefix);
  const paths = new Set(listed.map(({ path }) => path));
  for (const found of listed) {
    const result =
      readSource(found, folder, root, grammar) ??
      (await describeUnknownFile(found.file, found.path, { grammar, paths }));
    if ('code' in result) problems.push(result);
    else sources.push(result);
  }
  // Folders as well, which are not among the files that were found.
  const known = new Set(problems.map(({ at }) => at?.file));
  const read = new Set(sources.map(({ path }) => path));
  const closed = listUnreadable(folder, read).map((path) => describeUnreadable(prefix, path));
  problems.push(...closed.filter(({ at }) => !known.has(at?.file)));
  if (!isThere(sources, problems)) problems.push(problem('files/no-site', undefined, { folder }));
  return { sources, problems };
}

function listFiles(folder: string, prefix: string): ListedFile[] {
  // Folders that may not be read are reported elsewhere.
  const { files } = walkFolder(folder, {
    isIgnored: (name) => IGNORED.test(name) || isJunk(name),
    onUnreadable() {},
  });
  const listed = Array.from(files, ([path, entry]) => ({
    path,
    file: prefix ? `${prefix}/${path}` : path,
    isLink: entry.isSymbolicLink(),
    isFile: entry.isFile(),
  }));
  return listed.sort((a, b) => compare(a.path, b.path));
}

/** Returns undefined for a file that nothing reads. */
function readSource(
  { file, path, isLink, isFile }: ListedFile,
  folder: string,
  root: string,
  grammar: Grammar,
): SourceFile | Problem | undefined {
  const target = isLink ? followLink(join(folder, path), root) : 'file';
  if (target !== 'file') {
    const at = { file, line: 1, column: 1 };
    return problem('files/outside', at, { path, isFolder: target === 'folder' });
  }
  const known = isLink || isFile ? grammar.kindOf(path) : undefined;
  if (!known) return undefined;
  const { kind, slug, language } = known;
  try {
    const decoded = decodeText(file, readFileSync(join(folder, path)));
    return typeof decoded === 'string'
      ? { file, path, kind, slug, text: decoded, ...(language && { language }) }
      : decoded;
  } catch (error) {
    // A file that cannot be read must not affect the others.
    if (!isSystemError(error)) throw error;
    const reason = isForbidden(error) ? 'permission denied' : error.code;
    return problem('files/unreadable', { file, line: 1, column: 1 }, { reason });
  }
}

/** The problem of a file or folder that the system does not allow to be read. @param folder as problems name it */
export function describeUnreadable(folder: string, path: string): Problem {
  const file = posix.join(folder, path);
  return problem('files/unreadable', { file, line: 1, column: 1 }, { reason: 'permission denied' });
}

/** The target of a link; `outside` also if it is missing or unreadable. */
function followLink(path: string, root: string): 'file' | 'folder' | 'outside' {
  try {
    const target = realpathSync(path);
    const stat = statSync(target);
    if (stat.isDirectory()) return 'folder';
    return target.startsWith(root + sep) && stat.isFile() ? 'file' : 'outside';
  } catch (error) {
    if (isSystemError(error)) return 'outside';
    throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Returns true if site.yaml was read, or a problem already explains why not. */
function isThere(sources: SourceFile[], problems: Problem[]): boolean {
  return (
    sources.some(({ path }) => path === 'site.yaml') ||
    problems.some(({ at }) => at !== undefined && /(^|\/)site\.(yaml|yml)$/.test(at.file))
  );
}
