/**
 * Gives each island its part of the English words. The bundler puts a file that several islands import into a chunk that all of them
 * load, whole: so each of them gets a copy of the file, and uses one part of it.
 */
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'esbuild';

const WORDS = /[\\/]words[\\/]en\.json$/;
const IMPORTER = /(\.json)\?.*$/;

/** @param root the folder of the package: its islands share words on purpose, from files that they have in common */
export function separateWords(root: string): Plugin {
  return {
    name: 'separate-words',
    setup({ onResolve }) {
      onResolve({ filter: WORDS }, ({ path, importer, resolveDir }) =>
        importer.startsWith(join(root, 'islands') + sep)
          ? { path: resolve(resolveDir, path), suffix: `?${relative(root, importer).replaceAll('\\', '/')}` }
          : undefined,
      );
    },
  };
}

/** The path of a file that the bundler has copies of. */
export function withoutImporter(path: string): string {
  return path.replace(IMPORTER, '$1');
}
