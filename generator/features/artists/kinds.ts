/** The artists of a label, a collective or a band, a file each, and the page that lists them. */

import { kind } from '../../engine/content/kind.ts';
import { artistRoute, ROUTES } from '../../site/routes.ts';

export const kinds = {
  artists: kind(async () => (await import('./schema.ts')).person, {
    files: ['artists/*.md'],
    schemaFile: 'artist',
    noun: 'an artist',
    about:
      'One file per artist of a label, member of a collective, or side project. Wherever artists are named, the name of the file or the `name` in it stands for this one. The text below the keys is the biography.',
    route: artistRoute(':slug'),
    listedOn: ROUTES.artists,
    title: 'name',
    picture: 'photo',
    describes: () => [[]],
    newName: 'artist',
    isPrinted: true,
    bodyNote: 'Write the biography below this note. A line that begins with ## is a heading.',
  }),
  'pages/artists': kind(async () => (await import('./schema.ts')).artists, {
    // Only this file: a custom page may have the name too.
    files: ['pages/artists.yaml'],
    schemaFile: 'page-artists',
    noun: 'pages/artists.yaml',
    about: 'The words of the page that lists all artists. They come from `artists/`.',
    route: ROUTES.artists,
  }),
};

type ArtistsKinds = typeof kinds;

declare module '../../engine/content/grammar.ts' {
  interface Kinds extends ArtistsKinds {}
}
