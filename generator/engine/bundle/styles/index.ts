/** The stylesheet of a site, and the fonts and pictures that it names. */

import { VERSION } from 'liner:version';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Artifact } from '../../artifact.ts';
import { readUnchanged } from '../../cache/fingerprints.ts';
import type { Cache } from '../../cache/index.ts';
import { ignoreMissing } from '../../lib/files.ts';
import { hash } from '../../lib/hash.ts';
import { requireTailwind } from '../../lib/native.ts';
import { type FontFile, type FontRole, mapRoles, NO_FONTS } from '../../media/fonts/index.ts';
import { problem } from '../../problems/catalogue/index.ts';
import { isError, type Problem } from '../../problems/index.ts';
import {
  digestFiles,
  digestInputs,
  type Inputs,
  locateInputs,
  NO_INPUTS,
  nameFrom,
  nameInputs,
} from '../inputs.ts';
import type { LookFolder } from '../looks.ts';
import type { Overrides } from '../overrides/index.ts';
import type { CompiledStyles } from './compile.ts';
import { type FirstFonts, NO_FIRST_FONTS } from './faces.ts';

interface StylesOptions {
  /** The artist's folder of assets; its styles.css goes before Liner's own. */
  assets: string;
  /** The folder of the package, which holds templates/ and islands/. */
  packageRoot: string;
  /** The working directory, which the places of problems are relative to. */
  root: string;
  cache: Cache;
  /** Files of the site that replace Liner's own templates and islands. */
  overrides?: Overrides | undefined;
  look: LookFolder;
  /** First words of classes that few pages have: their rules are a stylesheet of their own. */
  seldom?: readonly string[] | undefined;
  /** Styles that come after all others, in the folder of assets. */
  added?: string | undefined;
  /** Adds the base path to an address of this site. */
  href: (url: string) => string;
}

export interface Styles {
  url: string;
  /** For pages that have what few have; undefined if there are no such rules. */
  seldom?: string | undefined;
  artifacts: Artifact[];
  /** Addresses of the fonts to preload: each woff2 of an upright @font-face for such text. */
  fonts: FirstFonts;
  /** The files of what the pages are set in. */
  roles: Record<FontRole, FontFile[]>;
  /** Every file that had a part in it. */
  inputs: Inputs;
  problems: Problem[];
}

/** A result with paths relative to the package, and the hash of its inputs. */
interface CachedStyles {
  digest: string;
  compiled: CompiledStyles;
}

const FOLDER = 'assets';

/** The stylesheet of a site that has other fonts than Liner, and no styles. */
const LINER_STYLES = '@import "linernotes/styles.css";\n';

/** A result that is in the cache is used without loading the compiler. */
export async function buildStyles(options: StylesOptions): Promise<Styles> {
  const own = resolve(options.assets, 'styles.css');
  const kind = await stat(own).catch(ignoreMissing);
  if (kind && !kind.isFile())
    return {
      url: '',
      artifacts: [],
      fonts: NO_FIRST_FONTS,
      roles: NO_FONTS,
      inputs: NO_INPUTS,
      problems: [describeUnreadable(own, options)],
    };
  const fonts = await listReplaced(options);
  const { added = '' } = options;
  const source = kind || fonts.length > 0 || added ? own : join(options.packageRoot, 'templates/styles.css');
  const written = kind || source !== own ? await readFile(source, 'utf8') : LINER_STYLES;
  const text = added ? `${written}\n${added}` : written;
  return describeStyles(await findCompiled({ file: source, text, fonts }, options), options);
}

/** Liner's own fonts that the artist's folder has a file of the same name for. */
async function listReplaced({ assets, packageRoot }: StylesOptions): Promise<string[]> {
  const list = async (folder: string) => (await readdir(join(folder, 'fonts')).catch(ignoreMissing)) ?? [];
  const ours = new Set(await list(join(packageRoot, 'templates')));
  return (await list(assets)).filter((name) => name.endsWith('.woff2') && ours.has(name)).sort();
}

async function findCompiled(
  { file, text: written, fonts }: { file: string; text: string; fonts: readonly string[] },
  options: StylesOptions,
): Promise<CompiledStyles> {
  // Normalise line breaks as CSS does, since other tools count lines differently.
  const text = written.replace(/\r\n?|\f/g, '\n');
  const { packageRoot, cache, overrides, look, seldom = [] } = options;
  const pack = cache.pack<CachedStyles>('styles');
  // Dependencies are pinned to one version each, so package.json identifies the stylesheets of Tailwind.
  const [packages = ''] = await digestFiles([join(packageRoot, 'package.json')], cache);
  const own = overrides ? nameFrom(packageRoot, overrides.root) : '';
  const key = hash(
    VERSION,
    packages,
    nameFrom(packageRoot, file),
    nameFrom(packageRoot, look.root),
    text,
    own,
    ...fonts,
    ...seldom,
  );
  const digest = ({ inputs }: CompiledStyles) => digestInputs(inputs, cache, packageRoot);
  const kept = pack.get(key);
  const known = kept && locate(kept.compiled, packageRoot);
  if (known && (await digest(known)) === kept.digest) return known;
  requireTailwind();
  const { compileStyles } = await import('./compile.ts');
  const compiled = await compileStyles({ ...options, file, text });
  if (!compiled.problems.some(isError)) {
    pack.set(key, { digest: await digest(compiled), compiled: name(compiled, packageRoot) });
  }
  return compiled;
}

function name(compiled: CompiledStyles, from: string): CompiledStyles {
  const inputs = nameInputs(compiled.inputs, from);
  return { ...movePaths(compiled, (path) => nameFrom(from, path)), inputs };
}

function locate(compiled: CompiledStyles, from: string): CompiledStyles {
  const inputs = locateInputs(compiled.inputs, from);
  return { ...movePaths(compiled, (path) => resolve(from, path)), inputs };
}

function movePaths(compiled: CompiledStyles, move: (path: string) => string): CompiledStyles {
  const files = compiled.files.map((each) => ({ ...each, source: move(each.source) }));
  const moveAll = (fonts: readonly FontFile[]) => fonts.map((each) => ({ ...each, file: move(each.file) }));
  const roles = mapRoles((role) => moveAll(compiled.roles[role]));
  return { ...compiled, files, roles };
}

function describeStyles(
  { css, seldom, files, fonts, roles, problems, inputs }: CompiledStyles,
  { href }: StylesOptions,
): Styles {
  const sheets = Object.entries({ styles: css, seldom })
    .filter(([, body]) => body !== '')
    .map(([name, body]): Artifact => {
      return { path: `${FOLDER}/${name}-${hash(body).slice(0, 8)}.css`, body, immutable: true };
    });
  const [url = '', other] = sheets.map(({ path }) => href(`/${path}`));
  const publish = (names: readonly string[]) => names.map((font) => href(`/${FOLDER}/${font}`));
  const named = files.map(({ path: name, source, hash: key }): Artifact => {
    return { path: `${FOLDER}/${name}`, body: () => readUnchanged(source, key), key, immutable: true };
  });
  return {
    ...{ url, seldom: other },
    artifacts: [...sheets, ...named],
    roles,
    fonts: { latin: publish(fonts.latin), accented: publish(fonts.accented), arabic: publish(fonts.arabic) },
    inputs,
    problems,
  };
}

function describeUnreadable(file: string, { root }: StylesOptions): Problem {
  return problem('styles/unreadable', {
    file: relative(root, file).replaceAll('\\', '/'),
    line: 1,
    column: 1,
  });
}
