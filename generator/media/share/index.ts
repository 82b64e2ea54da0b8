/** Pictures for shared links: an address as soon as a page asks, the picture itself when somebody fetches it. */

import type { Artifact } from '../../artifact.ts';
import type { Cache } from '../../lib/cache/index.ts';
import { readUnchanged } from '../../lib/files.ts';
import { hash } from '../../lib/hash.ts';
import type { ShareCard, ShareImage } from '../../model/share.ts';
import type { Fonts } from '../fonts/index.ts';
import type { Original } from '../pictures/plan.ts';
import { SIZES } from './compose.ts';
import { DRAW_VERSION, drawCard } from './draw.ts';
import { openTypefaces, type Typefaces } from './typography.ts';

export interface ShareContext {
  fonts: Fonts;
  cache: Cache;
  /** A picture that can be shown, by its name in the content. */
  find: (file: string) => Original | undefined;
  /** Adds the base path to an address of this site. */
  href: (url: string) => string;
}

export interface SharePlanner {
  /** Where a card's picture will be. */
  locate(card: ShareCard): ShareImage;
  /** The files of all cards, each once; drawn when they are read. */
  plan(cards: readonly ShareCard[]): Artifact[];
}

const FOLDER = 'assets/share';

export function openShare({ fonts, cache, find, href }: ShareContext): SharePlanner {
  const originalOf = ({ picture }: ShareCard) => (picture === undefined ? undefined : find(picture));
  const digests = [DRAW_VERSION, fonts.archivo.digest, fonts['martian-mono'].digest];
  const digestOf = (card: ShareCard) =>
    hash(...digests, originalOf(card)?.digest ?? '', JSON.stringify(card));
  const pathOf = (card: ShareCard) => `${FOLDER}/${card.name}-${digestOf(card).slice(0, 8)}.jpg`;
  let typefaces: Promise<Typefaces> | undefined;
  const draw = async (card: ShareCard) => {
    const original = originalOf(card);
    typefaces ??= openTypefaces(fonts);
    const picture = original && (await readUnchanged(original.path, original.digest));
    return drawCard(card, picture, await typefaces);
  };
  return {
    locate: (card) => ({ url: href(`/${pathOf(card)}`), ...SIZES[card.shape] }),
    plan(cards) {
      const each = new Map(cards.map((card) => [pathOf(card), card]));
      return [...each].map(([path, card]) => {
        const key = ['share', digestOf(card)];
        // Hosts of finished files keep what they have by this key, and never ask the cache for it.
        cache.claim(key);
        return { path, key: key.join(' '), immutable: true, body: () => cache.get(key, () => draw(card)) };
      });
    },
  };
}
