/** From a card to a JPEG. */
import { VERSION } from 'liner:version';
import type { Sharp } from 'sharp';
import { type Focus, parseFocus } from '../../lib/focus.ts';
import type { ShareCard } from '../../model/share-card.ts';
import { openImage, processImage } from '../sharp.ts';
import { composeCard, type Frame } from './compose.ts';
import type { Typefaces } from './typography.ts';

/** Changes with the code that decides about the bytes of cards. */
export const DRAW_VERSION = VERSION;

/**
 * From good to small: the first that keeps a card below LARGEST_FILE is taken, else the last. Covers with the text
 * beside them, in KB and dB: whole colour 32 to 124 KB, 39 to 44 dB; halved colour 22 to 105 KB, 36 to 41 dB.
 */
const ENCODINGS = [
  { quality: 72, chromaSubsampling: '4:4:4', progressive: true },
  { quality: 72, chromaSubsampling: '4:2:0', progressive: true },
  { quality: 54, chromaSubsampling: '4:2:0', progressive: true },
] as const;
const LARGEST_FILE = 100_000;

/** A picture whose shape differs from its frame's by more than this is cropped to where it has most to show. */
const TOLERANCE = 0.02;

/** To find that, libvips first scales the whole picture until its shorter side fills the frame: 400:1 takes 300 MB. */
const LARGEST_RATIO = 8;

/** @param picture the bytes of the card's picture, where it can be shown */
export async function drawCard(
  card: ShareCard,
  picture: Uint8Array | undefined,
  typefaces: Typefaces,
): Promise<Uint8Array> {
  const { svg, picture: frame } = composeCard(card, picture !== undefined, typefaces);
  const ground = (await openImage(Buffer.from(svg))).flatten().removeAlpha();
  if (frame && picture) {
    const input = await fillFrame(picture, frame, parseFocus(card.focus ?? ''));
    ground.composite([{ input, left: frame.left, top: frame.top, raw: { ...sizeOf(frame), channels: 3 } }]);
  }
  const { data, info } = await ground.raw().toBuffer({ resolveWithObject: true });
  return encode(await openImage(data, { raw: info }));
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
async function fillFrame(picture: Uint8Array, frame: Frame, focus: Focus | undefined): Promise<Buffer> {
  return processImage(picture, { failOn: 'error' }, (image, { autoOrient }) =>
    (focus
      ? cropAround(image.autoOrient(), autoOrient, frame, focus)
      : image
          .autoOrient()
          .resize({ ...sizeOf(frame), fit: 'cover', position: choosePosition(autoOrient, frame) })
    )
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer(),
  );
}

/** As browsers crop by `object-position`: the shares of what does not fit that are cut off at the left and at the top. */
function cropAround(image: Sharp, picture: FrameSize, frame: Frame, { x, y }: Focus): Sharp {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const width = Math.max(frame.width, Math.round(picture.width * scale));
  const height = Math.max(frame.height, Math.round(picture.height * scale));
  return image.resize({ width, height, fit: 'fill' }).extract({
    left: Math.round(((width - frame.width) * x) / 100),
    top: Math.round(((height - frame.height) * y) / 100),
    ...sizeOf(frame),
  });
}

type FrameSize = Pick<Frame, 'width' | 'height'>;

/** @param picture the right way up */
export function choosePosition(picture: FrameSize, frame: FrameSize): 'centre' | 'attention' {
  const ratio = picture.width / picture.height;
  const isAlike = Math.abs(ratio / (frame.width / frame.height) - 1) < TOLERANCE;
  return isAlike || Math.max(ratio, 1 / ratio) > LARGEST_RATIO ? 'centre' : 'attention';
}

function sizeOf({ width, height }: Frame): FrameSize {
  return { width, height };
}
