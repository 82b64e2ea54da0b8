/** Every page of the site, with all that its template may see. */
import { projectArtist } from '../model/artist/index.ts';
import type { Artist } from '../model/artist/schema.ts';
import type { Assets } from '../model/assets.ts';
import { type Feed, projectFeeds } from '../model/feeds/index.ts';
import { type KeptPages, openPageKeeper, type PageKeeper } from '../model/kept-pages.ts';
import type { Context } from '../model/page-context.ts';
import type { Playlist } from '../model/playlists.ts';
import { type Podcast, projectPodcast } from '../model/podcast/index.ts';
import type { Site } from '../model/site.ts';
import { aboutPage } from './about.ts';
import { contactPage } from './contact.ts';
import { buildSearchIndex, listCatalogue, type SearchIndex } from './discography.ts';
import { embedPages, listEmbeds, listPlaylists, oembedFiles } from './embed.ts';
import { eventPages } from './event.ts';
import { eventYearPages } from './event-years.ts';
import { eventsPage } from './events.ts';
import { homePage } from './home/index.ts';
import { legalPages } from './legal.ts';
import { merchPages } from './merch.ts';
import { mixPages } from './mix.ts';
import { mixesPages } from './mixes.ts';
import { musicPage } from './music.ts';
import { newsPages } from './news.ts';
import { newsPostPages } from './news-post.ts';
import { notFoundPage } from './not-found.ts';
import { ownPages } from './own.ts';
import { photosPages } from './photos.ts';
import { pressPage } from './press.ts';
import { projectsPage } from './projects.ts';
import { releasePages } from './release/index.ts';
import { releasesPages } from './releases.ts';
import { smartLinkPages } from './smart-link.ts';
import { templatePages } from './template.ts';
import { videosPages } from './videos.ts';

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
