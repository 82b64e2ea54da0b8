/**
 * Takes the toasts' stylesheet out of their script: it is a file of its own then, which a content security policy need
 * not make an exception for, and no script to parse.
 */
import { readFile } from 'node:fs/promises';
import { type Plugin, transform } from 'esbuild';

const SCRIPT = /sonner[\\/]dist[\\/]index\.mjs$/;
const STYLES = /sonner[\\/]dist[\\/]styles\.css$/;
/** The call that adds the stylesheet to the page: a function with one template string, which opens with this rule. */
const INJECTION = /\w+\(`:where\(html\[dir="ltr"\]\)[^`]+`\);/;

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
