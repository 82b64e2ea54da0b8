/** The work on pixels. sharp is loaded with the first picture that no cache holds. */
import type { Sharp } from 'sharp';
import { type Format, MAX_PIXELS, MAX_WIDTH, QUALITY } from './settings.ts';

/** Pixels in sRGB without transparency: three bytes each, row by row. */
export interface Bitmap {
  data: Buffer;
  width: number;
  height: number;
}

export interface Decoded {
  /** Of the original, the right way up. */
  width: number;
  height: number;
  /** At most MAX_WIDTH wide; everything else is made from it. */
  bitmap: Bitmap;
  /** Some of the data made no sense, and was skipped. */
  damaged: boolean;
}

async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Pictures are worked on side by side: threads within one would only stand in each other's way.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Width and height in pixels from the header, before any turning. */
export async function measurePicture(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { width, height };
}

/** @throws where the file ends too early, or cannot be read at all */
export async function decodePicture(bytes: Uint8Array): Promise<Decoded> {
  try {
    return { ...(await decode(bytes, 'warning')), damaged: false };
  } catch {
    return { ...(await decode(bytes, 'error')), damaged: true };
  }
}

async function decode(bytes: Uint8Array, failOn: 'warning' | 'error'): Promise<Omit<Decoded, 'damaged'>> {
  const sharp = await loadSharp();
  const image = sharp(bytes, { failOn, limitInputPixels: MAX_PIXELS });
  const { autoOrient } = await image.metadata();
  const bitmap = await takeBitmap(
    image
      .autoOrient()
      .resize({ width: MAX_WIDTH, withoutEnlargement: true })
      .flatten({ background: '#ffffff' }),
  );
  return { ...autoOrient, bitmap };
}

async function takeBitmap(image: Sharp): Promise<Bitmap> {
  const { data, info } = await image.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function openBitmap({ data, width, height }: Bitmap): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** A file of the given width. Metadata is left behind. */
export async function encodeVariant(bitmap: Bitmap, format: Format, width: number): Promise<Uint8Array> {
  const image = (await openBitmap(bitmap)).resize({ width });
  switch (format) {
    case 'avif':
      return image.avif(QUALITY.avif).toBuffer();
    case 'webp':
      return image.webp(QUALITY.webp).toBuffer();
    case 'jpeg':
      return image.jpeg(QUALITY.jpeg).toBuffer();
  }
}

/** A blurred preview of 16 pixels as a data: address, some 150 characters long. */
export async function encodePreview(bitmap: Bitmap): Promise<string> {
  const image = (await openBitmap(bitmap)).resize({ width: 16, height: 16, fit: 'inside' });
  const bytes = await image.blur(0.6).webp({ quality: 20 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
