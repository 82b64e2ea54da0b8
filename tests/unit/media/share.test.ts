import { beforeAll, expect, test } from 'vitest';
import { openCache } from '../../../generator/lib/cache/index.ts';
import { openFonts } from '../../../generator/media/fonts/index.ts';
import { composeCard } from '../../../generator/media/share/compose.ts';
import { fitTitle } from '../../../generator/media/share/fit.ts';
import { type Cuts, joinFacts, settle } from '../../../generator/media/share/text.ts';
import { openCut } from '../../../generator/media/share/type.ts';
import type { ShareCard } from '../../../generator/model/share.ts';
import { root } from '../../helpers/colours.ts';

const BOX = { width: 480, height: 380, largest: 200, least: 46 };
const CARD: ShareCard = {
  name: 'match-weddy',
  shape: 'wide',
  title: 'Match Weddy',
  artist: 'EDDY',
  corner: 'eddy.example',
  badge: 'Single',
  facts: ['2025', '115 BPM'],
};

let cuts: Cuts;

beforeAll(async () => {
  const cache = openCache();
  const { fonts } = await openFonts({ assets: '/nowhere', packageRoot: root, cache, ownCache: cache });
  const [wide, narrow, mono] = await Promise.all([
    fonts.archivo.instance({ wght: 800, wdth: 125 }),
    fonts.archivo.instance({ wght: 800, wdth: 75 }),
    fonts['martian-mono'].instance({ wght: 500 }),
  ]);
  cuts = { wide: await openCut(wide), narrow: await openCut(narrow), mono: await openCut(mono) };
});

const place = (title: string) => fitTitle(title, BOX, [cuts.wide, cuts.narrow]);

test('a cut is bold, and as wide as it says', () => {
  expect(cuts.wide.measure('Weddy') / cuts.narrow.measure('Weddy')).toBeGreaterThan(1.4);
  expect(cuts.mono.measure('il')).toBeCloseTo(cuts.mono.measure('WM'));
  const { svg, width } = cuts.wide.outline('Weddy');
  expect(svg.match(/<path/g)).toHaveLength(5);
  expect(width).toBeCloseTo(cuts.wide.measure('Weddy'), 0);
});

test.each([
  ['X', ['X']],
  ['To The Ones We Hate', ['To The', 'Ones', 'We Hate']],
  ['Way to Tomorrowland', ['Way to', 'Tomorrowland']],
])('%s is set as large as its box allows', (title, lines) => {
  const fitted = place(title);
  expect(fitted.lines).toEqual(lines);
  const widest = Math.max(...lines.map((line) => fitted.cut.measure(line) * fitted.size));
  expect(widest).toBeLessThanOrEqual(BOX.width + 0.01);
  expect(fitted.size).toBeLessThanOrEqual(BOX.largest);
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
  expect(settle('Fire 🔥 & Ice ❤️‍🔥', cuts.wide)).toBe('Fire & Ice');
  expect(settle('Rêve™ – “Œuvre” → ↗', cuts.wide)).toBe('Rêve™ – “Œuvre” → ↗');
  expect(settle('Re\u0302ve', cuts.wide)).toBe('Rêve');
  expect(settle('يا ليل', cuts.wide)).toBe('');
  expect(settle('夜', cuts.wide)).toBe('');
});

test('facts that do not fit are left out whole', () => {
  expect(joinFacts(['2025', 'A minor'], 300, 20, cuts.mono)).toBe('2025 · A minor');
  expect(joinFacts(['2025', 'A minor'], 100, 20, cuts.mono)).toBe('2025');
  expect(joinFacts(['A long line about much', 'Dubai'], 100, 20, cuts.mono)).toBe('Dubai');
});

test('where the font lacks the title, the artist stands beside the cover, and nothing is a box', () => {
  const arabic = composeCard({ ...CARD, title: 'يا ليل' }, true, cuts);
  expect(arabic).toEqual(composeCard({ ...CARD, title: 'EDDY', artist: '' }, true, cuts));
  const nameless = composeCard({ ...CARD, title: 'يا ليل', artist: 'ليلى' }, true, cuts);
  expect(nameless.picture).toEqual({ left: 0, top: 0, width: 630, height: 630 });
});

test('a card without a picture is its title alone, and equal ones are equal', () => {
  const { svg, picture } = composeCard(CARD, false, cuts);
  expect(picture).toBeUndefined();
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
  expect(svg).not.toContain('NaN');
  expect(composeCard(CARD, false, cuts).svg).toBe(svg);
  expect(composeCard({ ...CARD, shape: 'square' }, true, cuts).svg).toMatch(/width="1080" height="1080"/);
});

test('a card without a picture says its badge first', () => {
  const fact = (badge: string | undefined, facts: string[]) =>
    composeCard({ ...CARD, badge, facts }, false, cuts).svg;
  expect(fact('Cancelled', ['Cairo'])).toBe(fact(undefined, ['Cancelled', 'Cairo']));
  expect(fact('Cancelled', ['Cairo'])).not.toBe(fact(undefined, ['Cairo']));
});
