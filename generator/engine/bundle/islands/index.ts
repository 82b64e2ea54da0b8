/** The scripts of a site: each island a module, what they share in chunks, and the loader. */

import { VERSION } from 'liner:version';
import { join, resolve } from 'node:path';
import type { Artifact } from '../../artifact.ts';
import type { Cache } from '../../cache/index.ts';
import { listFiles } from '../../lib/files.ts';
import { hash } from '../../lib/hash.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/index.ts';
import { digestFiles, digestInputs, type Inputs, locateInputs, NO_INPUTS, nameFrom } from '../inputs.ts';
import type { IslandTable, PageScripts, PlayerAssets } from '../made.ts';
import { listOverrideInputs, type Overrides } from '../overrides/index.ts';
import type { IslandBundle } from './compile.ts';

const FOLDER = 'assets/islands';

interface IslandsOptions {
  /** The folder of the package, which holds islands/. */
  root: string;
  cache: Cache;
  overrides?: Overrides | undefined;
  /** Adds the base path to an address of this site. */
  href: (url: string) => string;
  /** The site has recordings. */
  player?: boolean | undefined;
  /** The site has several languages. */
  languages?: boolean | undefined;
  /** A page of the site counts the days to a date. */
  countdown?: boolean | undefined;
  /** A page of the site opens with a passphrase. */
  locked?: boolean | undefined;
}

export interface IslandModules {
  artifacts: Artifact[];
  /** The address of the loader; empty if bundling failed. */
  loader: string;
  /** The addresses of the scripts of pages that have one thing; undefined if bundling failed. */
  scripts?: PageScripts | undefined;
  /** Undefined if the site has no recordings. */
  player?: PlayerAssets | undefined;
  /** Each island's module, and what it imports beyond the modules that the loader fetches for all. */
  islands: IslandTable;
  /** Inputs of the bundle besides Liner's islands and packages. */
  inputs: Inputs;
  problems: Problem[];
}

/** Bundles every `islands/*.tsx`. A result that is in the cache is used without loading the bundler. */
export async function bundleIslands(options: IslandsOptions): Promise<IslandModules> {
  try {
    return describeBundle(await findBundle(options), options);
  } catch (error) {
    const problems = await explain(error, options);
    return { artifacts: [], loader: '', islands: {}, inputs: NO_INPUTS, problems };
  }
}

/** Inputs besides the islands are known from the last bundling, and valid while none of them changed. */
async function findBundle(options: IslandsOptions): Promise<IslandBundle> {
  const { cache, root } = options;
  const sources = await hashSources(options);
  const keyFor = async (names: string[]) => {
    const inputs = locateInputs({ files: names, folders: [] }, root);
    return ['islands', VERSION, sources, await digestInputs(inputs, cache, root)];
  };
  const pack = cache.pack<string[]>('island-inputs', VERSION);
  const known = pack.get(sources);
  let made: { bundle: IslandBundle; inputs: string[] } | undefined;
  const make = async () => {
    const { compileIslands } = await import('./compile.ts');
    const bundle = await compileIslands(root, options.overrides);
    const inputs = bundle.inputs.map((file) => nameFrom(root, file));
    made = { bundle, inputs };
    return Buffer.from(JSON.stringify({ ...bundle, inputs }));
  };
  const bytes = await (known ? cache.get(await keyFor(known), make) : make());
  if (!made) {
    const bundle: IslandBundle = JSON.parse(Buffer.from(bytes).toString());
    return { ...bundle, inputs: bundle.inputs.map((file) => resolve(root, file)) };
  }
  pack.set(sources, made.inputs);
  await cache.get(await keyFor(made.inputs), () => bytes);
  return made.bundle;
}

async function explain(error: unknown, { root, overrides }: IslandsOptions): Promise<Problem[]> {
  const { describeMessage, isBuildFailure } = await import('../overrides/errors.ts');
  if (isBuildFailure(error)) {
    const place = { packageRoot: root, root: overrides?.root ?? root };
    return error.errors.map((each) => describeMessage(each, 'islands/bundle', place));
  }
  const reason = error instanceof Error ? error.message : String(error);
  return [problem('islands/bundle', undefined, { reason })];
}

// Dependencies are pinned to one version each, so package.json identifies their code.
async function hashSources({ root, overrides, cache }: IslandsOptions): Promise<string> {
  const names = listFiles(join(root, 'islands')).filter((name) => /\.(tsx?|css)$/.test(name));
  const ours = ['package.json', ...names.map((name) => `islands/${name}`)];
  const own = listOverrideInputs(overrides);
  const digests = await digestFiles([...ours.map((name) => join(root, name)), ...own], cache);
  return hash(...ours, ...own, ...digests);
}

function describeBundle(
  { files, loader, scripts, islands, inputs, player }: IslandBundle,
  { href, player: hasPlayer = false, languages = false, countdown = false, locked = false }: IslandsOptions,
): IslandModules {
  const url = (name: string) => href(`/${FOLDER}/${name}`);
  const modules = Object.entries(islands).map(([name, { file, imports }]) => [
    name,
    { url: url(file), imports: imports.map(url) },
  ]);
  const needed = Object.entries(files).filter(
    ([name]) =>
      (languages || name !== scripts.languages) &&
      (countdown || name !== scripts.countdown) &&
      (locked || name !== scripts.unlock),
  );
  return {
    artifacts: [...needed, ...Object.entries(hasPlayer ? player.files : {})].map(([name, body]) => ({
      path: `${FOLDER}/${name}`,
      body,
      immutable: true,
    })),
    loader: url(loader),
    scripts: {
      smartLink: url(scripts.smartLink),
      languages: url(scripts.languages),
      countdown: url(scripts.countdown),
      notFound: url(scripts.notFound),
      unlock: url(scripts.unlock),
    },
    player: hasPlayer
      ? { script: url(player.script), imports: player.imports.map(url), styles: url(player.styles) }
      : undefined,
    islands: Object.fromEntries(modules),
    inputs: { files: inputs, folders: [] },
    problems: [],
  };
}
