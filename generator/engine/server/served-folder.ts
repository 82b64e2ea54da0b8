/** A published folder as a source: its files, and the rules of its `_headers` and `_redirects` (Netlify, Cloudflare Pages). */
import { existsSync, readFileSync } from 'node:fs';
import { open, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { ignoreMissing } from '../lib/files.ts';
import type { ServedFile, ServedSite } from './answer.ts';

interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

export function openServedFolder(root: string, base: string): ServedSite {
  const rules = parseHeaders(readLines(join(root, '_headers')));
  const redirects = parseRedirects(readLines(join(root, '_redirects')));
  return {
    base,
    open: (path) => openFile(root, path),
    headersFor: (path) => joinHeaders(rules.filter((rule) => matches(rule, path))),
    redirectFor: (path) => redirects.get(path),
  };
}

/** Returns undefined for a path that is not a file, or is outside of the folder. */
async function openFile(root: string, path: string): Promise<ServedFile | undefined> {
  try {
    const real = await realpath(join(root, path));
    if (!real.startsWith((await realpath(root)) + sep)) return undefined;
    if (!(await stat(real)).isFile()) return undefined;
    return await openServedFile(real);
  } catch (error) {
    return ignoreMissing(error);
  }
}

/** A file on disk, read as it is sent. */
export async function openServedFile(path: string): Promise<ServedFile> {
  const handle = await open(path);
  const { size, mtimeNs } = await handle.stat({ bigint: true });
  return {
    size: Number(size),
    etag: `"${size}-${mtimeNs}"`,
    read: (start, end) => handle.createReadStream({ start, end: end - 1, autoClose: false }),
    close: () => handle.close(),
  };
}

/** All headers of some rules, by name; several values of one name are joined. */
function joinHeaders(rules: readonly HeaderRule[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of rules.flatMap(({ headers }) => headers)) {
    found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
  }
  return found;
}

/** A path, and its headers on the indented lines below it. */
function parseHeaders(lines: readonly string[]): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of lines) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

/** An old address, the new one, and a status; the first line of an address counts. */
function parseRedirects(lines: readonly string[]): Map<string, string> {
  return new Map(
    lines.toReversed().flatMap((line): [string, string][] => {
      const [, from, to] = /^(\S+)\s+(\S+)\s+30[1278]!?$/.exec(line) ?? [];
      return from && to ? [[from, to]] : [];
    }),
  );
}

/** A star at the end matches everything that follows. */
function matches({ path: pattern }: HeaderRule, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

function readLines(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
}
