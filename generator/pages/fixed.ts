/** The pages that every site has once: their addresses, their words for search engines, their structured data. */
import { personLd, webSiteLd } from '../model/json-ld/index.ts';
import { shareOf, siteShare } from '../model/share.ts';
import { projectContact } from './contact.ts';
import type { Context } from './context.ts';
import { eventsPage } from './events.ts';
import { projectHome } from './home.ts';
import { LEGAL_PAGES, projectLegal } from './legal.ts';
import { projectMusic } from './music.ts';
import { definePage } from './page.ts';
import { projectPress } from './press.ts';
import type { Page } from './props/page.ts';
import { projectAbout, projectProjects } from './story.ts';

export function fixedPages(context: Context): Page[] {
  const { artist } = context.site.settings;
  const { pages } = context.site;
  return [
    homePage(context),
    definePage(context, 'about', projectAbout(context), {
      route: '/about/',
      title: 'About',
      description: pages.about?.data.description ?? artist.description ?? `The story of ${artist.name}.`,
      trail: [['About', '/about/']],
      share: shareOf(context, {
        title: 'About',
        picture: pages.about?.data.image,
        alt: pages.about?.data.image_alt,
      }),
      type: 'profile',
    }),
    definePage(context, 'music', projectMusic(context), {
      route: '/music/',
      title: 'Music',
      description: pages.music?.data.description ?? `Releases, mixes and radio by ${artist.name}.`,
      trail: [['Music', '/music/']],
    }),
    definePage(context, 'projects', projectProjects(context), {
      route: '/projects/',
      title: 'Projects',
      description: pages.projects?.data.description ?? `Side projects and collaborations of ${artist.name}.`,
      trail: [['Projects', '/projects/']],
    }),
    eventsPage(context),
    definePage(context, 'press', projectPress(context), {
      route: '/press/',
      title: 'Press Kit',
      description:
        pages.press?.data.description ?? `Biographies, photos and technical rider of ${artist.name}.`,
      trail: [['Press Kit', '/press/']],
    }),
    definePage(context, 'contact', projectContact(context), {
      route: '/contact/',
      title: 'Bookings & Contact',
      description: pages.contact?.data.description ?? `Book ${artist.name}, or write about press and music.`,
      trail: [['Bookings & Contact', '/contact/']],
    }),
    ...legalPages(context),
    notFoundPage(context),
  ];
}

function homePage(context: Context): Page {
  const { site } = context;
  const { artist } = site.settings;
  const share = siteShare(context);
  return definePage(context, 'home', projectHome(context), {
    route: '/',
    title: artist.name,
    fullTitle: artist.tagline ? `${artist.name} – ${artist.tagline}` : artist.name,
    description:
      site.pages.home?.data.description ?? artist.description ?? `The official website of ${artist.name}.`,
    trail: [],
    share,
    jsonLd: [webSiteLd(site), personLd(site, share && site.urls.origin + share.url)],
  });
}

function legalPages(context: Context): Page[] {
  return LEGAL_PAGES.map(({ slug, title }) => {
    const entry = context.site.legal.find((each) => each.slug === slug);
    const props = projectLegal(context, slug, title);
    return definePage(context, 'legal', props, {
      route: `/${slug}/`,
      title: props.title,
      description: entry?.data.description ?? `${title} of ${context.site.settings.artist.name}.`,
      trail: [[props.title, `/${slug}/`]],
      lastmod: entry?.data.updated,
    });
  });
}

function notFoundPage(context: Context): Page {
  const home = { label: 'Return to Home', url: context.site.urls.base, external: false };
  return definePage(
    context,
    'notFound',
    { home },
    {
      route: '/404/',
      file: '404.html',
      title: 'Page not found',
      description: 'This page does not exist.',
      trail: [],
      hidden: true,
      unlisted: true,
    },
  );
}
