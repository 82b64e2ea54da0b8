/** Every page of the site, with all that its template may see. */

import { mixesPages } from '../features/mixes/list.ts';
import { mixPages } from '../features/mixes/page.ts';
import { type Podcast, projectPodcast } from '../features/mixes/podcast/index.ts';
import { newsPages } from '../features/news/list.ts';
import { newsPostPages } from '../features/news/page.ts';
import { aboutPage } from '../features/pages/about.ts';
import { contactPage } from '../features/pages/contact.ts';
import { homePage } from '../features/pages/home/index.ts';
import { legalPages } from '../features/pages/legal.ts';
import { merchPages } from '../features/pages/merch.ts';
import { musicPage } from '../features/pages/music.ts';
import { notFoundPage } from '../features/pages/not-found.ts';
import { ownPages } from '../features/pages/own.ts';
import { photosPages } from '../features/pages/photos.ts';
import { projectsPage } from '../features/pages/projects.ts';
import { templatePages } from '../features/pages/template.ts';
import { videosPages } from '../features/pages/videos.ts';
import { pressPage } from '../features/press/page.ts';
import { buildSearchIndex, listCatalogue, type SearchIndex } from '../features/releases/discography.ts';
import { releasesPages } from '../features/releases/list.ts';
import { releasePages } from '../features/releases/page/index.ts';
import { smartLinkPages } from '../features/releases/smart-link.ts';
import { eventsPage } from '../features/shows/list.ts';
import { eventPages } from '../features/shows/page.ts';
import { eventYearPages } from '../features/shows/years.ts';
import { embedPages, listEmbeds, listPlaylists, oembedFiles } from '../features/sound/embed-pages.ts';
import type { Playlist } from '../features/sound/playlists.ts';
import type { Assets } from '../site/assets.ts';
import type { Context } from '../site/context.ts';
import { type Feed, projectFeeds } from '../site/feeds/index.ts';
import { type KeptPages, openPageKeeper, type PageKeeper } from '../site/kept-pages.ts';
import type { Site } from '../site/site.ts';
import { projectArtist } from './artist/index.ts';
import type { Artist } from './artist/schema.ts';

/** The one list of pages; their types follow from it. */
function listPages(context: Context, keeper: PageKeeper) {
  const catalogue = listCatalogue(context);
  const searchIndex = buildSearchIndex(context, catalogue);
  const records = releasePages(context, keeper, catalogue);
  const embeds = listEmbeds(context);
  const pages = [
    homePage(context),
    aboutPage(context),
    musicPage(context),
    projectsPage(context),
    eventsPage(context),
    ...videosPages(context),
    ...photosPages(context),
    ...merchPages(context),
    pressPage(context),
    contactPage(context),
    ...ownPages(context),
    ...templatePages(context),
    ...legalPages(context),
    notFoundPage(context),
    ...releasesPages(context, catalogue, searchIndex),
    ...records.map(({ page }) => page),
    ...embedPages(context, embeds),
    ...smartLinkPages(context, keeper, records),
    ...mixesPages(context),
    ...mixPages(context),
    ...newsPages(context),
    ...newsPostPages(context),
    ...eventPages(context),
    ...eventYearPages(context),
  ];
  return {
    pages,
    searchIndex,
    oembeds: oembedFiles(context, embeds),
    playlists: listPlaylists(context, embeds),
  };
}

/** A page of any template. */
export type Page = ReturnType<typeof listPages>['pages'][number];

/** Each template by name, with the props it takes. */
export type TemplateProps = { [Each in Page as Each['template']]: Each['props'] };

export interface PlannedSite {
  pages: Page[];
  /** The data of the discography's search, where the catalogue does not fit one page. */
  searchIndex: SearchIndex | undefined;
  feeds: Feed[];
  podcast: Podcast | undefined;
  playlists: Playlist[];
  /** What programs that turn links into players are answered. */
  oembeds: { path: string; json: string }[];
  /** Read when its file is made. */
  readonly artist: Artist;
  /** For the next build. Makes every page that is not known. */
  listKept(): KeptPages;
}

/** @param last those of the last build, made by the same code */
export function projectPages(site: Site, assets: Assets, last?: KeptPages): PlannedSite {
  const context = { site, assets };
  const keeper = openPageKeeper(context, last);
  return {
    ...listPages(context, keeper),
    listKept: keeper.list,
    feeds: projectFeeds(context),
    podcast: projectPodcast(context),
    get artist() {
      return projectArtist(context);
    },
  };
}
