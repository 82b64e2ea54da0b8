import { releaseCard } from '../../model/cards.ts';
import type { Context } from '../../model/page-context.ts';
import type { MusicCard } from '../../model/parts.ts';
import type { Catalogue } from '../discography.ts';
import { RELATED_LIMIT, type RecordPage } from './record.ts';
import { releasePage } from './release.ts';
import { remixPage } from './remix.ts';

export function releasePages(context: Context, { releases, remixes }: Catalogue): RecordPage[] {
  const cards = releases.map(({ card }) => card);
  return [
    ...context.site.upcomingReleases.map((entry) =>
      releasePage(context, { entry, card: releaseCard(context, entry) }, cards),
    ),
    ...releases.map((listed, index) => releasePage(context, listed, neighbours(cards, index))),
    ...remixes.map((listed) => remixPage(context, listed, cards)),
  ];
}

/** The cards that follow `index`, starting over at the end; never the one at `index`, and no more than are shown. */
function neighbours(cards: MusicCard[], index: number): MusicCard[] {
  const rest = Math.min(RELATED_LIMIT, cards.length - 1);
  return Array.from({ length: rest }, (_, step) => cards[(index + step + 1) % cards.length]).filter(
    (card) => card !== undefined,
  );
}
