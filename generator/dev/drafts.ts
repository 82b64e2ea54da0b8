/** Which entries a build would leave out, and where they are seen. */
import { releaseRoute } from '../model/cards.ts';
import { everyRelease, type Site } from '../model/site.ts';
import { locateNews } from '../pages/news.ts';
import type { Draft } from './state.ts';

/** @param path of the page that is looked at */
export function listDrafts(site: Site, path: string): Draft[] {
  const { remixes, mixes, news, urls } = site;
  const pages = [
    ...everyRelease(site).map(({ slug, data }) => ({ ...data, url: releaseRoute(slug) })),
    ...remixes.map(({ slug, data }) => ({ ...data, url: releaseRoute(slug) })),
    ...mixes.map(({ data }) => ({ ...data, title: data.episode_title, url: '/music/mixes/' })),
    ...news.map((entry) => ({ ...entry.data, url: locateNews(site, entry) })),
  ];
  return pages
    .filter(({ draft }) => draft)
    .map(({ title, url }) => {
      const address = urls.href(url);
      return { title, url: address, here: address === path };
    });
}
