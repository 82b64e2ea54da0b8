/** The discography, page by page, and the index that its search loads where there are several. */
import type { Release, Remix } from '../content/schema/music.ts';
import type { Entry } from '../content/types.ts';
import { routeOf } from '../kinds.ts';
import { hash } from '../lib/hash.ts';
import { pictureFileOf } from '../model/assets.ts';
import { comingCards, latestCard, releaseCard, remixCard } from '../model/cards.ts';
import { definePage, type PageOf, pagedFacts } from '../model/page.ts';
import {
  type Context,
  linkCards,
  pageHead,
  pageNumbers,
  pageOf,
  pagination,
  platformLinks,
} from '../model/page-context.ts';
import type {
  ComingRelease,
  LatestRelease,
  Link,
  LinkCard,
  MusicCard,
  PageHead,
  Pagination,
} from '../model/parts.ts';
import { pagedRoute } from '../model/routes.ts';
import { shareOf } from '../model/share.ts';
import { sitePage, trailTo } from '../model/site-pages.ts';

/** One tab of the discography. */
export interface DiscographyTab {
  id: 'singles' | 'eps' | 'remixes';
  /** Singles, EPs, Remixes. */
  label: string;
  /** Of the whole catalogue, not of this page of it. */
  count: number;
  cards: MusicCard[];
}

export interface ReleasesProps extends PageHead {
  /** The address of the discography's first page, where its search leads. */
  action: string;
  latest?: LatestRelease | undefined;
  /** Announced, the next one first; on the first page alone. */
  coming: ComingRelease[];
  platforms: Link[];
  tabs: DiscographyTab[];
  pagination: Pagination;
  /** The whole catalogue for the search, where it is cut into pages: the address of a JSON list of SearchItem. */
  searchIndexUrl?: string | undefined;
  exploreMore: LinkCard[];
}

/** One entry of the discography's search. */
export interface SearchItem {
  tab: DiscographyTab['id'];
  title: string;
  url: string;
  /** Title, genres, moods, year and key in lower case, separated by spaces. */
  words: string;
  badge: string;
  genre: string;
  year: string;
  /** The smallest file of the cover. */
  image: string;
}

/** An entry that is out, with its card. */
export interface Listed<Data> {
  entry: Entry<Data>;
  card: MusicCard;
}

/** In the order of the site's lists. */
export interface Catalogue {
  releases: Listed<Release>[];
  remixes: Listed<Remix>[];
}

export interface SearchIndex {
  /** Below the output folder. Its name holds a hash of its content, so that hosts may keep it for ever. */
  path: string;
  json: string;
}

/** Cards a tab shows on one page; a page stays bounded whatever the catalogue's size. */
export const RELEASES_PER_PAGE = 48;

/** Made once, since every page of a release shows some of them. */
export function listCatalogue(context: Context): Catalogue {
  return {
    releases: context.site.releases.map((entry) => ({ entry, card: releaseCard(context, entry) })),
    remixes: context.site.remixes.map((entry) => ({ entry, card: remixCard(context, entry) })),
  };
}

/** Each page holds the same stretch of every tab. */
export function releasesPages(
  context: Context,
  catalogue: Catalogue,
  searchIndex: SearchIndex | undefined,
): PageOf<'releases', ReleasesProps>[] {
  const { pages, settings } = context.site;
  const { route, title } = sitePage(context.site, 'releases');
  const share = shareOf(context, { title });
  return projectReleases(context, listTabs(catalogue), searchIndex).map((props) =>
    definePage(context, 'releases', props, {
      ...pagedFacts(context, title, props.pagination),
      route: pagedRoute(route, props.pagination.page),
      description: pages.releases?.data.description ?? `The discography of ${settings.artist.name}.`,
      trail: [trailTo(context.site, 'music'), trailTo(context.site, 'releases')],
      share,
    }),
  );
}

function projectReleases(
  context: Context,
  tabs: DiscographyTab[],
  searchIndex: SearchIndex | undefined,
): ReleasesProps[] {
  const { site } = context;
  const { href } = site.urls;
  const route = routeOf('pages/releases');
  const numbers = pageNumbers(Math.max(...tabs.map(({ count }) => count)), RELEASES_PER_PAGE);
  const shared = {
    ...pageHead(context, 'releases'),
    latest: latestCard(context),
    platforms: platformLinks(context),
    action: href(route),
    searchIndexUrl: searchIndex && href(`/${searchIndex.path}`),
    exploreMore: linkCards(context, site.pages.releases?.data.explore_more),
  };
  const coming = comingCards(context);
  return numbers.map((page) => ({
    ...shared,
    coming: page === 1 ? coming : [],
    tabs: tabs.map((each) => ({ ...each, cards: pageOf(each.cards, page, RELEASES_PER_PAGE) })),
    pagination: pagination(context, route, page, numbers.length),
  }));
}

/** The whole discography, one list a tab, newest first. */
function listTabs({ releases, remixes }: Catalogue): DiscographyTab[] {
  const tab = (id: DiscographyTab['id'], label: string, listed: Listed<unknown>[]) => ({
    id,
    label,
    count: listed.length,
    cards: listed.map(({ card }) => card),
  });
  const [singles, eps] = splitReleases(releases);
  return [tab('singles', 'Singles', singles), tab('eps', 'EPs', eps), tab('remixes', 'Remixes', remixes)];
}

function splitReleases(releases: Listed<Release>[]): [singles: Listed<Release>[], eps: Listed<Release>[]] {
  return [
    releases.filter(({ card }) => card.kind === 'single'),
    releases.filter(({ card }) => card.kind === 'ep'),
  ];
}

/** Undefined where the first page holds the whole catalogue. */
export function buildSearchIndex({ assets }: Context, catalogue: Catalogue): SearchIndex | undefined {
  const { releases, remixes } = catalogue;
  const [singles, eps] = splitReleases(releases);
  if ([singles, eps, remixes].every(({ length }) => length <= RELEASES_PER_PAGE)) return undefined;
  const item =
    (tab: DiscographyTab['id']) =>
    ({ entry, card }: Listed<Release | Remix>): SearchItem => {
      const { title, url, words, badge, genre, year } = card;
      const picture = pictureFileOf(assets, entry.data.artwork_url, card.kind);
      return { tab, title, url, words, badge, genre, year, image: picture.smallest };
    };
  const json = JSON.stringify([
    ...singles.map(item('singles')),
    ...eps.map(item('eps')),
    ...remixes.map(item('remixes')),
  ]);
  return { path: `assets/search-${hash(json).slice(0, 8)}.json`, json };
}
