/** The covers of the frozen site, and colours as tests need them. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { formatHex, type Hex } from '../../generator/engine/lib/colour.ts';
import type { Bitmap } from '../../generator/engine/media/bitmap.ts';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const folder = join(root, 'tests/fixtures/site/assets/artwork');

/** Names without ending, of everything but placeholders. */
export const covers = readdirSync(folder)
  .filter((file) => file.endsWith('.jpg') && !file.startsWith('placeholder'))
  .map((file) => file.replace('.jpg', ''));

export async function readCover(name: string): Promise<Bitmap> {
  const image = sharp(join(folder, `${name}.jpg`)).resize(640);
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function randomColor(random: () => number): Hex {
  return formatHex([random(), random(), random()]);
}
