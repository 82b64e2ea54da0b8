/** Press photos that would look coarse in print. */
import type { Problem } from '../../problems/index.ts';
import type { Proof } from './context.ts';

/** ISO 216: 148 by 210 mm. */
const A5_INCHES = { short: 148 / 25.4, long: 210 / 25.4 };
const DPI = 300;

export const proofPhotos: Proof = ({ content: { pages }, photos }) =>
  (pages.press?.data.photos ?? []).flatMap(({ file }, index): Problem[] => {
    const size = photos.get(file);
    const dpi = size ? measurePrint(size) : DPI;
    if (!size || dpi >= DPI) return [];
    return [
      {
        code: 'press/photo-size',
        level: 'warning',
        message: `${file} has ${size.width} by ${size.height} pixels: printed as large as A5 that is ${dpi} DPI, and print needs ${DPI}.`,
        hint: 'Take a larger one: 1748 by 2480 pixels are enough.',
        at: pages.press?.at(['photos', index, 'file']),
      },
    ];
  });

/** The resolution of a picture that is as large as an A5 page lets it be, whichever way it is turned. */
function measurePrint({ width, height }: { width: number; height: number }): number {
  const [short = 0, long = 0] = [width, height].sort((a, b) => a - b);
  return Math.round(Math.max(short / A5_INCHES.short, long / A5_INCHES.long));
}
