/** The site's fonts for what is drawn and printed: one instance of a variable font at a time, as every library reads it. */
import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Cache } from '../../cache/index.ts';
import { isForbidden, openFolder } from '../../lib/files.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/index.ts';
import {
  type Font,
  joinTypefaces,
  type OpenFile,
  openFont,
  type Typeface,
  type Weighted,
} from './typeface.ts';

export type { FontInstance } from './instance.ts';
export { describeFont, type Font, pickFiles } from './typeface.ts';

/**
 * Role of a typeface. The first four are tokens of the look's stylesheet, `--font-sans`; Arabic letters of names are in the font for them
 * of `--font-wide`, and those of texts in that of `--font-sans`.
 */
export type FontRole = 'sans' | 'wide' | 'narrow' | 'mono' | 'arabicName' | 'arabicText';

/** Calls `make` once for each role of fonts. */
export function mapRoles<Value>(make: (role: FontRole) => Value): Record<FontRole, Value> {
  return {
    sans: make('sans'),
    wide: make('wide'),
    narrow: make('narrow'),
    mono: make('mono'),
    arabicName: make('arabicName'),
    arabicText: make('arabicText'),
  };
}

export interface FontFile {
  file: string;
  /** The least and the greatest weight that it is for. */
  weights: [number, number];
}

export const NO_FONTS: Record<FontRole, FontFile[]> = mapRoles(() => []);

interface FontOptions {
  /** Typefaces of the pages; Liner's own for roles without files. */
  roles?: Record<FontRole, FontFile[]>;
  /** The artist's folder of assets; a font of the same name in its `fonts/` is used instead of Liner's own. */
  assets: string;
  /** The working directory, which the places of problems are relative to. */
  root: string;
  packageRoot: string;
  cache: Cache;
  /** Cache of what is made of Liner's own fonts, which serves every site. */
  ownCache: Cache;
}

export type Fonts = Readonly<Record<FontRole, Font>>;

/** Names of fonts in `templates/fonts`. */
const OURS: Record<FontRole, string> = {
  sans: 'archivo',
  wide: 'archivo',
  narrow: 'archivo',
  mono: 'martian-mono',
  arabicName: 'cairo',
  arabicText: 'vazirmatn',
};

/** Opens the fonts; Liner's own replaces one of the artist's that cannot be read. */
export async function openFonts(options: FontOptions): Promise<{ fonts: Fonts; problems: Problem[] }> {
  const { roles = NO_FONTS, assets, root, packageRoot, cache, ownCache } = options;
  const folder = openFolder(assets);
  const unreadable = new Set<string>();
  const read = async (file: string): Promise<OpenFile | undefined> => {
    const font = await openFont(file, isOurs(file) ? ownCache : cache).catch(ignoreForbidden);
    if (!font) unreadable.add(relative(root, file).replaceAll('\\', '/'));
    return font;
  };
  const isOurs = (file: string) => file.startsWith(join(packageRoot, 'templates') + sep);
  const findOwn = async (name: string): Promise<FontFile[]> => {
    const file = `fonts/${name}.woff2`;
    const own = join(assets, file);
    if (!folder.files.includes(file)) return [];
    const found = folder.locate(file);
    if (typeof found !== 'string') return [{ file: found.path, weights: WHOLE }];
    unreadable.add(relative(root, own).replaceAll('\\', '/'));
    return [];
  };
  const open = async (role: FontRole): Promise<Font> => {
    const named = roles[role];
    const theirs = isArabic(role) ? [] : named.filter(({ file }) => !isOurs(file));
    const files = await openAll(theirs.length > 0 ? theirs : await findOwn(OURS[role]), read);
    const look = named.map(({ file }) => file).filter(isOurs);
    const ours = await openOurs(role, options, look);
    // Words that the mono or the font of a look lacks letters of are set in the grotesk, Arabic ones in its companion.
    const companion = isArabic(role) ? role : 'sans';
    const isCompanion = ours.family.startsWith(OURS[companion]);
    const others = isCompanion ? [] : [await openOurs(companion, options)];
    if (files.length === 0) return joinTypefaces(ours, others);
    return joinTypefaces({ family: 'own', isOurs: false, files }, isArabic(role) ? [] : [ours, ...others]);
  };
  const fonts = {
    sans: await open('sans'),
    wide: await open('wide'),
    narrow: await open('narrow'),
    mono: await open('mono'),
    arabicName: await open('arabicName'),
    arabicText: await open('arabicText'),
  };
  const problems = [...unreadable].map((file) =>
    problem('styles/unreadable-font', { file, line: 1, column: 1 }),
  );
  return { fonts, problems };
}

/** @param look the files of the role in the stylesheet that are not the site's, that of every page last */
async function openOurs(
  role: FontRole,
  { packageRoot, ownCache }: Pick<FontOptions, 'packageRoot' | 'ownCache'>,
  look: readonly string[] = [],
): Promise<Typeface> {
  const file = look.at(-1) ?? join(packageRoot, 'templates/fonts', `${OURS[role]}.woff2`);
  // The pages have the letters of a font in several files, of which each page fetches some.
  const whole = join(dirname(file), 'whole', basename(file));
  const parts = existsSync(whole) ? [whole] : [...new Set([file, ...look.toReversed()])];
  const files = await openAll(
    parts.map((part) => ({ file: part, weights: WHOLE })),
    (part) => openFont(part, ownCache),
  );
  if (files.length === 0) throw new Error(`Liner's own ${basename(file)} cannot be read.`);
  // Letters of another script are set by rules of their own.
  const script = isArabic(role) ? ARABIC : LATIN;
  const own = files.filter(({ font }) => script.test(font.characters));
  return { family: basename(file, '.woff2'), isOurs: true, files: own };
}

const LATIN = /\p{Script=Latin}/u;
const ARABIC = /\p{Script=Arabic}/u;

/** Liner's own font for a role, without any of the site. */
export async function openOwn(
  role: FontRole,
  options: Pick<FontOptions, 'packageRoot' | 'ownCache'>,
): Promise<Font> {
  return joinTypefaces(await openOurs(role, options), []);
}

/** Files of one typeface; undefined if none can be read. */
export async function openFiles(files: readonly FontFile[], cache: Cache): Promise<Font | undefined> {
  const opened = await openAll(files, (file) => openFont(file, cache));
  return opened.length > 0 ? joinTypefaces({ family: 'own', isOurs: false, files: opened }, []) : undefined;
}

function isArabic(role: FontRole): boolean {
  return role === 'arabicName' || role === 'arabicText';
}

const WHOLE: [number, number] = [1, 1000];
async function openAll(
  files: readonly FontFile[],
  read: (file: string) => Promise<OpenFile | undefined>,
): Promise<Weighted[]> {
  const opened = [];
  for (const { file, weights } of files) {
    const font = await read(file);
    if (font) opened.push({ weights, font });
  }
  return opened;
}

function ignoreForbidden(error: unknown): undefined {
  if (!isForbidden(error)) throw error;
}
