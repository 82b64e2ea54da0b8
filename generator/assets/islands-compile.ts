/** The bundling itself. All names in a bundle are those of files in one folder. */
import { basename, join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import glob from 'fast-glob';
import { separateToastStyles } from './islands-toasts.ts';

export interface Bundle {
  /** Text by name. */
  files: Record<string, string>;
  loader: string;
  /** By island; `imports` leaves out what the loader fetches for all. */
  islands: Record<string, { file: string; imports: string[] }>;
}

const HYDRATE = 'islands/runtime/hydrate.tsx';
const LOADER = 'islands/runtime/loader.ts';
/** Makes a chunk of a library that only one island uses; no page asks for the entry itself. */
const ENGINE = 'islands/parts/embla.ts';
/** Pulls what islands share into one chunk. */
const SHARED = 'islands/runtime/libraries.ts';

/** React without its warnings, and without the hook of its developer tools. */
const PRODUCTION = { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' };

export async function compileIslands(root: string): Promise<Bundle> {
  const entries = await glob('islands/*.tsx', { cwd: root });
  const modules = await compile(root, [...entries.sort(), HYDRATE, ENGINE], {
    splitting: true,
    inject: [SHARED],
    plugins: [separateToastStyles],
  });
  delete modules.files[modules.find(ENGINE).file];
  const hydrate = modules.find(HYDRATE);
  const runtime = [hydrate.file, ...hydrate.imports];
  const loader = await compile(root, [LOADER], {
    define: { RUNTIME: JSON.stringify(runtime.map((name) => `./${name}`)) },
  });
  const islands = entries.map((entry) => {
    const { file, imports } = modules.find(entry);
    return [basename(entry, '.tsx'), { file, imports: imports.filter((name) => !runtime.includes(name)) }];
  });
  return {
    files: { ...modules.files, ...loader.files },
    loader: loader.find(LOADER).file,
    islands: Object.fromEntries(islands),
  };
}

async function compile(root: string, entryPoints: string[], options: BuildOptions) {
  const result = await build({
    ...options,
    absWorkingDir: root,
    entryPoints,
    outdir: join(root, 'out'),
    entryNames: '[name]-[hash]',
    chunkNames: 'chunk-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    format: 'esm',
    minify: true,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    jsx: 'automatic',
    legalComments: 'none',
    write: false,
    metafile: true,
    logLevel: 'silent',
    define: { ...PRODUCTION, ...options.define },
  });
  return {
    files: Object.fromEntries(
      result.outputFiles.map(({ path, text }): [string, string] => [basename(path), text]),
    ),
    find: (entry: string) => findOutput(result.metafile, entry),
  };
}

/** The output of an entry point, and all that it imports statically, at any depth. */
function findOutput({ outputs }: Metafile, entry: string) {
  const path = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === entry);
  if (path === undefined) throw new Error(`${entry} has no output.`);
  const seen = new Set<string>();
  const visit = (name: string) => {
    for (const { path: next, kind } of outputs[name]?.imports ?? []) {
      if (kind !== 'import-statement' || seen.has(next)) continue;
      seen.add(next);
      visit(next);
    }
  };
  visit(path);
  return { file: basename(path), imports: [...seen].map((name) => basename(name)) };
}
