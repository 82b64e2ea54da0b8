/** RSS 2.0 with the namespaces of Apple Podcasts and of Podcasting 2.0. */

import { generateRssFeed } from 'feedsmith';
import { momentOf } from '../../engine/lib/time-zone.ts';
import { absoluteHtml, clean } from '../../site/feeds/serialize.ts';
import type { Podcast } from './podcast.ts';
import type { Episode } from './podcast-episodes.ts';

const TYPE = 'application/rss+xml';

export function writePodcast(data: Podcast): string {
  const podcast = clean(data);
  const [newest] = podcast.episodes;
  const { feed, url, guid, title, description, author, email, language, rights, cover } = podcast;
  const [category = '', within] = podcast.category;
  const text = generateRssFeed({
    title,
    link: url,
    description,
    language,
    copyright: rights,
    ...(newest && { pubDate: momentOf(newest.date, podcast.zone) }),
    generator: 'Liner',
    ...(cover && { image: { url: cover.url, title, link: url } }),
    atom: {
      links: [
        { rel: 'self', type: TYPE, href: feed },
        ...podcast.others.map((other) => ({
          ...{ rel: 'alternate', type: TYPE, href: other.feed, hreflang: other.language },
        })),
      ],
    },
    itunes: {
      author,
      type: 'episodic',
      explicit: podcast.explicit,
      ...(cover && { image: cover.url }),
      categories: [{ text: category, ...(within && { categories: [{ text: within }] }) }],
      ...(email && { owner: { name: author, email } }),
    },
    podcast: {
      ...{ guid, medium: podcast.medium, locked: { value: true, ...(email && { owner: email }) } },
      ...(podcast.support && { fundings: podcast.support }),
    },
    items: podcast.episodes.map((episode) => itemOf(episode, podcast)),
  });
  return `${text.trimEnd()}\n`;
}

function itemOf(item: Episode, { author, explicit, language, zone }: Podcast) {
  const { guid, url, title, audio, duration, cover, season, episode, chapters } = item;
  return {
    title,
    link: url,
    guid: { value: guid, isPermaLink: guid === url },
    pubDate: momentOf(item.date, zone),
    description: item.description,
    content: { encoded: absoluteHtml(item.html, url, language) },
    enclosures: [{ url: audio.url, type: audio.type, length: audio.bytes }],
    itunes: {
      author: item.author ?? author,
      explicit,
      ...(duration && { duration: Math.round(duration) }),
      ...(cover && { image: cover.url }),
      ...(season && { season }),
      ...(episode && { episode }),
      episodeType: 'full',
    },
    podcast: {
      ...(season && { season: { number: season } }),
      ...(episode && { episode: { number: episode } }),
      ...(chapters && { chapters: { url: chapters.url, type: 'application/json+chapters' } }),
    },
  };
}
