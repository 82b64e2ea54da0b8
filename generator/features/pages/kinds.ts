/** The fixed pages, legal pages and custom pages. */

import { kind, page } from '../../engine/content/kind.ts';
import { ROUTES } from '../../site/routes.ts';

export const kinds = {
  legal: kind(async () => (await import('./schema/markdown-pages.ts')).legal, {
    files: ['legal/legal.md', 'legal/privacy.md', 'legal/terms.md'],
    schemaFile: 'legal',
    noun: 'a legal page',
    about:
      'The legal notice, the privacy policy and the terms. The text below the keys is the page. Files may have the names of these pages in any language, `legal/impressum.md`, which are then their addresses, and be in the folder `pages` as well.',
    route: '/:slug/',
    title: 'title',
  }),
  ownPages: kind(async () => (await import('./schema/markdown-pages.ts')).ownPage, {
    files: ['pages/*.md'],
    schemaFile: 'page',
    noun: 'a page',
    about:
      'One file per page of your own, at `/name-of-the-file/`. The text below the keys is the page. The names of other pages are taken.',
    route: '/:slug/',
    title: 'title',
    picture: 'picture',
    newName: 'page',
    bodyNote: 'Write the page below this note. A line that begins with ## is a heading.',
  }),
  'pages/home': page(
    'home',
    ROUTES.home,
    () => import('./schema/home.ts'),
    'The words of the home page. The latest release comes from `releases/`.',
  ),
  'pages/about': page('about', ROUTES.about, () => import('./schema/pages.ts'), "The artist's story."),
  'pages/music': page(
    'music',
    ROUTES.music,
    () => import('./schema/pages.ts'),
    'The way into the catalogue.',
  ),
  'pages/projects': page(
    'projects',
    ROUTES.projects,
    () => import('./schema/pages.ts'),
    'Other names, and work with others.',
  ),
  'pages/videos': page(
    'videos',
    ROUTES.videos,
    () => import('./schema/videos.ts'),
    'Videos, and those of the releases. The page is there where this file is.',
  ),
  'pages/photos': page(
    'photos',
    ROUTES.photos,
    () => import('./schema/photos.ts'),
    'Photos in sets; each opens large. The page is there where this file is.',
  ),
  'pages/merch': page(
    'merch',
    ROUTES.merch,
    () => import('./schema/merch.ts'),
    'What is sold elsewhere: records, shirts, prints. The page is there where this file is.',
  ),
  'pages/contact': page(
    'contact',
    ROUTES.contact,
    () => import('./schema/pages.ts'),
    'Ways to write, and the form.',
  ),
};

type PagesKinds = typeof kinds;

declare module '../../engine/content/grammar.ts' {
  interface Kinds extends PagesKinds {}
}
