import { describe, expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import {
  artistsOf,
  creditedTrack,
  creditLine,
  creditParts,
  isOwnRelease,
} from '../../../generator/site/artists.ts';
import type { CreditedArtist } from '../../../generator/site/schema/people.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { ENGLISH_WORDS, wordsFor } from '../../../generator/site/words/index.ts';
import { makeContent } from '../../helpers/model.ts';

const site = modelSite(makeContent(), '2025-09-01', FEATURES);

/** `A`, or `C featuring`. */
function artists(...written: string[]): CreditedArtist[] {
  return written.map((each) => {
    const [, name = each, role] = /^(.+) (with|featuring|remixer)$/.exec(each) ?? [];
    return { name, role: (role ?? 'main') as CreditedArtist['role'] };
  });
}

test.each([
  [['A'], 'A'],
  [['A', 'B'], 'A & B'],
  [['A', 'B', 'C'], 'A, B & C'],
  [['A', 'C featuring'], 'A feat. C'],
  [['C featuring', 'A', 'B'], 'A & B feat. C'],
  [['A', 'C featuring', 'D featuring', 'E featuring'], 'A feat. C, D & E'],
  [['A', 'D with'], 'A with D'],
  [['A', 'C featuring', 'D with'], 'A with D feat. C'],
  [['A', 'B remixer'], 'A, remixed by B'],
  [['A', 'B remixer', 'C remixer', 'D featuring'], 'A feat. D, remixed by B & C'],
  [['Various Artists'], 'Various Artists'],
])('%j reads %s', (written, line) => {
  expect(creditLine(artists(...written), ENGLISH_WORDS)).toBe(line);
});

test('the pieces of a line are names with their addresses, and the words between them', () => {
  const [a, b] = artists('A', 'B featuring');
  expect(
    creditParts([{ ...a, url: 'https://a.example' } as CreditedArtist, b as CreditedArtist], ENGLISH_WORDS),
  ).toEqual([
    { text: 'A', url: 'https://a.example', isName: true },
    { text: ' feat. ', isName: false },
    { text: 'B', url: undefined, isName: true },
  ]);
});

describe('the artist of the site', () => {
  const lineOf = (...written: string[]) =>
    creditLine(artistsOf(site, { artists: artists(...written) }), ENGLISH_WORDS);

  test('is alone where nobody is named', () => {
    expect(lineOf()).toBe('EDDY');
    expect(creditLine(artistsOf(site, {}), ENGLISH_WORDS)).toBe('EDDY');
  });

  test('is the main one where only guests are named', () => {
    expect(lineOf('C featuring')).toBe('EDDY feat. C');
    expect(lineOf('B remixer', 'D with')).toBe('EDDY with D, remixed by B');
  });

  test('is not added to the artists of others', () => {
    expect(lineOf('A', 'B')).toBe('A & B');
    expect(lineOf('Various Artists')).toBe('Various Artists');
  });

  test('is known in capitals, with accents and without', () => {
    expect(artistsOf(site, { artists: artists('A', 'eddy featuring') }).map(({ isOwn }) => isOwn)).toEqual([
      false,
      true,
    ]);
  });

  test.each([
    [[], true],
    [['EDDY'], true],
    [['A', 'EDDY'], true],
    [['C featuring'], true],
    [['A'], false],
    [['A', 'EDDY featuring'], false],
    [['A', 'EDDY remixer'], false],
    [['Various Artists'], false],
  ])('of %j it owns the release: %s', (written, isOwn) => {
    expect(isOwnRelease(site, { artists: artists(...written) })).toBe(isOwn);
  });

  test('on the site of a label, all releases are its own', () => {
    const label = { artists: [], settings: { artist: { ...site.settings.artist, kind: 'label' as const } } };
    for (const written of [[], ['A'], ['A', 'B featuring'], ['Various Artists']])
      expect(isOwnRelease(label, { artists: artists(...written) })).toBe(true);
  });
});

test.each([
  [[], [], 'EDDY'],
  [['A', 'B'], [], 'A & B'],
  [['A', 'G featuring'], ['C featuring'], 'A feat. C'],
  [[], ['C featuring'], 'EDDY feat. C'],
  [['Various Artists'], ['A', 'EDDY featuring'], 'A feat. EDDY'],
])('on a release by %j, a track by %j is by %s', (release, track, line) => {
  const of = (written: string[]) => (written.length > 0 ? { artists: artists(...written) } : {});
  expect(creditLine(artistsOf(site, creditedTrack(of(release), of(track))), ENGLISH_WORDS)).toBe(line);
});

test('many artists in one name are in the words of the page, whatever language the name is in', () => {
  const all = ['en', 'de', 'es', 'fr', 'it', 'pt', 'tr', 'ar'].map((code) => wordsFor(code));
  const many = all.map(({ music }) => music.variousArtists);
  for (const words of all)
    for (const name of many) expect(creditLine(artists(name), words)).toContain(words.music.variousArtists);
  for (const name of ['Divers', 'VA', 'Various', 'Varios', 'Vari'])
    for (const words of all) expect(creditLine(artists(name), words)).toContain(name);
});
