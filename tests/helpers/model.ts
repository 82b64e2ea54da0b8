/** Content as loading hands it on, with just what a test says of it. */

import type { TemplateProps } from '../../generator/app/list/features.ts';
import { GRAMMAR } from '../../generator/app/list/grammar.ts';
import { projectPages as planPages } from '../../generator/app/pipeline/editions.ts';
import type { ListKind } from '../../generator/engine/content/grammar.ts';
import type { Body, Content, Entry } from '../../generator/engine/content/types.ts';
import type { OwnPicture, Palette, PictureFile } from '../../generator/engine/media/pictures/picture.ts';
import type { Release } from '../../generator/features/releases/schema/release.ts';
import type { Assets } from '../../generator/site/assets.ts';
import type { PageOf } from '../../generator/site/page.ts';
import type { Site } from '../../generator/site/site.ts';
import { recipeOf } from './looks.ts';

const EMPTY_BODY: Body = { intro: [], sections: [], words: 0 };

/** The kind is that of a release, whatever the data: no step after parsing looks at it. */
export function entry<Data>(slug: string, data: Data, body: Partial<Body> = {}): Entry<Data> {
  const found = { html: {}, texts: {}, blocks: {}, places: {}, links: [], pictures: [] };
  const file = `content/${slug}.md`;
  return { kind: 'releases', file, slug, data, body: { ...EMPTY_BODY, ...body }, ...found };
}

export function release(slug: string, data: Partial<Release> = {}): Entry<Release> {
  return entry(slug, { title: slug, type: 'single', ...data });
}

export function makeContent(parts: Partial<Content> = {}): Content {
  return {
    site: entry('site', {
      base_url: 'https://eddy.example',
      language: 'en_US',
      timezone: 'UTC',
      artist: { name: 'EDDY' },
      copyright_year: 2025,
      share_images: true,
    }),
    // Of every kind there is a list.
    ...(Object.fromEntries(GRAMMAR.lists.map((kind) => [kind, []])) as Record<ListKind, never[]>),
    pages: {},
    ...parts,
  };
}

function pictureFile(file: string): PictureFile {
  const src = `/assets/${file}`;
  return {
    src,
    width: 100,
    height: 100,
    sources: [],
    placeholder: '',
    smallest: src,
    jpeg: { src, width: 50, height: 40 },
  };
}

/** Every file that the content names is there, in black and white unless a test says otherwise. */
export function makeAssets(site: Site, palettes: Record<string, Palette> = {}): Assets {
  const files = new Set<string>();
  JSON.stringify(site, (key, value) => {
    if (['artwork_url', 'image', 'file', 'picture', 'still'].includes(key) && typeof value === 'string')
      files.add(value);
    return value;
  });
  const picture = (file: string): [string, OwnPicture] => [
    file,
    {
      ...pictureFile(file),
      palette: Object.hasOwn(palettes, file) ? (palettes[file] ?? []) : [],
      digest: file,
    },
  ];
  return {
    pictures: Object.fromEntries([...files].map(picture)),
    placeholders: {
      single: pictureFile('placeholder-single.svg'),
      ep: pictureFile('placeholder-ep.svg'),
      album: pictureFile('placeholder-album.svg'),
      mix: pictureFile('placeholder-mix.svg'),
      remix: pictureFile('placeholder-remix.svg'),
    },
    shareVersion: '1',
    recipe: recipeOf(),
    artistPress: {},
    press: { files: [], photos: [] },
    booklets: {},
    downloads: {},
    sounds: { sounds: {}, archives: {} },
    shell: {
      styles: '/styles.css',
      fonts: { latin: [], accented: [], arabic: [] },
      islands: {},
      icons: [],
      themeColor: '#ffffff',
    },
  };
}

/** The page at a route, with the props of its template. */
export function pageAt<Name extends keyof TemplateProps>(
  pages: readonly PageOf[],
  route: string,
  template: Name,
): PageOf<Name, TemplateProps[Name]> {
  const isIt = (page: PageOf): page is PageOf<Name, TemplateProps[Name]> =>
    page.route === route && page.template === template;
  const found = pages.find(isIt);
  if (!found) throw new Error(`no ${template} page at ${route}`);
  return found;
}

/** The section of Home below Explore the Music. */
export function featuredAt(pages: readonly PageOf[]) {
  return pageAt(pages, '/', 'home').props.sections.find((section) => section.name === 'featured');
}

/** All pages of a site, made. */
export function projectPages(site: Site, assets: Assets) {
  const planned = planPages(site, assets);
  return { ...planned, pages: planned.pages.map((page) => page.make()) };
}
