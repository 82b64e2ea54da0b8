/** Pictures for shared links: from the cards of the pages to files, which are drawn when they are read. */

import { VERSION } from 'liner:version';
import type { Artifact } from '../../artifact.ts';
import { readUnchanged } from '../../cache/fingerprints.ts';
import type { Cache } from '../../cache/index.ts';
import { hash } from '../../lib/hash.ts';
import { directionOfText, hasRightToLeft } from '../../lib/isolate.ts';
import type { Bitmap } from '../bitmap.ts';
import type { Fonts } from '../fonts/index.ts';
import type { Original } from '../pictures/index.ts';
import type { ShareCard, ShareImage } from './card.ts';
import { decodeForCards, drawCard } from './draw.ts';
import { openTypefaces, type Typefaces } from './typography.ts';

/** Number of open typefaces, of some two megabytes each. */
const KEPT = 4;

export interface ShareContext {
  fonts: Fonts;
  cache: Cache;
  /** The files behind pictures, by their names in the content. */
  originals: ReadonlyMap<string, Original>;
}

/** Changes with all that decides about the look of a card, besides the card and its picture. */
export function shareVersion(fonts: Fonts): string {
  return hash(
    VERSION,
    ...[fonts.wide, fonts.narrow, fonts.mono, fonts.arabicName, fonts.arabicText].map(({ digest }) => digest),
  );
}

/** Cards to be uploaded by people. @param picture a file or a drawing, which all of them show */
export async function drawCards(
  cards: readonly ShareCard[],
  picture: Uint8Array,
  fonts: Fonts,
): Promise<Uint8Array[]> {
  const chooseTypefaces = memoizeTypefaces(fonts);
  const drawn: Uint8Array[] = [];
  for (const card of cards) {
    const bitmap = await decodeForCards(picture, card);
    drawn.push(await drawCard(card, bitmap, await chooseTypefaces(card)));
  }
  return drawn;
}

/** Each image once, however many pages show it. */
export function planShareImages(
  images: readonly ShareImage[],
  { fonts, cache, originals }: ShareContext,
): Artifact[] {
  const chooseTypefaces = memoizeTypefaces(fonts);
  const decode = memoizeDecoding();
  const draw = async (card: ShareCard) => {
    const original = card.picture === undefined ? undefined : originals.get(card.picture);
    const typefaces = chooseTypefaces(card);
    const picture = original && (await decode(original));
    return drawCard(card, picture, await typefaces);
  };
  const each = new Map(images.map((image) => [image.path, image]));
  return [...each.values()].map(({ path, digest, card }) => {
    const key = ['share', digest];
    // Hosts of finished files keep what they have by this key, and never ask the cache for it.
    cache.claim(key);
    return { path, key: key.join(' '), immutable: true, body: () => cache.get(key, () => draw(card)) };
  });
}

/** Memoizes typefaces: most sites need one kind, and all their cards have one layout. The direction of a card is that of its title. */
function memoizeTypefaces(fonts: Fonts): (card: ShareCard) => Promise<Typefaces> {
  const opened = new Map<string, Promise<Typefaces>>();
  return ({ layout, title, byline, corner, badge = '', facts }) => {
    const hasArabic = [title, byline, corner, badge, ...facts].some(hasRightToLeft);
    const direction = directionOfText(title) ?? 'ltr';
    const kind = `${layout} ${hasArabic ? direction : 'latin'}`;
    const typefaces = opened.get(kind) ?? openTypefaces(fonts, { layout, direction, hasArabic });
    opened.set(kind, typefaces);
    return typefaces;
  };
}

/** Cards with the same picture follow each other: the last few pictures are kept. */
function memoizeDecoding(): (original: Original) => Promise<Bitmap> {
  const kept = new Map<string, Promise<Bitmap>>();
  return ({ path, digest }) => {
    const decoded = kept.get(digest) ?? readUnchanged(path, digest).then(decodeForCards);
    kept.set(digest, decoded);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return decoded;
  };
}
