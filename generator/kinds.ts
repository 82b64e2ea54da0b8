/** Every kind of content file, one row each. All else derives from it: a new kind is a row, a schema and a page. */
import type { z } from 'zod';

interface KindRow<Key extends string = string> {
  /** In the content folder. `releases/*.md` is any number of files, each named by its slug. */
  files: readonly string[];
  /** The name of its JSON Schema, without ending. */
  schemaFile: string;
  /** Its name in a sentence: `a release`. */
  noun: string;
  /** Its purpose, and the use of the text below the keys. Markdown. */
  about: string;
  /** The address of its page, without the base path; `:slug` is replaced by the name of the file. */
  route?: string;
  /** Which of its files have that page; all of them where left out. */
  ownPage?: 'with a text' | 'never';
  /** The address of the page that lists all of them. */
  listedOn?: string;
  /** The key of the title, of the date or year that orders the entries (the newest first), and of the picture. */
  title?: Key;
  date?: Key;
  picture?: Key;
  /** Its name for `liner new`. */
  newName?: string;
  /** A note to the writer in place of a new file's text. */
  bodyNote?: string;
}

/** The schema is loaded when it is asked for: zod takes long to load, and a build whose cache holds all does without. */
function kind<Schema extends z.ZodObject, const Given extends KindRow<keyof z.output<Schema> & string>>(
  schema: () => Promise<Schema>,
  row: Given,
): Given & { schema: () => Promise<Schema> } {
  return { ...row, schema };
}

/** A page of the site with a file of its own, in YAML or Markdown. Its schema has its name. */
function page<Name extends string, Module extends Record<Name, z.ZodObject>>(
  name: Name,
  route: string,
  load: () => Promise<Module>,
  about: string,
) {
  const file = `pages/${name}.yaml`;
  const files = [file, `pages/${name}.md`] as const;
  const schema = async (): Promise<Module[Name]> => (await load())[name];
  return { files, schemaFile: `page-${name}`, noun: file, about, route, schema };
}

const music = () => import('./content/schema/music.ts');
const writing = () => import('./content/schema/writing.ts');
const pages = () => import('./content/schema/pages.ts');

export const KINDS = {
  site: kind(async () => (await import('./content/schema/site.ts')).site, {
    files: ['site.yaml'],
    schemaFile: 'site',
    noun: 'site.yaml',
    about: 'Who the artist is and where the site lives.',
  }),
  releases: kind(async () => (await music()).release, {
    files: ['releases/*.md'],
    schemaFile: 'release',
    noun: 'a release',
    about: 'One file per single or EP. In the text below the keys, each `##` heading becomes a card.',
    route: '/music/releases/:slug/',
    listedOn: '/music/releases/',
    title: 'title',
    date: 'release_date',
    picture: 'artwork_url',
    newName: 'release',
    bodyNote: `Write the story below this note. Each line that begins with ## starts a card of the page, such as:

## Story & Concept
## Style & Production`,
  }),
  remixes: kind(async () => (await music()).remix, {
    files: ['remixes/*.md'],
    schemaFile: 'remix',
    noun: 'a remix',
    about: "One file per remix of somebody else's song. The text below the keys is its story.",
    route: '/music/releases/:slug/',
    listedOn: '/music/releases/',
    title: 'title',
    date: 'year',
    picture: 'artwork_url',
    newName: 'remix',
    bodyNote: 'Write the story of the remix below this note. Each line that begins with ## starts a card.',
  }),
  mixes: kind(async () => (await music()).mix, {
    files: ['mixes/*.md'],
    schemaFile: 'mix',
    noun: 'a mix',
    about: 'One file per mix or radio episode. The text below the keys is shown beside the player.',
    route: '/music/mixes/:slug/',
    ownPage: 'never',
    listedOn: '/music/mixes/',
    title: 'episode_title',
    date: 'release_date',
    picture: 'artwork_url',
    newName: 'mix',
    bodyNote: 'Write about the mix below this note: a paragraph or two.',
  }),
  news: kind(async () => (await writing()).news, {
    files: ['news/*.md'],
    schemaFile: 'news',
    noun: 'a news post',
    about: 'One file per post. The text below the keys is the post.',
    route: '/news/:slug/',
    ownPage: 'with a text',
    listedOn: '/news/',
    title: 'title',
    date: 'date',
    picture: 'image',
    newName: 'news',
    bodyNote: 'Write the post below this note. A line that begins with ## is a heading.',
  }),
  legal: kind(async () => (await writing()).legal, {
    files: ['legal/legal.md', 'legal/privacy.md', 'legal/terms.md'],
    schemaFile: 'legal',
    noun: 'a legal page',
    about: 'The legal notice, the privacy policy and the terms. The text below the keys is the page.',
    route: '/:slug/',
    title: 'title',
  }),
  'pages/home': page(
    'home',
    '/',
    pages,
    'The words of the home page. The latest release comes from `releases/`.',
  ),
  'pages/about': page('about', '/about/', pages, "The artist's story."),
  'pages/music': page('music', '/music/', pages, 'The way into the catalogue.'),
  'pages/releases': page(
    'releases',
    '/music/releases/',
    pages,
    'The words of the discography. Its entries come from `releases/` and `remixes/`.',
  ),
  'pages/mixes': page(
    'mixes',
    '/music/mixes/',
    pages,
    'The words of Mixes & Radio. Its episodes come from `mixes/`.',
  ),
  'pages/projects': page('projects', '/projects/', pages, 'Other names, and work with others.'),
  'pages/events': {
    ...page(
      'events',
      '/events/',
      () => import('./content/schema/events.ts'),
      'All shows in one list, upcoming and past.',
    ),
    newName: 'event',
  },
  'pages/news': page('news', '/news/', pages, 'The words of the News page. Its posts come from `news/`.'),
  'pages/press': page(
    'press',
    '/press/',
    () => import('./content/schema/press.ts'),
    'The press kit: biographies, photos and the technical rider.',
  ),
  'pages/contact': page('contact', '/contact/', pages, 'Ways to write, and the form.'),
};

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

/** A path in the content folder, classified. */
export interface FileKind {
  kind: Kind;
  /** The file's name without its ending. */
  slug: string;
  format: 'yaml' | 'markdown';
}

const BY_FILE = new Map(
  ALL_KINDS.flatMap((key) => KINDS[key].files.map((file): [string, Kind] => [file, key])),
);

/**
 * @param path in the content folder
 * @returns undefined for a file that nothing reads
 */
export function kindOf(path: string): FileKind | undefined {
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

/** The date or year that orders an entry among those of its kind, as it is written: `2025-08`. */
export function dateOf(of: Collection, data: object): string | undefined {
  const value: unknown = Reflect.get(data, KINDS[of].date);
  return value === undefined ? undefined : String(value);
}
