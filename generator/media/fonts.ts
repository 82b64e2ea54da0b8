/** The site's fonts for those who draw and print: one cut of a variable font at a time, as every library reads it. */
import { access, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Cache } from '../lib/cache/index.ts';
import { fingerprintFile } from '../lib/files/fingerprint.ts';
import type { Problem } from '../problems/index.ts';

export type FontName = 'archivo' | 'martian-mono';

/** A place on each axis of a variable font: `{ wght: 800, wdth: 125 }`. */
export type Axes = Readonly<Record<string, number>>;

export interface FontFiles {
  /** The artist's folder of assets; a font of the same name there goes before Liner's own. */
  assets: string;
  packageRoot: string;
  cache: Cache;
  /** For what is made of Liner's own fonts: it serves every site. */
  ownCache: Cache;
}

export interface Font {
  /** The hash of its file. */
  digest: string;
  /** Every character that it has. */
  characters: string;
  /** A TrueType file with all characters and without axes. Takes some 50 ms where the cache has none. */
  cut(axes: Axes): Promise<Uint8Array>;
}

export type Fonts = Readonly<Record<FontName, Font>>;

/** What there is to know of a font before it is cut. */
interface FontFacts {
  /** The tags of its axes: `wght`, `wdth`. */
  axes: string[];
  characters: string;
}

/** A new one where the same font gives other bytes. */
export const FONT_SETTINGS = 'subset-font 2.9.0, cut 2';

/** Liner's own font stands in for one of the artist's that cannot be read. */
export async function openFonts(files: FontFiles): Promise<{ fonts: Fonts; problems: Problem[] }> {
  const problems: Problem[] = [];
  const open = async (name: FontName): Promise<Font> => {
    const file = join('fonts', `${name}.woff2`);
    const path = join(files.assets, file);
    const isOwn = await exists(path);
    const own = isOwn ? await openFont(path, files.cache) : undefined;
    if (own) return own;
    if (isOwn) problems.push(unreadable(path));
    const font = await openFont(join(files.packageRoot, 'templates', file), files.ownCache);
    if (!font) throw new Error(`Liner's own ${file} cannot be read.`);
    return font;
  };
  const fonts = { archivo: await open('archivo'), 'martian-mono': await open('martian-mono') };
  return { fonts, problems };
}

/** Undefined where the file is no font, or several in one. */
async function openFont(path: string, cache: Cache): Promise<Font | undefined> {
  const digest = await fingerprintFile(path, cache);
  const pack = cache.pack<FontFacts | 'unreadable'>('font-facts');
  const facts = pack.get(digest) ?? (await readFacts(path));
  pack.set(digest, facts);
  if (facts === 'unreadable') return undefined;
  const { characters, axes: known } = facts;
  return {
    digest,
    characters,
    cut(axes) {
      const pinned = Object.fromEntries(Object.entries(axes).filter(([axis]) => known.includes(axis)));
      const key = ['font', FONT_SETTINGS, digest, JSON.stringify(pinned)];
      return cache.get(key, () => cutFile(path, characters, pinned));
    },
  };
}

async function cutFile(path: string, characters: string, variationAxes: Record<string, number>) {
  const [{ default: subsetFont }, bytes] = await Promise.all([import('subset-font'), readFile(path)]);
  return subsetFont(bytes, characters, { targetFormat: 'truetype', variationAxes });
}

async function readFacts(path: string): Promise<FontFacts | 'unreadable'> {
  const { create } = await import('fontkit');
  try {
    const font = create(await readFile(path));
    if (!('characterSet' in font)) return 'unreadable';
    const characters = font.characterSet.map((code) => String.fromCodePoint(code)).join('');
    return { axes: Object.keys(font.variationAxes), characters };
  } catch {
    return 'unreadable';
  }
}

function unreadable(path: string): Problem {
  return {
    code: 'styles/unreadable-font',
    level: 'error',
    message:
      'This file is not a font that can be read: it is damaged, or of another kind than its name says.',
    hint: "Export it as WOFF2 once more, or delete it: Liner's own font is used then.",
    at: { file: relative(process.cwd(), path), line: 1, column: 1 },
  };
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
