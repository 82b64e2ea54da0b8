/** Tailwind by way of PostCSS: one minified stylesheet, its files under hashed names. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss, { CssSyntaxError, type Plugin, type Result, type Root } from 'postcss';
import { OVERRIDE_FOLDERS } from '../overrides/index.ts';
import { explainStyles } from './errors.ts';
import { collectFiles } from './files.ts';
import { findForeign } from './foreign.ts';
import type { CompiledStyles, Inputs, StylesOptions } from './index.ts';

export interface Stylesheet extends Pick<StylesOptions, 'packageRoot' | 'root' | 'overrides'> {
  file: string;
  text: string;
}

/** The package, or a stylesheet of it, in the quotes of an import. */
const TAILWIND = /^["']tailwindcss(\/[\w-]+\.css)?["']/;
const LINER = /^["']liner\/styles\.css["']/;

/** Of files whose classes count: styles and fonts lie beside them. */
const CODE_ENDINGS = ['ts', 'tsx', 'js', 'jsx'];

/** Mistakes in the stylesheet are problems of the result. */
export async function compileStyles(sheet: Stylesheet): Promise<CompiledStyles> {
  const nothing = { css: '', files: [], fonts: [], problems: [], inputs: { files: [], folders: [] } };
  try {
    const result = await runTailwind(sheet);
    dropSources(result.root);
    const collected = await collectFiles(result.root, sheet);
    const inputs = listInputs(
      result,
      collected.files.map(({ source }) => source),
    );
    const problems = [...collected.problems, ...findForeign(result.root, sheet)];
    return { ...collected, problems, css: `${result.root}\n`, inputs };
  } catch (error) {
    if (error instanceof CssSyntaxError) return { ...nothing, problems: [await explainStyles(error, sheet)] };
    throw error;
  }
}

/** A site in a folder without packages means Liner's own Tailwind, and may build upon Liner's own stylesheet. */
const findPackages = (packageRoot: string): Plugin => ({
  postcssPlugin: 'liner-find-packages',
  Once(root) {
    const { resolve } = createRequire(import.meta.url);
    const ours = `"${toPosix(join(packageRoot, 'templates/styles.css'))}"`;
    root.walkAtRules(/^(?:import|reference)$/, (rule) => {
      rule.params = rule.params
        .replace(LINER, () => ours)
        .replace(TAILWIND, (_, file = '/index.css') => `"${toPosix(resolve(`tailwindcss${file}`))}"`);
    });
  },
});

async function runTailwind({ file, text, packageRoot, overrides }: Stylesheet): Promise<Result<Root>> {
  // Whose stylesheet it is, its classes are used by Liner's templates and islands, and by the site's own.
  const roots = [packageRoot, ...(overrides ? [overrides.root] : [])];
  const folders = roots.flatMap((root) => OVERRIDE_FOLDERS.map((folder) => toPosix(join(root, folder))));
  const sources = folders.flatMap((folder) =>
    CODE_ENDINGS.map((ending) => `@source "${folder}/**/*.${ending}";`),
  );
  // Tailwind keeps compilers by file and adds to what they made before; one for a file that is not there is new.
  const from = join(file, '..', '.liner-styles.css');
  const processor = postcss([
    findPackages(packageRoot),
    tailwind({ base: packageRoot, optimize: { minify: true } }),
  ]);
  const log = console.error;
  // It prints every error that it throws.
  console.error = () => {};
  try {
    return await processor.process(`${text}\n${sources.join('\n')}\n`, { from, map: false });
  } finally {
    console.error = log;
  }
}

/** Where nothing of Tailwind is imported, it leaves its own lines as they are, and with them paths of this computer. */
function dropSources(root: Root): void {
  root.walkAtRules('source', (rule) => {
    rule.remove();
  });
}

function listInputs({ messages }: Result<Root>, named: string[]): Inputs {
  const files = messages.filter(({ type }) => type === 'dependency').map(({ file }) => String(file));
  const folders = messages
    .filter(({ type }) => type === 'dir-dependency')
    // `*` stands for a folder that Tailwind has looked through: a new folder in it counts as well.
    .map(({ dir, glob }) => ({ folder: String(dir), pattern: glob === '*' ? '**/*' : String(glob) }));
  return { files: [...files, ...named], folders };
}

function toPosix(path: string): string {
  return path.replaceAll('\\', '/');
}
