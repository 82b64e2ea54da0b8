/** The bundling itself. All names in a bundle are those of files in one folder. */
import { readdirSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import type { PageScripts } from '../made.ts';
import { locateSource, type Overrides } from '../overrides/index.ts';
import { placeEntries, placeOverrides, sharePackages } from '../overrides/plugin.ts';
import { separateToastStyles, separateWords, withoutImporter } from './plugins.ts';

export interface IslandBundle {
  /** Text by name. */
  files: Record<string, string>;
  loader: string;
  /** Scripts of pages that have one thing. */
  scripts: PageScripts;
  player: PlayerBundle;
  /** Keyed by island; `imports` leaves out the modules that the loader fetches for all. */
  islands: Record<string, { file: string; imports: string[] }>;
  /** Absolute paths of what was bundled besides Liner's islands and the packages that it brings. */
  inputs: string[];
}

/** Player of sites that have recordings. */
interface PlayerBundle {
  /** Text by name. */
  files: Record<string, string>;
  /** The script that waits for a click, and what it shares with the player. */
  script: string;
  imports: string[];
  styles: string;
}

const FOLDER = 'islands';
/** One file an island; what they share is in folders. */
const ISLAND = /^islands\/[^/]+\.tsx$/;
const HYDRATE = 'islands/runtime/hydrate.tsx';
const LOADER = 'islands/runtime/loader.ts';
const SCRIPTS = {
  smartLink: 'islands/runtime/smart-link.ts',
  languages: 'islands/runtime/languages.ts',
  countdown: 'islands/runtime/countdown.ts',
  notFound: 'islands/runtime/not-found.ts',
  unlock: 'islands/runtime/unlock.ts',
};
const PLAYER = {
  press: 'islands/player/press.ts',
  all: 'islands/player/player.ts',
  styles: 'islands/player/player.css',
};
/** Makes a chunk of a library that only one island uses; no page asks for the entry itself. */
const ENGINE = 'islands/parts/embla.ts';
/** Collects the code that islands share into one chunk. */
const SHARED = 'islands/runtime/libraries.ts';

/** Folders of the package that need not be inputs: package.json has the versions of the one, and the other is checked for each bundle. */
const KNOWN_FOLDERS = ['node_modules', 'islands'];

/** React without its warnings, the hook of its developer tools, and its way to report errors to Node. */
const PRODUCTION = {
  'process.env.NODE_ENV': '"production"',
  'process.emit': 'undefined',
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
};

/** @param root the folder of the package */
export async function compileIslands(root: string, overrides?: Overrides): Promise<IslandBundle> {
  const compile = prepare(root, overrides);
  const entries = listIslands(root, overrides);
  const modules = await compile([...entries, HYDRATE, ENGINE], {
    splitting: true,
    inject: [locateSource(SHARED, root, overrides)],
    plugins: [separateToastStyles, separateWords(root)],
  });
  delete modules.files[modules.find(ENGINE).file];
  const hydrate = modules.find(HYDRATE);
  const runtime = [hydrate.file, ...hydrate.imports];
  const loader = await compile([LOADER], {
    define: { RUNTIME: JSON.stringify(runtime.map((name) => `./${name}`)) },
  });
  const scripts = await compile(Object.values(SCRIPTS), {});
  const player = await compile(Object.values(PLAYER), { splitting: true });
  const press = player.find(PLAYER.press);
  const islands = entries.map((entry) => {
    const { file, imports } = modules.find(entry);
    return [basename(entry, '.tsx'), { file, imports: imports.filter((name) => !runtime.includes(name)) }];
  });
  return {
    files: { ...modules.files, ...loader.files, ...scripts.files },
    loader: loader.find(LOADER).file,
    scripts: {
      smartLink: scripts.find(SCRIPTS.smartLink).file,
      languages: scripts.find(SCRIPTS.languages).file,
      countdown: scripts.find(SCRIPTS.countdown).file,
      notFound: scripts.find(SCRIPTS.notFound).file,
      unlock: scripts.find(SCRIPTS.unlock).file,
    },
    player: {
      files: player.files,
      script: press.file,
      imports: press.imports,
      styles: player.find(PLAYER.styles).file,
    },
    islands: Object.fromEntries(islands),
    inputs: [...new Set([modules, loader, scripts, player].flatMap(({ inputs }) => inputs))].sort(),
  };
}

/** Liner's and the site's own, each name once. */
function listIslands(root: string, overrides: Overrides | undefined): string[] {
  const ours = readdirSync(join(root, FOLDER)).map((name) => `${FOLDER}/${name}`);
  return [...new Set([...ours, ...(overrides?.files ?? [])])].filter((file) => ISLAND.test(file)).sort();
}

function prepare(root: string, overrides: Overrides | undefined) {
  const isIn = (path: string, folder: string) => path.startsWith(join(root, folder) + sep);
  // Without files of the site's own, all packages are Liner's, wherever they are installed.
  const isInput = (path: string) =>
    overrides ? !KNOWN_FOLDERS.some((folder) => isIn(path, folder)) : isIn(path, 'generator');
  const locate = (name: string) => locateSource(name, root, overrides);
  const finding = overrides ? [placeOverrides(overrides), sharePackages(overrides)] : [];
  return async (names: string[], options: BuildOptions) => {
    const { entryPoints, plugins: entries } = placeEntries(names, locate);
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
      // Ignore any tsconfig.json near the sources.
      tsconfigRaw: '{}',
      legalComments: 'none',
      write: false,
      metafile: true,
      logLevel: 'silent',
      define: { ...PRODUCTION, ...options.define },
      plugins: [...entries, ...(options.plugins ?? []), ...finding],
    });
    return {
      files: Object.fromEntries(
        result.outputFiles.map(({ path, text }): [string, string] => [basename(path), text]),
      ),
      inputs: Object.keys(result.metafile.inputs)
        .map((path) => resolve(root, withoutImporter(path)))
        .filter(isInput),
      find: (name: string) => findOutput(result.metafile, relative(root, locate(name)).replaceAll('\\', '/')),
    };
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
