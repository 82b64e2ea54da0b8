import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/features.ts';
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

const notesOf = (data: Partial<Release>) => {
  const site = modelSite(
    makeContent({ releases: [release('one', { title: 'One', ...data })] }),
    '2025-09-01',
    FEATURES,
  );
  return site.releases.map((entry) => writeReleaseNotes(site, entry)).join('');
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
