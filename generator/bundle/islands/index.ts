/** The scripts of a site: each island a module, what they share in chunks, and the loader. */

import { VERSION } from 'liner:version';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import glob from 'fast-glob';
import type { Artifact } from '../../artifact.ts';
import type { Cache } from '../../lib/cache/index.ts';
import { hash } from '../../lib/hash.ts';
import { type Problem, problem } from '../../problems/index.ts';
import { listOverrideInputs, type Overrides } from '../overrides/index.ts';
import type { IslandBundle } from './compile.ts';

const FOLDER = 'assets/islands';

export interface IslandsOptions {
  /** The folder of the package, which holds islands/. */
  root: string;
  cache: Cache;
  /** Files of the site that replace Liner's own. */
  overrides?: Overrides | undefined;
  /** Adds the base path to an address of this site. */
  href: (url: string) => string;
}

export interface IslandModules {
  artifacts: Artifact[];
  /** The address of the loader; empty where bundling failed. */
  loader: string;
  /** The address of the smart links' script; empty where bundling failed. */
  smartLink: string;
  /** Each island's module, and what it imports beyond the modules that the loader fetches for all. */
  islands: Record<string, { url: string; imports: string[] }>;
  problems: Problem[];
}

/** Bundles every `islands/*.tsx`. A result that is in the cache is used without loading the bundler. */
export async function bundleIslands(options: IslandsOptions): Promise<IslandModules> {
  const { cache, href } = options;
  const key = ['islands', VERSION, await hashSources(options)];
  try {
    const bytes = await cache.get(key, () => compile(options));
    return describeBundle(JSON.parse(Buffer.from(bytes).toString()), href);
  } catch (error) {
    return { artifacts: [], loader: '', smartLink: '', islands: {}, problems: await explain(error, options) };
  }
}

async function compile({ root, overrides }: IslandsOptions): Promise<Uint8Array> {
  const { compileIslands } = await import('./compile.ts');
  return Buffer.from(JSON.stringify(await compileIslands(root, overrides)));
}

async function explain(error: unknown, { root, overrides }: IslandsOptions): Promise<Problem[]> {
  const { describeMessage, isBuildFailure } = await import('../errors.ts');
  if (isBuildFailure(error)) {
    const place = { packageRoot: root, root: overrides?.root ?? root };
    return error.errors.map((each) => describeMessage(each, 'islands/bundle', place));
  }
  const reason = error instanceof Error ? error.message : String(error);
  return [problem('islands/bundle', undefined, { reason })];
}

// Dependencies are pinned to one version each, so package.json identifies their code.
async function hashSources({ root, overrides }: IslandsOptions): Promise<string> {
  const names = await glob('islands/**/*.{ts,tsx}', { cwd: root });
  const ours = ['package.json', ...names.sort()];
  const texts = await Promise.all(ours.map((name) => readFile(join(root, name))));
  const own = listOverrideInputs(overrides);
  const ownTexts = await Promise.all(own.map((file) => readFile(file).catch(() => 'missing')));
  return hash(...ours, ...texts, ...own, ...ownTexts);
}

function describeBundle(
  { files, loader, smartLink, islands }: IslandBundle,
  href: IslandsOptions['href'],
): IslandModules {
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
    smartLink: url(smartLink),
    islands: Object.fromEntries(modules),
    problems: [],
  };
}
