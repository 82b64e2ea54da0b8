/** The menu: the pages that are not empty, in the order of the site. */

import { positionOf } from '../engine/content/entry.ts';
import type { PageName } from '../engine/content/grammar.ts';
import { isInternal } from '../engine/lib/url.ts';
import type { Problem } from '../engine/problems/index.ts';
import { problem } from './messages/index.ts';
import { PAGE_NAMES } from './routes.ts';
import type { ArtistKind } from './schema/artist-kinds.ts';
import type { Site as Settings } from './schema/site.ts';
import type { Site } from './site.ts';
import { isEmptyPage, listSitePages, type SitePage } from './site-pages.ts';
import { pageNamed } from './words/page-names.ts';

export interface NavItem {
  label: string;
  /** Empty for a heading, which leads nowhere itself. */
  url: string;
  /** Route without the base path, for marking the current item by prefix; empty for other sites. */
  route: string;
  /** Leads off the site. */
  external?: true;
  /** Stays in the row when it is full. */
  stays?: true;
  items: NavItem[];
}

type Entry = NonNullable<Settings['menu']>[number];
type MenuLink = Omit<Entry, 'items'>;

/** Other names of the pages. */
const ALSO: { [Name in PageName]?: readonly string[] } = {
  about: ['bio', 'biography'],
  artists: ['roster', 'members', 'people'],
  contact: ['booking', 'bookings'],
  events: ['shows', 'show', 'tour', 'dates', 'gigs', 'live', 'concerts', 'calendar'],
  merch: ['shop', 'store'],
  mixes: ['radio', 'podcast', 'podcasts', 'episodes'],
  news: ['blog'],
  photos: ['gallery', 'pictures', 'images'],
  press: ['epk', 'press-kit', 'press kit', 'kit'],
  reel: ['showreel', 'licensing', 'sync'],
  works: ['catalogue', 'compositions'],
  scores: ['films', 'film', 'filmography', 'credits'],
  releases: ['discography', 'albums', 'singles'],
  videos: ['clips'],
};

/** The way into the music, which opens what is below it rather than leading to itself. */
const HUB = 'music';
const ROOMS = ['releases', 'mixes'];

/** Default order of the menu: these pages, then those with a custom place, then the last. */
const BEFORE =
  `home about artists ${HUB} scores works reel projects events groups videos photos merch news`.split(' ');
const LAST = ['contact'];

/** First items of the menu for kinds of artists whose visitors look for them first. */
const FIRST: { [Kind in ArtistKind]?: readonly string[] } = {
  ensemble: ['home', 'events', 'groups', 'about'],
  choir: ['home', 'events', 'groups', 'about'],
  composer: ['home', 'scores', 'works', 'reel', 'about', HUB, 'events'],
  rapper: ['home', HUB, 'videos', 'events'],
  label: ['home', HUB, 'news'],
  collective: ['home', HUB, 'events', 'about'],
};

export function projectMenu(site: Site): NavItem[] {
  const entries = site.settings.menu ?? listDefault(site);
  const named = new Set(entries.map(({ page }) => page));
  return entries.flatMap((entry) =>
    entry.page === HUB
      ? hub(site, entry, entry.items ?? ROOMS.filter((page) => !named.has(page)).map((page) => ({ page })))
      : top(site, entry),
  );
}

/** Reports pages that the menu names and cannot show. */
export function checkMenu(site: Site): Problem[] {
  const names = listSitePages(site).map(({ name }) => name);
  const check = ({ page, label, url }: MenuLink, path: (string | number)[]) => {
    const at = positionOf(site.settingsEntry, ['menu', ...path]);
    if (page === undefined && (label && url) === undefined) return [problem('menu/nowhere', at)];
    if (page !== undefined && !names.includes(page))
      return [problem('menu/unknown-page', at, { page, names, meant: findMeant(page, names) })];
    const isEmpty = isEmptyPage(site, url ?? findPage(site, page)?.route ?? '');
    return isEmpty ? [problem('menu/empty-page', at, { name: page ?? label ?? '' })] : [];
  };
  return (site.settings.menu ?? []).flatMap((entry, index) => [
    ...(isHeading(entry) ? [] : check(entry, [index])),
    ...(entry.items ?? []).flatMap((below, at) => check(below, [index, 'items', at])),
  ]);
}

/** The page that people mean by another name, in any language. */
function findMeant(written: string, names: readonly string[]): string | undefined {
  const name = written.replace(/^\/+|\/+$/g, '');
  const meant = pageNamed(name) ?? PAGE_NAMES.find((page) => ALSO[page]?.includes(name.toLowerCase()));
  return names.find((each) => each === meant);
}

function listDefault(site: Site): Entry[] {
  const requested = listSitePages(site).filter(({ inMenu }) => inMenu);
  const { kind } = site.settings.artist;
  const first = (kind && FIRST[kind]) ?? [];
  const names = [...first, ...BEFORE, ...requested.map(({ name }) => name), ...LAST];
  return [...new Set(names)].map((page) => ({ page }));
}

/** A hub with a single page links to that page, unless the hub has its own words. */
function hub(site: Site, entry: MenuLink, below: readonly MenuLink[]): NavItem[] {
  const items = below.flatMap((each) => item(site, each));
  const [only, ...others] = items;
  return item(site, entry).map((self) => {
    if (!only || others.length > 0) return { ...self, items };
    return hasHubWords(site) ? self : { ...self, url: only.url };
  });
}

/** An item that opens others becomes their heading, and the first of them. */
function top(site: Site, entry: Entry): NavItem[] {
  const self = item(site, entry);
  if (!entry.items) return self;
  const items = [...self, ...entry.items.flatMap((below) => item(site, below))];
  const label = entry.label ?? self[0]?.label ?? '';
  return items.length > 0 ? [{ label, url: '', route: '', items }] : [];
}

/** The item of a page; none if the page is empty. */
function item(site: Site, { page: name, label, url }: MenuLink): NavItem[] {
  const { href } = site.urls;
  const page = findPage(site, name);
  if (page) {
    if (!page.isFilled) return [];
    const { route } = page;
    // Promoters come for it, and do not look below a word.
    const stays = name === 'contact' && { stays: true as const };
    return [{ label: label ?? page.label, url: href(route), route, ...stays, items: [] }];
  }
  if (url === undefined || label === undefined || isEmptyPage(site, url)) return [];
  if (!isInternal(url)) return [{ label, url, route: '', ...(isWeb(url) && { external: true }), items: [] }];
  const [route = ''] = url.split(/[?#]/);
  return [{ label, url: href(url), route: route.endsWith('/') ? route : '', items: [] }];
}

/** A label over what opens below it. */
function isHeading({ page, label, url, items }: Entry): boolean {
  return (page ?? url) === undefined && label !== undefined && items !== undefined;
}

function findPage(site: Site, name: string | undefined): SitePage | undefined {
  return listSitePages(site).find((page) => page.name === name);
}

function isWeb(url: string): boolean {
  return /^https?:/.test(url);
}

function hasHubWords({ pages }: Site): boolean {
  const { intro, cards, stats, quote } = pages.music?.data ?? {};
  return [intro, cards?.length, stats?.length, quote].some(Boolean);
}
