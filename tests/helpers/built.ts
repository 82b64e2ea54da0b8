/** The site of this repository, built as its owner builds it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import glob from 'fast-glob';
import { packageRoot, runLiner } from './site.ts';

export interface BuiltSite {
  /** The folder it was built into. */
  root: string;
  /** The address that it was built for, without its closing slash. */
  baseUrl: string;
  /** Paths of all pages that can be visited, `/` first; the alias of the mixes and a smart link included. */
  routes: string[];
  /** How many bytes each script takes once compressed, by its path below the root. */
  scripts: ReadonlyMap<string, number>;
}

/** A path that no page has. */
export const NOWHERE = '/no/such/page/';

/** Pages that share a template. */
const REPEATED = /^\/(music\/releases|news|events)\/./;
/** Those of them that differ most. */
const UNLIKE = [
  'match-weddy',
  'fighter-ep',
  'reve',
  'eddy-baba-eddys-khaboot-remix',
  'new-press-kit',
  '128-room-season-opening-2025-10-03',
];

/** What takes long is looked at on these pages alone. */
export function isUnlikeOthers(route: string): boolean {
  return !REPEATED.test(route) || UNLIKE.some((slug) => route.endsWith(`/${slug}/`));
}

/** What `SOURCE_DATE_EPOCH` says: a day on which the sample's events lie before and after. */
const BUILD_TIME = '1756684800';

/** Builds into a folder below tests/.out; pictures come from the project's own cache. */
export async function buildSite(name: string, baseUrl = 'https://eddy.example'): Promise<BuiltSite> {
  const out = `tests/.out/${name}`;
  const words = ['build', '--out', out, '--base-url', baseUrl];
  const { code, stderr } = await runLiner(packageRoot, words, { SOURCE_DATE_EPOCH: BUILD_TIME });
  if (code !== 0) throw new Error(`The site was not built:\n${stderr}`);
  const root = join(packageRoot, out);
  return { root, baseUrl, routes: listRoutes(root, baseUrl), scripts: weighScripts(root) };
}

function listRoutes(root: string, baseUrl: string): string[] {
  const sitemap = readFileSync(join(root, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  return [...addresses.map((address) => address.slice(baseUrl.length)), '/mixes/', '/l/match-weddy/'];
}

function weighScripts(root: string): Map<string, number> {
  const paths = glob.sync('**/*.js', { cwd: root });
  return new Map(paths.map((path) => [`/${path}`, gzipSync(readFileSync(join(root, path))).length]));
}
