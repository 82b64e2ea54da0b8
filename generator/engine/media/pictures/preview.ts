/** The preview of a picture until it has loaded: a few of its colours, as CSS. */
import { VERSION } from 'liner:version';
import { type Bitmap, openBitmap } from '../bitmap.ts';

/** Changes with the code that decides about previews. */
export const PREVIEW_VERSION = VERSION;

/** Colourless preview, in the form of `drawPreview`. */
export const CLEAR_PREVIEW = 'linear-gradient(#0000,#0000)';

/** Every preview of a page, as it is in its HTML. */
export const PREVIEWS = /background-image:(?:radial-gradient\([^)]*\),)*linear-gradient\(#\w+,#\w+\)/g;

/** Places of eight of a picture's nine fields, and how far each reaches over the middle. */
const FIELDS = [
  { field: 0, place: '0 0', reach: 45 },
  { field: 2, place: '100% 0', reach: 45 },
  { field: 6, place: '0 100%', reach: 45 },
  { field: 8, place: '100% 100%', reach: 45 },
  { field: 1, place: '50% 0', reach: 50 },
  { field: 3, place: '0 50%', reach: 50 },
  { field: 5, place: '100% 50%', reach: 50 },
  { field: 7, place: '50% 100%', reach: 50 },
];
const MIDDLE = 4;

/** A value of `background-image`, some 400 characters long that compress well: nine colours of the picture, blurred into each other. */
export async function drawPreview(bitmap: Bitmap): Promise<string> {
  const fields = (await openBitmap(bitmap)).resize({ width: 3, height: 3, fit: 'fill' });
  const pixels = await fields.raw().toBuffer();
  const colourOf = (field: number) => toHex(pixels.subarray(3 * field, 3 * field + 3));
  const around = FIELDS.map(({ field, place, reach }) => {
    const colour = colourOf(field);
    return `radial-gradient(at ${place},${colour},${colour}0 ${reach}%)`;
  });
  const middle = colourOf(MIDDLE);
  return [...around, `linear-gradient(${middle},${middle})`].join();
}

/** Formats a pixel as one digit for each of red, green and blue. */
function toHex(pixel: Uint8Array): string {
  return `#${Array.from(pixel, (value) => Math.round(value / 17).toString(16)).join('')}`;
}
