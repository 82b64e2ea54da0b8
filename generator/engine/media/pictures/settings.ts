/** The files that are made of a picture. The figures behind these numbers come from `npm run bench -- --rows formats`. */

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

export interface Encoding {
  format: PictureFormat;
  /** Pixels, ascending. Widths above the original's are left out. */
  widths: readonly number[];
}

/**
 * Covers are shown on pages at 135 to 250 CSS pixels in rows of cards and at 390 to 840 large, at one to three device
 * pixels each. Browsers take the first step that is wide enough: these are a little above what the `sizes` of the
 * templates ask for, and no more than 30 % above. Screens that would show more than 1120 pixels get those; 1280 takes a
 * third longer. AVIF serves 95 % of visitors, so the others get fewer steps; the JPEG is for mail, feeds and the oldest
 * browsers.
 */
export const ENCODINGS: readonly Encoding[] = [
  { format: 'avif', widths: [184, 232, 300, 360, 448, 540, 640, 856, 1120] },
  { format: 'webp', widths: [540, 1120] },
  { format: 'jpeg', widths: [640] },
];

/** Placeholders are plain and rarely seen. */
export const PLACEHOLDER_ENCODINGS: readonly Encoding[] = [
  { format: 'avif', widths: [360, 840] },
  { format: 'jpeg', widths: [640] },
];

/** Originals are scaled down to this once; all widths, previews and palettes are made of that. */
export const MAX_WIDTH = 1280;

/**
 * Covers are flat colours with sharp edges, where halved colour (4:2:0) shows. Means of eight covers at 640 px, in KB,
 * SSIM as dB and milliseconds of one core beside: AVIF of effort 2: 13.3, 19.3, 366; effort 1: 14.1, 18.5, 223; effort
 * 0: 26.8, 16.3, 69; halved colour at effort 1: 13.5, 17.5, 221; WebP takes twice the bytes for less likeness.
 */
export const QUALITY = {
  avif: { quality: 50, chromaSubsampling: '4:4:4' },
  webp: { quality: 70, effort: 2 },
  jpeg: { quality: 78, chromaSubsampling: '4:4:4', progressive: true },
} as const;

/**
 * The time grows with the pixels: two thirds of it go into the two largest steps, which few screens ask for, or phones that
 * show three pixels where the eye sees one. With effort 1 for these alone, all files of a picture take 0.7 of the time.
 */
export function avifEffort(width: number): number {
  return width <= 640 ? 2 : 1;
}

/** Larger files are an error of export, and would take the machine's memory. */
export const MAX_BYTES = 50_000_000;

/** Sides of a picture may differ this much. Thinner strips show nothing, and take much memory to be cropped. */
export const MAX_RATIO = 20;

/** Smaller steps than this are not worth a file. */
const MIN_STEP = 1.1;

export interface Variant {
  format: PictureFormat;
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
