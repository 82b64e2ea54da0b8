/** The list of pages for search engines. */

import { VERSION } from 'liner:version';
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { Artifact } from '../artifact.ts';
import { hash } from '../lib/hash.ts';

export interface SitemapPage {
  /** The whole address. */
  loc: string;
  /** The day of the last change that is known. */
  lastmod?: string | undefined;
}

/** The protocol allows 50,000 addresses in a file (sitemaps.org); a bit less leaves room for its other limit, 50 MB. */
const LARGEST = 45_000;

const PLAIN = { news: false, video: false, xhtml: false, image: false };

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
  const index = { path: 'sitemap.xml', body: () => writeAll(new SitemapIndexStream(), urls) };
  return [{ ...index, key: hash(VERSION, ...urls) }, ...lists];
}

// Writing thousands of addresses takes longer than finding out that they are the same as before.
function planList(path: string, pages: readonly SitemapPage[]): Artifact {
  const items = pages.map(({ loc, lastmod }) => ({ url: loc, ...(lastmod && { lastmod }) }));
  // What our own model gives needs no validation.
  const options = { lastmodDateOnly: true, xmlns: PLAIN, level: ErrorLevel.SILENT };
  return {
    path,
    key: hash(VERSION, JSON.stringify(items)),
    body: () => writeAll(new SitemapStream(options), items),
  };
}

async function writeAll(
  stream: SitemapStream | SitemapIndexStream,
  items: readonly unknown[],
): Promise<string> {
  const text = streamToPromise(stream);
  for (const item of items) stream.write(item);
  stream.end();
  return `${await text}\n`;
}
