/** Booklets of any words: nothing is lost, and nothing is cut off. */
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openCache } from '../../../../../generator/engine/cache/index.ts';
import { openFonts } from '../../../../../generator/engine/media/fonts/index.ts';
import { type Booklet, writeBooklet } from '../../../../../generator/features/press/pdf/booklet.ts';
import { openPdfFonts } from '../../../../../generator/features/press/pdf-files.ts';
import { SLEEVE_PDF } from '../../../../../generator/site/schema/pdf-style.ts';
import { openPlaces, readPdf } from '../../../../helpers/pdf.ts';
import { packageRoot } from '../../../../helpers/site.ts';

const cache = openCache();
const assets = join(packageRoot, 'tests/fixtures/site/assets');
const fonts = openFonts({ assets, root: packageRoot, packageRoot, cache, ownCache: cache }).then(
  ({ fonts: files }) => openPdfFonts(files, true),
);

const EMPTY: Booklet = {
  ...{ artist: 'Kim Ro', title: 'New Song', facts: '', rows: [], songs: [], essay: [] },
  credits: { title: 'Credits', direction: 'ltr', verses: [] },
  ...{
    cover: undefined,
    coverAlt: '',
    photos: [],
    imprint: [],
    address: 'a.example',
    url: 'https://a.example/',
  },
};

const write = async (booklet: Partial<Booklet>, isPrint = false) =>
  writeBooklet(
    { ...EMPTY, ...booklet },
    {
      ...{ pictures: new Map(), code: { path: 'M0 0h1v1H0z', side: 1 }, isPrint },
      colors: { paper: '#ffffff', ink: '#000000', muted: '#666666', block: '#000000', blockInk: '#ffffff' },
    },
    { language: 'en', created: undefined, style: SLEEVE_PDF, fonts: await fonts },
  );

/** Words that no other line has are added when all lines are known. */
const line = fc.oneof(
  { weight: 30, arbitrary: fc.integer({ min: 0, max: 9 }) },
  { weight: 1, arbitrary: fc.integer({ min: 40, max: 480 }) },
);
const song = fc.array(
  fc.record({ isMarked: fc.boolean(), lines: fc.array(line, { minLength: 1, maxLength: 12 }) }),
  {
    minLength: 1,
    maxLength: 12,
  },
);

test('every line of every song is on a page, whole and within it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(song, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      async (shapes, isPrint) => {
        let count = 0;
        const songs = shapes.map((verses, index) => ({
          ...{ title: `Song ${index}`, direction: index % 2 === 0 ? ('ltr' as const) : ('rtl' as const) },
          verses: verses.map(({ isMarked, lines }) => ({
            ...{ mark: isMarked ? 'Chorus' : '', direction: 'ltr' as const },
            lines: lines.map((words) => `begin${++count}x ${'lamp '.repeat(words)}end${count}x`),
          })),
        }));
        const file = await write({ songs }, isPrint);
        const { pages, sizes } = await readPdf(file);
        const text = pages.join(' ').replace(/ /g, '');
        const find = await openPlaces(file);
        const [side = 0] = sizes[0] ?? [];
        for (const words of songs.flatMap(({ verses }) => verses.flatMap(({ lines }) => lines))) {
          expect(text).toContain(words.replace(/ /g, ''));
          for (const edge of [words.split(' ')[0] ?? '', words.split(' ').at(-1) ?? '']) {
            const places = find(edge);
            expect(places).toHaveLength(1);
            for (const { x, y } of places) {
              expect(Math.min(x, y)).toBeGreaterThan(20);
              expect(Math.max(x, y)).toBeLessThan(side - 20);
            }
          }
        }
        if (isPrint) expect(pages.length % 4).toBe(0);
      },
    ),
    { numRuns: 5 },
  );
});

test.each([1, 30, 99])('all of %i tracks are listed', async (length) => {
  const rows = Array.from({ length }, (_, index) => ({
    ...{ number: String(index + 1).padStart(2, '0'), title: `Track${index}x`, note: `By${index}x` },
    length: '3:20',
  }));
  const { pages } = await readPdf(await write({ rows }));
  for (const { title, note } of rows) expect(pages.join(' ')).toContain(`${title} ${note}`);
});

test('a song has two columns if its lines are short, and one if they are long', async () => {
  const columnsOf = async (words: string) => {
    const lines = Array.from({ length: 12 }, (_, index) => `line${index}x ${words}`);
    const verses = [0, 6].map((from) => ({
      ...{ mark: '', direction: 'ltr' as const, lines: lines.slice(from, from + 6) },
    }));
    const find = await openPlaces(await write({ songs: [{ title: 'A', direction: 'ltr', verses }] }));
    return new Set(lines.flatMap((_, index) => find(`line${index}x`).map(({ x }) => Math.round(x)))).size;
  };
  expect(await columnsOf('of a song')).toBe(2);
  expect(await columnsOf('of a song that goes on and on and on until the lamps go out')).toBe(1);
});
