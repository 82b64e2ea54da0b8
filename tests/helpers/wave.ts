/** The trace of a sound that is drawn where a player will be, measured in a picture of the page. */
import sharp from 'sharp';

/** Pixels of the picture: from where, at which height, and how far. */
export interface Row {
  left: number;
  top: number;
  width: number;
}

/** Lines are one pixel wide in tiles of this many. */
export const TILE = 6;

/** How many thin upright lines there are across a row of a screenshot: one that is blurred is none. */
export async function countLines(png: Buffer, { left, top, width }: Row): Promise<number> {
  const { data, info } = await sharp(png)
    .extract({ left: Math.round(left), top: Math.round(top), width: Math.round(width), height: 1 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const values = [...data].filter((_, index) => index % info.channels === 0);
  const ground = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  const isLine = values.map((value) => Math.abs(value - ground) > 20);
  return isLine.filter((line, index) => line && !isLine[index - 1] && !isLine[index + 2]).length;
}
