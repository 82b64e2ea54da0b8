/** The site's fonts for what is drawn and printed: one instance of a variable font at a time, as every library reads it. */
import { join, relative, sep } from 'node:path';
import { fingerprintFile, readUnchanged } from '../../cache/fingerprints.ts';
import type { Cache } from '../../cache/index.ts';
import { isForbidden, openFolder } from '../../lib/files.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/index.ts';
import { type Axes, type FontFacts, makeInstance, readFontFacts, VERSION } from './instance.ts';

export type { Axes } from './instance.ts';

/** What a typeface is for. Each is a token of the look's stylesheet: `--font-sans`. */
export type FontRole = 'sans' | 'wide' | 'narrow' | 'mono';

/** A file of a typeface. */
export interface FontFile {
  /** An absolute path. */
  file: string;
  /** The least and the greatest weight that it is for. */
  weights: [number, number];
}

export const NO_FONTS: Record<FontRole, FontFile[]> = { sans: [], wide: [], narrow: [], mono: [] };

export interface FontOptions {
  /** What the pages are set in; Liner's own for what has no files. */
  roles?: Record<FontRole, FontFile[]>;
  /** The artist's folder of assets; a font of the same name in its `fonts/` is used instead of Liner's own. */
  assets: string;
  /** The working directory, which the places of problems are relative to. */
  root: string;
  packageRoot: string;
  cache: Cache;
  /** For what is made of Liner's own fonts: it serves every site. */
  ownCache: Cache;
}

export interface Font {
  /** Changes with its files, and with the code that makes instances. */
  digest: string;
  /** Every character that one of its files has a glyph for. */
  characters: string;
  /** What text is set in, the most wanted typeface first: files for this weight, pinned to those of the axes that they have. */
  instances(axes: Axes): Promise<readonly FontInstance[]>;
}

/** A TrueType file without axes. */
export interface FontInstance {
  file: Uint8Array;
  /** The same for files of one typeface, each of which has some of its letters. */
  family: string;
  /** Whether it is Liner's, for which widths and tracking of its styles are made. */
  isOurs: boolean;
}

/** What Arabic letters of names and of texts are set in. */
type ArabicRole = 'arabicName' | 'arabicText';

export type Fonts = Readonly<Record<FontRole | ArabicRole, Font>>;

/** Of `templates/fonts`. */
const OURS: Record<FontRole | ArabicRole, string> = {
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
  const openOurs = async (role: FontRole | ArabicRole): Promise<Typeface> => {
    // The pages have the letters of Latin fonts in several files, of which each page fetches some.
    const ours = isArabic(role) ? 'templates/fonts' : 'templates/fonts/whole';
    const font = await openFont(join(packageRoot, ours, `${OURS[role]}.woff2`), ownCache);
    if (!font) throw new Error(`Liner's own ${OURS[role]}.woff2 cannot be read.`);
    return { family: OURS[role], isOurs: true, files: [{ weights: WHOLE, font }] };
  };
  const open = async (role: FontRole | ArabicRole): Promise<Font> => {
    const named = (isArabic(role) ? [] : roles[role]).filter(({ file }) => !isOurs(file));
    const files = await openAll(named.length > 0 ? named : await findOwn(OURS[role]), read);
    const ours = await openOurs(role);
    // Words that the mono lacks letters of are set in the grotesk.
    const others = role === 'mono' ? [await openOurs('sans')] : [];
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

function isArabic(role: FontRole | ArabicRole): role is ArabicRole {
  return role === 'arabicName' || role === 'arabicText';
}

/** A file that has been opened. */
interface OpenFile {
  /** Changes with it, and with the code that makes instances. */
  digest: string;
  characters: string;
  instance(axes: Axes): Promise<Uint8Array>;
}

interface Weighted {
  weights: [number, number];
  font: OpenFile;
}

interface Typeface extends Pick<FontInstance, 'family' | 'isOurs'> {
  files: readonly Weighted[];
}

const WHOLE: [number, number] = [1, 1000];
/** The weight of text without one. */
const REGULAR = 400;

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

/** @param others for words that the first lacks letters of */
function joinTypefaces(first: Typeface, others: readonly Typeface[]): Font {
  const typefaces = [first, ...others];
  const open = async ({ files, family, isOurs }: Typeface, axes: Axes): Promise<FontInstance[]> =>
    Promise.all(
      pickFiles(files, axes['wght'] ?? REGULAR).map(async ({ font }) => ({
        file: await font.instance(axes),
        family,
        isOurs,
      })),
    );
  return {
    digest: typefaces.flatMap(({ files }) => files.map(({ font }) => font.digest)).join(' '),
    characters: joinCharacters(typefaces.flatMap(({ files }) => pickFiles(files, REGULAR))),
    async instances(axes) {
      return (await Promise.all(typefaces.map((each) => open(each, axes)))).flat();
    },
  };
}

/** All files for the weights that are nearest. */
function pickFiles(files: readonly Weighted[], weight: number): Weighted[] {
  const [best] = files.toSorted((a, b) => distance(a, weight) - distance(b, weight));
  return files.filter(({ weights }) => String(weights) === String(best?.weights));
}

function joinCharacters(files: readonly Weighted[]): string {
  const [first, ...others] = files.map(({ font }) => font.characters);
  return others.length === 0 ? (first ?? '') : [...new Set([first ?? '', ...others].join(''))].join('');
}

function distance({ weights: [least, most] }: Weighted, weight: number): number {
  return Math.max(0, least - weight, weight - most);
}

function ignoreForbidden(error: unknown): undefined {
  if (!isForbidden(error)) throw error;
}

/** Undefined if the file is missing or cannot be read as one font. */
async function openFont(path: string, cache: Cache): Promise<OpenFile | undefined> {
  const digest = await fingerprintFile(path, cache);
  if (digest === undefined) return undefined;
  const pack = cache.pack<FontFacts | 'unreadable'>('font-facts');
  const known = `${VERSION} ${digest}`;
  const kept = pack.get(known);
  const facts = kept ?? (await readFontFacts(await readUnchanged(path, digest))) ?? 'unreadable';
  if (!kept) pack.set(known, facts);
  if (facts === 'unreadable') return undefined;
  return {
    digest: known,
    characters: facts.characters,
    instance(axes) {
      const pinned = Object.fromEntries(
        Object.entries(axes).flatMap(([axis, value]) => {
          const range = facts.axes[axis];
          return range ? [[axis, Math.min(Math.max(value, range[0]), range[1])]] : [];
        }),
      );
      const make = async () => makeInstance(await readUnchanged(path, digest), facts.characters, pinned);
      return cache.get(['font', VERSION, digest, JSON.stringify(pinned)], make);
    },
  };
}
