/** Logos as designers ask for them: the drawing itself, and a large PNG on nothing. */
import { readFile } from 'node:fs/promises';
import { parse } from 'node:path/posix';
import type { Cache } from '../../lib/cache/index.ts';
import type { Folder } from '../../lib/files.ts';
import { hash } from '../../lib/hash.ts';
import { slugify } from '../../lib/slug.ts';
import type { PressAsset } from '../../model/press-kit.ts';
import type { Problem } from '../../problems/index.ts';
import { findSvgFault, refuseLogo } from '../svg.ts';
import { nameApart } from './photos.ts';

export interface Logo {
  /** Without an ending: `wordmark`. */
  name: string;
  svg: Uint8Array;
}

/** The longer side of the PNG, in pixels. */
const SIDE = 2000;

/** @param reported the logo whose faults are told elsewhere */
export async function findLogos(
  logos: readonly PressAsset[],
  assets: Folder,
  reported: string | undefined,
  cache: Cache,
): Promise<{ logos: Logo[]; problems: Problem[] }> {
  const found: Logo[] = [];
  const problems: Problem[] = [];
  const names = new Set<string>();
  for (const logo of logos) {
    const result = await readLogo(logo, assets, cache);
    if ('svg' in result) found.push({ ...result, name: nameApart(result.name, '', names) });
    else if (logo.file !== reported) problems.push(result);
  }
  return { logos: found, problems };
}

async function readLogo({ file, at }: PressAsset, assets: Folder, cache: Cache): Promise<Logo | Problem> {
  const found = assets.locate(file);
  if (typeof found === 'string') {
    return {
      code: 'press/no-logo',
      level: 'warning',
      message: `There is no ${file} in the assets folder, so the press kit goes without it.`,
      hint: 'Put the logo there as an SVG file, or correct its name here.',
      at,
    };
  }
  const svg = await readFile(found.path);
  const fault = findSvgFault(svg.toString('utf8')) ?? (await findDrawingFault(svg, cache));
  if (!fault) return { name: slugify(parse(file).name) || 'logo', svg };
  return refuseLogo({ file, at }, fault);
}

/** As the end of a sentence that begins with the file's name; undefined where it can be drawn. */
async function findDrawingFault(svg: Uint8Array, cache: Cache): Promise<string | undefined> {
  const pack = cache.pack<boolean>('press-logos');
  const key = hash(svg);
  const isSoundAsKnown = pack.get(key);
  if (isSoundAsKnown) return undefined;
  const { default: sharp } = await import('sharp');
  const isSound = await sharp(svg)
    .metadata()
    .then(
      () => true,
      () => false,
    );
  if (isSound) pack.set(key, true);
  return isSound ? undefined : 'cannot be drawn';
}

/** @throws where the drawing cannot be read */
export async function renderLogo(svg: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(svg)
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
