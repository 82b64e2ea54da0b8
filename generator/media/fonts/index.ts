/** The site's fonts for what is drawn and printed: one instance of a variable font at a time, as every library reads it. */
import { join, relative } from 'node:path';
import type { Cache } from '../../lib/cache/index.ts';
import { fingerprintFile, isForbidden, openFolder, readUnchanged } from '../../lib/files.ts';
import { type Problem, problem } from '../../problems/index.ts';
import { type Axes, type FontFacts, makeInstance, readFontFacts, VERSION } from './instance.ts';

export type { Axes } from './instance.ts';

export type FontName = 'archivo' | 'martian-mono';

export interface FontOptions {
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
  /** Changes with its file, and with the code that makes instances. */
  digest: string;
  /** Every character that it has a glyph for. */
  characters: string;
  /** A TrueType file with all characters, pinned to those of the axes that the font has. */
  instance(axes: Axes): Promise<Uint8Array>;
}

export type Fonts = Readonly<Record<FontName, Font>>;

/** Liner's own font is used where the artist's of its name cannot be read. */
export async function openFonts(options: FontOptions): Promise<{ fonts: Fonts; problems: Problem[] }> {
  const { assets, root, packageRoot, cache, ownCache } = options;
  const folder = openFolder(assets);
  const problems: Problem[] = [];
  const open = async (name: FontName): Promise<Font> => {
    const file = `fonts/${name}.woff2`;
    if (folder.files.includes(file)) {
      const found = folder.locate(file);
      const font =
        typeof found === 'string' ? undefined : await openFont(found.path, cache).catch(forgiveForbidden);
      if (font) return font;
      const place = relative(root, join(assets, file));
      problems.push(problem('styles/unreadable-font', { file: place, line: 1, column: 1 }));
    }
    const own = await openFont(join(packageRoot, 'templates', file), ownCache);
    if (!own) throw new Error(`Liner's own ${file} cannot be read.`);
    return own;
  };
  const fonts = { archivo: await open('archivo'), 'martian-mono': await open('martian-mono') };
  return { fonts, problems };
}

function forgiveForbidden(error: unknown): undefined {
  if (!isForbidden(error)) throw error;
}

/** Undefined where the file is missing or cannot be read as one font. */
async function openFont(path: string, cache: Cache): Promise<Font | undefined> {
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
      const pinned = Object.fromEntries(Object.entries(axes).filter(([axis]) => facts.axes.includes(axis)));
      const make = async () => makeInstance(await readUnchanged(path, digest), facts.characters, pinned);
      return cache.get(['font', VERSION, digest, JSON.stringify(pinned)], make);
    },
  };
}
