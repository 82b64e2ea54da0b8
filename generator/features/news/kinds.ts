/** News posts, a file each, and the page that lists them. */

import { kind, page } from '../../engine/content/kind.ts';
import { newsRoute, ROUTES } from '../../site/routes.ts';

export const kinds = {
  news: kind(async () => (await import('./schema.ts')).post, {
    files: ['news/*.md'],
    schemaFile: 'news',
    noun: 'a news post',
    about: 'One file per post. The text below the keys is the post.',
    route: newsRoute(':slug'),
    ownPage: 'with a text',
    listedOn: ROUTES.news,
    title: 'title',
    date: 'date',
    waits: true,
    picture: 'image',
    newName: 'news',
    bodyNote: 'Write the post below this note. A line that begins with ## is a heading.',
  }),
  'pages/news': page(
    'news',
    ROUTES.news,
    () => import('./schema.ts'),
    'The words of the News page. Its posts come from `news/`.',
  ),
};

type NewsKinds = typeof kinds;

declare module '../../engine/content/grammar.ts' {
  interface Kinds extends NewsKinds {}
}
