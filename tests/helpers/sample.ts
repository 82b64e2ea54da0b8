/** The frozen site in tests/fixtures/site, built by the command line on a fixed day. Those who ask only read it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import glob from 'fast-glob';
import { inject } from 'vitest';
import { type Document, parse } from './dom.ts';
import { packageRoot, type Run, runInTurn } from './site.ts';

/** Holds content/ and assets/. */
export const FIXTURE = join(packageRoot, 'tests/fixtures/site');

/** The day of the build decides which events are upcoming. */
export const BUILD_DAY = '2025-09-01';

export const ORIGIN = 'https://eddy.example';

/** A path that no page has. */
export const NOWHERE = '/no/such/page/';

export interface BuiltSite {
  /** The folder it was built into; for `https://host/site`, its name is `site`. */
  root: string;
  /** The address that it was built for, without its closing slash. */
  baseUrl: string;
  /** Paths of all pages that can be visited, `/` first; the alias of the mixes and a smart link included. */
  routes: string[];
  /** How many bytes each script takes once compressed, by its path below the root. */
  scripts: ReadonlyMap<string, number>;
  /** Output of `--report`. */
  report: string;
}

export interface SamplePage {
  /** `/music/`, or `/404.html`. */
  url: string;
  html: string;
  document: Document;
}

export interface Sample {
  /** In the order of their addresses. */
  pages: SamplePage[];
  /** @throws if no such page was made */
  page(url: string): SamplePage;
  /** A published file by its address: `/sitemap.xml`. */
  file(url: string): string;
  read(url: string): string;
  exists(url: string): boolean;
  report: string;
}

/** Built once for all test files of a run; the first that asks builds it, and the others wait. */
export async function buildSample(baseUrl = ORIGIN): Promise<BuiltSite> {
  const path = new URL(`${baseUrl}/`).pathname.slice(1, -1);
  const folder = join(inject('shared') ?? '', path ? `below-${path}` : 'root');
  const root = join(folder, path || 'site');
  const report = join(`${folder}.report.json`);
  await buildOnce(folder, () => build(baseUrl, root, report));
  const routes = [...listRoutes(root, baseUrl), '/mixes/', '/l/match-weddy/'];
  return { root, baseUrl, routes, scripts: weighScripts(root), report };
}

/** The first of a run's test files that asks builds into the folder, which it makes; the others wait. */
export async function buildOnce(folder: string, build: () => Promise<Run>): Promise<void> {
  const ended = `${folder}.json`;
  if (claim(folder)) {
    const result = await build();
    writeFileSync(`${ended}.part`, JSON.stringify(result));
    renameSync(`${ended}.part`, ended);
  }
  while (!existsSync(ended)) await wait(50);
  const run: Run = JSON.parse(readFileSync(ended, 'utf8'));
  if (run.code !== 0) throw new Error(`The build ended with ${run.code}:\n${run.stderr}`);
}

/** Returns true for the first caller for a folder. */
function claim(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** In the project's folder, whose cache holds the pictures. */
function build(baseUrl: string, out: string, report: string): Promise<Run> {
  const fixture = relative(packageRoot, FIXTURE);
  const words = ['--content', `${fixture}/content`, '--assets', `${fixture}/assets`];
  words.push('--out', relative(packageRoot, out), '--report', relative(packageRoot, report));
  const epoch = String(Date.parse(BUILD_DAY) / 1000);
  return runInTurn(packageRoot, ['build', '--base-url', baseUrl, ...words], { SOURCE_DATE_EPOCH: epoch });
}

/** Routes of the sitemap. */
export function listRoutes(root: string, baseUrl: string): string[] {
  const sitemap = readFileSync(join(root, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  return addresses.map((address) => address.slice(baseUrl.length));
}

export function weighScripts(root: string): Map<string, number> {
  const paths = glob.sync('**/*.js', { cwd: root });
  return new Map(paths.map((path) => [`/${path}`, gzipSync(readFileSync(join(root, path))).length]));
}

let known: Promise<Sample> | undefined;

/**
 * The sample with all of its pages parsed. Ask at the top of a file: on a slow machine, the first build takes longer than a
 * hook may.
 */
export function readSample(): Promise<Sample> {
  known ??= parseSample();
  return known;
}

async function parseSample(): Promise<Sample> {
  const { root, report } = await buildSample();
  const pages = readPages(root);
  const file = (url: string) => join(root, url);
  return {
    pages,
    page: (url) => {
      const page = pages.find((each) => each.url === url);
      if (!page) throw new Error(`There is no page ${url}`);
      return page;
    },
    file,
    read: (url) => readFileSync(file(url), 'utf8'),
    exists: (url) => existsSync(file(url)),
    report,
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

/** Keys results by page address, for readable failures. */
export function perPage<T>(pages: SamplePage[], ask: (page: SamplePage) => T): Record<string, T> {
  return Object.fromEntries(pages.map((page) => [page.url, ask(page)]));
}

export function everyPage<T>(pages: SamplePage[], value: T): Record<string, T> {
  return perPage(pages, () => value);
}
