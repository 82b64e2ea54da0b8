/** Content as loading hands it on, with just what a test says of it. */
import type { Release } from '../../generator/content/schema/music.ts';
import type { Body, Content, Entry } from '../../generator/content/types.ts';
import { LIST_KINDS, type ListKind } from '../../generator/kinds.ts';
import type { Pictures } from '../../generator/model/pictures.ts';
import type { Picture } from '../../generator/model/props/parts.ts';
import type { Page, PageOf, TemplateProps } from '../../generator/pages/props/page.ts';

const EMPTY_BODY: Body = { intro: '', sections: [], words: 0 };

/** The kind is that of a release, whatever the data: no step after parsing looks at it. */
export function entry<Data>(slug: string, data: Data, body: Partial<Body> = {}): Entry<Data> {
  const found = { html: {}, blocks: {}, places: {}, links: [], pictures: [] };
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
      artist: { name: 'EDDY' },
      copyright_year: 2025,
      share_images: true,
    }),
    // Of every kind there is a list.
    ...(Object.fromEntries(LIST_KINDS.map((kind) => [kind, []])) as Record<ListKind, never[]>),
    pages: {},
    ...parts,
  };
}

function picture(file: string, alt: string): Picture {
  const src = `/assets/${file}`;
  return { src, width: 100, height: 100, alt, sources: [], placeholder: '', fallback: '/placeholder.svg' };
}

/** Every named file is there; what is not named has its type's placeholder. */
export const pictures: Pictures = {
  get: (file, kind, alt) => picture(file ?? `placeholder-${kind}.svg`, alt),
  share: ({ name, shape }) => ({
    url: `/assets/${shape}-${name}.jpg`,
    ...(shape === 'square' ? { width: 1080, height: 1080 } : { width: 1200, height: 630 }),
  }),
  palette: (file) => (file ? [] : undefined),
};

/** The page at a route, with the props of its template. */
export function pageAt<Name extends keyof TemplateProps>(
  pages: Page[],
  route: string,
  template: Name,
): PageOf<Name> {
  const isIt = (page: Page): page is Page & PageOf<Name> =>
    page.route === route && page.template === template;
  const found = pages.find(isIt);
  if (!found) throw new Error(`no ${template} page at ${route}`);
  return found;
}
