/** Markup of the templates of the look `cutout`. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MusicCard } from '../../generator/site/parts.ts';
import { wordsFor } from '../../generator/site/words/index.ts';
import { CardGrid } from '../../templates/looks/cutout/templates/parts/CardGrid.tsx';
import { CutPaper } from '../../templates/looks/cutout/templates/parts/CutPaper.tsx';
import { measureLine, measureWord } from '../../templates/looks/cutout/templates/parts/letters.ts';
import { WordsProvider } from '../../templates/words.ts';

const PICTURE = { src: 'a', width: 1, height: 1, sources: [], placeholder: '', alt: 'Cover', fallback: '' };

function renderGrid(...years: string[]): string {
  const cards = years.map(
    (year, index): MusicCard => ({
      ...{
        kind: 'album',
        title: `No. ${index}`,
        url: `/${index}/`,
        artist: '',
        picture: PICTURE,
        badge: 'Album',
      },
      ...{ genre: '', year, description: '', words: '', facts: [], notes: [] },
    }),
  );
  return renderToStaticMarkup(
    <WordsProvider value={wordsFor('en')}>
      <CardGrid cards={cards} action="Read" />
    </WordsProvider>,
  );
}

const tilesIn = (html: string) => [...html.matchAll(/aria-hidden="true">(\d\d)</g)].map(([, year]) => year);

test('each year begins with a tile, field and ink in turn', () => {
  const html = renderGrid('2025', '2025', '2024', '2023');
  expect(tilesIn(html)).toEqual(['25', '24', '23']);
  expect(html.match(/tile-plane on-(?:accent|ink)/g)).toEqual([
    'tile-plane on-accent',
    'tile-plane on-ink',
    'tile-plane on-accent',
    'tile-plane on-ink',
  ]);
});

test('there are no years where there is one, where they are in no order, or where one is unknown', () => {
  expect(tilesIn(renderGrid('2025', '2025'))).toEqual([]);
  expect(tilesIn(renderGrid('2023', '2025', '2024'))).toEqual([]);
  expect(tilesIn(renderGrid('2025', ''))).toEqual([]);
});

test('a plane ends the last row: as wide as what is left of four columns, and of two', () => {
  expect(renderGrid('2025', '2025', '2025', '2025')).not.toContain('tile');
  expect(renderGrid('2025', '2025', '2025')).toContain('class="tile" style="--four:1;--two:1"');
  expect(renderGrid('2025', '2025')).toContain('class="tile tile-wide" style="--four:2;--two:0"');
  expect(renderGrid('2025', '2024')).not.toContain('--four');
});

// Widths in Besley and in Rakkas, as Chromium draws them.
test.each([
  ['quaye', 3.17],
  ['Extraordinary', 7.57],
  ['ashgrove', 4.79],
  ['ruhr', 2.55],
  ['København', 5.86],
  ['señorita', 4.37],
  ['minimum', 5.17],
  ['الإصدارات', 3.48],
  ['عبدالوهاب', 3.58],
])('%s is measured no narrower than it is', (word, width) => {
  expect(measureWord(word)).toBeGreaterThanOrEqual(width);
  expect(measureWord(word)).toBeLessThan(width * 1.25);
});

test('a name is as wide as its longest word, and as long as all of them', () => {
  expect(measureWord('Adela Quaye')).toBe(measureWord('quaye'));
  expect(measureLine('Adela Quaye')).toBeGreaterThan(measureLine('Adela') + measureLine('Quaye'));
  expect(measureLine('ليلى نور')).toBeGreaterThan(measureWord('ليلى'));
});

test('a name always has the same sheet of cut paper, and others have others', () => {
  const sheets = ['Ivo', 'Adela Quaye', 'Maren Ashgrove', 'ليلى'].map((name) =>
    renderToStaticMarkup(<CutPaper name={name} />),
  );
  expect(renderToStaticMarkup(<CutPaper name="Ivo" />)).toBe(sheets[0]);
  expect(new Set(sheets).size).toBeGreaterThan(2);
  for (const sheet of sheets) expect(sheet.length).toBeLessThan(600);
});
