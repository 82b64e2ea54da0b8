/** The site's fonts for those who draw and print: one cut of a variable font at a time, as every library reads it. */
import { access, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Cache } from '../lib/cache.ts';
import type { Problem } from '../problem.ts';
import { fingerprintFile } from './pictures/fingerprint.ts';

export type FontName = 'archivo' | 'martian-mono';

/** A place on each axis of a variable font: `{ wght: 800, wdth: 125 }`. */
export type Axes = Readonly<Record<string, number>>;

export interface FontFiles {
  /** The artist's folder of assets; a font of the same name there goes before Liner's own. */
  assets: string;
  packageRoot: string;
  cache: Cache;
}

/** What there is to know of a font before it is cut. */
interface FontFacts {
  /** The tags of its axes: `wght`, `wdth`. */
  axes: string[];
  /** Every character that it has. */
  characters: string;
}

export interface FontFile extends FontFacts {
  /** Absolute. */
  path: string;
  /** The hash of its content. */
  digest: string;
}

export type Fonts = Readonly<Record<FontName, FontFile>>;

/** A new one where the same font gives other bytes. */
export const FONT_SETTINGS = 'subset-font 2.9.0, cut 2';

/** Liner's own font stands in for one of the artist's that cannot be read. */
export async function openFonts(files: FontFiles): Promise<{ fonts: Fonts; problems: Problem[] }> {
  const problems: Problem[] = [];
  const open = async (name: FontName): Promise<FontFile> => {
    const file = join('fonts', `${name}.woff2`);
    const own = join(files.assets, file);
    const font = (await exists(own)) ? await readFont(own, files.cache) : undefined;
    if (font) return font;
    if (await exists(own)) problems.push(unreadable(own));
    const fallback = await readFont(join(files.packageRoot, 'assets', file), files.cache);
    if (!fallback) throw new Error(`Liner's own ${file} cannot be read.`);
    return fallback;
  };
  const fonts = { archivo: await open('archivo'), 'martian-mono': await open('martian-mono') };
  return { fonts, problems };
}

/** A TrueType file with all characters of the font, without axes. Takes some 50 ms where the cache has none. */
export function cutFont(font: FontFile, axes: Axes, cache: Cache): Promise<Uint8Array> {
  const { path, digest, characters } = font;
  return cache.get(['font', FONT_SETTINGS, digest, JSON.stringify(axes)], async () => {
    const [{ default: subsetFont }, bytes] = await Promise.all([import('subset-font'), readFile(path)]);
    const known = Object.entries(axes).filter(([axis]) => font.axes.includes(axis));
    return subsetFont(bytes, characters, {
      targetFormat: 'truetype',
      variationAxes: Object.fromEntries(known),
    });
  });
}

/** Undefined where the file is no font, or several in one. */
async function readFont(path: string, cache: Cache): Promise<FontFile | undefined> {
  const digest = await fingerprintFile(path, cache);
  const pack = cache.pack<FontFacts | 'unreadable'>('font-facts');
  const known = pack.get(digest) ?? (await readFacts(path));
  pack.set(digest, known);
  return known === 'unreadable' ? undefined : { path, digest, ...known };
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
