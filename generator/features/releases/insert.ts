/** The directive `releases`: covers of releases. */

import type { Insert } from '../../engine/content/types.ts';
import type { Context } from '../../site/context.ts';
import { feedLink, type InsertKind } from '../../site/inserts.ts';
import type { MusicCard } from '../../site/parts.ts';
import { ROUTES } from '../../site/routes.ts';
import { releaseCard, remixCard } from './cards.ts';

export const releases: InsertKind<Extract<Insert, { name: 'releases' }>> = {
  show: (context, { type, limit }, { isBelowHeading }) => {
    const cards = listCards(context, type).slice(0, limit);
    const heading = isBelowHeading ? '' : context.site.words.pages.releases;
    return cards.length > 0 ? { kind: 'releases', heading, cards } : undefined;
  },
  feed: ({ site }) => feedLink(site, site.words.pages.releases, ROUTES.releases),
};

function listCards(context: Context, type: string | undefined): MusicCard[] {
  const { releases, remixes } = context.site;
  if (type === 'remix') return remixes.map((entry) => remixCard(context, entry));
  const matches = releases.filter(({ data }) => type === undefined || data.type === type);
  return matches.map((entry) => releaseCard(context, entry));
}
