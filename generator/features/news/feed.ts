/** News posts as entries of a feed. */

import { bodyText } from '../../engine/content/entry.ts';
import type { Data } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import { textElement } from '../../engine/lib/markup.ts';
import type { Context } from '../../site/context.ts';
import { FEED_LIMIT, type FeedEntry } from '../../site/feed.ts';
import { feedPicture } from '../../site/feeds/entry.ts';
import { feedText } from '../../site/inserts.ts';
import { firstAddress } from '../../site/redirects/index.ts';
import { newsRoute } from '../../site/routes.ts';
import { locateNews } from './news.ts';

/** The newest posts. */
export function newsEntries(context: Context): FeedEntry[] {
  return context.site.news.slice(0, FEED_LIMIT).map((entry) => newsEntry(context, entry));
}

/** A post, whole. */
export function newsEntry(context: Context, entry: Entry<Data<'news'>>): FeedEntry {
  const { site } = context;
  const { data } = entry;
  const picture = feedPicture(context, data.image, data.image_alt ?? '');
  const url = site.urls.absolute(locateNews(site, entry));
  const more = data.url && resolve(site.urls.href(data.url), url);
  const text = feedText(context, bodyText(entry)) || textElement('p', data.excerpt ?? data.title);
  const html = picture.html + text + (more ? `<p>${textElement('a', more, { href: more })}</p>` : '');
  return {
    // The address of the page even if there is none yet, so that feed readers recognise the post later.
    id: site.urls.absolute(firstAddress(entry, newsRoute)),
    url,
    externalUrl: more,
    title: data.title,
    summary: data.excerpt ?? '',
    date: data.date,
    updated: data.updated,
    categories: data.category ? [data.category] : [],
    image: picture.url,
    html,
  };
}

/** Resolves an address against a base; leaves other texts unchanged. */
function resolve(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : address;
}
