/** What every page shares: navigation, footer, announcement, and the addresses of styles and scripts. */

import { linkTo } from '../pages/context.ts';
import { feedRoute } from './feeds/addresses.ts';
import type { NavItem, Shell } from './props/shell.ts';
import type { Site } from './site.ts';
import { speculationRules } from './speculation.ts';

export function projectShell(site: Site, assets: Shell['assets']): Shell {
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
  const item = (label: string, route: string, items: NavItem[] = []): NavItem => ({
    label,
    url: urls.href(route),
    route,
    items,
  });
  return [
    item('Home', '/'),
    item('About', '/about/'),
    item('Music', '/music/', [item('Releases', '/music/releases/'), item('Mixes', '/music/mixes/')]),
    item('Projects', '/projects/'),
    item('Events', '/events/'),
    item('News', '/news/'),
    item('Contact', '/contact/'),
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
          link('Discography', '/music/releases/'),
          link('Mixes & Radio', '/music/mixes/'),
          link('Projects', '/projects/'),
          link('Live Events', '/events/'),
        ],
      },
      {
        title: 'Connect',
        links: [
          link('Bookings', '/contact/'),
          link('Press Kit', '/press/'),
          link('News', '/news/'),
          ...(mail ? [link('Contact', `mailto:${mail}`)] : []),
        ],
      },
    ],
    copyright: `© ${site.year} ${artist.name}. All rights reserved.`,
    legal: [
      link('Privacy Policy', '/privacy/'),
      link('Terms of Service', '/terms/'),
      link('Legal', '/legal/'),
      link('Feed', feedRoute('all', 'atom')),
    ],
  };
}
