/** Plugins of the bundler for islands. */
import { readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { type Plugin, transform } from 'esbuild';

const SCRIPT = /sonner[\\/]dist[\\/]index\.mjs$/;
const STYLES = /sonner[\\/]dist[\\/]styles\.css$/;
/** The call that adds the stylesheet to the page: a function with one template string, which opens with this rule. */
const INJECTION = /\w+\(`:where\(html\[dir="ltr"\]\)[^`]+`\);/;

/**
 * Takes the toasts' stylesheet out of their script: it is a file of its own then, which a content security policy need
 * not make an exception for, and no script to parse.
 */
export const separateToastStyles: Plugin = {
  name: 'separate-toast-styles',
  setup(build) {
    build.onLoad({ filter: SCRIPT }, async ({ path }) => ({
      contents: dropInjection(await readFile(path, 'utf8')),
    }));
    build.onLoad({ filter: STYLES }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true });
      return { contents: code, loader: 'file' };
    });
  },
};

/** @throws when the library has changed its shape */
export function dropInjection(script: string): string {
  if (!INJECTION.test(script)) throw new Error('sonner no longer adds its stylesheet where it is expected.');
  return script.replace(INJECTION, '');
}

const WORDS = /[\\/]words[\\/]en\.json$/;
const IMPORTER = /(\.json)\?.*$/;

/**
 * Gives each island its part of the English words. The bundler puts a file that several islands import into a chunk that all of them
 * load, whole: so each of them gets a copy of the file, and uses one part of it.
 * @param root the folder of the package: its islands share words on purpose, from files that they have in common
 */
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
