/** Mixes and episodes as entries of a feed. */

import { bodyText } from '../../engine/content/entry.ts';
import type { Entry } from '../../engine/content/types.ts';
import { element, textElement } from '../../engine/lib/markup.ts';
import { formatDuration } from '../../engine/lib/text.ts';
import type { Context } from '../../site/context.ts';
import { FEED_LIMIT, type FeedEntry } from '../../site/feed.ts';
import { authorsAmong, feedPicture, listenLinks, musicEntry } from '../../site/feeds/entry.ts';
import { feedText } from '../../site/inserts.ts';
import { mixPlatforms } from '../../site/music-platforms.ts';
import { firstAddress } from '../../site/redirects/index.ts';
import { mixRoute } from '../../site/routes.ts';
import { isOut, type Site } from '../../site/site.ts';
import { namedBy } from '../../site/titles.ts';
import { formatDate, joinFacts } from '../../site/words/index.ts';
import { listTracklist, mixArtist, mixArtwork, mixPicture, mixType, seriesOf } from './mixes.ts';
import type { Mix } from './schema.ts';

/** The newest published mixes with a date. */
export function mixEntries(context: Context): FeedEntry[] {
  return context.site.mixes
    .flatMap((entry) => {
      const { release_date } = entry.data;
      const isDated = release_date !== undefined && isOut(entry.data, context.site.today);
      return isDated ? [mixEntry(context, entry, release_date)] : [];
    })
    .slice(0, FEED_LIMIT);
}

/** @param date of its release, as much as is known */
function mixEntry(context: Context, entry: Entry<Mix>, date: string): FeedEntry {
  const { site } = context;
  const { data, slug } = entry;
  const url = site.urls.absolute(mixRoute(slug));
  const type = mixType(site, data);
  const picture = feedPicture(context, mixArtwork(site, data), mixPicture(context, data).alt);
  const facts = [
    data.artists && mixArtist(site, data),
    seriesOf(site, data)?.title,
    type,
    formatDate(date, site.words),
    data.duration ? formatDuration(data.duration) : undefined,
    ...(data.genre ?? []),
  ];
  const html = [
    picture.html,
    textElement('p', data.description),
    textElement('p', joinFacts(facts, site.words)),
    feedText(context, bodyText(entry)),
    trackList(site, data),
    listenLinks(mixPlatforms(data), site.words),
  ];
  const id = site.urls.absolute(firstAddress(entry, mixRoute));
  const authors = authorsAmong(context.site, data.artists ?? []);
  return musicEntry({
    id,
    url,
    title: data.episode_title,
    type,
    data,
    date,
    authors,
    image: picture.url,
    html,
  });
}

/** The track list in HTML; empty if there is none. */
export function trackList(site: Pick<Site, 'language'>, data: Mix): string {
  const rows = listTracklist(data).map(({ time, artist, title, label }) => {
    return textElement(
      'li',
      [time, namedBy(site, artist, title), label && `(${label})`].filter(Boolean).join(' '),
    );
  });
  return rows.length > 0 ? element('ol', {}, rows.join('')) : '';
}
