/** Every kind of content file, one row each. All else derives from it: a new kind is a row, a schema and a page. */
import { kind, page } from '../engine/content/kind.ts';

const music = () => import('../features/releases/schema/index.ts');
const writing = () => import('../features/pages/schema/writing.ts');
const rooms = () => import('../features/pages/schema/rooms.ts');
const pages = () => import('../features/pages/schema/pages.ts');

export const KINDS = {
  site: kind(async () => (await import('./schema/site.ts')).site, {
    files: ['site.yaml'],
    schemaFile: 'site',
    noun: 'site.yaml',
    about: 'Who the artist is and where the site lives.',
  }),
  releases: kind(async () => (await music()).release, {
    files: ['releases/*.md'],
    schemaFile: 'release',
    noun: 'a release',
    about:
      'One file per single, EP, album or other release. In the text below the keys, each `##` heading becomes a card.',
    route: '/music/releases/:slug/',
    listedOn: '/music/releases/',
    title: 'title',
    date: 'release_date',
    picture: 'artwork_url',
    newName: 'release',
    bodyNote: `Write the story below this note. Each line that begins with ## starts a card of the page, such as:

## Story & Concept
## Style & Production`,
  }),
  remixes: kind(async () => (await music()).remix, {
    files: ['remixes/*.md'],
    schemaFile: 'remix',
    noun: 'a remix',
    about: "One file per remix of somebody else's song. The text below the keys is its story.",
    route: '/music/releases/:slug/',
    listedOn: '/music/releases/',
    title: 'title',
    date: 'year',
    picture: 'artwork_url',
    newName: 'remix',
    bodyNote: 'Write the story of the remix below this note. Each line that begins with ## starts a card.',
  }),
  mixes: kind(async () => (await music()).mix, {
    files: ['mixes/*.md'],
    schemaFile: 'mix',
    noun: 'a mix',
    about:
      'One file per mix, radio show or podcast episode. The text below the keys is shown beside the player.',
    route: '/music/mixes/:slug/',
    listedOn: '/music/mixes/',
    title: 'episode_title',
    date: 'release_date',
    picture: 'artwork_url',
    newName: 'mix',
    bodyNote: 'Write about it below this note: a paragraph or two. The songs go under tracklist: above.',
  }),
  news: kind(async () => (await writing()).news, {
    files: ['news/*.md'],
    schemaFile: 'news',
    noun: 'a news post',
    about: 'One file per post. The text below the keys is the post.',
    route: '/news/:slug/',
    ownPage: 'with a text',
    listedOn: '/news/',
    title: 'title',
    date: 'date',
    picture: 'image',
    newName: 'news',
    bodyNote: 'Write the post below this note. A line that begins with ## is a heading.',
  }),
  legal: kind(async () => (await writing()).legal, {
    files: ['legal/legal.md', 'legal/privacy.md', 'legal/terms.md'],
    schemaFile: 'legal',
    noun: 'a legal page',
    about: 'The legal notice, the privacy policy and the terms. The text below the keys is the page.',
    route: '/:slug/',
    title: 'title',
  }),
  ownPages: kind(async () => (await writing()).ownPage, {
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
    '/',
    () => import('../features/pages/schema/home.ts'),
    'The words of the home page. The latest release comes from `releases/`.',
  ),
  'pages/about': page('about', '/about/', pages, "The artist's story."),
  'pages/music': page('music', '/music/', pages, 'The way into the catalogue.'),
  'pages/releases': page(
    'releases',
    '/music/releases/',
    pages,
    'The words of the discography. Its entries come from `releases/` and `remixes/`.',
  ),
  'pages/mixes': page(
    'mixes',
    '/music/mixes/',
    pages,
    'The words of Mixes & Radio. Its episodes come from `mixes/`.',
  ),
  'pages/projects': page('projects', '/projects/', pages, 'Other names, and work with others.'),
  'pages/events': {
    ...page(
      'events',
      '/events/',
      () => import('../features/shows/schema.ts'),
      'All shows in one list, upcoming and past.',
    ),
    newName: 'event',
  },
  'pages/videos': page(
    'videos',
    '/videos/',
    rooms,
    'Videos, and those of the releases. The page is there where this file is.',
  ),
  'pages/photos': page(
    'photos',
    '/photos/',
    rooms,
    'Photos in sets; each opens large. The page is there where this file is.',
  ),
  'pages/merch': page(
    'merch',
    '/merch/',
    rooms,
    'What is sold elsewhere: records, shirts, prints. The page is there where this file is.',
  ),
  'pages/news': page('news', '/news/', pages, 'The words of the News page. Its posts come from `news/`.'),
  'pages/press': page(
    'press',
    '/press/',
    () => import('../features/press/schema.ts'),
    'The press kit: biographies, photos and the technical rider.',
  ),
  'pages/contact': page('contact', '/contact/', pages, 'Ways to write, and the form.'),
};
