/** Pixels in memory. */
import type { Sharp } from 'sharp';
import { openImage } from './sharp.ts';

/** Pixels in sRGB without transparency: three bytes each, row by row. */
export interface Bitmap {
  data: Buffer;
  width: number;
  height: number;
}

/** @param image without transparency */
export async function takeBitmap(image: Sharp): Promise<Bitmap> {
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function openBitmap({ data, width, height }: Bitmap): Promise<Sharp> {
  return openImage(data, { raw: { width, height, channels: 3 } });
}

/** Puts one over the other, which it must lie within. */
export function overlayBitmap(
  under: Bitmap,
  over: Bitmap,
  { left, top }: { left: number; top: number },
): void {
  for (let row = 0; row < over.height; row++) {
    const from = 3 * row * over.width;
    over.data.copy(under.data, 3 * ((top + row) * under.width + left), from, from + 3 * over.width);
  }
}
