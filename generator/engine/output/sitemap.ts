/** The list of pages for search engines. */

import { VERSION } from 'liner:version';
import type { Transform } from 'node:stream';
import type { Artifact } from '../artifact.ts';
import { hash } from '../lib/hash.ts';

/** Slow to load, and its output seldom changes. A package of CommonJS has no more than a default once it is compiled into the program. */
const loadPackage = async () => (await import('sitemap')).default;

export interface SitemapPage {
  /** The whole address. */
  loc: string;
  /** Gives the day of the last change that is known. */
  lastmod?(): string | undefined;
  /** The same page in each language, its own among them; none if it is in one alone. */
  links?: readonly { hreflang: string; href: string }[];
}

/** The protocol allows 50,000 addresses in a file (sitemaps.org); a bit less leaves room for its other limit, 50 MB. */
const LARGEST = 45_000;

const PLAIN = { news: false, video: false, xhtml: false, image: false };

/** `sitemap.xml`; for a very large site, an index and the files that it lists. @param absolute completes an address of this site */
export function buildSitemap(pages: readonly SitemapPage[], absolute: (url: string) => string): Artifact[] {
  if (pages.length === 0) return [];
  if (pages.length <= LARGEST) return [planList('sitemap.xml', pages)];
  const lists = Array.from({ length: Math.ceil(pages.length / LARGEST) }, (_, index) =>
    planList(`sitemap-${index + 1}.xml`, pages.slice(index * LARGEST, (index + 1) * LARGEST)),
  );
  const urls = lists.map(({ path }) => absolute(`/${path}`));
  const index = { path: 'sitemap.xml', body: () => writeIndex(urls) };
  return [{ ...index, key: hash(VERSION, ...urls) }, ...lists];
}

// Writing thousands of addresses takes longer than detecting that they are unchanged.
function planList(path: string, pages: readonly SitemapPage[]): Artifact {
  const list = () =>
    pages.map(({ loc, lastmod: readLastmod, links = [] }) => {
      const lastmod = readLastmod?.();
      return {
        url: loc,
        ...(lastmod && { lastmod }),
        ...(links.length > 0 && {
          links: links.map(({ hreflang, href }) => ({ lang: hreflang, url: href })),
        }),
      };
    });
  return {
    path,
    // A preview hardly ever asks for it, and pages are made to know their days.
    key: () => hash(VERSION, JSON.stringify(list())),
    body: () => writeList(list()),
  };
}

async function writeList(items: readonly { links?: readonly object[] }[]): Promise<string> {
  const xhtml = items.some(({ links }) => links);
  const { ErrorLevel, SitemapStream, streamToPromise } = await loadPackage();
  // The model's values need no validation.
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: { ...PLAIN, xhtml },
    level: ErrorLevel.SILENT,
  });
  return writeAll(stream, streamToPromise(stream), items);
}

async function writeIndex(urls: readonly string[]): Promise<string> {
  const { SitemapIndexStream, streamToPromise } = await loadPackage();
  const stream = new SitemapIndexStream();
  return writeAll(stream, streamToPromise(stream), urls);
}

async function writeAll(
  stream: Pick<Transform, 'write' | 'end'>,
  text: Promise<Buffer>,
  items: readonly unknown[],
): Promise<string> {
  for (const item of items) stream.write(item);
  stream.end();
  return `${await text}\n`;
}
