/** The facts of a picture besides its files, found once for each content. */

import type { Cache, Pack } from '../../cache/index.ts';
import { type Decoded, ENCODE_VERSION } from './encode.ts';
import { extractPalette, PALETTE_VERSION } from './palette.ts';
import type { Palette } from './picture.ts';
import { CLEAR_PREVIEW, drawPreview, PREVIEW_VERSION } from './preview.ts';

export interface PictureFacts {
  /** Size of the upright original, in pixels. */
  width: number;
  height: number;
  /** CSS: a value of `background-image`. */
  preview: string;
  palette: Palette;
  damaged: boolean;
  isClear: boolean;
}

/** The facts of a picture that is not examined yet: no colours, and a clear preview. */
export const UNSEEN: Omit<PictureFacts, 'width' | 'height'> = {
  preview: CLEAR_PREVIEW,
  palette: [],
  damaged: false,
  isClear: false,
};

/** The message of libvips about a file that cannot be read. */
export interface PictureFault {
  fault: string;
}

/** Facts or faults, by the digests of originals. */
export function openFacts(cache: Cache): Pack<PictureFacts | PictureFault> {
  return cache.pack('picture-facts', `${ENCODE_VERSION} ${PALETTE_VERSION} ${PREVIEW_VERSION}`);
}

/** The results of checks without decoding, by the digests of originals. */
export function openChecks(cache: Cache): Pack<Pick<PictureFacts, 'damaged' | 'isClear'> | PictureFault> {
  return cache.pack('picture-checks', ENCODE_VERSION);
}

export async function describeDecoded({ bitmap, ...facts }: Decoded): Promise<PictureFacts> {
  return { ...facts, palette: extractPalette(bitmap), preview: await drawPreview(bitmap) };
}
