/** All templates in one module that Node can import from anywhere. */
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';
import type { Problem } from '../../problems/index.ts';
import { type BundlePlace, describeMessage, isBuildFailure } from '../errors.ts';
import { findPackage, locateSource, type Overrides } from '../overrides/index.ts';
import { placeEntries, placeOverrides } from '../overrides/plugin.ts';

export interface TemplateBundle {
  /** Empty where the sources are wrong. */
  code: string;
  /** Absolute paths of all sources. */
  files: string[];
  /** Folders of the packages that the site's own templates use. */
  packages: string[];
  problems: Problem[];
}

const ENTRY = 'templates/index.tsx';
/** Not a path: the name of a package, or of a file in one. */
const BARE = /^[^./]/;
/** Nothing that Node could import. */
const STYLES = /\.css$/;

export async function bundleTemplates(place: BundlePlace, overrides?: Overrides): Promise<TemplateBundle> {
  const { packageRoot } = place;
  const entry = locateSource(ENTRY, packageRoot, overrides);
  const packages = new Set<string>();
  const { entryPoints, plugins: entries } = placeEntries([ENTRY], () => entry);
  try {
    const { outputFiles, metafile } = await build({
      entryPoints,
      absWorkingDir: packageRoot,
      outfile: join(packageRoot, 'templates.mjs'),
      write: false,
      bundle: true,
      metafile: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      jsx: 'automatic',
      // As Node resolves: without the condition that only bundlers know.
      conditions: [],
      // The addresses of stylesheets matter to islands in the browser alone.
      loader: { '.css': 'empty' },
      define: { 'process.env.NODE_ENV': '"production"' },
      // Whatever a tsconfig.json near the sources says, they mean the same.
      tsconfigRaw: '{}',
      sourcemap: 'inline',
      sourcesContent: false,
      sourceRoot: pathToFileURL(join(packageRoot, '/')).href,
      logLevel: 'silent',
      plugins: [...entries, ...(overrides ? [placeOverrides(overrides)] : []), linkPackages(packages)],
    });
    const files = listSources(metafile, packageRoot);
    return { code: outputFiles[0]?.text ?? '', files, packages: [...packages].sort(), problems: [] };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    const problems = error.errors.map((each) => describeMessage(each, 'template/syntax', place));
    return { code: '', files: [entry], packages: [], problems };
  }
}

/**
 * Packages stay outside, under absolute addresses: the bundle is in a cache, where Node would not find them by
 * name. Liner's own come first, so that there is one React.
 *
 * @param packages is given the folders of the others
 */
const linkPackages = (packages: Set<string>): Plugin => ({
  name: 'liner-link-packages',
  setup({ onResolve, resolve: find }) {
    const ours = dirname(fileURLToPath(import.meta.url));
    onResolve({ filter: BARE }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === ours || path.startsWith('node:')) return undefined;
      for (const folder of [ours, resolveDir]) {
        const found = await find(path, { kind, resolveDir: folder, pluginData: ours });
        if (found.errors.length > 0) continue;
        if (found.external || STYLES.test(found.path)) return found;
        if (folder !== ours) packages.add(findPackage(found.path));
        return { path: pathToFileURL(found.path).href, external: true };
      }
      return undefined;
    });
  },
});

function listSources({ inputs }: Metafile, packageRoot: string): string[] {
  return Object.keys(inputs)
    .map((path) => resolve(packageRoot, path))
    .sort();
}
