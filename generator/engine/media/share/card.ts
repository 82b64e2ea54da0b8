/** Pictures for shared links as plain data: their content and their addresses. */
import type { Hex } from '../../lib/colour.ts';

/** `wide` as networks show links; `square` for those that crop to a square; `portrait` and `story` as phones show posts. */
export type ShareShape = 'wide' | 'square' | 'portrait' | 'story';

/** Layout of a card: a record in its sleeve, a flat field, a window, a black bar, a table, or stretched lines. */
export type CardLayout = 'sleeve' | 'field' | 'window' | 'bar' | 'table' | 'lines';

/** Pixels. 1.91 to 1 is what the large networks show without cropping. */
export const SHARE_SIZES: Record<ShareShape, { width: number; height: number }> = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
};

/** Pixels at the top and at the bottom, where apps have their own buttons: only the planes of a card reach into it. */
export const MARGINS: Record<ShareShape, number> = { wide: 0, square: 0, portrait: 0, story: 250 };

/** The part of a card that its texts and its picture are in. */
export function bodyOf(shape: ShareShape): { width: number; height: number } {
  const { width, height } = SHARE_SIZES[shape];
  return { width, height: height - 2 * MARGINS[shape] };
}

export interface CardColors {
  ground: Hex;
  ink: Hex;
  /** The colours of blocks, and of text on them. */
  accent: Hex;
  accentInk: Hex;
}

/** Content of a picture for shared links. Equal cards are one picture. */
export interface ShareCard {
  /** Begins the file's name: `new-song`. */
  name: string;
  layout: CardLayout;
  /** BCP 47 tag of the title's language, for its capitals: `en-US`. */
  language: string;
  shape: ShareShape;
  /** Set large. */
  title: string;
  /** Set small, over the title: the artist, and the text across from it. */
  byline: string;
  corner: string;
  /** Set small, under the title: a word in the accent, and as many facts as there is room for. */
  badge?: string | undefined;
  facts: string[];
  /** Path below the assets folder. */
  picture?: string | undefined;
  /** The focus that cropping keeps, `40% 20%`; if missing, the part with most detail. */
  focus?: string | undefined;
  /** No part of the picture is cropped, although the layout would do so. */
  isWhole?: boolean | undefined;
  colors: CardColors;
}

/** Picks the format: without a picture a card is letters on plain colours, which a PNG of the same size shows without a flaw. */
export function shareType({ picture }: Pick<ShareCard, 'picture'>): ShareImage['type'] {
  return picture === undefined ? 'image/png' : 'image/jpeg';
}

export interface ShareImage {
  card: ShareCard;
  /** Hash of the card, its picture, and the fonts and code that draw it. */
  digest: string;
  /** Path below the output folder, with a part of the digest. */
  path: string;
  /** Address for browsers, with the base path. */
  url: string;
  type: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
}

export interface Share {
  /** The text alternative of all images. */
  alt: string;
  /** The first is for networks that take only one. */
  images: [ShareImage, ...ShareImage[]];
}
