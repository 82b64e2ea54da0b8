/** The scripts of a site: each island a module, what they share in chunks, and the loader. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import glob from 'fast-glob';
import type { Cache } from '../lib/cache.ts';
import { hash } from '../lib/hash.ts';
import type { Artifact } from '../output/types.ts';
import type { Problem } from '../problem.ts';
import type { Bundle } from './islands-compile.ts';

const FOLDER = 'assets/islands';

export interface IslandsOptions {
  /** The folder of the package, which holds islands/. */
  root: string;
  cache: Cache;
  /** Adds the base path to an address of this site. */
  href: (url: string) => string;
  /** Of the generator: another one never reuses these results. */
  version: string;
}

export interface IslandModules {
  artifacts: Artifact[];
  /** The address of the loader; empty where bundling failed. */
  loader: string;
  /** Each island's module, and what it imports beyond the modules that the loader fetches for all. */
  islands: Record<string, { url: string; imports: string[] }>;
  problems: Problem[];
}

/** Bundles every `islands/*.tsx`. A result that is in the cache is used without loading the bundler. */
export async function bundleIslands({ root, cache, href, version }: IslandsOptions): Promise<IslandModules> {
  const key = ['islands', version, await hashSources(root)];
  try {
    const bytes = await cache.get(key, () => compile(root));
    return describeBundle(JSON.parse(Buffer.from(bytes).toString()), href);
  } catch (error) {
    const message = `The site's scripts could not be bundled: ${error instanceof Error ? error.message : error}`;
    return {
      artifacts: [],
      loader: '',
      islands: {},
      problems: [{ code: 'islands/bundle', level: 'error', message }],
    };
  }
}

async function compile(root: string): Promise<Uint8Array> {
  const { compileIslands } = await import('./islands-compile.ts');
  return Buffer.from(JSON.stringify(await compileIslands(root)));
}

// Dependencies are pinned to one version each, so package.json tells which code they are.
async function hashSources(root: string): Promise<string> {
  const names = await glob('islands/**/*.{ts,tsx}', { cwd: root });
  const files = ['package.json', ...names.sort()];
  const texts = await Promise.all(files.map((name) => readFile(join(root, name))));
  return hash(...files, ...texts);
}

function describeBundle({ files, loader, islands }: Bundle, href: IslandsOptions['href']): IslandModules {
  const url = (name: string) => href(`/${FOLDER}/${name}`);
  const modules = Object.entries(islands).map(([name, { file, imports }]) => [
    name,
    { url: url(file), imports: imports.map(url) },
  ]);
  return {
    artifacts: Object.entries(files).map(([name, body]) => ({
      path: `${FOLDER}/${name}`,
      body,
      immutable: true,
    })),
    loader: url(loader),
    islands: Object.fromEntries(modules),
    problems: [],
  };
}
