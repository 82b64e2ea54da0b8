/** Which entries a build would leave out, and where they are seen. */
import { releaseRoute } from '../model/cards.ts';
import { newsRoute } from '../model/pages/news.ts';
import type { Site } from '../model/site.ts';
import type { Draft } from './state.ts';

/** @param path of the page that is looked at */
export function listDrafts({ releases, remixes, mixes, news, urls }: Site, path: string): Draft[] {
  const pages = [
    ...releases.map(({ slug, data }) => ({ ...data, url: releaseRoute(slug) })),
    ...remixes.map(({ slug, data }) => ({ ...data, url: releaseRoute(slug) })),
    ...mixes.map(({ data }) => ({ ...data, title: data.episode_title, url: '/music/mixes/' })),
    ...news.map(({ slug, data }) => ({ ...data, url: newsRoute(slug) })),
  ];
  return pages
    .filter(({ draft }) => draft)
    .map(({ title, url }) => {
      const address = urls.href(url);
      return { title, url: address, here: address === path };
    });
}
