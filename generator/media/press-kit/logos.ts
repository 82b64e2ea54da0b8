/** Logos as designers ask for them: the drawing itself, and a large PNG on nothing. */
import { parse } from 'node:path/posix';
import type { Cache } from '../../lib/cache/index.ts';
import type { Folder } from '../../lib/files.ts';
import { slugify } from '../../lib/slug.ts';
import type { PressAsset } from '../../model/press-kit.ts';
import type { Problem } from '../../problems/index.ts';
import { readLogo } from '../logo.ts';
import { openImage } from '../sharp.ts';
import { nameApart } from './photos.ts';

export interface KitLogo {
  /** Without an ending: `wordmark`. */
  name: string;
  svg: Uint8Array;
}

/** The longer side of the PNG, in pixels. */
const SIDE = 2000;

/** @param reported the logo whose faults are reported elsewhere */
export async function findLogos(
  logos: readonly PressAsset[],
  assets: Folder,
  reported: string | undefined,
  cache: Cache,
): Promise<{ logos: KitLogo[]; problems: Problem[] }> {
  const found: KitLogo[] = [];
  const problems: Problem[] = [];
  const names = new Set<string>();
  for (const logo of logos) {
    const { file } = logo;
    const svg = await readLogo(logo, assets, cache, 'press/no-logo');
    if (!('code' in svg))
      found.push({ name: nameApart(slugify(parse(file).name) || 'logo', '', names), svg });
    else if (file !== reported) problems.push(svg);
  }
  return { logos: found, problems };
}

export async function renderLogo(svg: Uint8Array): Promise<Uint8Array> {
  const drawing = await openImage(svg);
  return drawing.resize({ width: SIDE, height: SIDE, fit: 'inside' }).png({ compressionLevel: 9 }).toBuffer();
}
