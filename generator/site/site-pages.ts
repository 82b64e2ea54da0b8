/**
 * The pages that menus, the footer and cards may link to: their names, and whether they are empty. An empty page is linked from nowhere.
 * Those of lists and legal texts do not exist until they are filled; the others do, with a request to search engines to leave them out.
 * Everything that lists or links pages uses this module.
 */

import type { TemplatePage } from '../engine/bundle/made.ts';
import { bodyHtml } from '../engine/content/entry.ts';
import type { Data, PageName } from '../engine/content/grammar.ts';
import type { Entry } from '../engine/content/types.ts';
import { isInternal } from '../engine/lib/url.ts';
import { mainAddress } from './contacts.ts';
import { legalFilesOf } from './legal-files.ts';
import { listPressPhotos } from './press-photos.ts';
import { hasPressKit } from './roster.ts';
import {
  LEGAL_PAGES,
  type LegalName,
  legalRoute,
  MIXES_ALIAS,
  ownPageRoute,
  PAGE_NAMES,
  ROUTES,
} from './routes.ts';
import type { Extra } from './schema/extra.ts';
import type { Site } from './site.ts';
import { listVideos } from './videos.ts';
import { ENGLISH_WORDS, type Words } from './words/index.ts';

/** A page for menus and links. */
export interface SitePage {
  /** `events`: its name in `menu` of site.yaml. */
  name: string;
  /** Route without the base path: `/events/`. */
  route: string;
  /** Heading, which breadcrumbs and browser tabs repeat. */
  title: string;
  /** Name in menus. */
  label: string;
  /** Name in the footer. */
  footer: string;
  /** False for an empty page. */
  isFilled: boolean;
  /** A custom page that asks for a place in the menu. */
  inMenu?: boolean;
  extra?: Extra | undefined;
}

type PageWord = keyof Words['pages'];

/** A fixed page. A heading in its file takes precedence over all of these names. */
interface PageRow {
  /** Default heading, a key of the words. */
  title: PageWord;
  /** Name in the menu, if it is shorter. */
  label?: PageWord;
  /** Name in the footer, if it is another. */
  footer?: PageWord;
  isFilled: (site: Site) => boolean;
}

/** A page of any kinds.ts without a row here does not compile. */
const PAGES: Record<PageName, PageRow> = {
  home: { title: 'home', isFilled: () => true },
  about: { title: 'about', isFilled: hasStory },
  artists: { title: 'artists', isFilled: ({ artists }) => isAny(artists) },
  music: { title: 'music', isFilled: (site) => hasReleases(site) || hasMixes(site) },
  releases: { title: 'releases', footer: 'discography', isFilled: hasReleases },
  mixes: { title: 'mixesRadio', label: 'mixes', footer: 'mixesRadio', isFilled: hasMixes },
  projects: {
    title: 'projects',
    isFilled: ({ pages }) => isAny(pages.projects?.data.projects, pages.projects?.data.collaborations),
  },
  scores: { title: 'scores', isFilled: ({ scores }) => isAny(scores) },
  works: { title: 'works', isFilled: ({ works }) => isAny(works) },
  reel: { title: 'reel', isFilled: ({ pages }) => isAny(pages.reel?.data.reels) },
  events: {
    title: 'events',
    footer: 'liveEvents',
    isFilled: ({ events, pages }) => isAny(events, pages.events?.data.residencies, pages.events?.data.brands),
  },
  groups: { title: 'groups', isFilled: ({ pages }) => isAny(pages.groups?.data.groups) },
  videos: { title: 'videos', isFilled: (site) => site.pages.videos !== undefined && isAny(listVideos(site)) },
  photos: {
    title: 'photos',
    isFilled: ({ pages }) => isAny(...(pages.photos?.data.sets ?? []).map((set) => set.photos)),
  },
  merch: { title: 'merch', isFilled: ({ pages }) => isAny(pages.merch?.data.items) },
  news: { title: 'news', isFilled: ({ news, pages }) => isAny(news, pages.news?.data.press) },
  press: {
    title: 'pressKit',
    isFilled: (site) => {
      const { assets, quotes, downloads } = site.pages.press?.data ?? {};
      return hasOwnKit(site) || isAny(assets, quotes, downloads) || site.artists.some(hasPressKit);
    },
  },
  contact: {
    title: 'bookingsContact',
    label: 'contact',
    footer: 'bookings',
    isFilled: (site) =>
      isReachable(site) ||
      isAny(site.settings.social, site.settings.contacts, site.pages.contact?.data.cards),
  },
  follow: { title: 'follow', isFilled: ({ pages }) => pages.follow !== undefined },
  links: { title: 'links', isFilled: ({ pages }) => pages.links !== undefined },
};

/** Cached by site: every link of every page needs them. */
const listed = new WeakMap<Site, readonly SitePage[]>();

/** Every page with a name, empty ones included, unless a custom page is in their place. */
export function listSitePages(site: Site): readonly SitePage[] {
  const pages = listed.get(site) ?? [
    ...listFixed(site),
    ...LEGAL_PAGES.map((slug) => describeLegal(site, slug)),
    ...site.ownPages.map(describeOwn),
    ...site.templatePages.map(describeTemplate),
  ];
  listed.set(site, pages);
  return pages;
}

function listFixed(site: Site): SitePage[] {
  const taken = new Set(site.ownPages.map(({ slug }) => ownPageRoute(slug)));
  return PAGE_NAMES.map((name) => describePage(site, name)).filter(
    ({ route, isFilled }) => isFilled || !taken.has(route),
  );
}

/** Shares the pages of a site with another one of the same content. */
export function shareSitePages(from: Site, to: Site): readonly SitePage[] {
  const pages = listSitePages(from);
  listed.set(to, pages);
  return pages;
}

/** Returns true if a fixed page is there with content: a custom page may be in its place. */
export function isFilled(site: Site, name: PageName): boolean {
  return listSitePages(site).some((page) => page.name === name && page.isFilled);
}

/** Returns a fixed page. Throws if the site has no page of the name. */
export function sitePage(site: Site, name: PageName | LegalName): SitePage {
  const page = listSitePages(site).find((each) => each.name === name);
  if (!page) throw new Error(`There is no page of the name ${name}.`);
  return page;
}

/** The English heading of a fixed page whose file gives none. */
export function titleOf(name: PageName): string {
  return ENGLISH_WORDS.pages[PAGES[name].title];
}

/** A step of a trail: the title of a fixed page, and its route. */
export function trailTo(site: Site, name: PageName): [label: string, route: string] {
  const { title, route } = sitePage(site, name);
  return [title, route];
}

/** Returns true for the address of an empty page. Never for other hosts or pages without a name. @param url without the base path */
export function isEmptyPage(site: Site, url: string): boolean {
  if (!isInternal(url)) return false;
  const [path = ''] = url.split(/[?#]/);
  const route = path === MIXES_ALIAS ? ROUTES.mixes : path;
  return listSitePages(site).some((page) => page.route === route && !page.isFilled);
}

/** Returns true if there is a contact form, an address, or a person to write to. */
export function isReachable({ settings: { emails = {}, contact, contacts = [] }, pages }: Site): boolean {
  const hasForm = contact?.endpoint !== undefined || contact?.simulate === true;
  const isNamed = contacts.some((person) => mainAddress(person) !== undefined);
  const hasCard = pages.contact?.data.cards?.some(({ email, phone }) => email ?? phone) ?? false;
  return hasForm || isNamed || hasCard || Object.values(emails).some(Boolean);
}

/** The press kit has biographies, photos or a rider. */
function hasOwnKit(site: Site): boolean {
  const { bios = {}, rider } = site.pages.press?.data ?? {};
  return (
    isAny(listPressPhotos(site)) || Object.values(bios).some((text) => text?.trim()) || rider !== undefined
  );
}

/**
 * A heading of the artist's own is the name of the page wherever it is linked; Liner's own has shorter ones there. What the
 * menu calls a page takes precedence over both, and is its heading if its file has none.
 */
function describePage(site: Site, name: PageName): SitePage {
  const { pages: words } = site.words;
  const { isFilled, ...fixed } = PAGES[name];
  const row = name === 'groups' ? { ...fixed, title: kindOfGroups(site) } : fixed;
  const title = words[row.title];
  const [label, footer] = [words[row.label ?? row.title], words[row.footer ?? row.title]];
  const written = writtenTitle(site, name);
  const own = written === title ? undefined : written;
  const inMenu = labelInMenu(site, name);
  return {
    name,
    route: ROUTES[name],
    title: written ?? inMenu ?? title,
    label: inMenu ?? own ?? label,
    footer: inMenu ?? own ?? footer,
    isFilled: isFilled(site),
    extra: site.pages[name]?.data.extra,
  };
}

/** The kind of the groups of a site. If none is written, that of the artist decides: a soloist teaches. */
function kindOfGroups({ pages, settings: { artist } }: Site): 'groups' | 'ensembles' | 'classes' {
  const others = artist.kind === 'ensemble' ? 'ensembles' : artist.kind === 'solo' ? 'classes' : 'groups';
  return pages.groups?.data.kind ?? others;
}

function labelInMenu({ settings }: Site, name: PageName): string | undefined {
  const entries = (settings.menu ?? []).flatMap(({ items = [], ...entry }) =>
    // A label over others is theirs, but for that of the music.
    items.length > 0 && entry.page !== 'music' ? items : [entry, ...items],
  );
  const route = ROUTES[name];
  return entries.find(({ page, url }) => page === name || url === route)?.label;
}

/** A custom page; it is in the menu if its file has `menu`. */
function describeOwn({ slug, data, body }: Entry<Data<'ownPages'>>): SitePage {
  const { title, menu, picture } = data;
  return {
    name: slug,
    route: ownPageRoute(slug),
    title,
    label: typeof menu === 'string' ? menu : title,
    footer: title,
    isFilled:
      isAny(body.intro, body.sections, data.courses, data.sponsors) ||
      data.donations !== undefined ||
      picture !== undefined,
    inMenu: menu !== undefined && menu !== false,
    extra: data.extra,
  };
}

function describeTemplate({ route, title, menu }: TemplatePage): SitePage {
  const name = route.slice(1, -1);
  const label = typeof menu === 'string' ? menu : title;
  return { name, route, title, label, footer: title, isFilled: true, inMenu: Boolean(menu) };
}

function writtenTitle({ pages }: Site, name: PageName): string | undefined {
  const data = pages[name]?.data;
  return data && 'title' in data ? data.title : undefined;
}

function describeLegal({ legal, settings, words, needs }: Site, slug: LegalName): SitePage {
  const [entry] = legalFilesOf(legal, slug);
  const isImprint = slug === 'legal' && settings.imprint !== undefined;
  const name = entry?.data.title ?? words.pages[isImprint ? 'imprint' : slug];
  // The privacy policy describes what is sent to others, and what the player keeps, even if nobody wrote one.
  const sends = (settings.newsletter ?? settings.contact?.endpoint) !== undefined;
  const hasOwnText = slug === 'privacy' && (sends || needs.media.length > 0);
  const isFilled = isImprint || hasOwnText || (entry !== undefined && bodyHtml(entry) !== '');
  return {
    name: slug,
    route: legalRoute(entry?.slug ?? (isImprint ? 'imprint' : slug)),
    title: name,
    label: name,
    footer: name,
    isFilled,
  };
}

function hasReleases({ releases, upcomingReleases, remixes }: Site): boolean {
  return isAny(releases, upcomingReleases, remixes);
}

function hasMixes({ mixes, pages }: Site): boolean {
  return isAny(mixes, pages.mixes?.data.series);
}

function hasStory({ pages: { about }, settings }: Site): boolean {
  const { intro, image, sections, core_values, at_a_glance } = about?.data ?? {};
  return Boolean(intro ?? image) || isAny(sections, core_values, at_a_glance, settings.artist.members);
}

/** Returns true if one of the lists has an item. */
export function isAny(...lists: (readonly unknown[] | undefined)[]): boolean {
  return lists.some((list) => list !== undefined && list.length > 0);
}
