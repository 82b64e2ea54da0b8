/** The resolution of a picture in print, by its pixels: the one in its file is only a label. */

/** ISO 216: 148 by 210 mm. */
const A5_INCHES = { short: 148 / 25.4, long: 210 / 25.4 };

/** Dots per inch that print needs. */
export const PRINT_DPI = 300;

/** The resolution of a picture that is as large as an A5 page lets it be, whichever way it is turned. */
export function measurePrint({ width, height }: { width: number; height: number }): number {
  const [short = 0, long = 0] = [width, height].sort((a, b) => a - b);
  return Math.round(Math.max(short / A5_INCHES.short, long / A5_INCHES.long));
}
