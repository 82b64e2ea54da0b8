/** The site's fonts for those who draw and print: one cut of a variable font at a time, as every library reads it. */
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cache } from '../lib/cache.ts';
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

/** A font's file, absolute, and the hash of its content. */
export interface FontFile {
  path: string;
  digest: string;
}

/** A new one where the same font gives other bytes. */
export const FONT_SETTINGS = 'subset-font 2.9.0, cut 1';

export async function locateFont(
  name: FontName,
  { assets, packageRoot, cache }: FontFiles,
): Promise<FontFile> {
  const file = join('fonts', `${name}.woff2`);
  const own = join(assets, file);
  const path = (await exists(own)) ? own : join(packageRoot, 'assets', file);
  return { path, digest: await fingerprintFile(path, cache) };
}

/** A TrueType file with all characters of the font, without axes. Takes some 50 ms where the cache has none. */
export function cutFont({ path, digest }: FontFile, axes: Axes, cache: Cache): Promise<Uint8Array> {
  return cache.get(['font', FONT_SETTINGS, digest, JSON.stringify(axes)], async () => {
    const [{ create }, { default: subsetFont }, bytes] = await Promise.all([
      import('fontkit'),
      import('subset-font'),
      readFile(path),
    ]);
    const font = create(bytes);
    if (!('characterSet' in font)) throw new Error(`${path} holds several fonts; one is needed.`);
    const characters = String.fromCodePoint(...font.characterSet);
    return subsetFont(bytes, characters, { targetFormat: 'truetype', variationAxes: { ...axes } });
  });
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
