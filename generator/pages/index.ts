/** The route table: every page of the site, with all that its template may see. */

import { projectArtist } from '../model/artist/index.ts';
import type { Artist } from '../model/artist/schema.ts';
import { releaseCard } from '../model/cards.ts';
import { type Feed, projectFeeds } from '../model/feeds/index.ts';
import type { Pictures } from '../model/pictures.ts';
import type { PressFiles } from '../model/press-files.ts';
import { searchIndex } from '../model/search.ts';
import type { Site } from '../model/site.ts';
import type { Context } from './context.ts';
import { eventPages } from './event.ts';
import { fixedPages } from './fixed.ts';
import { mixesPages } from './mixes.ts';
import { discography, RELEASES_PER_PAGE } from './music.ts';
import { newsPages } from './news.ts';
import type { Page } from './props/page.ts';
import { discographyPages, releasePages, remixPages } from './releases.ts';
import { smartLinkPage } from './smart-link.ts';

export interface PlannedSite {
  pages: Page[];
  /** What the discography's search loads, where the catalogue does not fit one page. */
  searchIndex: SearchFile | undefined;
  feeds: Feed[];
  artist: Artist;
}

export interface SearchFile {
  /** Below the output folder. */
  path: string;
  json: string;
}

/**
 * @param hash names the search index by its content, so that hosts may keep it for ever
 * @param press the press kit's files
 */
export function projectPages(
  site: Site,
  pictures: Pictures,
  hash: (text: string) => string,
  press?: PressFiles,
): PlannedSite {
  const plain: Context = { site, pictures, press };
  const cards = site.releases.map((entry) => releaseCard(entry, site, pictures));
  const tabs = discography(plain, cards);
  const index = tabs.some(({ count }) => count > RELEASES_PER_PAGE)
    ? searchFile(searchIndex(tabs), hash)
    : undefined;
  const context: Context = { ...plain, searchIndexUrl: index && site.urls.href(`/${index.path}`) };
  const remixes = tabs.find(({ id }) => id === 'remixes')?.cards ?? [];
  const music = [...releasePages(context, cards), ...remixPages(context, cards, remixes)];
  return {
    pages: [
      ...fixedPages(context),
      ...discographyPages(context, tabs),
      ...music,
      ...music.map((page) => smartLinkPage(context, page)),
      ...mixesPages(context),
      ...newsPages(context),
      ...eventPages(context),
    ],
    searchIndex: index,
    feeds: projectFeeds(context),
    artist: projectArtist(context),
  };
}

function searchFile(json: string, hash: (text: string) => string): SearchFile {
  return { path: `assets/search-${hash(json).slice(0, 8)}.json`, json };
}
