/**
 * The version of a result is the code that makes it: `import { VERSION } from 'liner:version'` gives a module the hash of
 * itself, of all modules that it imports, and of the releases of the packages among them. No version number has to be raised by hand.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listTexts, TEXTS } from './texts.mjs';

const NAME = 'liner:version';
const packageRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** Imports of values, static and dynamic; types are not part of what runs. */
const IMPORTS = /(?:^|\n)\s*(?:import|export)\s(?!type\s)[^;'"]*?from\s+'([^']+)'|\bimport\('([^']+)'\)/g;

/** @param file the absolute path of a module */
export function hashCode(file) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(packageRoot, 'package.json'), 'utf8'),
  );
  const versions = { ...devDependencies, ...dependencies };
  const modules = new Set();
  const packages = new Set();
  const visit = (path) => {
    if (modules.has(path) || !existsSync(path)) return;
    modules.add(path);
    for (const [, fixed, lazy] of readFileSync(path, 'utf8').matchAll(IMPORTS)) {
      const specifier = fixed ?? lazy;
      if (specifier === TEXTS) listTexts(path).forEach(visit);
      else if (specifier.startsWith('.')) visit(join(dirname(path), specifier));
      else packages.add(packageOf(specifier));
    }
  };
  visit(file);
  const hash = createHash('sha256');
  for (const path of [...modules].sort()) {
    hash.update(`${relative(packageRoot, path).replaceAll('\\', '/')}\n`).update(readFileSync(path));
  }
  for (const name of [...packages].sort()) hash.update(`${name}@${versions[name] ?? ''}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** `fontkit/types` and `@tailwindcss/node` by the names that package.json has them under. */
export function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function writeModule(importer) {
  return `export const VERSION = '${hashCode(importer)}';`;
}

/** Plugin for esbuild. */
export const versionPlugin = {
  name: 'liner-version',
  setup(build) {
    build.onResolve({ filter: /^liner:version$/ }, ({ importer }) => ({
      path: importer,
      namespace: 'liner-version',
    }));
    build.onLoad({ filter: /.*/, namespace: 'liner-version' }, ({ path }) => ({
      contents: writeModule(path),
    }));
  },
};

/** Variant for Vite, which runs the unit tests. */
export const viteVersionPlugin = {
  name: 'liner-version',
  enforce: 'pre',
  resolveId: (id, importer) => (id === NAME ? `\0${NAME}:${importer}` : undefined),
  load: (id) => (id.startsWith(`\0${NAME}:`) ? writeModule(id.slice(NAME.length + 2)) : undefined),
};
