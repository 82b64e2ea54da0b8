/** Common to all pages: navigation, footer, announcement, and the addresses of styles and scripts. */

import { type PageName, routeOf } from '../kinds.ts';
import type { ShellAssets } from './assets.ts';
import { speculationRules } from './csp.ts';
import { feedRoute } from './feeds/alternates.ts';
import { linkTo } from './page-context.ts';
import type { Link } from './parts.ts';
import type { Site } from './site.ts';

export interface NavItem {
  label: string;
  url: string;
  /** Without the base path, for marking the current item by prefix. */
  route: string;
  items: NavItem[];
}

/** Props common to all pages. */
export interface Shell {
  /** `en`. */
  lang: string;
  artist: string;
  /** The base path: `/`, or `/site/`. */
  base: string;
  nav: NavItem[];
  announcement?: { text: string; link?: Link | undefined } | undefined;
  footer: {
    blurb: string;
    social: Link[];
    groups: { title: string; links: Link[] }[];
    copyright: string;
    legal: Link[];
  };
  /** Speculation rules as JSON, byte for byte as the content security policy knows them. */
  speculation: string;
  assets: ShellAssets;
}

export function projectShell(site: Site, assets: ShellAssets): Shell {
  const { artist, language } = site.settings;
  return {
    lang: language.slice(0, 2),
    artist: artist.name,
    base: site.urls.base,
    nav: navigation(site),
    announcement: announcement(site),
    footer: footer(site),
    speculation: speculationRules(site.urls.base),
    assets,
  };
}

function navigation({ urls }: Site): NavItem[] {
  const item = (label: string, page: PageName, items: NavItem[] = []): NavItem => {
    const route = routeOf(`pages/${page}`);
    return { label, url: urls.href(route), route, items };
  };
  return [
    item('Home', 'home'),
    item('About', 'about'),
    item('Music', 'music', [item('Releases', 'releases'), item('Mixes', 'mixes')]),
    item('Projects', 'projects'),
    item('Events', 'events'),
    item('News', 'news'),
    item('Contact', 'contact'),
  ];
}

/** Shown up to and on its last day. */
function announcement(site: Site): Shell['announcement'] {
  const strip = site.settings.announcement;
  if (!strip || (strip.until && strip.until < site.today)) return undefined;
  return { text: strip.text, link: strip.url ? linkTo({ site }, strip.text, strip.url) : undefined };
}

function footer(site: Site): Shell['footer'] {
  const { artist, social = [], emails } = site.settings;
  const link = (label: string, url: string) => linkTo({ site }, label, url);
  const mail = emails?.general;
  return {
    blurb: artist.description ?? artist.tagline ?? '',
    social: social.map(({ name, url }) => link(name, url)),
    groups: [
      {
        title: 'Music',
        links: [
          link('Discography', routeOf('pages/releases')),
          link('Mixes & Radio', routeOf('pages/mixes')),
          link('Projects', routeOf('pages/projects')),
          link('Live Events', routeOf('pages/events')),
        ],
      },
      {
        title: 'Connect',
        links: [
          link('Bookings', routeOf('pages/contact')),
          link('Press Kit', routeOf('pages/press')),
          link('News', routeOf('pages/news')),
          ...(mail ? [link('Contact', `mailto:${mail}`)] : []),
        ],
      },
    ],
    copyright: `© ${site.year} ${artist.name}. All rights reserved.`,
    legal: [
      link('Privacy Policy', routeOf('legal', 'privacy')),
      link('Terms of Service', routeOf('legal', 'terms')),
      link('Legal', routeOf('legal', 'legal')),
      link('Feed', feedRoute('all', 'atom')),
    ],
  };
}
