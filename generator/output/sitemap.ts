/** The list of pages for search engines. */

import { VERSION } from 'liner:version';
import type { Artifact } from '../artifact.ts';
import { hash } from '../lib/hash.ts';
import { escapeMarkup } from '../lib/markup.ts';

export interface SitemapPage {
  /** The whole address. */
  loc: string;
  /** The day of the last change that is known. */
  lastmod?: string | undefined;
}

/** The protocol allows 50,000 addresses in a file (sitemaps.org); a bit less leaves room for its other limit, 50 MB. */
const LARGEST = 45_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * `sitemap.xml`; for a very large site, an index of that name and the files that it lists.
 *
 * @param absolute makes a whole address of one on this site
 */
export function buildSitemap(pages: readonly SitemapPage[], absolute: (url: string) => string): Artifact[] {
  if (pages.length === 0) return [];
  if (pages.length <= LARGEST) return [planList('sitemap.xml', pages)];
  const lists = Array.from({ length: Math.ceil(pages.length / LARGEST) }, (_, index) =>
    planList(`sitemap-${index + 1}.xml`, pages.slice(index * LARGEST, (index + 1) * LARGEST)),
  );
  const urls = lists.map(({ path }) => absolute(`/${path}`));
  const rows = urls.map((loc) => ({ loc }));
  const index = { path: 'sitemap.xml', body: () => writeList('sitemapindex', 'sitemap', rows) };
  return [{ ...index, key: hash(VERSION, ...urls) }, ...lists];
}

// Writing thousands of addresses takes longer than finding out that they are the same as before.
function planList(path: string, pages: readonly SitemapPage[]): Artifact {
  return {
    path,
    key: hash(VERSION, JSON.stringify(pages)),
    body: () => writeList('urlset', 'url', pages),
  };
}

function writeList(list: string, item: string, pages: readonly SitemapPage[]): string {
  const items = pages.map(({ loc, lastmod }) => {
    const day = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
    return `<${item}><loc>${escapeMarkup(new URL(loc).href)}</loc>${day}</${item}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><${list} xmlns="${NAMESPACE}">${items.join('')}</${list}>\n`;
}
