/** From a card to a JPEG or a PNG. */

import type { Sharp } from 'sharp';
import { type Focus, parseFocus } from '../../lib/focus.ts';
import { type Bitmap, openBitmap, overlayBitmap, takeBitmap } from '../bitmap.ts';
import { choosePosition, cropAround, sizeOf } from '../crop.ts';
import { fillGround } from '../ground.ts';
import { openImage, processImage } from '../sharp.ts';
import { MARGINS, type ShareCard, shareType } from './card.ts';
import { composeCard } from './compose.ts';
import type { Frame } from './layout.ts';
import type { Typefaces } from './typography.ts';

/**
 * Encodings from good to small: the first that keeps a card below LARGEST_FILE is taken, else the last. Covers with the text beside them,
 * in KB and dB: whole colour 32 to 124 KB, 39 to 44 dB; halved colour 22 to 105 KB, 36 to 41 dB.
 */
const ENCODINGS = [
  { quality: 72, chromaSubsampling: '4:4:4' },
  { quality: 72, chromaSubsampling: '4:2:0' },
  { quality: 54, chromaSubsampling: '4:2:0' },
] as const;
const LARGEST_FILE = 100_000;
/** Encoding for people who upload a card themselves, to services that encode it again. */
const FINE = { quality: 92, chromaSubsampling: '4:4:4' } as const;

/** Effort that reaches the size of a good JPEG in half of its time. More effort takes 5 % off. */
const PNG = { compressionLevel: 4 };

/** The sides of the largest pictures on cards for links, and on all cards. */
const LARGEST_SIDE = 864;
const WHOLE_SIDE = 1080;

/** The card's picture, as large as any card shows it. @throws if the file cannot be read to its end */
export function decodeForCards(
  bytes: Uint8Array,
  { isWhole = false }: Pick<ShareCard, 'isWhole'> = {},
): Promise<Bitmap> {
  const side = isWhole ? WHOLE_SIDE : LARGEST_SIDE;
  return processImage(bytes, { failOn: 'error' }, async (image, facts) => {
    const resized = image
      .autoOrient()
      .resize({ width: side, height: side, fit: 'outside', withoutEnlargement: true });
    return takeBitmap(await fillGround(resized, facts));
  });
}

/** @param picture the card's, if it can be shown */
export async function drawCard(
  card: ShareCard,
  picture: Bitmap | undefined,
  typefaces: Typefaces,
): Promise<Uint8Array> {
  const { svg, picture: frame } = composeCard(card, picture, typefaces);
  const [top, bottom] = [MARGINS[card.shape], MARGINS[card.shape]];
  const draw = async () => {
    const body = (await openImage(Buffer.from(svg))).removeAlpha();
    return top > 0 ? body.extend({ top, bottom, extendWith: 'copy' }) : body;
  };
  if (shareType(card) === 'image/png') return (await draw()).toColourspace('srgb').png(PNG).toBuffer();
  // A card whose picture is not there is drawn without it.
  if (!frame || !picture) return encode(card, async () => (await draw()).toColourspace('srgb'));
  const drawn = await takeBitmap(await draw());
  const filled = await fillFrame(picture, frame, parseFocus(card.focus ?? ''));
  overlayBitmap(drawn, filled, { left: frame.left, top: frame.top + top });
  return encode(card, () => openBitmap(drawn));
}

async function encode({ isWhole }: ShareCard, open: () => Promise<Sharp>): Promise<Uint8Array> {
  if (isWhole) return (await open()).jpeg(FINE).toBuffer();
  let bytes = Buffer.alloc(0);
  for (const encoding of ENCODINGS) {
    bytes = await (await open()).jpeg(encoding).toBuffer();
    if (bytes.length <= LARGEST_FILE) break;
  }
  return bytes;
}

async function fillFrame(picture: Bitmap, frame: Frame, focus: Focus | undefined): Promise<Bitmap> {
  const image = await openBitmap(picture);
  return takeBitmap(
    focus
      ? cropAround(image, picture, frame, focus)
      : image.resize({ ...sizeOf(frame), fit: 'cover', position: choosePosition(picture, frame) }),
  );
}
