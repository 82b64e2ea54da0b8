/** Releases and remixes, a file each, and the page that lists them. */

import { kind, page } from '../../engine/content/kind.ts';
import { ROUTES, smartRoute } from '../../site/routes.ts';

export const kinds = {
  releases: kind(async () => (await import('./schema/release.ts')).release, {
    files: ['releases/*.md'],
    schemaFile: 'release',
    noun: 'a release',
    about:
      'One file per single, EP, album or other release. In the text below the keys, each `##` heading becomes a card.',
    route: `${ROUTES.releases}:slug/`,
    shortRoute: smartRoute(':slug'),
    listedOn: ROUTES.releases,
    title: 'title',
    date: 'release_date',
    picture: 'artwork_url',
    isPrinted: 'booklet',
    newName: 'release',
    bodyNote: `Write the story below this note. Each line that begins with ## starts a card of the page, such as:

## Story & Concept
## Style & Production`,
  }),
  remixes: kind(async () => (await import('./schema/remix.ts')).remix, {
    files: ['remixes/*.md'],
    schemaFile: 'remix',
    noun: 'a remix',
    about: "One file per remix of somebody else's song. The text below the keys is its story.",
    route: `${ROUTES.releases}:slug/`,
    shortRoute: smartRoute(':slug'),
    listedOn: ROUTES.releases,
    title: 'title',
    date: 'year',
    picture: 'artwork_url',
    newName: 'remix',
    bodyNote: 'Write the story of the remix below this note. Each line that begins with ## starts a card.',
  }),
  'pages/releases': page(
    'releases',
    ROUTES.releases,
    () => import('./schema/release.ts'),
    'The words of the discography. Its entries come from `releases/` and `remixes/`.',
  ),
};

type ReleasesKinds = typeof kinds;

declare module '../../engine/content/grammar.ts' {
  interface Kinds extends ReleasesKinds {}
}
