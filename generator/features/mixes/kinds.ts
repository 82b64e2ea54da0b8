/** Mixes and episodes, a file each, and the page that lists them. */

import { kind, page } from '../../engine/content/kind.ts';
import { mixRoute, ROUTES } from '../../site/routes.ts';

export const kinds = {
  mixes: kind(async () => (await import('./schema.ts')).mix, {
    files: ['mixes/*.md'],
    schemaFile: 'mix',
    noun: 'a mix',
    about:
      'One file per mix, radio show or podcast episode. The text below the keys is shown beside the player.',
    route: mixRoute(':slug'),
    listedOn: ROUTES.mixes,
    title: 'episode_title',
    date: 'release_date',
    picture: 'artwork_url',
    newName: 'mix',
    bodyNote: 'Write about it below this note: a paragraph or two. The songs go under tracklist: above.',
  }),
  'pages/mixes': page(
    'mixes',
    ROUTES.mixes,
    () => import('./schema.ts'),
    'The words of Mixes & Radio. Its episodes come from `mixes/`.',
  ),
};

type MixesKinds = typeof kinds;

declare module '../../engine/content/grammar.ts' {
  interface Kinds extends MixesKinds {}
}
