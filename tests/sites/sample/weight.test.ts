import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../generator/engine/publish/report.ts';
import { all, attribute } from '../../helpers/dom.ts';
import { readSample, type SamplePage } from '../../helpers/sample.ts';
import { RELEASES, releaseUrl } from './catalogue.ts';

/** Weight of any page before a visitor does something, in bytes: compressed, but for fonts and pictures. */
const LIMITS = { page: 40_000, fonts: 60_000, scripts: 2_250, picture: 120_000 };

/** Pixels: the most that any screen takes for a cover. */
const COVER_WIDTH = 1120;

/** Releases with large originals: the heaviest, and the one of Home. Small ones are made in a fifth of the time. */
const LARGE = ['survival-tale', 'match-weddy'];

const sample = await readSample();
const report: Report = JSON.parse(readFileSync(sample.report, 'utf8'));

function compressed(url: string): number {
  return gzipSync(readFileSync(sample.file(url))).length;
}

function weighAll(urls: string[]): number {
  return urls.reduce((sum, url) => sum + compressed(url), 0);
}

function styles({ document }: SamplePage): string[] {
  return all(document, 'link', { rel: 'stylesheet' }).map((link) => attribute(link, 'href'));
}

function scripts({ document }: SamplePage): string[] {
  const loaded = all(document, 'script', { src: true }).map((script) => attribute(script, 'src'));
  const preloaded = all(document, 'link', { rel: 'modulepreload' }).map((link) => attribute(link, 'href'));
  return [...new Set([...loaded, ...preloaded])];
}

describe('the report', () => {
  it('weighs every page', () => {
    const documents = report.documents.map(({ url }) => url);
    expect(documents.sort()).toEqual(sample.pages.map(({ url }) => url).sort());
    expect(report.documents.filter(({ gzip }) => !gzip)).toEqual([]);
    expect(report.errors).toBe(0);
  });
});

describe('before a visitor does something', () => {
  it('HTML and styles of each page stay below 40 KB', () => {
    const heavy = sample.pages
      .map((page) => {
        const html = report.documents.find(({ url }) => url === page.url)?.gzip ?? Number.NaN;
        return { url: page.url, bytes: html + weighAll(styles(page)) };
      })
      .filter(({ bytes }) => !(bytes <= LIMITS.page));
    expect(heavy).toEqual([]);
    // One for all, and one for parts that few pages have.
    expect(sample.pages.filter((page) => ![1, 2].includes(styles(page).length))).toEqual([]);
  });

  // Those for Arabic and for more Latin letters are published as well, and fetched by pages with such letters alone.
  it('fonts stay below 60 KB', () => {
    for (const { url, document } of sample.pages) {
      const fonts = all(document, 'link', { rel: 'preload', as: 'font' }).map((link) =>
        attribute(link, 'href'),
      );
      const bytes = fonts.reduce((sum, font) => sum + statSync(sample.file(font)).size, 0);
      expect(fonts.length, url).toBeGreaterThan(0);
      expect(bytes, url).toBeLessThanOrEqual(LIMITS.fonts);
    }
    expect(report.sizes.fonts.bytes).toBeLessThanOrEqual(2.6 * LIMITS.fonts);
  });

  it('scripts of each page stay below 2.25 KB', () => {
    const heavy = sample.pages
      .map((page) => ({ url: page.url, bytes: weighAll(scripts(page)) }))
      .filter(({ bytes }) => bytes > LIMITS.scripts);
    expect(heavy).toEqual([]);
  });

  it('no page runs code of its own', () => {
    const inline = sample.pages.flatMap(({ url, document }) =>
      all(document, 'script')
        .filter(({ attribs }) => !('src' in attribs))
        .filter(({ attribs }) => !['application/ld+json', 'speculationrules'].includes(attribs['type'] ?? ''))
        .map(() => url),
    );
    expect(inline).toEqual([]);
  });
});

describe('the cover of a release', () => {
  /** The candidates that a browser chooses from: those of the best format it knows, AVIF. */
  function candidates(slug: string): { url: string; width: number }[] {
    const [picture] = all(sample.page(releaseUrl(slug)).document, 'picture');
    const [source] = picture ? all(picture, 'source', { type: 'image/avif' }) : [];
    return (source?.attribs['srcset'] ?? '').split(', ').map((candidate) => {
      const [url = '', width = ''] = candidate.split(' ');
      return { url, width: Number.parseInt(width, 10) };
    });
  }

  it.each(LARGE)('of %s stays below 120 KB', (slug) => {
    const offered = candidates(slug);
    expect(Math.max(...offered.map(({ width }) => width))).toBe(COVER_WIDTH);
    const heavy = offered.filter(({ url }) => statSync(sample.file(url)).size > LIMITS.picture);
    expect(heavy).toEqual([]);
  });

  it.each(RELEASES)('of $title is fetched first, and alone', ({ slug }) => {
    const images = all(sample.page(releaseUrl(slug)).document, 'img');
    const eager = images.filter(({ attribs }) => attribs['loading'] !== 'lazy');
    expect(eager.map(({ attribs }) => attribs['fetchpriority'])).toEqual(['high']);
    expect(images[0]).toBe(eager[0]);
  });
});
