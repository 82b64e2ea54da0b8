import { routeOf } from '../kinds.ts';
import { definePage, type PageOf } from '../model/page.ts';
import { type Context, linkCards, pageHead } from '../model/page-context.ts';
import type { LinkCard, PageHead } from '../model/parts.ts';

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
    title: 'Music',
    description: pages.music?.data.description ?? `Releases, mixes and radio by ${settings.artist.name}.`,
    trail: [['Music', route]],
  });
}

function projectMusic(context: Context): MusicProps {
  const { music } = context.site.pages;
  const { cards, stats, quote } = music?.data ?? {};
  return {
    ...pageHead(music, 'Music'),
    cards: linkCards(
      context,
      cards ?? [
        { title: 'Releases', url: routeOf('pages/releases') },
        { title: 'Mixes & Radio', url: routeOf('pages/mixes') },
      ],
    ),
    stats: stats ?? [],
    quote: quote && { text: quote.text, source: quote.source ?? '' },
  };
}
