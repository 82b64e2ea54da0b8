/** Releases as entries of a feed. */

import type { Entry } from '../../engine/content/types.ts';
import { element, textElement } from '../../engine/lib/markup.ts';
import { artistsOf, creditLine } from '../../site/artists.ts';
import type { Context } from '../../site/context.ts';
import { FEED_LIMIT, type FeedEntry } from '../../site/feed.ts';
import { authorsAmong, feedPicture, listenLinks, musicEntry } from '../../site/feeds/entry.ts';
import { feedText } from '../../site/inserts.ts';
import { releasePlatforms } from '../../site/music-platforms.ts';
import { quotesOfRelease } from '../../site/quotes.ts';
import { firstAddress } from '../../site/redirects/index.ts';
import { releaseRoute } from '../../site/routes.ts';
import { namedBy } from '../../site/titles.ts';
import { formatDate, joinFacts, joinList } from '../../site/words/index.ts';
import { releaseFacts } from './cards.ts';
import { bodySections, formatRows, licenseOf, rightsLines, smallPrint } from './release.ts';
import type { Release } from './schema/release.ts';
import { listDiscs } from './tracks.ts';

/** The newest published releases with a date. */
export function releaseEntries(context: Context): FeedEntry[] {
  return context.site.releases.slice(0, FEED_LIMIT).flatMap((entry) => {
    const { release_date } = entry.data;
    return release_date === undefined ? [] : [releaseEntry(context, entry, release_date)];
  });
}

/** @param date of its release, as much as is known */
export function releaseEntry(context: Context, entry: Entry<Release>, date: string): FeedEntry {
  const { data, slug } = entry;
  const { words } = context.site;
  const url = context.site.urls.absolute(releaseRoute(slug));
  const picture = feedPicture(context, data.artwork_url, words.music.coverOf({ title: data.title }));
  const explicit = data.explicit ? [words.music.explicit] : [];
  const facts = [
    words.kinds[data.type],
    formatDate(date, words),
    ...releaseFacts(data, words.language),
    ...explicit,
  ];
  const artists = artistsOf(context.site, data);
  const isPlain = artists.every(({ isOwn }) => isOwn);
  const html = [
    picture.html,
    isPlain ? '' : textElement('p', creditLine(artists, words)),
    textElement('p', data.description),
    data.note ? textElement('p', words.music.contentNote({ note: data.note })) : '',
    textElement('p', joinFacts(facts, words)),
    trackList(context, data),
    ...bodySections(entry, words).map(
      (section) => textElement('h2', section.title) + feedText(context, section.text),
    ),
    ...quotesOfRelease(context.site, entry).map(({ text, source }) =>
      textElement('p', words.about.quoted({ text }) + (source && ` – ${source}`)),
    ),
    listenLinks(releasePlatforms(context.site.settings, data), words),
    shopLinks(context, data),
    ...[
      ...smallPrint(context.site, data).map(
        ({ term, text }) => `${words.music.labelled({ label: term })} ${text}`,
      ),
      ...rightsLines(data),
    ].map((line) => textElement('p', line)),
  ];
  const type = words.kinds[data.type];
  const id = context.site.urls.absolute(firstAddress(entry, releaseRoute));
  const mains = artists.filter(({ role }) => role === 'main').map(({ name }) => name);
  const authors = authorsAmong(context.site, mains);
  const license = licenseOf(context.site, data)?.url;
  return {
    ...musicEntry({ id, url, title: data.title, type, data, date, authors, image: picture.url, html }),
    ...(license && { license }),
  };
}

function trackList({ site }: Context, release: Release): string {
  const discs = listDiscs(site, release).map(({ title, tracks }) => {
    const rows = tracks.map(({ title: movement, artist, work, composer, duration, description }) => {
      const title = [work?.composer || composer, work?.title, movement].filter(Boolean).join(': ');
      const name = namedBy(site, artist, title);
      const length = duration ? ` (${duration})` : '';
      return textElement('li', name + length + (description ? `: ${description}` : ''));
    });
    return textElement('p', title) + element('ol', {}, rows.join(''));
  });
  return discs.join('');
}

/** `Get it: Vinyl (€25), CD (sold out)`. */
function shopLinks({ site }: Context, release: Release): string {
  const items = formatRows(site, release, true).map(({ title, price, isSoldOut, shop }) => {
    const name = shop ? textElement('a', title, { href: shop.url }) : textElement('span', title);
    const offer = isSoldOut ? site.words.music.soldOutFact : price;
    return offer ? `${name} ${textElement('span', `(${offer})`)}` : name;
  });
  return items.length > 0
    ? element(
        'p',
        {},
        `${site.words.music.labelled({ label: site.words.music.getIt })} ${joinList(items, site.words)}`,
      )
    : '';
}
