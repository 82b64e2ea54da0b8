/** The discography, page by page. */

import { artistsOf, mainArtists } from '../../site/artists.ts';
import { type Context, linkTo, pageNumbers, pageOf, pagination, platformLinks } from '../../site/context.ts';
import { defineFixedPage, linkCards, type PageOf, pageHead } from '../../site/page.ts';
import type { ComingRelease, LatestRelease, Link, LinkCard, PageHead, Pagination } from '../../site/parts.ts';
import { sortRoster } from '../../site/roster.ts';
import { artistRoute, labelRoute, ROUTES } from '../../site/routes.ts';
import { trailTo } from '../../site/site-pages.ts';
import { comingCards, latestCard } from './cards.ts';
import {
  buildSearchIndex,
  type DiscographyFilter,
  type DiscographyTab,
  listFilters,
  listTabs,
  RELEASES_PER_PAGE,
} from './discography.ts';

export interface ReleasesProps extends PageHead {
  /** The address of the discography's first page, where its search leads. */
  action: string;
  /** Only on the site that has placeholders: elsewhere the records come first. */
  latest?: LatestRelease | undefined;
  /** Announced releases, the next one first; only on the first page. */
  coming: ComingRelease[];
  platforms: Link[];
  /** The releases of each of `artists/` who has some, on their own pages; only on the first page. */
  byArtist?: Link[];
  /** The labels within the label, and series; only on the first page. */
  byLabel?: Link[];
  tabs: DiscographyTab[];
  /** Filters besides the tabs, if one of these has all records. */
  filters?: DiscographyFilter[];
  /** The tab that is open at first: the first one with an entry on this page. */
  openTab: string;
  pagination: Pagination;
  /** The address of the search index, a JSON list of SearchItem, if there are several pages. */
  searchIndexUrl?: string | undefined;
  exploreMore: LinkCard[];
}

/** The pages of the discography, each with the same range of every tab. */
export function releasesPages(context: Context): PageOf<'releases', ReleasesProps>[] {
  const { site } = context;
  return projectReleases(context).map((props) =>
    defineFixedPage(context, 'releases', props, {
      fallback: site.words.descriptions.discography({ name: site.settings.artist.name }),
      pagination: props.pagination,
      trail: [trailTo(site, 'music'), trailTo(site, 'releases')],
    }),
  );
}

function listByArtist(context: Context): Link[] {
  const { site } = context;
  const named = site.releases.flatMap(({ data }) => mainArtists(artistsOf(site, data)));
  const slugs = new Set(named.map(({ slug }) => slug));
  return sortRoster(site)
    .filter(({ slug }) => slugs.has(slug))
    .map(({ slug, data }) => linkTo(context, data.name, `${artistRoute(slug)}#releases`));
}

/** Leads to the pages of labels within the label. */
function listByLabel(context: Context): Link[] {
  return context.site.labels.map(({ slug, data }) => linkTo(context, data.name, labelRoute(slug)));
}

function projectReleases(context: Context): ReleasesProps[] {
  const tabs = listTabs(context);
  const searchIndex = buildSearchIndex(context);
  const { site } = context;
  const { href } = site.urls;
  const route = ROUTES.releases;
  const numbers = pageNumbers(Math.max(...tabs.map(({ cards }) => cards.length)), RELEASES_PER_PAGE);
  const filters = listFilters(context);
  const shared = {
    ...pageHead(context, 'releases'),
    latest: site.settings.platform_placeholders ? latestCard(context) : undefined,
    platforms: platformLinks(context),
    ...(filters.length > 0 && { filters }),
    action: href(route),
    searchIndexUrl: searchIndex && href(`/${searchIndex.path}`),
    exploreMore: linkCards(context, site.pages.releases?.data.explore_more),
  };
  const coming = comingCards(context);
  const byArtist = listByArtist(context);
  const byLabel = listByLabel(context);
  return numbers.map((page) => {
    const shown = tabs.map((each) => ({ ...each, cards: pageOf(each.cards, page, RELEASES_PER_PAGE) }));
    const open = shown.find(({ cards }) => cards.length > 0) ?? shown[0];
    return {
      ...shared,
      coming: page === 1 ? coming : [],
      ...(page === 1 && byArtist.length > 0 && { byArtist }),
      ...(page === 1 && byLabel.length > 0 && { byLabel }),
      tabs: shown,
      openTab: open?.id ?? '',
      pagination: pagination(context, route, page, numbers.length),
    };
  });
}
