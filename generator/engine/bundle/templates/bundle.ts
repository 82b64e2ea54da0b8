/** All templates in one module that Node can import from anywhere: with a site's own, as these may import what is no CommonJS. */
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type BuildOptions,
  build,
  type ImportKind,
  type Metafile,
  type Plugin,
  type PluginBuild,
} from 'esbuild';
import type { Problem } from '../../problems/index.ts';
import { nameFrom } from '../inputs.ts';
import type { LookFolder } from '../looks.ts';
import { type BundlePlace, describeMessage, isBuildFailure } from '../overrides/errors.ts';
import { findPackage, locateSource, type Overrides } from '../overrides/index.ts';
import { LISTED, placeLists } from '../overrides/lists.ts';
import { placeEntries, placeLook, placeOverrides } from '../overrides/plugin.ts';
import { LIBRARIES, writeLibraries } from './libraries.ts';
import { findReaders, type SiteReaders } from './readers.ts';

export interface TemplateBundle {
  /** Empty if the sources are wrong. */
  code: string;
  /** The source map, relative to the package's folder. */
  map: string;
  /** Absolute paths of all sources, but for those of packages that Liner brings. */
  files: string[];
  /** Folders of the packages that the site's own templates use. */
  packages: string[];
  readers: SiteReaders;
  problems: Problem[];
}

const ENTRY = 'templates/render/index.tsx';
/** Not a path: the name of a package, or of a file in one. */
const BARE = /^[^./]/;
/** Files that Node cannot import. */
const STYLES = /\.css$/;

/** @param libraries the file that has them, if the bundle is to share them with others */
export async function bundleTemplates(
  {
    look,
    libraries,
    ...place
  }: BundlePlace & { look?: LookFolder | undefined; libraries?: string | undefined },
  overrides?: Overrides,
): Promise<TemplateBundle> {
  const { packageRoot } = place;
  const entry = locateSource(ENTRY, packageRoot, overrides);
  const packages = new Set<string>();
  const { entryPoints, plugins: entries } = placeEntries([ENTRY], () => entry);
  try {
    const { outputFiles, metafile } = await build({
      entryPoints,
      absWorkingDir: packageRoot,
      outfile: join(packageRoot, 'templates.js'),
      metafile: true,
      ...(overrides ? { format: 'esm' as const } : WHOLE),
      ...COMMON,
      sourcemap: 'external',
      sourcesContent: false,
      logLevel: 'silent',
      plugins: [
        ...entries,
        ...(overrides ? [placeLists(overrides), placeOverrides(overrides)] : []),
        ...(look ? [placeLook(look, packageRoot)] : []),
        ...(libraries === undefined ? [] : [shareLibraries(libraries, packageRoot)]),
        overrides ? linkPackages(packages) : holdPackages,
      ],
    });
    const [code = '', map = ''] = ['.js', '.map'].map(
      (ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text,
    );
    const sources = listSources(metafile, packageRoot);
    // Without files of the site's own, all else is of packages, whose releases package.json has.
    const inLook = (file: string) => look !== undefined && file.startsWith(look.root + sep);
    const files = overrides ? sources : sources.filter((file) => isOwn(file, packageRoot) || inLook(file));
    const readers = findReaders(metafile, packageRoot);
    return { code, map, files, packages: [...packages].sort(), readers, problems: [] };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    const problems = error.errors.map((each) => describeMessage(each, 'template/syntax', place));
    return { code: '', map: '', files: [entry], packages: [], readers: [], problems };
  }
}

/** The libraries, each by its name: a module for the file that bundles share. */
export async function bundleLibraries(packageRoot: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: writeLibraries(), resolveDir: packageRoot },
    absWorkingDir: packageRoot,
    ...COMMON,
    ...WHOLE,
    logLevel: 'silent',
    plugins: [holdPackages],
  });
  return outputFiles.map(({ text }) => text).join('');
}

const COMMON = {
  bundle: true,
  write: false,
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  // Resolve as Node does, without the condition that only bundlers know.
  conditions: [],
  // The addresses of stylesheets matter to islands in the browser alone.
  loader: { '.css': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"' },
  // Ignore any tsconfig.json near the sources.
  tsconfigRaw: '{}',
} satisfies BuildOptions & { write: false };

/** Liner's own templates are one file that runs from any folder. React is a part of it, and asks for modules by `require`. */
const WHOLE = {
  format: 'cjs' as const,
  // Names stay: they are in the messages of errors.
  minifyWhitespace: true,
  minifySyntax: true,
} satisfies BuildOptions;

/** Code that no template runs: that of islands in a browser, and the half of React's server that streams pages. */
const UNUSED =
  /^(?:react-dom\/client|sonner|embla-carousel|\.\/cjs\/react-dom-server\.node\.production\.js)$/;
/** The namespace of empty modules in their place. */
const LEFT_OUT = 'liner-unused';

const ours = dirname(fileURLToPath(import.meta.url));

/** The namespace of modules that are in a file of their own. */
const SHARED = 'liner-shared';

/** Takes what no look replaces from a file that the templates of all looks share. */
const shareLibraries = (file: string, packageRoot: string): Plugin => ({
  name: SHARED,
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^/ }, ({ kind, path, resolveDir }) => {
      if (kind === 'entry-point') return undefined;
      if (path === file) return { path, external: true };
      const name = BARE.test(path) ? path : nameFrom(packageRoot, resolve(resolveDir, path));
      return LIBRARIES.includes(name) ? { path: name, namespace: SHARED } : undefined;
    });
    onLoad({ filter: /^/, namespace: SHARED }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(file)})[${JSON.stringify(path)}];`,
    }));
  },
});

/** Memoizes requests: for each, the bundler reads every parent folder again, and nearly all modules import React. */
function memoizeResolve(find: PluginBuild['resolve']) {
  const answers = new Map<string, ReturnType<typeof find>>();
  return (path: string, kind: ImportKind, resolveDir: string) => {
    const key = JSON.stringify([path, kind, resolveDir]);
    const answer = answers.get(key) ?? find(path, { kind, resolveDir, pluginData: ours });
    answers.set(key, answer);
    return answer;
  };
}

/** Liner's packages, wherever they are installed. */
const holdPackages: Plugin = {
  name: 'liner-hold-packages',
  setup({ onResolve, onLoad, resolve }) {
    const find = memoizeResolve(resolve);
    onResolve({ filter: UNUSED }, ({ path }) => ({ path, namespace: LEFT_OUT }));
    onResolve({ filter: BARE }, async ({ path, kind, pluginData }) => {
      if (kind === 'entry-point' || pluginData === ours || path.startsWith('node:')) return undefined;
      const found = await find(path, kind, ours);
      return found.errors.length > 0 ? undefined : found;
    });
    onLoad({ filter: /^/, namespace: LEFT_OUT }, () => ({ contents: '', loader: 'empty' }));
  },
};

/**
 * Keeps packages outside of a bundle with templates of a site's own, under absolute addresses: the bundle is in a cache, where Node would
 * not find them by name. Liner's own come first, so that there is one React.
 * @param packages is given the folders of the others
 */
const linkPackages = (packages: Set<string>): Plugin => ({
  name: 'liner-link-packages',
  setup({ onResolve, resolve }) {
    const find = memoizeResolve(resolve);
    onResolve({ filter: BARE }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === ours || path.startsWith('node:')) return undefined;
      for (const folder of [ours, resolveDir]) {
        const found = await find(path, kind, folder);
        if (found.errors.length > 0) continue;
        if (found.external || STYLES.test(found.path)) return found;
        if (folder !== ours) packages.add(findPackage(found.path));
        return { path: pathToFileURL(found.path).href, external: true };
      }
      return undefined;
    });
  },
});

function isOwn(file: string, packageRoot: string): boolean {
  return file.startsWith(packageRoot + sep) && !file.startsWith(join(packageRoot, 'node_modules') + sep);
}

function listSources({ inputs }: Metafile, packageRoot: string): string[] {
  const made = [LISTED, LEFT_OUT, SHARED].map((namespace) => `${namespace}:`);
  return Object.keys(inputs)
    .filter((path) => !made.some((namespace) => path.startsWith(namespace)))
    .map((path) => resolve(packageRoot, path))
    .sort();
}
