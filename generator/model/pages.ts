/** The route table: every page of the site, with all that its template may see. */
import { releaseCard } from './cards.ts';
import type { Context } from './pages/context.ts';
import { fixedPages } from './pages/fixed.ts';
import { mixesPages } from './pages/mixes.ts';
import { discography, RELEASES_PER_PAGE } from './pages/music.ts';
import { newsPages } from './pages/news.ts';
import { discographyPages, releasePages, remixPages } from './pages/releases.ts';
import type { Pictures } from './pictures.ts';
import type { Page } from './props/page.ts';
import { searchIndex } from './search.ts';
import type { Site } from './site.ts';

export interface PlannedSite {
  pages: Page[];
  /** What the discography's search loads, where the catalogue does not fit one page. */
  searchIndex: SearchFile | undefined;
}

export interface SearchFile {
  /** Below the output folder. */
  path: string;
  json: string;
}

/** @param hash names the search index by its content, so that hosts may keep it for ever */
export function projectPages(site: Site, pictures: Pictures, hash: (text: string) => string): PlannedSite {
  const plain: Context = { site, pictures };
  const cards = site.releases.map((entry) => releaseCard(entry, site, pictures));
  const tabs = discography(plain, cards);
  const index = tabs.some(({ count }) => count > RELEASES_PER_PAGE)
    ? searchFile(searchIndex(tabs), hash)
    : undefined;
  const context: Context = { ...plain, searchIndexUrl: index && site.urls.href(`/${index.path}`) };
  const remixes = tabs.find(({ id }) => id === 'remixes')?.cards ?? [];
  return {
    pages: [
      ...fixedPages(context),
      ...discographyPages(context, tabs),
      ...releasePages(context, cards),
      ...remixPages(context, cards, remixes),
      ...mixesPages(context),
      ...newsPages(context),
    ],
    searchIndex: index,
  };
}

function searchFile(json: string, hash: (text: string) => string): SearchFile {
  return { path: `assets/search-${hash(json).slice(0, 8)}.json`, json };
}
