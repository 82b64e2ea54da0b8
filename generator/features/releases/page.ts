import type { Entry } from '../../engine/content/types.ts';
import type { Context } from '../../site/context.ts';
import { standingIn } from '../../site/page.ts';
import type { PageCache } from '../../site/page-cache.ts';
import type { MusicCard, RelatedCard } from '../../site/parts.ts';
import { type PressQuote, quotesOfRelease } from '../../site/quotes.ts';
import { releaseRoute } from '../../site/routes.ts';
import { releaseCard } from './cards.ts';
import type { Catalogue, CatalogueEntry } from './discography.ts';
import { RELATED_LIMIT, type RecordPage, type ReleasePage } from './record-page.ts';
import { releasePage } from './release-page.ts';
import { remixPage } from './remix-page.ts';
import type { Release } from './schema/release.ts';

/** Pages of all releases and remixes, each made on first use. */
export function releasePages(
  context: Context,
  pageCache: PageCache,
  { releases, remixes }: Catalogue,
): RecordPage[] {
  const cards = releases.map(({ card }) => relatedCard(card));
  const defer = <Data>(
    make: MakePage<Data>,
    { entry, card }: CatalogueEntry<Data>,
    related: RelatedCard[],
    quotes: PressQuote[] = [],
  ): RecordPage => {
    const { slug } = entry;
    const inputs: [Entry<Data>, MusicCard, RelatedCard[], PressQuote[]] = [entry, card, related, quotes];
    const route = releaseRoute(slug);
    const place = { route, standing: standingIn(context.site, route, 'own') };
    const page = pageCache.plan(place, inputs, (from, entry, card, related, quotes) =>
      make(from, { entry, card }, related, quotes),
    );
    return { slug, inputs, page };
  };
  const first = cards.slice(0, RELATED_LIMIT);
  const quotesOf = (entry: Entry<Release>) => quotesOfRelease(context.site, entry);
  return [
    ...context.site.upcomingReleases.map((entry) =>
      defer(releasePage, { entry, card: releaseCard(context, entry) }, first, quotesOf(entry)),
    ),
    ...releases.map((listed, index) =>
      defer(releasePage, listed, neighbours(cards, index), quotesOf(listed.entry)),
    ),
    ...remixes.map((listed) => defer(remixPage, listed, first)),
  ];
}

type MakePage<Data> = (
  context: Context,
  listed: CatalogueEntry<Data>,
  related: RelatedCard[],
  quotes: PressQuote[],
) => ReleasePage;

/** The shown part of a card: each is among the props of 15 pages. */
function relatedCard({ title, url, artist, picture, badge }: MusicCard): RelatedCard {
  return { title, url, artist, picture, badge };
}

/** The cards after `index`, wrapping around at the end, without the one at `index`. */
function neighbours(cards: RelatedCard[], index: number): RelatedCard[] {
  const rest = Math.min(RELATED_LIMIT, cards.length - 1);
  return Array.from({ length: rest }, (_, step) => cards[(index + step + 1) % cards.length]).filter(
    (card) => card !== undefined,
  );
}
