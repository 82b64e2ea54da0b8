import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { isNew } from '../../../../generator/features/press/newest.ts';
import { writeReleaseNotes } from '../../../../generator/features/press/release-notes.ts';
import type { Release } from '../../../../generator/features/releases/schema/release.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { makeContent, release } from '../../../helpers/model.ts';

test.each([
  ['2025-08-22', '2025-11-22', true],
  ['2025-08-21', '2025-11-22', false],
  ['2025-11', '2025-11-22', true],
  ['2025', '2025-11-22', false],
  ['2025', '2025-03-31', true],
])('what came out on %s is new on %s: %s', (date, today, expected) => {
  expect(isNew(date, today)).toBe(expected);
});

const notesOf = (data: Partial<Release>, options?: Parameters<typeof writeReleaseNotes>[2]) => {
  const site = modelSite(
    makeContent({ releases: [release('one', { title: 'One', ...data })] }),
    '2025-09-01',
    FEATURES,
  );
  return site.releases.map((entry) => writeReleaseNotes(site, entry, options)).join('');
};

test('songs are numbered in the digits of the site', () => {
  const tracks = [
    { track_number: 1, title: 'Dawn' },
    { track_number: 10, title: 'Dusk' },
  ];
  const content = makeContent({ releases: [release('one', { title: 'One', type: 'ep', tracks })] });
  const site = modelSite(content, '2025-09-01', FEATURES);
  const language = { ...site.words.language, digits: 'arab' as const };
  const arabic = { ...site, words: { ...site.words, language } };
  expect(arabic.releases.map((entry) => writeReleaseNotes(arabic, entry)).join('')).toContain(
    '\n١. Dawn\n١٠. Dusk\n',
  );
});

test('what is known of a release is written as a journalist would copy it', () => {
  const notes = notesOf({
    ...{ type: 'ep', release_date: '2025-08-01', genre: ['Folk'], description: 'Four songs.' },
    artists: [
      { name: 'EDDY', role: 'main' },
      { name: 'Mona', role: 'with' },
    ],
    tracks: [
      { track_number: 1, title: 'Dawn', duration: 200 },
      { track_number: 2, title: 'Dusk', version: 'Live' },
    ],
    credits: [{ role: 'Vocals', names: ['Mona', 'Ana'] }],
    formats: [
      {
        format: 'vinyl',
        edition: '300 copies',
        price: [{ amount: 25, currency: 'EUR' }],
        url: 'https://shop.example/one',
      },
      { format: 'cd', sold_out: true },
    ],
    label: { name: 'Own Label' },
    copyright: '2025 EDDY',
  });
  expect(notes).toBe(`One
EDDY with Mona
EP, 1 August 2025
Folk
https://eddy.example/music/releases/one/

Four songs.

TRACKS
1. Dawn (3:20)
2. Dusk (Live)

CREDITS
Vocals: Mona, Ana

FORMATS
Vinyl, 300 copies, €25, https://shop.example/one
CD, sold out

RIGHTS
Label: Own Label
© 2025 EDDY
`);
});

test('and nothing where nothing is known', () => {
  expect(notesOf({})).toBe('One\nEDDY\nSingle\nhttps://eddy.example/music/releases/one/\n');
});

test('label copy has what labels need: codes, who wrote what, what is explicit, and lengths of works and discs', () => {
  const label = notesOf(
    {
      ...{ type: 'album', release_date: '2025-08-01', genre: ['Chamber Music'], language: 'de' },
      tracks: [
        {
          track_number: 1,
          title: 'Allegro',
          movement: { number: 1, name: '' },
          work: 'Quartet',
          composer: ['Haydn'],
          duration: 302,
        },
        {
          track_number: 2,
          title: 'Adagio',
          movement: { number: 2, name: '' },
          duration: 312,
          isrc: 'GBABC2600002',
        },
        { track_number: 3, title: 'Notturno', composer: ['Hensel'], arranger: ['Ana'], duration: 200 },
        { track_number: 1, disc: 2, title: 'Song', composer: ['Ana'], explicit: true, bpm: 96, duration: 60 },
      ],
      label: { name: 'Own Label' },
    },
    { codes: true },
  );
  expect(label).toBe(`One
EDDY
Album, 1 August 2025
Chamber Music, 14:34
https://eddy.example/music/releases/one/

TRACKS
Disc 1 (13:34)
Haydn: Quartet (10:14)
1. I. Allegro (5:02)
2. II. Adagio (5:12)
   ISRC GBABC2600002
3. Notturno (3:20)
   Composer: Hensel
   Arranger: Ana
Disc 2 (1:00)
1. Song (1:00)
   96 BPM, Explicit
   Composer: Ana

RIGHTS
Label: Own Label
Language: German
`);
  expect(notesOf({ type: 'single', explicit: true, duration: 60 }, { codes: true })).toContain(
    '\n1:00, Explicit\n',
  );
});
