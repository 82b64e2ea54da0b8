/** Common to all pages: navigation, footer, announcement, and the addresses of styles and scripts. */

import type { Templates } from '../../engine/bundle/templates/index.ts';
import { type NewsletterForm, newsletterForm } from '../../features/newsletter/newsletter.ts';
import type { ShellAssets } from '../../site/assets.ts';
import { linkTo } from '../../site/context.ts';
import { speculationRules } from '../../site/csp.ts';
import { feedRoute } from '../../site/feed.ts';
import { type NavItem, projectMenu } from '../../site/menu.ts';
import type { PageOf } from '../../site/page.ts';
import type { Link } from '../../site/parts.ts';
import type { Site } from '../../site/site.ts';
import { isFilled, isReachable, sitePage } from '../../site/site-pages.ts';
import { untranslatedIn } from '../../site/untranslated.ts';
import { type Words, type WordsData, writeDigits } from '../../site/words/index.ts';
import type { SiteFacts } from './site-facts.ts';

type FooterPage = Parameters<typeof sitePage>[1];

/** Props common to all pages. */
export interface Shell {
  /** `en`. */
  lang: string;
  /** Every word of the interface, and its language. */
  words: WordsData;
  artist: string;
  /** The cut of all names, if it is not the wide one. */
  cut?: 'narrow' | undefined;
  /** The address of the home page: `/`, or `/site/`. */
  base: string;
  nav: NavItem[];
  announcement?: { text: string; link?: Link | undefined } | undefined;
  footer: {
    blurb: string;
    social: Link[];
    groups: { title: string; links: Link[] }[];
    copyright: string;
    legal: Link[];
    /** The address to write to, as its own label. */
    mail?: Link | undefined;
    newsletter?: NewsletterForm | undefined;
  };
  /** The artist for those who read the home page by its microformats (microformats.org/wiki/h-card). */
  card?: { name: string; url: string; photo: string; note: string } | undefined;
  /** Texts of it that are those of the default language; missing in that. */
  untranslated?: string[] | undefined;
  /** The whole site, if one of its own templates uses it. */
  site?: SiteFacts | undefined;
  /** Speculation rules as JSON, byte for byte as in the content security policy. */
  speculation: string;
  assets: ShellAssets;
}

export type SiteTemplates = Templates<PageOf, Shell>;

export function projectShell(site: Site, assets: ShellAssets, cut?: Shell['cut']): Shell {
  const { settings, words } = site;
  const { artist } = settings;
  const shown = {
    artist: artist.name,
    nav: projectMenu(site),
    announcement: announcement(site),
    footer: footer(site),
  };
  return {
    ...shown,
    lang: words.language.code,
    words: { language: words.language, texts: words.texts },
    ...(cut && { cut }),
    base: site.urls.href('/'),
    ...(settings.fediverse_bridge && {
      card: {
        name: artist.name,
        url: site.urls.absolute('/'),
        photo: site.urls.absolute('/apple-touch-icon.png'),
        note: artist.description ?? artist.tagline ?? '',
      },
    }),
    untranslated: untranslatedIn(site, shown),
    speculation: speculationRules(site.urls.base),
    assets,
  };
}

/** Shown up to and on its last day. */
function announcement(site: Site): Shell['announcement'] {
  const strip = site.settings.announcement;
  if (!strip || (strip.until && strip.until < site.today)) return undefined;
  return { text: strip.text, link: strip.url ? linkTo({ site }, strip.text, strip.url) : undefined };
}

function footer(site: Site): Shell['footer'] {
  const { words } = site;
  const { artist, social = [], emails, license } = site.settings;
  const link = (label: string, url: string) => linkTo({ site }, label, url);
  const pages = (...names: FooterPage[]) =>
    names
      .map((name) => sitePage(site, name))
      .filter(({ name, isFilled }) => isFilled && (name !== 'contact' || isReachable(site)))
      .map((page) => link(page.footer, page.route));
  // A custom page may have the same name.
  const roster = site.artists.length > 0 ? (['artists'] as const) : [];
  const composed = (['scores', 'works', 'reel'] as const).filter((name) => isFilled(site, name));
  const connect = pages('contact', 'press', 'photos', 'news', 'follow');
  const mail = emails?.general;
  const written = mail ?? emails?.bookings;
  const rights = { year: writeDigits(site.year, words.language), name: artist.name };
  return {
    blurb: artist.description ?? artist.tagline ?? '',
    social: social.map(({ name, url }) => link(name, url)),
    groups: [
      {
        title: words.pages.music,
        links: pages(...roster, ...composed, 'releases', 'mixes', 'videos', 'projects', 'events', 'merch'),
      },
      {
        title: words.shell.connect,
        links: [...connect, ...(mail ? [link(nameMail(connect, words), `mailto:${mail}`)] : [])],
      },
    ].filter(({ links }) => links.length > 0),
    // What is given away under a license has not all rights reserved.
    copyright: license ? `© ${rights.year} ${rights.name}` : words.shell.rights(rights),
    legal: [
      ...(license ? [link(`${words.music.license}: ${license.name}`, license.url)] : []),
      ...pages('privacy', 'terms', 'legal'),
      link(words.shell.feed, feedRoute('all', 'atom')),
    ],
    ...(written && { mail: link(written, `mailto:${written}`) }),
    newsletter: newsletterForm(site),
  };
}

/** Label of the mail address: `Contact` beside `Bookings`; beside another name of that page, such as `Say Hello`, both would be alike. */
function nameMail(links: readonly Link[], { pages, shell }: Words): string {
  return links.some(({ label }) => label === pages.bookings) ? pages.contact : shell.email;
}
