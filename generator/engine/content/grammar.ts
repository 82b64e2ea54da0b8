/** The grammar of the content: which kinds of files there are, and the questions that are asked of them. */
import type { z } from 'zod';
import type { KindRow } from './kind.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The kinds of content files by their names. Each feature merges its rows into this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their rows into it.
export interface Kinds {}

export type Kind = keyof Kinds;

/** The validated data of a kind, its defaults applied. */
export type Data<K extends Kind> = z.output<Awaited<ReturnType<Kinds[K]['schema']>>>;

/** The kinds of folders with any number of files. */
export type Collection = {
  [K in Kind]: Kinds[K]['files'] extends readonly [`${string}/*.md`] ? K : never;
}[Kind];

/** The pages of the site with a file of their own. */
type PageKind = Extract<Kind, `pages/${string}`>;
export type PageName = PageKind extends `pages/${infer Name}` ? Name : never;

/** The kinds with more than one file. */
export type ListKind = Exclude<Kind, PageKind | 'site'>;

export type Row = KindRow & { schema: () => Promise<z.ZodObject> };

/** Language-independent dependencies of the grammar, besides the rows of the kinds. */
interface GrammarOptions {
  /** The version of the code that defines all kinds. */
  version: string;
  /** Loaded when a file is parsed, as schemas are. */
  vocabulary(): Promise<Vocabulary>;
  /** The file of the kinds whose page is called like this file: `legal/privacy.md` of `pages/datenschutz.md`. Undefined for any other. */
  calledLike(path: string): string | undefined;
}

/** A path in the content folder, classified. */
export interface FileKind {
  kind: Kind;
  /** The file's name without its ending. */
  slug: string;
  format: 'yaml' | 'markdown';
  /** The language code before the ending: `ar` of `releases/new-song.ar.md`. */
  language?: string;
}

export interface Grammar extends GrammarOptions {
  rows: Kinds;
  kinds: readonly Kind[];
  lists: readonly ListKind[];
  collections: readonly Collection[];
  pages: readonly PageName[];
  rowOf(kind: Kind): Row;
  /** The folder of its files, in the content folder. */
  folderOf(kind: Collection): string;
  /** Undefined for a file that nothing reads. @param path in the content folder */
  kindOf(path: string): FileKind | undefined;
  /** The address of the page that a content file becomes: of `releases/ya-layl.md`, or of `ya-layl.html` there. */
  pageAt(path: string): string | undefined;
  /** The address of a page, or of the page that lists the entries of a kind without pages; without the base path. */
  routeOf(kind: Kind, slug: string): string;
  /** The date or year that orders an entry among those of its kind, as it is written: `2025-08`. */
  dateOf(kind: Kind, data: object): string | undefined;
}

/** The end of a file's name in another language. The code may be of no language that there is. */
const OF_LANGUAGE = /\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.(md|yaml)$/;

/** @param pages in the order in which lists of pages name them; all other kinds come before them */
export function openGrammar(rows: Kinds, pages: readonly PageName[], options: GrammarOptions): Grammar {
  const known = Object.keys(rows).filter((key): key is Kind => key in rows);
  const kinds = [...known.filter((kind) => !isPage(kind)), ...pages.map((name): PageKind => `pages/${name}`)];
  const rowOf = (kind: Kind): Row => rows[kind];
  const byFile = new Map(
    kinds.flatMap((kind) => rowOf(kind).files.map((file): [string, Kind] => [file, kind])),
  );
  const kindOf = (path: string): FileKind | undefined => {
    const [ending, language, format] = OF_LANGUAGE.exec(path) ?? [];
    if (ending !== undefined && language !== undefined) {
      const original = kindOf(`${path.slice(0, -ending.length)}.${format}`);
      return original && { ...original, language };
    }
    const kind =
      byFile.get(path) ??
      byFile.get(options.calledLike(path) ?? '') ??
      byFile.get(path.replace(/[^/]+\.md$/, '*.md'));
    const slug = path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
    return kind && { kind, slug, format: path.endsWith('.md') ? 'markdown' : 'yaml' };
  };
  return {
    ...options,
    rows,
    kinds,
    lists: kinds.filter((kind): kind is ListKind => kind !== 'site' && !isPage(kind)),
    collections: kinds.filter((kind): kind is Collection => rowOf(kind).files[0]?.includes('*') ?? false),
    pages,
    rowOf,
    folderOf: (kind) => rowOf(kind).files.join().replace('/*.md', ''),
    kindOf,
    pageAt: (path) => {
      const found = kindOf(path) ?? kindOf(path.replace(/\.html?$/, '.md'));
      const route = found && found.slug !== 'index' ? rowOf(found.kind).route : undefined;
      return found && route?.replace(':slug', () => found.slug);
    },
    routeOf: (kind, slug) => {
      const { route, listedOn = '/' } = rowOf(kind);
      return (route ?? listedOn).replace(':slug', () => slug);
    },
    dateOf: (kind, data) => {
      const { date } = rowOf(kind);
      const value: unknown = date === undefined ? undefined : Reflect.get(data, date);
      return value === undefined ? undefined : String(value);
    },
  };
}

function isPage(kind: Kind): kind is PageKind {
  return kind.startsWith('pages/');
}
