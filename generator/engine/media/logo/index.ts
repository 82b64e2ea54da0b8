/** Logos: drawings and nothing else, since browsers run the scripts in an SVG file. */

import { VERSION } from 'liner:version';
import { readFile } from 'node:fs/promises';
import type { Cache } from '../../cache/index.ts';
import { type Folder, ignoreMissing } from '../../lib/files.ts';
import { hash } from '../../lib/hash.ts';
import type { FoundFault } from '../../problems/catalogue/index.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Position, Problem } from '../../problems/problem.ts';
import { faultOf, openImage } from '../sharp.ts';

export interface NamedLogo {
  /** Path below the assets folder. */
  file: string;
  at: Position;
}

/** Bytes. Larger drawings hold bitmaps, and every visitor fetches them for a tab's icon. */
const MAX_BYTES = 500_000;

/** Quoted characters of a fault. */
const MAX_FOUND = 100;

/** The longer side of the drawing on trial, in pixels. */
const SIDE = 64;

/** The drawing as it is published, or its fault. @param missing the code of a problem if there is no such file */
export async function readLogo(
  { file, at }: NamedLogo,
  assets: Folder,
  cache: Cache,
  missing: 'logo/missing' | 'press/no-logo',
): Promise<Buffer | Problem> {
  const refuse = (fault: FoundFault) =>
    problem('logo/unusable', at, { file, ...fault, found: fault.found?.slice(0, MAX_FOUND) });
  const found = assets.locate(file);
  if (found === 'missing') return problem(missing, at, { file });
  if (found === 'outside') return refuse({ fault: 'outside' });
  if (found.bytes > MAX_BYTES) return refuse({ fault: 'large' });
  const bytes = await readFile(found.path).catch(ignoreMissing);
  if (!bytes) return problem(missing, at, { file });
  const cleaned = cache.pack<string>('logos', VERSION);
  const key = hash(bytes);
  const svg = cleaned.get(key) ?? (await cleanDrawing(bytes));
  if (typeof svg !== 'string') return refuse(svg);
  cleaned.set(key, svg);
  return Buffer.from(svg);
}

/** The share of a drawing's box that is a background, not letters. */
const FILLED = 0.95;

/** Levels of a channel, of 255, that parts of one colour may differ by. */
const SHADES = 60;

/** Reports a drawing that would be a block in one colour, or lose its colours. Unreadable ones have been reported. */
export async function checkMask(named: NamedLogo, assets: Folder, cache: Cache): Promise<Problem[]> {
  const svg = await readLogo(named, assets, cache, 'logo/missing');
  if ('code' in svg) return [];
  const image = (await openImage(svg)).resize(SIDE, SIDE, { fit: 'inside' }).ensureAlpha();
  const { channels } = await image.stats();
  const isFilled = (channels[3]?.mean ?? 0) > FILLED * 255;
  if (isFilled) return [problem('logo/filled', named.at, { file: named.file })];
  const isOne = hasOneColour(await image.raw().toBuffer());
  return isOne ? [] : [problem('logo/colours', named.at, { file: named.file })];
}

/** @param pixels red, green, blue and alpha of each; edges are partly transparent */
function hasOneColour(pixels: Buffer): boolean {
  const opaque = Array.from({ length: pixels.length / 4 }, (_, index) =>
    pixels.subarray(index * 4, index * 4 + 4),
  ).filter((pixel) => pixel[3] === 255);
  return [0, 1, 2].every((channel) => {
    const levels = opaque.map((pixel) => pixel[channel] ?? 0);
    return Math.max(...levels) - Math.min(...levels) <= SHADES;
  });
}

/** The drawing in an SVG file without invisible parts, or its fault. */
export async function cleanDrawing(bytes: Uint8Array): Promise<string | FoundFault> {
  if (bytes.length > MAX_BYTES) return { fault: 'large' };
  if (!Buffer.from(bytes).includes('<svg')) return { fault: 'no-svg' };
  const text = decode(bytes);
  if (text === undefined) return { fault: 'encoding' };
  if (!(await isDrawable(bytes))) return { fault: 'undrawable' };
  const { cleanSvg } = await import('./clean.ts');
  const cleaned = cleanSvg(text);
  return 'svg' in cleaned ? cleaned.svg : cleaned;
}

/** Returns undefined if it is not UTF-8. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Draws it once, in the size of an icon: the library has limits for depth, repetition and pixels. */
async function isDrawable(svg: Uint8Array): Promise<boolean> {
  try {
    const image = await openImage(svg);
    await image.resize(SIDE, SIDE, { fit: 'inside' }).raw().toBuffer();
    return true;
  } catch (error) {
    faultOf(error);
    return false;
  }
}
