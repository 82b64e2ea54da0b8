/** A page for each post that has a text. */

import { bodyText } from '../../engine/content/entry.ts';
import type { Data } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import type { Share } from '../../engine/media/share/card.ts';
import { backLabel, type Context, linkTo } from '../../site/context.ts';
import { definePage, type PageOf } from '../../site/page.ts';
import type { Link, NamedArtist } from '../../site/parts.ts';
import { artistAddress } from '../../site/roster.ts';
import { newsRoute, ROUTES } from '../../site/routes.ts';
import { listImages, shareOf } from '../../site/share.ts';
import { trailTo } from '../../site/site-pages.ts';
import { playersIn, projectText, type TextPart } from '../../site/text.ts';
import { formatDate } from '../../site/words/index.ts';
import { articleLd } from './json-ld.ts';
import { type NewsCard, newsCard } from './list.ts';
import { hasPage } from './news.ts';

export interface NewsPostProps extends NewsCard {
  /** Artists in `artists/` whom it is about. */
  artists: NamedArtist[];
  text: TextPart[];
  /** The address where the post continues. */
  more?: Link | undefined;
  back: Link;
}

export function newsPostPages(context: Context): PageOf<'newsPost', NewsPostProps>[] {
  const { news, urls } = context.site;
  return news.filter(hasPage).map((entry) => {
    const { title, excerpt, date, updated } = entry.data;
    const route = newsRoute(entry.slug);
    const share = postShare(context, entry);
    const description = excerpt ?? title;
    const images = listImages(context, entry.data.image, share);
    const props = projectNewsPost(context, entry);
    return definePage(context, 'newsPost', props, {
      route,
      title,
      description,
      trail: [trailTo(context.site, 'news'), [title, route]],
      share,
      type: 'article',
      properties: [
        { property: 'article:published_time', content: date },
        ...(updated ? [{ property: 'article:modified_time', content: updated }] : []),
      ],
      jsonLd: [articleLd(context.site, entry, { url: urls.absolute(route), images, description })],
      lastmod: updated ?? date,
      embedded: { players: playersIn(props.text) },
    });
  });
}

function projectNewsPost(context: Context, entry: Entry<Data<'news'>>): NewsPostProps {
  return {
    ...newsCard(context, entry),
    artists: (entry.data.artists ?? []).map((name) => ({ name, url: artistAddress(context.site, name) })),
    text: projectText(context, bodyText(entry), { title: entry.data.title, poster: entry.data.image }),
    more: entry.data.url ? linkTo(context, context.site.words.links.readOn, entry.data.url) : undefined,
    back: linkTo(context, backLabel(context.site, context.site.words.pages.news), ROUTES.news),
  };
}

/** The share card: title, date and category, beside the image of the post. */
function postShare(context: Context, { data }: Entry<Data<'news'>>): Share | undefined {
  const facts = [formatDate(data.date, context.site.words), ...(data.category ? [data.category] : [])];
  return shareOf(context, { title: data.title, facts, picture: data.image, alt: data.image_alt });
}
