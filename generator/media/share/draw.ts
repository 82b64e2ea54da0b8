/** From a composition to a JPEG. sharp is loaded with the first card that no cache holds. */
import type { Sharp } from 'sharp';
import { MAX_PIXELS } from '../pictures/settings.ts';
import type { Composition, Frame } from './compose.ts';
import { ENCODINGS, LARGEST_FILE } from './settings.ts';

/** A picture whose shape differs from its frame's by more than this is cropped to where it has most to show. */
const TOLERANCE = 0.02;

/** @param picture the bytes of a picture, where the composition has a place for one */
export async function drawCard(
  { svg, picture: frame }: Composition,
  picture: Uint8Array | undefined,
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const ground = sharp(Buffer.from(svg)).flatten().removeAlpha();
  if (frame && picture) {
    const input = await fillFrame(picture, frame);
    ground.composite([{ input, left: frame.left, top: frame.top, raw: { ...sizeOf(frame), channels: 3 } }]);
  }
  const { data, info } = await ground.raw().toBuffer({ resolveWithObject: true });
  return encode(sharp(data, { raw: info }));
}

async function encode(card: Sharp): Promise<Uint8Array> {
  let bytes = Buffer.alloc(0);
  for (const encoding of ENCODINGS) {
    bytes = await card.clone().jpeg(encoding).toBuffer();
    if (bytes.length <= LARGEST_FILE) break;
  }
  return bytes;
}

/** Pixels of the frame's size in sRGB. */
async function fillFrame(picture: Uint8Array, frame: Frame): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const image = sharp(picture, { failOn: 'error', limitInputPixels: MAX_PIXELS });
  const { autoOrient } = await image.metadata();
  const isAlike =
    Math.abs(autoOrient.width / autoOrient.height / (frame.width / frame.height) - 1) < TOLERANCE;
  return image
    .autoOrient()
    .resize({ ...sizeOf(frame), fit: 'cover', position: isAlike ? 'centre' : sharp.strategy.attention })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}

function sizeOf({ width, height }: Frame): { width: number; height: number } {
  return { width, height };
}
