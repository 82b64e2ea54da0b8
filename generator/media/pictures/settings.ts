/** Which files are made of a picture. The figures behind these numbers come from `tests/bench/pictures.mjs`. */

export type Format = 'avif' | 'webp' | 'jpeg';

export interface Encoding {
  format: Format;
  /** In pixels, ascending. What the original does not have is left out. */
  widths: readonly number[];
}

/**
 * Cards are 160 to 400 CSS pixels wide and covers up to 720, at one to three device pixels each. AVIF serves 95 %
 * of visitors, so the others get fewer steps; the JPEG is for mail, feeds and the oldest browsers. 480 is what a card
 * of half a phone's width asks for: without it, a grid of twelve loads half as many bytes again. 768 is a phone's whole
 * width at two device pixels, and a quarter of a laptop's: without it, both take a third more than they show.
 */
export const ENCODINGS: readonly Encoding[] = [
  { format: 'avif', widths: [320, 480, 640, 768, 960, 1280] },
  { format: 'webp', widths: [640, 1280] },
  { format: 'jpeg', widths: [640] },
];

/** Placeholders are plain and rarely seen. */
export const PLACEHOLDER_ENCODINGS: readonly Encoding[] = [
  { format: 'avif', widths: [320, 480, 640, 960] },
  { format: 'jpeg', widths: [640] },
];

/** Nothing is made wider than this. */
export const MAX_WIDTH = 1280;

/**
 * Covers are flat colours with sharp edges, where halved colour (4:2:0) shows: whole colour makes AVIF 5 % larger and
 * 5 dB better. Means of 20 covers at 640 px: AVIF 13 KB, 38.4 dB, 104 ms of one core; WebP 24 KB, 33.2 dB, 16 ms;
 * JPEG 62 KB, 36.5 dB, 5 ms. Against AVIF's effort 2, effort 1 takes two thirds of the time for files that are 5 %
 * larger and 0.7 dB worse; effort 4, sharp's default, six times as long for 8 % less.
 */
export const QUALITY = {
  avif: { quality: 50, effort: 2, chromaSubsampling: '4:4:4' },
  webp: { quality: 70, effort: 2 },
  jpeg: { quality: 78, chromaSubsampling: '4:4:4', progressive: true },
} as const;

/** Larger files are an error of export, and would take the machine's memory. */
export const MAX_BYTES = 50_000_000;

/** Sides of a picture may differ this much. Thinner strips show nothing, and take much memory to be cropped. */
export const MAX_RATIO = 20;

/** Smaller steps than this are not worth a file. */
const MIN_STEP = 1.1;

export interface Variant {
  format: Format;
  width: number;
}

/** The encodings' widths up to the original's own, which replaces those that are wider. */
export function listVariants(encodings: readonly Encoding[], width: number): Variant[] {
  return encodings.flatMap(({ format, widths }) => {
    const smaller = widths.filter((step) => step * MIN_STEP <= width);
    const fits =
      smaller.length === widths.length ? smaller : [...smaller, Math.min(width, ...widths.slice(-1))];
    return fits.map((step) => ({ format, width: step }));
  });
}
