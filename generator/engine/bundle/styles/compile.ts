/** Tailwind, as its own command line runs it: one minified stylesheet, its files under hashed names. */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, sep } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { type Declaration, parse } from 'postcss';
import { type FontFile, type FontRole, NO_FONTS } from '../../media/fonts/index.ts';
import type { Problem } from '../../problems/index.ts';
import type { Inputs } from '../inputs.ts';
import { OVERRIDE_FOLDERS } from '../inputs.ts';
import type { LookFolder } from '../looks.ts';
import type { Overrides } from '../overrides/index.ts';
import { explainStyles, type Stylesheet } from './errors.ts';
import { type FirstFonts, NO_FIRST_FONTS } from './faces.ts';
import { takeSeldom } from './seldom.ts';
import { isIn, type LinkedFile, publishUrls } from './urls.ts';

interface StylesSource extends Stylesheet {
  /** The folder of the package, which holds templates/ and islands/. */
  packageRoot: string;
  /** Files of the site that replace Liner's own templates and islands. */
  overrides?: Overrides | undefined;
  /** The look that `linernotes/look.css` is of. */
  look: LookFolder;
  /** First words of classes that few pages have. */
  seldom?: readonly string[] | undefined;
}

export interface CompiledStyles {
  css: string;
  /** The rules for classes that few pages have; may be empty. */
  seldom: string;
  files: LinkedFile[];
  /** Published names of the fonts to preload. */
  fonts: FirstFonts;
  roles: Record<FontRole, FontFile[]>;
  problems: Problem[];
  /** Every file that contributed to it besides Tailwind's own, and the folders where a new one would. */
  inputs: Inputs;
}

const { resolve: resolvePackage } = createRequire(import.meta.url);
const RELATIVE = /^\.\.?(?:\/|$)/;
/** The stylesheet of one of Liner's looks, which others may build upon. */
const OTHER_LOOK = /^linernotes\/looks\/([a-z]+)\/styles\.css$/;

/** `Features.Utilities`, which the package exports as a type alone. */
const UTILITIES = 16;

/** Endings of files whose classes count: they share folders with styles and fonts. */
const CODE_ENDINGS = ['ts', 'tsx', 'js', 'jsx'];

/** Errors in the stylesheet are problems of the result. */
export async function compileStyles(source: StylesSource): Promise<CompiledStyles> {
  const read: string[] = [];
  const compiled = await runTailwind(source, read).catch((error: unknown) => explainStyles(error, source));
  if ('code' in compiled) {
    const inputs = { files: read, folders: [] };
    return {
      css: '',
      seldom: '',
      files: [],
      fonts: NO_FIRST_FONTS,
      roles: NO_FONTS,
      problems: [compiled],
      inputs,
    };
  }
  const root = parse(compiled.css);
  root.walkRules(FOREIGN_CONTROLS, (rule) => void rule.remove());
  root.walkDecls(dropRedundant);
  const { files, ...published } = await publishUrls(root, source, {
    ours: join(source.packageRoot, 'templates'),
    look: source.look.root,
  });
  const inputs = {
    ...compiled.inputs,
    files: [...compiled.inputs.files, ...files.map((file) => file.source)],
  };
  const seldom = takeSeldom(root, source.seldom ?? []);
  return { css: `${root}\n`, seldom: `${seldom}`, files, ...published, inputs };
}

/** The words among these that are classes of Tailwind, and that the stylesheet does not contain. */
export async function listUnlisted(source: StylesSource, words: readonly string[]): Promise<string[]> {
  const { build } = await openCompiler(source, []);
  // Each build adds to the one before it.
  let css = build([]);
  return words.filter((word) => {
    const before = css;
    css = build([word]);
    return css !== before;
  });
}

/** @param files receives every stylesheet that was read, even if one of them is wrong */
function openCompiler(source: StylesSource, files: string[]) {
  return compile(source.text, {
    base: dirname(source.file),
    // Places in messages count from here.
    from: source.file,
    onDependency: (file) => {
      if (!isTailwind(file)) files.push(file);
    },
    shouldRewriteUrls: true,
    customCssResolver: async (name, folder) => resolveImport(name, folder, source),
    customJsResolver: async (name, folder) => refuseCode(name, folder, source),
  });
}

async function runTailwind(source: StylesSource, files: string[]): Promise<{ css: string; inputs: Inputs }> {
  // Tailwind does not say where in the stylesheet an error of syntax is.
  parse(source.text, { from: source.file });
  const compiler = await openCompiler(source, files);
  const { features, root, sources } = compiler;
  const whole = root === 'none' ? [] : [root ?? { base: source.packageRoot, pattern: '**/*' }];
  const added = [...whole, ...listCode(source)].map((each) => ({ ...each, negated: false }));
  const scanner = new Scanner({ sources: [...added, ...sources] });
  const isScanned = (features & UTILITIES) > 0;
  const code = minify(compiler.build(isScanned ? scanner.scan() : []));
  if (!isScanned) return { css: code, inputs: { files, folders: [] } };
  // `*` means that the folder was listed: a new folder in it counts as well.
  const folders = scanner.globs.map(({ base, pattern }) => ({
    folder: base,
    pattern: pattern === '*' ? '**/*' : pattern,
  }));
  return { css: code, inputs: { files: [...files, ...scanner.files], folders } };
}

/** Tailwind prints its warnings in colour and with generated lines; browsers ignore what they are about. */
function minify(css: string): string {
  const { warn } = console;
  console.warn = () => {};
  try {
    return optimize(css, { minify: true }).code;
  } finally {
    console.warn = warn;
  }
}

/** Tailwind's rules for groups of options, which no form has, and for rings that all looks draw themselves. */
const FOREIGN_CONTROLS = /:-moz-(?:focusring|ui-invalid)|\) optgroup/;
/** Tailwind's fonts where a theme names none. */
const FALLBACK_FONTS = /var\((--default-(?:mono-)?font-family),[^;]*\)$/;
/** Settings of fonts that `font` sets as well. */
const FONT_SETTINGS = /^font-(?:feature|variation)-settings: ?(?:inherit|var\(--default)/;

/** Drops prefixed declarations that are duplicates, or that every supported browser knows without the prefix, and defaults that are never reached. */
function dropRedundant(declaration: Declaration): void {
  const next = declaration.next();
  const isRepeated = next?.type === 'decl' && `${next}` === `${declaration}`;
  const isKnown =
    declaration.prop === '-webkit-text-decoration-color' || FONT_SETTINGS.test(`${declaration}`);
  if (isRepeated || isKnown) declaration.remove();
  else declaration.value = declaration.value.replace(FALLBACK_FONTS, 'var($1)');
}

/** The site's own code may use any class. Liner's stylesheets name the classes that its templates and islands use. */
function listCode({ overrides }: StylesSource): { base: string; pattern: string }[] {
  if (!overrides) return [];
  return OVERRIDE_FOLDERS.flatMap((folder) =>
    CODE_ENDINGS.map((ending) => ({ base: join(overrides.root, folder), pattern: `**/*.${ending}` })),
  );
}

/** Returns true for Tailwind's own files, which package.json identifies by its version. */
function isTailwind(file: string): boolean {
  return file.startsWith(dirname(resolvePackage('tailwindcss/index.css')) + sep);
}

/** Refuses code except in the site's own stylesheet: a look is chosen by its pictures, and may come from anybody. */
function refuseCode(name: string, folder: string, { file, look }: StylesSource): undefined {
  if (isIn(look.root, folder) || !isIn(dirname(file), folder)) throw new Error(`Look runs code '${name}'`);
}

/** A site in a folder without packages means Liner's own Tailwind, and may build upon Liner's own stylesheet. */
function resolveImport(
  name: string,
  folder: string,
  { packageRoot, look }: StylesSource,
): string | undefined {
  if (name === 'linernotes/look.css') return join(look.root, 'styles.css');
  const [, base] = OTHER_LOOK.exec(name) ?? [];
  if (base !== undefined) return join(packageRoot, 'templates/looks', base, 'styles.css');
  if (name === 'linernotes/styles.css') return join(packageRoot, 'templates/styles.css');
  if (name === 'tailwindcss') return resolvePackage('tailwindcss/index.css');
  if (name.startsWith('tailwindcss/') && name.endsWith('.css')) return resolvePackage(name);
  // Tailwind itself fails in folders with a # or a ? in their names.
  const path = join(folder, name);
  const kind = RELATIVE.test(name) ? statSync(path, { throwIfNoEntry: false }) : undefined;
  const own = isIn(look.root, folder) ? look.root : PACKAGE.exec(folder)?.[0];
  // To read a pipe or a device would take forever.
  const isRefused = (own !== undefined && leadsOut(name, folder, own)) || (kind && !kind.isFile());
  if (isRefused) throw new Error(`Can't resolve '${name}'`);
  return kind ? path : undefined;
}

/** The folder of a package. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const UPWARDS = /(?:^|[\\/])\.\.(?:[\\/]|$)/;

/** Returns true if an import leaves its folder: a look has what is in it, and packages, and a package what is in its own. */
function leadsOut(name: string, folder: string, own: string): boolean {
  const path = join(folder, name);
  // Out of the folder of a package, by its name.
  if (isAbsolute(name) || (UPWARDS.test(name) && !(RELATIVE.test(name) && isIn(own, path)))) return true;
  // Tailwind adds the ending, and follows links.
  const found = [path, `${path}.css`].find((each) => existsSync(each));
  return found !== undefined && !isIn(realpathSync(own), realpathSync(found));
}
