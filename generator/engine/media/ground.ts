/** The ground of pictures with transparency, which the files that are made of them do not have. */
import type { Metadata, Sharp } from 'sharp';

const WHITE = '#ffffff';
const DARK = '#1a1815';

/** The side in pixels to which a picture is scaled to be looked at. */
const SIDE = 96;
/** A picture whose mean opacity is larger has only clear corners: its ground is its own. */
const MOST_OPAQUE = 0.9;
/** Luma, of 255, from which on a colour can hardly be distinguished from white (1.6:1). */
const LIGHT = 205;
/** The least share of such colours in what is drawn. */
const LEAST_LIGHT = 0.9;

/** The least mean opacity of a picture that shows something. */
const LEAST_OPAQUE = 0.005;

/** Puts a picture on white, or on a dark ground if what it shows is so light that it would disappear. */
export async function fillGround(image: Sharp, facts: Pick<Metadata, 'hasAlpha'>): Promise<Sharp> {
  return image.flatten({ background: (await findGround(image, facts)).background });
}

/** Finds what to put a picture on, and whether nothing of it would be seen there. */
export async function findGround(image: Sharp, { hasAlpha }: Pick<Metadata, 'hasAlpha'>) {
  if (!hasAlpha) return { background: WHITE, isClear: false };
  const small = image.clone().resize({ width: SIDE, height: SIDE, fit: 'fill' }).toColourspace('srgb');
  const pixels = await small.ensureAlpha().raw().toBuffer();
  let drawn = 0;
  let light = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    drawn += alpha;
    if (0.2126 * red + 0.7152 * green + 0.0722 * blue >= LIGHT) light += alpha;
  }
  const opacity = drawn / (255 * SIDE * SIDE);
  const isLight = opacity < MOST_OPAQUE && drawn > 0 && light >= LEAST_LIGHT * drawn;
  return { background: isLight ? DARK : WHITE, isClear: opacity < LEAST_OPAQUE };
}
