import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lintGuests, lintTypes } from '../../../../generator/features/releases/lint.ts';
import type { Release } from '../../../../generator/features/releases/schema/release.ts';
import type { ReleaseType } from '../../../../generator/features/releases/schema/types.ts';
import { makeContent, release } from '../../../helpers/model.ts';

function remarks(data: Partial<Release>): string[] {
  const content = makeContent({ releases: [release('Ferry', data)] });
  const context = { content, today: '2025-09-01', latest: undefined, sizes: new Map() };
  return lintTypes(context).map(({ message, hint }) => `${message} → ${hint}`);
}

const tracks = (count: number, duration = 200) =>
  Array.from({ length: count }, (_, index) => ({ title: `T${index}`, track_number: index + 1, duration }));

test.each([
  ['six tracks', { type: 'ep', tracks: tracks(6) }, []],
  [
    'seven tracks',
    { type: 'ep', tracks: tracks(7) },
    ['"Ferry" is an EP of 7 tracks, which most platforms call an album. → Write  type: album  if it is one.'],
  ],
  [
    'forty minutes',
    { type: 'ep', tracks: tracks(5, 480) },
    ['"Ferry" is an EP of 40:00, which most platforms call an album. → Write  type: album  if it is one.'],
  ],
  [
    'both',
    { type: 'ep', tracks: tracks(9), duration: 2000 },
    [
      '"Ferry" is an EP of 9 tracks and 33:20, which most platforms call an album. → Write  type: album  if it is one.',
    ],
  ],
  ['an album of nine', { type: 'album', tracks: tracks(9) }, []],
] as const)('of %s', (_, data, expected) => {
  expect(remarks(data as Partial<Release>)).toEqual(expected);
});

const ENDINGS = [
  ...[
    '(Original Motion Picture Soundtrack)',
    '[Original Score]',
    '(OST)',
    'O.S.T.',
    'OST',
    '- Original Soundtrack',
  ],
  ...[
    ': Original Game Soundtrack',
    '(Music from the Film)',
    '(Original-Filmmusik)',
    '(Bande originale du film)',
  ],
  ...[
    '(Banda sonora original)',
    '(Colonna sonora originale)',
    '(Trilha Sonora Original)',
    '(Orijinal Film Müziği)',
  ],
  ...['(الموسيقى التصويرية)', '(موسيقى فيلم ليل)', 'Original Television Soundtrack', '(Musik zum Film)'],
];
const NO_ENDINGS = [
  ...[
    '(From the Original Motion Picture Soundtrack)',
    '(Extrait de la bande originale)',
    'Ost',
    'Soundtrack',
  ],
  ...[
    '(موسيقى فقط)',
    '(Original Mix)',
    'Original Sound',
    '(Dalla colonna sonora)',
    'Score',
    '(Aus dem Soundtrack)',
  ],
];
const SOUNDTRACK = '"Ferry %" is called a soundtrack. → Write  type: soundtrack  if it is one.';

test('a soundtrack of another type is given the line of its type', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<ReleaseType>('single', 'ep', 'album', 'soundtrack', 'live'),
      fc.constantFrom(
        ...ENDINGS.map((end) => [end, true] as const),
        ...NO_ENDINGS.map((end) => [end, false] as const),
      ),
      (type, [end, isNamed]) => {
        const expected =
          isNamed && !['soundtrack', 'live'].includes(type) ? [SOUNDTRACK.replace('%', end)] : [];
        expect(remarks({ title: `Ferry ${end}`, type })).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});

const NAME = fc.constantFrom('Anna Müller', 'Karl', 'نور', 'Noor Vale', 'Şule');

test('a guest in a title is given the line that names the guest', () => {
  const forms = ['A feat. %', 'A (feat. %)', 'A [ft. %]', 'A featuring %', 'A (FEAT %)'];
  fc.assert(
    fc.property(fc.constantFrom(...forms), NAME, NAME, (form, one, two) => {
      const [ofOne, ofTwo] = [form.replace('%', one), form.replace('%', `${one}, ${two}`)];
      const content = makeContent({
        releases: [
          release(ofOne, {
            title: ofOne,
            tracks: [
              { title: ofTwo, track_number: 1 },
              { title: 'A', track_number: 2 },
            ],
          }),
        ],
      });
      const found = lintGuests({ content, today: '2025-09-01', latest: undefined, sizes: new Map() });
      const entry = (name: string) => `{name: ${name}, role: featuring}`;
      expect(found.map(({ hint }) => hint)).toEqual([
        `Write  title: A  and  artists: ["{artist}", ${entry(one)}]`,
        `Write  title: A  and  artists: ["{artist}", ${entry(one)}, ${entry(two)}]`,
      ]);
    }),
  );
});

test.each(['Live at Ft. Worth', 'Featherweight', 'Defeat', 'Feat', 'Two (feat. Ada) 4:00'])(
  '%s names no guest alone',
  (title) => {
    const content = makeContent({ releases: [release(title, { title })] });
    expect(lintGuests({ content, today: '2025-09-01', latest: undefined, sizes: new Map() })).toEqual([]);
  },
);
