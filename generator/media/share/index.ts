/** Pictures for shared links: an address as soon as a page asks, the picture itself when somebody fetches it. */

import type { Artifact } from '../../artifact.ts';
import type { Cache } from '../../lib/cache/index.ts';
import { readUnchanged } from '../../lib/files.ts';
import { hash } from '../../lib/hash.ts';
import type { ShareCard, ShareImage } from '../../model/share.ts';
import type { Fonts } from '../fonts/index.ts';
import type { Original } from '../pictures/make.ts';
import { composeCard } from './compose.ts';
import { drawCard } from './draw.ts';
import { SHARE_SETTINGS, SIZES } from './settings.ts';
import type { Cuts } from './text.ts';

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

/** Names of the cuts: titles are set expanded or condensed, as on the pages. */
const WIDE = { wght: 800, wdth: 125 };
const NARROW = { wght: 800, wdth: 75 };
const MONO = { wght: 500 };

export function openShare({ fonts, cache, find, href }: ShareContext): SharePlanner {
  const originalOf = ({ picture }: ShareCard) => (picture === undefined ? undefined : find(picture));
  const digests = [SHARE_SETTINGS, fonts.archivo.digest, fonts['martian-mono'].digest];
  const digestOf = (card: ShareCard) =>
    hash(...digests, originalOf(card)?.digest ?? '', JSON.stringify(card));
  const pathOf = (card: ShareCard) => `${FOLDER}/${card.name}-${digestOf(card).slice(0, 8)}.jpg`;
  let cuts: Promise<Cuts> | undefined;
  const openCuts = () => {
    cuts ??= loadCuts(fonts);
    return cuts;
  };
  const draw = async (card: ShareCard) => {
    const original = originalOf(card);
    const composition = composeCard(card, original !== undefined, await openCuts());
    return drawCard(composition, original && (await readUnchanged(original.path, original.digest)));
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

async function loadCuts({ archivo: grotesk, 'martian-mono': mono }: Fonts): Promise<Cuts> {
  const { openCut } = await import('./type.ts');
  const [wide, narrow, data] = await Promise.all([
    grotesk.instance(WIDE),
    grotesk.instance(NARROW),
    mono.instance(MONO),
  ]);
  return {
    wide: await openCut(wide, -0.03),
    narrow: await openCut(narrow, -0.015),
    mono: await openCut(data),
  };
}
