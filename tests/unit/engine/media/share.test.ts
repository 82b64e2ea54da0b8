import { beforeAll, expect, test } from 'vitest';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import { choosePosition } from '../../../../generator/engine/media/crop.ts';
import { openFonts } from '../../../../generator/engine/media/fonts/index.ts';
import type { ShareCard } from '../../../../generator/engine/media/share/card.ts';
import { composeCard } from '../../../../generator/engine/media/share/compose.ts';
import { fitTitle } from '../../../../generator/engine/media/share/fit.ts';
import { breakFacts, joinFacts, keepSettable } from '../../../../generator/engine/media/share/lines.ts';
import { openTypefaces, type Typefaces } from '../../../../generator/engine/media/share/typography.ts';
import { root } from '../../../helpers/colours.ts';

const SQUARE = { width: 800, height: 800 };
const BOX = { width: 480, height: 380, largest: 200, least: 46 };
const CARD: ShareCard = {
  name: 'match-weddy',
  layout: 'sleeve',
  language: 'en-US',
  shape: 'wide',
  title: 'Match Weddy',
  byline: 'EDDY',
  corner: 'eddy.example',
  badge: 'Single',
  facts: ['2025', '115 BPM'],
  colors: { ground: '#f4efe6', ink: '#1b1916', accent: '#99431f', accentInk: '#faf6f0' },
};

let typefaces: Typefaces;
let arabic: Typefaces;

beforeAll(async () => {
  const cache = openCache();
  const { fonts } = await openFonts({
    assets: '/nowhere',
    root: '/',
    packageRoot: root,
    cache,
    ownCache: cache,
  });
  typefaces = await openTypefaces(fonts, { layout: 'sleeve', direction: 'ltr', hasArabic: false });
  arabic = await openTypefaces(fonts, { layout: 'sleeve', direction: 'rtl', hasArabic: true });
});

const place = (title: string) => fitTitle(title, BOX, typefaces);

test('a typeface is bold, and as wide as it says', () => {
  expect(typefaces.wide.measure('Weddy') / typefaces.narrow.measure('Weddy')).toBeGreaterThan(1.4);
  expect(typefaces.mono.measure('il')).toBeCloseTo(typefaces.mono.measure('WM'));
  const { svg, width } = typefaces.wide.outline('Weddy');
  expect(svg.match(/<path/g)).toHaveLength(5);
  expect(width).toBeCloseTo(typefaces.wide.measure('Weddy'), 0);
});

test.each([
  ['X', ['X']],
  ['To The Ones We Hate', ['To The', 'Ones', 'We Hate']],
  ['Way to Tomorrowland', ['Way to', 'Tomorrowland']],
  ['Peggy Gyp | Quiet', ['Peggy', 'Gyp', '| Quiet']],
])('%s is set as large as its box allows', (title, lines) => {
  const fitted = place(title);
  expect(fitted.lines).toEqual(lines);
  const widest = Math.max(...lines.map((line) => fitted.typeface.measure(line) * fitted.size));
  expect(widest).toBeLessThanOrEqual(BOX.width + 0.01);
  expect(fitted.size).toBeLessThanOrEqual(BOX.largest);
});

test('marks of a line do not touch the letters of the one above', () => {
  expect(fitTitle('ليل طويل يغني لي', BOX, arabic).leading).toBe(1.25);
  const vocalised = fitTitle('ليلٌ طويلٌ يُغنّي لي', BOX, arabic);
  const [upper, lower] = vocalised.lines.map((line) => vocalised.typeface.outline(line));
  const shift = (upper?.width ?? 0) - (lower?.width ?? 0);
  const gaps = (upper?.ink ?? []).flatMap((above) =>
    (lower?.ink ?? [])
      .filter(({ left, right }) => left + shift < above.right && above.left < right + shift)
      .map(({ top }) => vocalised.leading + above.bottom - top),
  );
  expect(vocalised.lines).toHaveLength(2);
  expect(Math.min(...gaps)).toBeGreaterThan(0.05);
});

test.each(['Ọ̀rẹ́ Ọ̀rẹ́ Mi', 'ỌMỌ ÌYÁ ỤMỤ́', 'Đặng Ngộ Ấn'])('so it is with the marks of %s', (title) => {
  const { lines, typeface, leading } = fitTitle(title, BOX, typefaces);
  expect(lines.length).toBeGreaterThan(1);
  const outlines = lines.map((line) => typeface.outline(line));
  const gaps = outlines
    .slice(1)
    .flatMap(({ ink }, index) =>
      (outlines[index]?.ink ?? []).flatMap((above) =>
        ink
          .filter(({ left, right }) => left < above.right && above.left < right)
          .map(({ top }) => leading + above.bottom - top),
      ),
    );
  expect(Math.min(...gaps)).toBeGreaterThan(0.05);
});

test('a long title ends early, in three lines that can be read', () => {
  const { lines, size } = place(
    'A very long title about the summer of a year in which nothing at all happened in town',
  );
  expect(lines).toHaveLength(3);
  expect(lines.join(' ')).toMatch(/^A very long title .*[a-z]…$/);
  expect(size).toBeGreaterThanOrEqual(BOX.least);
});

test('so does a long word', () => {
  const { lines, size } = place('Donaudampfschifffahrtselektrizitätenhauptbetriebswerk');
  expect(lines).toEqual([expect.stringMatching(/^Donaudampf.*…$/)]);
  expect(size).toBeGreaterThanOrEqual(BOX.least);
});

test('emoji are left out, and what the font lacks is not set at all', () => {
  expect(keepSettable('Fire 🔥 & Ice ❤️‍🔥', typefaces.wide)).toBe('Fire & Ice');
  expect(keepSettable('Rêve™ – “Œuvre” → ↗', typefaces.wide)).toBe('Rêve™ – “Œuvre” → ↗');
  expect(keepSettable('Re\u0302ve', typefaces.wide)).toBe('Rêve');
  expect(keepSettable('يا ليل', typefaces.wide)).toBe('');
  expect(keepSettable('夜', typefaces.wide)).toBe('');
});

test('Latin letters of every language of Europe are set as they are', () => {
  for (const text of ['Barış Ağır: İzmir', 'Żółć', 'Příliš žluťoučký', 'Őrült', 'Țară', 'Ģērbonis', 'Ċikku'])
    for (const typeface of [typefaces.wide, typefaces.narrow, typefaces.mono])
      expect(keepSettable(text, typeface)).toBe(text);
});

test('letters that the font lacks are written in plain Latin, and marks without a shape are left out', () => {
  expect(keepSettable('Дельфин', typefaces.wide)).toBe('Delfin');
  // The mono lacks letters with a dot below, so the word is set in the grotesk.
  for (const typeface of [typefaces.wide, typefaces.mono])
    for (const word of ['Adélọ́wọ̀', 'Ụ̀mụ́', 'Đặng Thị Ngọc', 'Sọ̀rọ̀ Sókè']) {
      expect(keepSettable(word, typeface)).toBe(word.normalize());
      expect(keepSettable(word.normalize('NFD'), typeface)).toBe(word.normalize());
    }
  expect(keepSettable('a\u200bb\u200e c\u2011d\u00ade', typefaces.wide)).toBe('ab c-de');
});

test('facts that do not fit are left out whole', () => {
  expect(joinFacts(['2025', 'A minor'], 300, 20, typefaces.mono, 'ltr')).toBe('2025 · A minor');
  expect(joinFacts(['2025', 'A minor'], 100, 20, typefaces.mono, 'ltr')).toBe('2025');
  expect(joinFacts(['A long line about much', 'Dubai'], 100, 20, typefaces.mono, 'ltr')).toBe('Dubai');
});

test('where the font lacks the title, the artist is beside the cover, and nothing is a box', () => {
  const arabic = composeCard({ ...CARD, title: 'يا ليل' }, SQUARE, typefaces);
  expect(arabic).toEqual(composeCard({ ...CARD, title: 'EDDY', byline: '' }, SQUARE, typefaces));
  const nameless = composeCard({ ...CARD, title: 'يا ليل', byline: 'ليلى' }, SQUARE, typefaces);
  expect(nameless.picture).toEqual({ left: 0, top: 0, width: 630, height: 630 });
});

test('a card without a picture is its title alone, and equal ones are equal', () => {
  const { svg, picture } = composeCard(CARD, undefined, typefaces);
  expect(picture).toBeUndefined();
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
  expect(svg).not.toContain('NaN');
  expect(composeCard(CARD, undefined, typefaces).svg).toBe(svg);
  expect(composeCard({ ...CARD, shape: 'square' }, SQUARE, typefaces).svg).toMatch(
    /width="1080" height="1080"/,
  );
});

test('a card without a picture says its badge first', () => {
  const fact = (badge: string | undefined, facts: string[]) =>
    composeCard({ ...CARD, badge, facts }, undefined, typefaces).svg;
  expect(fact('Cancelled', ['Cairo'])).toBe(fact(undefined, ['Cancelled', 'Cairo']));
  expect(fact('Cancelled', ['Cairo'])).not.toBe(fact(undefined, ['Cairo']));
});

test('a strip is cropped in its middle, which takes no memory; other shapes where they have most to show', () => {
  const frame = { width: 630, height: 630 };
  const position = (width: number, height: number) => choosePosition({ width, height }, frame);
  expect([position(3000, 3000), position(3000, 2000), position(400, 3000)]).toEqual([
    'centre',
    'attention',
    'attention',
  ]);
  expect([position(2000, 100), position(100, 2000)]).toEqual(['centre', 'centre']);
});

test.each([
  ['beside a cover', 'wide', SQUARE, 1200],
  ['alone', 'wide', undefined, 1200],
  ['as a square', 'square', SQUARE, 1080],
] as const)(
  'who, what and when can be read on a card %s that is shown 300 pixels wide',
  (_, shape, picture, width) => {
    const { svg } = composeCard(
      { ...CARD, shape, facts: ['14 November 2025', 'Abu Dhabi'] },
      picture,
      typefaces,
    );
    const sizes = [...svg.matchAll(/\) scale\(([\d.]+)\)"/g)].map(([, size]) => Number(size) * (300 / width));
    expect(sizes.length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9);
  },
);

test('facts go on in the next line, and what is too long for any line is left out', () => {
  const { mono } = typefaces;
  const widths = [mono.measure('x'.repeat(10)) * 10, mono.measure('x'.repeat(16)) * 10 + 1];
  expect(breakFacts(['2025', '115 BPM', 'A minor', 'x'.repeat(20)], widths, 10, mono, 'ltr')).toEqual([
    '2025',
    '115 BPM',
  ]);
});

test('the address is left out where it would push the name aside', () => {
  const card: ShareCard = { ...CARD, byline: 'The Longest Name of All', corner: 'the-longest-name.example' };
  const marks = (each: ShareCard) => composeCard(each, SQUARE, typefaces).svg.match(/<path/g)?.length ?? 0;
  expect(marks(card)).toBe(marks({ ...card, corner: '' }));
  expect(marks(CARD)).toBeGreaterThan(marks({ ...CARD, corner: '' }));
});
