import { routeOf } from '../kinds.ts';
import { definePage, type PageOf } from '../model/page.ts';
import { type Context, linkCards, pageHead } from '../model/page-context.ts';
import type { LinkCard, PageHead } from '../model/parts.ts';
import { sitePage, trailTo } from '../model/site-pages.ts';

export interface MusicProps extends PageHead {
  cards: LinkCard[];
  stats: { value: string; label: string }[];
  quote?: { text: string; source: string } | undefined;
}

export function musicPage(context: Context): PageOf<'music', MusicProps> {
  const { pages, settings } = context.site;
  const route = routeOf('pages/music');
  return definePage(context, 'music', projectMusic(context), {
    route,
    title: sitePage(context.site, 'music').title,
    description: pages.music?.data.description ?? `Releases, mixes and radio by ${settings.artist.name}.`,
    trail: [trailTo(context.site, 'music')],
  });
}

function projectMusic(context: Context): MusicProps {
  const { site } = context;
  const { cards, stats, quote } = site.pages.music?.data ?? {};
  return {
    ...pageHead(context, 'music'),
    cards: linkCards(
      context,
      cards ??
        [sitePage(site, 'releases'), sitePage(site, 'mixes')].map(({ title, route: url }) => ({
          title,
          url,
        })),
    ),
    stats: stats ?? [],
    quote: quote && { text: quote.text, source: quote.source ?? '' },
  };
}
