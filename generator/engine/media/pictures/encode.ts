/** The work on pixels: decoding originals, encoding variants. */
import { VERSION } from 'liner:version';
import type { Metadata, Sharp } from 'sharp';
import { type Bitmap, openBitmap, takeBitmap } from '../bitmap.ts';
import { findGround } from '../ground.ts';
import { faultOf, processImage } from '../sharp.ts';
import { avifEffort, MAX_WIDTH, QUALITY, type Variant } from './settings.ts';

/** Changes with the code that decides about the bytes of variants. */
export const ENCODE_VERSION = VERSION;

export interface Decoded {
  /** Size of the upright original, in pixels. */
  width: number;
  height: number;
  /** Bitmap of at most MAX_WIDTH, from which everything else is made. */
  bitmap: Bitmap;
  /** True if malformed data was skipped. */
  damaged: boolean;
  /** True if it is transparent all over, or nearly so. */
  isClear: boolean;
}

/** The fault of a file that ends too early, or cannot be read at all. */
export function decodePicture(bytes: Uint8Array): Promise<Decoded | { fault: string }> {
  return decode(bytes, async (image, { autoOrient, hasAlpha }) => {
    const resized = image.autoOrient().resize({ width: MAX_WIDTH, withoutEnlargement: true });
    const { background, isClear } = await findGround(resized, { hasAlpha });
    return { ...autoOrient, isClear, bitmap: await takeBitmap(resized.flatten({ background })) };
  });
}

/** The fault of a file, as in `decodePicture`, in half the time: only a pixel of the last row is decoded to memory. */
export function checkPicture(
  bytes: Uint8Array,
): Promise<Pick<Decoded, 'damaged' | 'isClear'> | { fault: string }> {
  return decode(bytes, async (image, { height, hasAlpha }) => {
    const { isClear } = await findGround(image, { hasAlpha });
    await image
      .extract({ left: 0, top: height - 1, width: 1, height: 1 })
      .raw()
      .toBuffer();
    return { isClear };
  });
}

async function decode<Result extends object>(
  bytes: Uint8Array,
  take: (image: Sharp, facts: Metadata) => Promise<Result>,
): Promise<(Result & { damaged: boolean }) | { fault: string }> {
  try {
    return { ...(await processImage(bytes, { failOn: 'warning' }, take)), damaged: false };
  } catch (error) {
    faultOf(error);
  }
  try {
    return { ...(await processImage(bytes, { failOn: 'error' }, take)), damaged: true };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/** A file of the given width. Metadata is left behind. */
export async function encodeVariant(bitmap: Bitmap, { format, width }: Variant): Promise<Uint8Array> {
  const image = (await openBitmap(bitmap)).resize({ width });
  switch (format) {
    case 'avif':
      return image.avif({ ...QUALITY.avif, effort: avifEffort(width) }).toBuffer();
    case 'webp':
      return image.webp(QUALITY.webp).toBuffer();
    case 'jpeg':
      return image.jpeg(QUALITY.jpeg).toBuffer();
  }
}
