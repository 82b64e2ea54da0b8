import type { Entry } from '../../content/types.ts';
import { releaseCard } from '../../model/cards.ts';
import { deferPage } from '../../model/page.ts';
import type { Context } from '../../model/page-context.ts';
import type { MusicCard } from '../../model/parts.ts';
import { releaseRoute } from '../../model/routes.ts';
import type { Catalogue } from '../discography.ts';
import { RELATED_LIMIT, type RecordPage } from './record.ts';
import { releasePage } from './release.ts';
import { remixPage } from './remix.ts';

/** The pages are made when they are looked at. */
export function releasePages(context: Context, { releases, remixes }: Catalogue): RecordPage[] {
  const { site } = context;
  const cards = releases.map(({ card }) => card);
  const defer = ({ slug }: Entry<unknown>, make: () => RecordPage['page']): RecordPage => ({
    slug,
    page: deferPage(site, { route: releaseRoute(slug), standing: 'own' }, make),
  });
  return [
    ...site.upcomingReleases.map((entry) =>
      defer(entry, () => releasePage(context, { entry, card: releaseCard(context, entry) }, cards)),
    ),
    ...releases.map((listed, index) =>
      defer(listed.entry, () => releasePage(context, listed, neighbours(cards, index))),
    ),
    ...remixes.map((listed) => defer(listed.entry, () => remixPage(context, listed, cards))),
  ];
}

/** The cards that follow `index`, starting over at the end; never the one at `index`, and no more than are shown. */
function neighbours(cards: MusicCard[], index: number): MusicCard[] {
  const rest = Math.min(RELATED_LIMIT, cards.length - 1);
  return Array.from({ length: rest }, (_, step) => cards[(index + step + 1) % cards.length]).filter(
    (card) => card !== undefined,
  );
}
