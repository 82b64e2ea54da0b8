/** Which file of the content folder is what. Free of schemas, so that asking costs nothing. */
import type { PageData } from './content/schema/pages.ts';

/** Folders that hold any number of files, named after what they are. */
export const COLLECTIONS = ['releases', 'remixes', 'mixes', 'news'] as const;

export const LEGAL_PAGES = ['legal', 'privacy', 'terms'] as const;

const PAGE_NAMES: Record<keyof PageData, true> = {
  home: true,
  about: true,
  music: true,
  releases: true,
  mixes: true,
  projects: true,
  events: true,
  news: true,
  press: true,
  contact: true,
};

export type Collection = (typeof COLLECTIONS)[number];

export type PageKind = `pages/${keyof PageData}`;

/** What a file is validated as. */
export type Kind = 'site' | 'legal' | Collection | PageKind;

export interface Room {
  kind: Kind;
  /** The file's name without its ending. */
  slug: string;
  format: 'yaml' | 'markdown';
}

/** Every fixed file that may exist, by its path in the content folder. */
const FIXED = new Map<string, Room>([
  ['site.yaml', { kind: 'site', slug: 'site', format: 'yaml' }],
  ...LEGAL_PAGES.map((slug): [string, Room] => [
    `legal/${slug}.md`,
    { kind: 'legal', slug, format: 'markdown' },
  ]),
  ...pageNames().flatMap((slug): [string, Room][] => [
    [`pages/${slug}.yaml`, { kind: `pages/${slug}`, slug, format: 'yaml' }],
    [`pages/${slug}.md`, { kind: `pages/${slug}`, slug, format: 'markdown' }],
  ]),
]);

export const FIXED_FILES: readonly string[] = [...FIXED.keys()];

export function pageNames(): (keyof PageData)[] {
  return Object.keys(PAGE_NAMES).filter(isPageName);
}

function isPageName(name: string): name is keyof PageData {
  return Object.hasOwn(PAGE_NAMES, name);
}

/** @returns undefined for a file that nobody reads */
export function findRoom(path: string): Room | undefined {
  const fixed = FIXED.get(path);
  if (fixed) return fixed;
  const [, folder, slug] = /^([^/]+)\/([^/]+)\.md$/.exec(path) ?? [];
  const kind = COLLECTIONS.find((collection) => collection === folder);
  return kind && slug ? { kind, slug, format: 'markdown' } : undefined;
}

/** What a file of a kind is called in a sentence. */
export function nounOf(kind: Kind): string {
  const nouns: Partial<Record<Kind, string>> = {
    site: 'site.yaml',
    releases: 'a release',
    remixes: 'a remix',
    mixes: 'a mix',
    news: 'a news post',
    legal: 'a legal page',
  };
  return nouns[kind] ?? `${kind}.yaml`;
}
