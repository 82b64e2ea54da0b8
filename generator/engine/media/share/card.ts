/** Pictures for shared links as plain data: their content and their addresses. */
import type { Hex } from '../../lib/colour.ts';

/** `wide` as networks show links; `square` for those that crop to a square. */
export type ShareShape = 'wide' | 'square';

/** How a card is set: a record in its sleeve, a flat field, a window, a black bar, a table, or stretched lines. */
export type CardLayout = 'sleeve' | 'field' | 'window' | 'bar' | 'table' | 'lines';

/** In pixels. 1.91 to 1 is what the large networks show without cropping. */
export const SHARE_SIZES: Record<ShareShape, { width: number; height: number }> = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
};

export interface CardColors {
  ground: Hex;
  ink: Hex;
  /** The colours of blocks, and of text on them. */
  accent: Hex;
  accentInk: Hex;
}

/** All that a picture for shared links shows. Equal cards are one picture. */
export interface ShareCard {
  /** Begins the file's name: `new-song`. */
  name: string;
  layout: CardLayout;
  /** Of the title, for its capitals: `en-US`. */
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
  /** Below the assets folder. */
  picture?: string | undefined;
  /** The focus that cropping keeps, `40% 20%`; if missing, the part with most detail. */
  focus?: string | undefined;
  colors: CardColors;
}

/** Without a picture a card is letters on plain colours, which a PNG of the same size shows without a flaw. */
export function shareType({ picture }: Pick<ShareCard, 'picture'>): ShareImage['type'] {
  return picture === undefined ? 'image/png' : 'image/jpeg';
}

/** A card and its file. */
export interface ShareImage {
  card: ShareCard;
  /** Of the card, of its picture, and of what it is drawn with. */
  digest: string;
  /** Below the output folder; it holds a part of the digest. */
  path: string;
  /** The same for browsers, with the base path. */
  url: string;
  type: 'image/jpeg' | 'image/png';
  /** In pixels. */
  width: number;
  height: number;
}

/** Images for sharing a page. */
export interface Share {
  /** The text alternative of all images. */
  alt: string;
  /** The first is for networks that take only one. */
  images: [ShareImage, ...ShareImage[]];
}
