/** The site of this repository's own content, built by the command line on a fixed day. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Document, parse } from './dom.ts';
import { packageRoot, type Run, runLiner } from './site.ts';

/** The day of the build decides which events are upcoming. */
export const BUILD_DAY = '2025-09-01';

export const ORIGIN = 'https://eddy.example';

export interface SamplePage {
  /** `/music/`, or `/404.html`. */
  url: string;
  html: string;
  document: Document;
}

export interface Sample {
  run: Run;
  /** Absolute. */
  root: string;
  /** In the order of their addresses. */
  pages: SamplePage[];
  /** @throws where no such page was made */
  page(url: string): SamplePage;
  /** A published file by its address: `/sitemap.xml`. */
  file(url: string): string;
  read(url: string): string;
  exists(url: string): boolean;
}

/**
 * Builds into a folder of its own, so that test files that run side by side do not take each other's away; in the
 * project's folder, whose cache holds the pictures.
 *
 * @param name of the folder below tests/.out
 * @param words further words of the command line
 */
export async function buildSample(name: string, ...words: string[]): Promise<Sample> {
  const out = join('tests', '.out', `sample-${name}`);
  const epoch = String(Date.parse(BUILD_DAY) / 1000);
  const run = await runLiner(packageRoot, ['build', '--out', out, ...words], { SOURCE_DATE_EPOCH: epoch });
  if (run.code !== 0) throw new Error(`The build ended with ${run.code}:\n${run.stderr}`);
  const root = join(packageRoot, out);
  const pages = readPages(root);
  const file = (url: string) => join(root, url);
  return {
    run,
    root,
    pages,
    page: (url) => {
      const page = pages.find((each) => each.url === url);
      if (!page) throw new Error(`There is no page ${url}`);
      return page;
    },
    file,
    read: (url) => readFileSync(file(url), 'utf8'),
    exists: (url) => existsSync(file(url)),
  };
}

function readPages(root: string): SamplePage[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => {
      const html = readFileSync(join(root, path), 'utf8');
      return { url: addressOf(path), html, document: parse(html) };
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

function addressOf(path: string): string {
  return `/${path
    .split(sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '$1')}`;
}

/** Tells the page by its address where an expectation fails. */
export function perPage<T>(pages: SamplePage[], ask: (page: SamplePage) => T): Record<string, T> {
  return Object.fromEntries(pages.map((page) => [page.url, ask(page)]));
}

export function everyPage<T>(pages: SamplePage[], value: T): Record<string, T> {
  return perPage(pages, () => value);
}
