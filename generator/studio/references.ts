/** References to an entry: its name among the keys of other files, and links in texts. Renaming updates them. */

import { GRAMMAR, routeOf } from '../app/list/grammar.ts';
import { readFileText } from '../app/site-files/written.ts';
import type { Collection } from '../engine/content/grammar.ts';
import { readOtherLanguages } from '../engine/content/read/languages.ts';
import { listFiles } from '../engine/lib/files.ts';
import { escapePattern } from '../engine/lib/pattern.ts';
import { fieldOf, isRecord } from '../engine/lib/record.ts';
import type { FieldPath, FileChange } from './protocol/index.ts';
import type { Workspace } from './workspace.ts';

interface NamedEntry {
  kind: Collection;
  slug: string;
}

/** Keys whose texts are the name of a file alone. In all other places, a name has its folder before it. */
const BARE: Partial<Record<Collection, readonly string[]>> = {
  releases: ['release'],
  artists: ['artists', 'support'],
  ownPages: ['menu', 'page', 'items'],
};

/** Kinds that a directive can name: `::player{release=new-song}`. */
const PLAYED: readonly Collection[] = ['releases', 'remixes', 'mixes'];

/** Old addresses stay what they are. */
const KEPT = new Set(['redirect_from']);

/** Changes of one file that lead what points to an entry to its new name. */
export type Redirect = (path: string, text: string) => FileChange[];

export function openRedirect(workspace: Workspace, from: NamedEntry, slug: string): Redirect {
  const rewrite = openRewrite(workspace, from, slug);
  const { kind } = from;
  const folder = GRAMMAR.folderOf(kind);
  const bare = new Set(BARE[kind]);
  return (path, text) => {
    const { data, body } = readFileText(path, text);
    const visit = (value: unknown, at: FieldPath, isBare: boolean): FileChange[] => {
      if (Array.isArray(value)) return value.flatMap((each, index) => visit(each, [...at, index], isBare));
      if (isRecord(value))
        return Object.entries(value).flatMap(([key, each]) =>
          KEPT.has(key) ? [] : visit(each, [...at, key], bare.has(key) || (isBare && key === 'name')),
        );
      if (typeof value !== 'string') return [];
      const isName = value === `${folder}/${from.slug}` || (isBare && value === from.slug);
      const next = isName ? value.replace(from.slug, slug) : rewrite(value);
      return next === value ? [] : [{ path: at, change: { kind: 'set', value: next } }];
    };
    const next = body === undefined ? body : rewrite(body);
    const changes = [
      ...visit(data, [], false),
      ...(next === undefined || next === body ? [] : [{ body: next }]),
    ];
    // Where a value cannot be changed, its old address goes on leading there.
    return changes.filter((change) => !('refusal' in workspace.apply(path, text, [change])));
  };
}

/** Replaces addresses and directives in a text. */
function openRewrite(workspace: Workspace, { kind, slug: old }: NamedEntry, slug: string) {
  const route = routeOf(kind, old).replace(/\/$/, '');
  const hasPage = route.endsWith(`/${old}`);
  const codes = readOtherLanguages(workspace.content);
  const prefixes = [baseOf(workspace), ''].flatMap((base) =>
    ['', ...codes.map((code) => `/${code}`)].map((code) => base + code),
  );
  const starts = prefixes
    .toSorted((one, other) => other.length - one.length)
    .map(escapePattern)
    .join('|');
  const address = new RegExp(`(?<![\\w/.:-])(${starts})${escapePattern(route)}(?![\\w-])`, 'g');
  const directive = new RegExp(
    `(^:{2,}[\\w-]+[^\\n]*[{ ]release=["']?)${escapePattern(old)}(?![\\w-])`,
    'gm',
  );
  const to = routeOf(kind, slug).replace(/\/$/, '');
  return (text: string): string => {
    const linked = hasPage ? text.replace(address, (_, start: string) => start + to) : text;
    return PLAYED.includes(kind) ? linked.replace(directive, (_, start: string) => start + slug) : linked;
  };
}

/** The address of the published site, without the slash at its end. */
function baseOf(workspace: Workspace): string {
  const { data } = readFileText('site.yaml', workspace.read('site.yaml')?.text ?? '');
  return String(fieldOf(data, 'base_url') ?? '').replace(/\/$/, '');
}

/** Files that point to an entry, but for its own, and how often each does. */
export function listReferences(workspace: Workspace, redirect: Redirect, own: readonly string[]) {
  return listFiles(workspace.content)
    .filter((path) => workspace.allows(path) && !own.includes(path))
    .sort()
    .flatMap((path) => {
      const text = workspace.drafts.get(path)?.text ?? workspace.read(path)?.text ?? '';
      const count = redirect(path, text).length;
      return count > 0 ? [{ file: path, count }] : [];
    });
}
