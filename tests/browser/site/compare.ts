/** Screenshots compared with the ones that were looked at and kept, in tests/goldens. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp, { type SharpOptions } from 'sharp';
import { packageRoot } from '../../helpers/site.ts';

const GOLDENS = join(packageRoot, 'tests/goldens');
/** Where what was seen, and what differs, can be looked at after a failure. */
const SEEN = join(packageRoot, 'tests/.out/goldens');

/** How far colours may be apart, from 0 to 1: the goldens are lossy, and browsers' versions smooth letters differently. */
const THRESHOLD = 0.2;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

export type Comparison =
  /** There was none, or all were to be made again. */
  | { kind: 'kept' }
  | { kind: 'resized'; golden: string; seen: string }
  /** The share of pixels that differ, from 0 to 1. */
  | { kind: 'compared'; share: number };

/**
 * @param limit the share of pixels above which both are kept to be looked at
 * @param renew keeps the screenshot as the golden, whatever the last one showed
 */
export async function compareGolden(
  name: string,
  png: Buffer,
  limit: number,
  renew: boolean,
): Promise<Comparison> {
  const file = join(GOLDENS, `${name}.webp`);
  if (renew) {
    mkdirSync(GOLDENS, { recursive: true });
    await sharp(png).webp({ quality: 85, effort: 6 }).toFile(file);
    return { kind: 'kept' };
  }
  if (!existsSync(file))
    throw new Error(`There is no golden ${name}.webp yet: see "Tests" in CONTRIBUTING.md.`);
  const [golden, seen] = await Promise.all([readPixels(file), readPixels(png)]);
  const { width, height } = golden;
  if (width !== seen.width || height !== seen.height) {
    await keep(`${name}.png`, png);
    return { kind: 'resized', golden: `${width}x${height}`, seen: `${seen.width}x${seen.height}` };
  }
  const differences = Buffer.alloc(golden.data.length);
  const count = pixelmatch(golden.data, seen.data, differences, width, height, { threshold: THRESHOLD });
  const share = count / (width * height);
  if (share > limit) {
    await keep(`${name}.png`, png);
    await keep(`${name}-differences.png`, differences, { raw: { width, height, channels: 4 } });
  }
  return { kind: 'compared', share };
}

async function keep(file: string, pixels: Buffer, options?: SharpOptions): Promise<void> {
  mkdirSync(SEEN, { recursive: true });
  await sharp(pixels, options).toFile(join(SEEN, file));
}

async function readPixels(image: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
