/** Work that is no record, a file each, and the pages that list it. */

import { kind, page } from '../../engine/content/kind.ts';
import { ROUTES, scoreRoute, workRoute } from '../../site/routes.ts';

export const kinds = {
  scores: kind(async () => (await import('./score-schema.ts')).score, {
    files: ['scores/*.md'],
    schemaFile: 'score',
    noun: 'a score',
    about:
      'One file per film, series, game, play or commercial with music by the artist, with or without an album. The text below the keys is about the music.',
    route: scoreRoute(':slug'),
    listedOn: ROUTES.scores,
    title: 'title',
    date: 'year',
    picture: 'still',
    newName: 'score',
    bodyNote: 'Write about the music below this note. A line that begins with ## is a heading.',
  }),
  works: kind(async () => (await import('./work-schema.ts')).work, {
    files: ['works/*.md'],
    schemaFile: 'work',
    noun: 'a work',
    about:
      'One file per work of a composer. Tracks and programmes that name it by its file have its title, number and movements. The text below the keys is the programme note.',
    route: workRoute(':slug'),
    listedOn: ROUTES.works,
    title: 'title',
    date: 'year',
    describes: () => [[]],
    newName: 'work',
    isPrinted: true,
    bodyNote: 'Write the programme note below this note.',
  }),
  'pages/works': {
    ...page(
      'works',
      ROUTES.works,
      () => import('./work-schema.ts'),
      'The words of the page that lists all works. They come from `works/`.',
    ),
    files: ['pages/works.yaml'] as const,
  },
  'pages/reel': {
    ...page(
      'reel',
      ROUTES.reel,
      () => import('./reel-schema.ts'),
      'Cues to listen to, chosen by mood, for those who license music. The page is there where this file is.',
    ),
    files: ['pages/reel.yaml'] as const,
  },
  'pages/scores': {
    ...page(
      'scores',
      ROUTES.scores,
      () => import('./score-schema.ts'),
      'The words of the page that lists all scores. They come from `scores/`.',
    ),
    // Only this file: a custom page may have the name too.
    files: ['pages/scores.yaml'] as const,
  },
};

type WorksKinds = typeof kinds;

declare module '../../engine/content/grammar.ts' {
  interface Kinds extends WorksKinds {}
}
