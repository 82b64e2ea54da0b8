/** The page of all links. */
import { kind } from '../../engine/content/kind.ts';
import { ROUTES } from '../../site/routes.ts';

export const kinds = {
  'pages/links': kind(async () => (await import('./schema.ts')).links, {
    // Only this file: a custom page may have the name too.
    files: ['pages/links.yaml'],
    schemaFile: 'page-links',
    noun: 'pages/links.yaml',
    about:
      'The one page that profiles elsewhere link to: the latest release, the next shows, and all other places, a row each. The page is there where this file is; `rows` has its order.',
    route: ROUTES.links,
  }),
  'pages/follow': kind(async () => (await import('./schema.ts')).follow, {
    // Only this file, as above.
    files: ['pages/follow.yaml'],
    schemaFile: 'page-follow',
    noun: 'pages/follow.yaml',
    about:
      'Every way to follow the artist that the site has: calendars, podcast, newsletter, fediverse, profiles and feeds. The page is there where this file is.',
    route: ROUTES.follow,
  }),
};

type LinksKinds = typeof kinds;

declare module '../../engine/content/grammar.ts' {
  interface Kinds extends LinksKinds {}
}
