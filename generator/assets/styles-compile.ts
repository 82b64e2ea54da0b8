/** Tailwind by way of PostCSS: one minified stylesheet, its files under hashed names. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import postcss, { CssSyntaxError, type Plugin, type Result, type Root } from 'postcss';
import type { CompiledStyles, Inputs, StylesOptions } from './styles.ts';
import { explainStyles } from './styles-errors.ts';
import { collectFiles } from './styles-files.ts';

export interface Stylesheet extends Pick<StylesOptions, 'packageRoot' | 'root'> {
  file: string;
  text: string;
}

/** The package, or a stylesheet of it, in the quotes of an import. */
const TAILWIND = /^["']tailwindcss(\/[\w-]+\.css)?["']/;

/** Mistakes in the stylesheet are problems of the result. */
export async function compileStyles(sheet: Stylesheet): Promise<CompiledStyles> {
  const nothing = { css: '', files: [], fonts: [], problems: [], inputs: { files: [], folders: [] } };
  try {
    const result = await runTailwind(sheet);
    const collected = await collectFiles(result.root, sheet);
    const inputs = listInputs(
      result,
      collected.files.map(({ source }) => source),
    );
    return { ...collected, css: `${result.root}\n`, inputs };
  } catch (error) {
    if (error instanceof CssSyntaxError) return { ...nothing, problems: [await explainStyles(error, sheet)] };
    throw error;
  }
}

/** A site in a folder without packages means Liner's own Tailwind. */
const findTailwind: Plugin = {
  postcssPlugin: 'liner-find-tailwind',
  Once(root) {
    const { resolve } = createRequire(import.meta.url);
    root.walkAtRules(/^(?:import|reference)$/, (rule) => {
      rule.params = rule.params.replace(TAILWIND, (_, file = '/index.css') => {
        return `"${toPosix(resolve(`tailwindcss${file}`))}"`;
      });
    });
  },
};

async function runTailwind({ file, text, packageRoot }: Stylesheet): Promise<Result<Root>> {
  // Whose stylesheet it is, its classes are used by Liner's templates and islands.
  const sources = ['templates', 'islands'].map(
    (folder) => `@source "${toPosix(join(packageRoot, folder))}";`,
  );
  // Tailwind keeps compilers by file and adds to what they made before; one for a file that is not there is new.
  const from = join(file, '..', '.liner-styles.css');
  const processor = postcss([findTailwind, tailwind({ base: packageRoot, optimize: { minify: true } })]);
  const log = console.error;
  // It prints every error that it throws.
  console.error = () => {};
  try {
    return await processor.process(`${text}\n${sources.join('\n')}\n`, { from, map: false });
  } finally {
    console.error = log;
  }
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
