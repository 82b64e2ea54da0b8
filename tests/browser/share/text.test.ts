/** Text of share images, drawn by HarfBuzz, beside what Chromium draws of the same text with the same font files. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCache } from '../../../generator/engine/cache/index.ts';
import type { Direction } from '../../../generator/engine/lib/direction.ts';
import { type Fonts, openFonts } from '../../../generator/engine/media/fonts/index.ts';
import { openTypefaces } from '../../../generator/engine/media/share/typography.ts';
import { type Engine, openEngine } from '../../helpers/engine/engine.ts';
import { packageRoot } from '../../helpers/site.ts';

const SIZE = 72;
const [WIDTH, HEIGHT] = [1000, 240];

/** How much of the ink may be elsewhere: edges are smoothed in another way, which is 1 to 10 % of it. What is broken has 36 % and more. */
const LIMIT = 0.12;

let browser: Engine;
let fonts: Fonts;

beforeAll(async () => {
  const cache = openCache();
  const nowhere = { assets: '/nowhere', root: '/', packageRoot };
  ({ fonts } = await openFonts({ ...nowhere, cache, ownCache: cache }));
  browser = await openEngine();
});

afterAll(() => browser.close());

type Style = 'wide' | 'mono';

/** As the cards set them: names in Cairo, data in Vazirmatn, a tenth larger than the Latin letters beside it. */
const STYLES = {
  wide: {
    role: 'arabicName',
    axes: { wght: 800, wdth: 125 },
    arabic: {},
    adjust: '100%',
    spacing: '-0.03em',
    spacingRtl: '-0.03em',
  },
  mono: {
    role: 'arabicText',
    axes: { wght: 500 },
    arabic: { wght: 500 },
    adjust: '110%',
    spacing: '0',
    spacingRtl: '-0.25em',
  },
} as const;

async function open(role: keyof Fonts, axes: Record<string, number>): Promise<Uint8Array> {
  const [main] = await fonts[role].instances(axes);
  return main?.file ?? new Uint8Array();
}

async function drawInChromium(text: string, base: Direction, style: Style): Promise<Buffer> {
  const { role, axes, arabic, adjust, spacing, spacingRtl } = STYLES[style];
  const face = (name: string, file: Uint8Array, more = '') =>
    `@font-face{font-family:${name};src:url(data:font/ttf;base64,${Buffer.from(file).toString('base64')});${more}}`;
  const context = await browser.newContext({ viewport: { width: WIDTH, height: HEIGHT } });
  const page = await context.newPage();
  await page.setContent(
    `<!doctype html><style>
      ${face('Latin', await open(style, axes))}
      ${face('Joined', await open(role, arabic), `size-adjust:${adjust}`)}
      body{margin:60px;font:${SIZE}px/1.5 Latin,Joined;white-space:nowrap;word-spacing:${spacing};text-rendering:geometricPrecision}
      i{word-spacing:${spacingRtl}}
    </style><p style="margin:0" dir=${base}></p>`,
  );
  await page.locator('p').evaluate((line, words) => {
    // Spaces behind Arabic letters are those between words that are read from right to left.
    line.innerHTML = words.replace(/(?<=[\u0600-\u06ff]) /g, '<i> </i>');
    return document.fonts.ready;
  }, text);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

async function drawOurs(text: string, base: Direction, style: Style): Promise<Buffer> {
  const { [style]: typeface } = await openTypefaces(fonts, {
    layout: 'sleeve',
    direction: base,
    hasArabic: true,
  });
  const { svg } = typeface.outline(text);
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/><g transform="translate(60 140) scale(${SIZE})">${svg}</g></svg>`,
    ),
  )
    .png()
    .toBuffer();
}

/** The difference of the two as a share of the ink: 0 if they are the same, 1 and more if nothing is. */
async function compare(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await readInk(one), await readInk(other)];
  const ink = a.reduce((sum, value) => sum + value, 0);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / ink;
}

/** The darkness of each pixel around the ink, whose upper left corner is in the same place; a little out of focus. */
async function readInk(picture: Buffer): Promise<Uint8Array> {
  const inked = await sharp(picture)
    .flatten({ background: '#fff' })
    .trim({ background: '#fff', threshold: 60 })
    .toBuffer();
  const { width, height } = await sharp(inked).metadata();
  const paper = { create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#fff' } } as const;
  expect(Math.max(width / WIDTH, height / HEIGHT)).toBeLessThanOrEqual(0.97);
  const placed = await sharp(paper)
    .composite([{ input: inked, left: 8, top: 8 }])
    .png()
    .toBuffer();
  return sharp(placed).greyscale().blur(1).negate().raw().toBuffer();
}

const apart = (text: string) => [...text].join('\u200c');

const TEXTS: [style: Style, base: Direction, text: string][] = [
  ['wide', 'rtl', 'ملح ونور'],
  ['wide', 'rtl', 'يا ليل الأندلس'],
  ['wide', 'rtl', 'قَمَرٌ وُدّي'],
  ['mono', 'rtl', 'سُجِّلت في ٢٠٢٦'],
  ['mono', 'rtl', 'بحر (Live 12)'],
  ['mono', 'ltr', 'Live: بَحْر 12'],
];

test.each(TEXTS)('%s, from %s: %s', async (style, base, text) => {
  const seen = await drawInChromium(text, base, style);
  const differs = async (other: string, direction = base) =>
    compare(seen, await drawOurs(other, direction, style));
  expect(await differs(text)).toBeLessThan(LIMIT);
  // The measure notices letters that are not joined, and words in another order.
  expect(await differs(apart(text))).toBeGreaterThan(2 * LIMIT);
  expect(await differs(text.split(' ').toReversed().join(' '))).toBeGreaterThan(2 * LIMIT);
});

test('marks are above and below their letters, and would be missed', async () => {
  const seen = await drawInChromium('قَمَرٌ وُدّي', 'rtl', 'wide');
  expect(await compare(seen, await drawOurs('قمر ودي', 'rtl', 'wide'))).toBeGreaterThan(2 * LIMIT);
});
