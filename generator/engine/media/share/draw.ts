/** From a card to a JPEG or a PNG. */

import type { Sharp } from 'sharp';
import { type Focus, parseFocus } from '../../lib/focus.ts';
import { type Bitmap, openBitmap, overlayBitmap, takeBitmap } from '../bitmap.ts';
import { fillGround } from '../ground.ts';
import { openImage, processImage } from '../sharp.ts';
import { MARGINS, type ShareCard, shareType } from './card.ts';
import { composeCard } from './compose.ts';
import type { Frame, FrameSize } from './layout.ts';
import type { Typefaces } from './typography.ts';

/**
 * From good to small: the first that keeps a card below LARGEST_FILE is taken, else the last. Covers with the text
 * beside them, in KB and dB: whole colour 32 to 124 KB, 39 to 44 dB; halved colour 22 to 105 KB, 36 to 41 dB.
 */
const ENCODINGS = [
  { quality: 72, chromaSubsampling: '4:4:4' },
  { quality: 72, chromaSubsampling: '4:2:0' },
  { quality: 54, chromaSubsampling: '4:2:0' },
] as const;
const LARGEST_FILE = 100_000;
/** For people who upload a card themselves, to services that encode it again. */
const FINE = { quality: 92, chromaSubsampling: '4:4:4' } as const;

/** In as many bytes as a JPEG of good quality takes, and in half of its time. More effort takes 5 % off. */
const PNG = { compressionLevel: 4 };

/** A picture whose shape differs from its frame's by more than this is cropped to its most detailed part. */
const TOLERANCE = 0.02;

/** To find that, libvips first scales the whole picture until its shorter side fills the frame: 400:1 takes 300 MB. */
const LARGEST_RATIO = 8;

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

/** As browsers crop by `object-position`: the shares of what does not fit that are cut off at the left and at the top. */
export function cropAround(image: Sharp, picture: FrameSize, frame: FrameSize, { x, y }: Focus): Sharp {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const width = Math.max(frame.width, Math.round(picture.width * scale));
  const height = Math.max(frame.height, Math.round(picture.height * scale));
  return image.resize({ width, height, fit: 'fill' }).extract({
    left: Math.round(((width - frame.width) * x) / 100),
    top: Math.round(((height - frame.height) * y) / 100),
    ...sizeOf(frame),
  });
}

/** @param picture the right way up */
export function choosePosition(picture: FrameSize, frame: FrameSize): 'centre' | 'attention' {
  const ratio = picture.width / picture.height;
  const isAlike = Math.abs(ratio / (frame.width / frame.height) - 1) < TOLERANCE;
  return isAlike || Math.max(ratio, 1 / ratio) > LARGEST_RATIO ? 'centre' : 'attention';
}

function sizeOf({ width, height }: FrameSize): FrameSize {
  return { width, height };
}
