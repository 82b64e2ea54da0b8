/** The kinds of content files: the table, its types, and the questions that are asked of it. */
import type { z } from 'zod';
import type { KindRow } from '../engine/content/kind.ts';
import { KINDS } from './kind-table.ts';

export { KINDS };

type Table = typeof KINDS;

/** The kind of a content file. */
export type Kind = keyof Table;

/** The validated data of a kind, its defaults applied. */
export type Data<K extends Kind> = z.output<Awaited<ReturnType<Table[K]['schema']>>>;

/** The kinds of folders with any number of files. */
export type Collection = {
  [K in Kind]: Table[K]['files'] extends readonly [`${string}/*.md`] ? K : never;
}[Kind];

/** The kinds of music. */
export type Music = {
  [K in Collection]: Table[K] extends { picture: 'artwork_url' } ? K : never;
}[Collection];

/** The pages of the site with a file of their own. */
export type PageKind = Extract<Kind, `pages/${string}`>;
export type PageName = PageKind extends `pages/${infer Name}` ? Name : never;

/** The kinds with more than one file. */
export type ListKind = Exclude<Kind, PageKind | 'site'>;

export const ALL_KINDS = Object.keys(KINDS).filter((key): key is Kind => key in KINDS);

export const LIST_KINDS = ALL_KINDS.filter((key): key is ListKind => key !== 'site' && !isPage(key));

export const COLLECTIONS = ALL_KINDS.filter((key): key is Collection => KINDS[key].files[0].includes('*'));

/** The kinds that Home may feature: those with a cover. */
export const MUSIC = COLLECTIONS.filter((key): key is Music => KINDS[key].picture === 'artwork_url');

// What follows the slash is the name of a page, which TypeScript does not see.
export const PAGE_NAMES = ALL_KINDS.filter(isPage).map((key) => key.slice('pages/'.length) as PageName);

/** Every file that has a fixed name. */
export const FIXED_FILES = ALL_KINDS.flatMap((key) => [...KINDS[key].files]).filter(
  (file) => !file.includes('*'),
);

/** The arguments of `liner new`. */
export const NEW_NAMES = ALL_KINDS.flatMap((key) => rowOf(key).newName ?? []);

function isPage(of: Kind): of is PageKind {
  return of.startsWith('pages/');
}

/** A kind with all that a row may say. */
export function rowOf(of: Kind): KindRow & { schema: () => Promise<z.ZodObject> } {
  return KINDS[of];
}

/** The folder of its files, in the content folder. */
export function folderOf(of: Collection): string {
  return rowOf(of).files.join().replace('/*.md', '');
}

/** A path in the content folder, classified. */
export interface FileKind {
  kind: Kind;
  /** The file's name without its ending. */
  slug: string;
  format: 'yaml' | 'markdown';
  /** Of a text in another language, the code before its ending: `ar` of `releases/new-song.ar.md`. */
  language?: string;
}

/** The end of a name in another language. The code may be of no language that there is. */
const OF_LANGUAGE = /\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.(md|yaml)$/;

const BY_FILE = new Map(
  ALL_KINDS.flatMap((key) => KINDS[key].files.map((file): [string, Kind] => [file, key])),
);

/**
 * @param path in the content folder
 * @returns undefined for a file that nothing reads
 */
export function kindOf(path: string): FileKind | undefined {
  const [ending, language, format] = OF_LANGUAGE.exec(path) ?? [];
  if (ending !== undefined && language !== undefined) {
    const original = kindOf(`${path.slice(0, -ending.length)}.${format}`);
    return original && { ...original, language };
  }
  const found = BY_FILE.get(path) ?? BY_FILE.get(path.replace(/[^/]+\.md$/, '*.md'));
  const slug = path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
  return found && { kind: found, slug, format: path.endsWith('.md') ? 'markdown' : 'yaml' };
}

type Slugged = { [K in Kind]: Table[K] extends { route: `${string}:slug${string}` } ? K : never }[Kind];

/** The address of a page, or of the one that lists the entries of a kind without pages; without the base path. */
export function routeOf(of: PageKind): string;
export function routeOf(of: Slugged | Collection, slug: string): string;
export function routeOf(of: PageKind | Slugged | Collection, slug = ''): string {
  const { route, listedOn = '/' } = rowOf(of);
  return (route ?? listedOn).replace(':slug', () => slug);
}

/** Every platform of a release or remix. Short, since people pass it on. */
export function smartRoute(slug: string): string {
  return `/l/${slug}/`;
}

/** The date or year that orders an entry among those of its kind, as it is written: `2025-08`. */
export function dateOf(of: Collection, data: object): string | undefined {
  const { date } = rowOf(of);
  const value: unknown = date === undefined ? undefined : Reflect.get(data, date);
  return value === undefined ? undefined : String(value);
}
