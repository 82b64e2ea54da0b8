/** What a folder tells its host: `_headers` and `_redirects`, as Netlify and Cloudflare Pages read them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface HostFiles {
  /** All headers for a path of the host, by name; values of several rules are joined. */
  headersFor(path: string): Record<string, string>;
  /** Where a path leads, if it leads elsewhere. */
  redirectFor(path: string): string | undefined;
}

/** Read by hosts, and never sent. */
export const HOST_FILES: readonly string[] = ['_headers', '_redirects'];

interface Rule {
  path: string;
  headers: [name: string, value: string][];
}

/** @param root the published folder; a file that is not there tells nothing */
export function readHostFiles(root: string): HostFiles {
  const rules = parseHeaders(readLines(join(root, '_headers')));
  const redirects = parseRedirects(readLines(join(root, '_redirects')));
  return {
    headersFor(path) {
      const found: Record<string, string> = {};
      for (const [name, value] of rules
        .filter((rule) => matches(rule, path))
        .flatMap(({ headers }) => headers))
        found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
      return found;
    },
    redirectFor: (path) => redirects.get(path),
  };
}

/** A path, and its headers on the indented lines below it. */
function parseHeaders(lines: readonly string[]): Rule[] {
  const rules: Rule[] = [];
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

/** A star at the end stands for all that follows. */
function matches({ path: pattern }: Rule, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

function readLines(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
}
