/** Sizes, in pixels, and what decides about the bytes. */
import type { ShareShape } from '../../model/share.ts';

/** 1.91 to 1 is what the large networks show without cropping; the square is for those that crop to one. */
export const SIZES: Record<ShareShape, { width: number; height: number }> = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
};

/**
 * From good to small: the first that keeps a card below LARGEST_FILE is taken, else the last. Covers with the text
 * beside them, in KB and dB: whole colour 32 to 124 KB, 39 to 44 dB; halved colour 22 to 105 KB, 36 to 41 dB.
 */
export const ENCODINGS = [
  { quality: 72, chromaSubsampling: '4:4:4', progressive: true },
  { quality: 72, chromaSubsampling: '4:2:0', progressive: true },
  { quality: 54, chromaSubsampling: '4:2:0', progressive: true },
] as const;
export const LARGEST_FILE = 100_000;

/** Part of every key and name: a change of anything that decides about the bytes must change it. */
export const SHARE_SETTINGS = 'share 2, sharp 0.35.5, fontkit 2.0.4';
