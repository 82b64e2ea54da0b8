/** The stylesheet of a site, and the fonts and pictures that it names. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import glob from 'fast-glob';
import type { Artifact } from '../../artifact.ts';
import type { Cache } from '../../lib/cache/index.ts';
import { hash } from '../../lib/hash.ts';
import { isError, type Problem } from '../../problems/index.ts';
import type { Overrides } from '../overrides/index.ts';

export interface StylesOptions {
  /** The site's folder of assets; its styles.css goes before Liner's own. */
  assets: string;
  /** The folder of the package, which holds templates/, islands/ and templates/styles.css. */
  packageRoot: string;
  /** The working directory, which the places of problems are relative to. */
  root: string;
  cache: Cache;
  /** What the site has in the place of Liner's own templates and islands. */
  overrides?: Overrides | undefined;
  /** Adds the base path to an address of this site. */
  href: (url: string) => string;
  /** Of the generator: another one never reuses these results. */
  version: string;
}

export interface Styles {
  /** The address of the stylesheet. */
  url: string;
  artifacts: Artifact[];
  /** Addresses of the fonts to preload: each woff2 of an upright @font-face that covers Latin text. */
  fonts: string[];
  problems: Problem[];
}

/** What was compiled, and from what. */
export interface CompiledStyles {
  css: string;
  /** Files that the stylesheet names, under their published names. */
  files: { path: string; source: string; hash: string }[];
  /** Published names of the fonts to preload. */
  fonts: string[];
  problems: Problem[];
  /** Every file that had a part in it, and the folders where a new one would. */
  inputs: Inputs;
}

export interface Inputs {
  files: string[];
  folders: { folder: string; pattern: string }[];
}

/** What a result was made from, as a hash, beside the result. */
interface Remembered {
  digest: string;
  compiled: CompiledStyles;
}

const PACK = 'styles-1';
const FOLDER = 'assets';

/** A result that is in the cache is used without loading the compiler. */
export async function buildStyles(options: StylesOptions): Promise<Styles> {
  const { file, text } = await findStylesheet(options);
  const pack = options.cache.pack<Remembered>(PACK);
  const key = hash(file, text, options.packageRoot, options.overrides?.root ?? '', options.version);
  const known = pack.get(key);
  if (known && (await digestInputs(known.compiled.inputs)) === known.digest) {
    return describeStyles(known.compiled, options);
  }
  const { compileStyles } = await import('./compile.ts');
  const compiled = await compileStyles({ ...options, file, text });
  if (!compiled.problems.some(isError)) {
    pack.set(key, { digest: await digestInputs(compiled.inputs), compiled });
  }
  return describeStyles(compiled, options);
}

async function findStylesheet({
  assets,
  packageRoot,
}: StylesOptions): Promise<{ file: string; text: string }> {
  const own = resolve(assets, 'styles.css');
  const fallback = join(packageRoot, 'templates/styles.css');
  try {
    return { file: own, text: await readFile(own, 'utf8') };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return { file: fallback, text: await readFile(fallback, 'utf8') };
    }
    throw error;
  }
}

async function digestInputs({ files, folders }: Inputs): Promise<string> {
  const found = await Promise.all(
    folders.map(({ folder, pattern }) =>
      glob(pattern, { cwd: folder, absolute: true, ignore: ['**/node_modules/**'] }),
    ),
  );
  const all = [...new Set([...files, ...found.flat()])].sort();
  // A file that is gone is another input than an empty one.
  const contents = await Promise.all(all.map((file) => readFile(file).catch(() => 'missing')));
  return hash(...all, ...contents);
}

function describeStyles({ css, files, fonts, problems }: CompiledStyles, { href }: StylesOptions): Styles {
  const path = `${FOLDER}/styles-${hash(css).slice(0, 8)}.css`;
  const named = files.map((file): Artifact => {
    const body = () => readFile(file.source);
    return { path: `${FOLDER}/${file.path}`, body, key: file.hash, immutable: true };
  });
  return {
    url: href(`/${path}`),
    artifacts: [{ path, body: css, immutable: true }, ...named],
    fonts: fonts.map((font) => href(`/${FOLDER}/${font}`)),
    problems,
  };
}
