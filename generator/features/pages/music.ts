import type { Context } from '../../site/context.ts';
import { defineFixedPage, linkCards, type PageOf, pageHead } from '../../site/page.ts';
import type { LinkCard, MusicCard, PageHead } from '../../site/parts.ts';
import { ROUTES } from '../../site/routes.ts';
import { sitePage } from '../../site/site-pages.ts';
import { listNewest } from './home-featured.ts';

export interface MusicProps extends PageHead {
  cards: LinkCard[];
  /** A selection of music, if there is only one card. */
  newest: MusicCard[];
  stats: { value: string; label: string }[];
  quote?: { text: string; source: string } | undefined;
}

export function musicPage(context: Context): PageOf<'music', MusicProps> {
  return defineFixedPage(context, 'music', projectMusic(context), { fallback: describe(context.site) });
}

/** The default description for search engines. */
function describe(site: Context['site']): string {
  const [releases, mixes] = [sitePage(site, 'releases').isFilled, sitePage(site, 'mixes').isFilled];
  const { descriptions } = site.words;
  const describe = mixes ? (releases ? descriptions.musicAll : descriptions.mixes) : descriptions.music;
  return describe({ name: site.settings.artist.name });
}

function projectMusic(context: Context): MusicProps {
  const { site } = context;
  const { cards: given, stats, quote } = site.pages.music?.data ?? {};
  const pages = [sitePage(site, 'releases'), sitePage(site, 'mixes'), sitePage(site, 'videos')];
  const cards = linkCards(context, given ?? pages.map(({ title, route: url }) => ({ title, url })));
  // Cards of remixes lead to this page.
  const own = site.urls.href(ROUTES.music);
  return {
    ...pageHead(context, 'music'),
    cards,
    newest: cards.length === 1 ? listNewest(context).filter(({ url }) => url !== own) : [],
    stats: stats ?? [],
    quote: quote && { text: quote.text, source: quote.source ?? '' },
  };
}
