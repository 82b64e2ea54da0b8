/** From drawings to the files that the site takes: JPEG, sRGB, never heavier than asked. */

import sharp from 'sharp';

/** Tried from the best on; grain is what makes a cover heavy. */
const QUALITIES = [88, 84, 80, 76, 72, 66, 60];

/**
 * @param {string} svg whose width and height are the pixels wanted
 * @param {{ maxBytes: number, density?: number }} options density in pixels an inch, kept in the file for print
 */
export async function rasterise(svg, { maxBytes, density }) {
  const pixels = await sharp(Buffer.from(svg))
    .flatten()
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    const image = sharp(pixels).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' });
    jpeg = await (density ? image.withMetadata({ density }) : image).toBuffer();
    if (jpeg.length <= maxBytes) return jpeg;
  }
  throw new Error(`${jpeg.length} bytes at the lowest quality; ${maxBytes} were asked for.`);
}
