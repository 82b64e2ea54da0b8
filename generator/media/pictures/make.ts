/** From one file to its variants: everything here happens while planning, and once for each content. */

import type { Artifact } from '../../artifact.ts';
import type { Cache, KeyPart } from '../../lib/cache/index.ts';
import { readUnchanged } from '../../lib/files.ts';
import type { Palette } from '../../model/pictures.ts';
import { type Decoded, decodePicture, encodePreview, encodeVariant } from './encode.ts';
import { extractPalette } from './palette.ts';
import { type Encoding, type Format, SETTINGS } from './settings.ts';

/** A file that may be worked on. */
export interface Original {
  /** Absolute. */
  path: string;
  bytes: number;
  /** Of its content. */
  digest: string;
}

export interface Variant {
  format: Format;
  width: number;
}

/** What is known of a picture once its variants exist. */
export interface PictureRecord {
  /** Of the original, the right way up. */
  width: number;
  height: number;
  preview: string;
  palette: Palette;
  damaged: boolean;
  variants: Variant[];
}

/** Smaller steps than this are not worth a file. */
const MIN_STEP = 1.1;

/**
 * Makes every variant that the encodings ask for and the cache does not hold.
 * One that comes out larger than the original is left out; a JPEG there always is.
 *
 * @throws where the picture cannot be decoded
 */
export async function makePicture(
  original: Original,
  decoded: Decoded,
  encodings: readonly Encoding[],
  cache: Cache,
): Promise<PictureRecord> {
  const { bitmap } = decoded;
  const variants: Variant[] = [];
  for (const variant of listVariants(encodings, decoded.width)) {
    const make = () => encodeVariant(bitmap, variant.format, variant.width);
    const { length } = await cache.get(variantKey(original.digest, variant), make);
    if (variant.format === 'jpeg' || length <= original.bytes) variants.push(variant);
  }
  return { ...describeDecoded(decoded), preview: await encodePreview(bitmap), variants };
}

/** As if every variant had been made: enough to know whether a site is sound, in a tenth of the time. */
export function pretendPicture(decoded: Decoded, encodings: readonly Encoding[]): PictureRecord {
  return { ...describeDecoded(decoded), preview: '', variants: listVariants(encodings, decoded.width) };
}

function describeDecoded({ width, height, bitmap, damaged }: Decoded) {
  return { width, height, palette: extractPalette(bitmap), damaged };
}

/** The encodings' widths up to the original's own, which stands in for those that are wider. */
export function listVariants(encodings: readonly Encoding[], width: number): Variant[] {
  return encodings.flatMap(({ format, widths }) => {
    const smaller = widths.filter((step) => step * MIN_STEP <= width);
    const fits =
      smaller.length === widths.length ? smaller : [...smaller, Math.min(width, ...widths.slice(-1))];
    return fits.map((step) => ({ format, width: step }));
  });
}

function variantKey(digest: string, { format, width }: Variant): KeyPart[] {
  return ['picture', SETTINGS, digest, format, width];
}

/** A variant as a file of the site; its bytes come from the cache, or are made once more. */
export function publishVariant(path: string, original: Original, variant: Variant, cache: Cache): Artifact {
  const key = variantKey(original.digest, variant);
  const make = async () => {
    const { bitmap } = await decodePicture(await readUnchanged(original.path, original.digest));
    return encodeVariant(bitmap, variant.format, variant.width);
  };
  // Hosts of finished files keep what they have by this key, and never ask the cache for it.
  cache.claim(key);
  return { path, key: key.join(' '), immutable: true, body: () => cache.get(key, make) };
}
