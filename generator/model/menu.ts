/** The menu: the pages with something to say, in the order of the site. */
import type { PageName } from '../kinds.ts';
import type { Site } from './site.ts';
import { type SitePage, sitePage } from './site-pages.ts';

export interface NavItem {
  label: string;
  url: string;
  /** Without the base path, for marking the current item by prefix. */
  route: string;
  items: NavItem[];
}

interface Place {
  page: PageName;
  below?: readonly PageName[];
}

const MENU: readonly Place[] = [
  { page: 'home' },
  { page: 'about' },
  { page: 'music', below: ['releases', 'mixes'] },
  { page: 'projects' },
  { page: 'events' },
  { page: 'news' },
  { page: 'contact' },
];

export function projectMenu(site: Site): NavItem[] {
  return MENU.flatMap(({ page, below = [] }) =>
    listFilled(site, [page]).map((top) => group(site, top, below)),
  );
}

/** A way into a single room is that room; a hub with words of its own is read before it. */
function group(site: Site, page: SitePage, below: readonly PageName[]): NavItem {
  const items = listFilled(site, below).map((each) => item(site, each));
  const [only, ...others] = items;
  if (!only || others.length > 0) return { ...item(site, page), items };
  return { ...item(site, page), ...(!hasHubWords(site) && { url: only.url }) };
}

function item({ urls }: Site, { label, route }: SitePage): NavItem {
  return { label, url: urls.href(route), route, items: [] };
}

function listFilled(site: Site, names: readonly PageName[]): SitePage[] {
  return names.map((name) => sitePage(site, name)).filter(({ isFilled }) => isFilled);
}

function hasHubWords({ pages }: Site): boolean {
  const { intro, cards, stats, quote } = pages.music?.data ?? {};
  return [intro, cards?.length, stats?.length, quote].some(Boolean);
}
