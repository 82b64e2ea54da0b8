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
  const { pages } = context.site;
  const route = routeOf('pages/music');
  return definePage(context, 'music', projectMusic(context), {
    route,
    title: sitePage(context.site, 'music').title,
    description: pages.music?.data.description ?? describe(context.site),
    trail: [trailTo(context.site, 'music')],
  });
}

/** For search engines, where music.yaml has no words for them. */
function describe(site: Context['site']): string {
  const [releases, mixes] = [sitePage(site, 'releases').isFilled, sitePage(site, 'mixes').isFilled];
  const { descriptions } = site.words;
  const describe = mixes ? (releases ? descriptions.musicAll : descriptions.mixes) : descriptions.music;
  return describe({ name: site.settings.artist.name });
}

function projectMusic(context: Context): MusicProps {
  const { site } = context;
  const { cards, stats, quote } = site.pages.music?.data ?? {};
  return {
    ...pageHead(context, 'music'),
    cards: linkCards(
      context,
      cards ??
        [sitePage(site, 'releases'), sitePage(site, 'mixes'), sitePage(site, 'videos')].map(
          ({ title, route: url }) => ({
            title,
            url,
          }),
        ),
    ),
    stats: stats ?? [],
    quote: quote && { text: quote.text, source: quote.source ?? '' },
  };
}
