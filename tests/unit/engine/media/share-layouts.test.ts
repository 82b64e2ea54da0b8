/** Each layout of share images: the picture whole, all text inside of the card, on one plane, and readable on it. */
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import { contrast, type Hex } from '../../../../generator/engine/lib/colour.ts';
import { type Fonts, openFonts } from '../../../../generator/engine/media/fonts/index.ts';
import {
  bodyOf,
  type CardLayout,
  MARGINS,
  SHARE_SIZES,
  type ShareCard,
} from '../../../../generator/engine/media/share/card.ts';
import { composeCard } from '../../../../generator/engine/media/share/compose.ts';
import { drawCard } from '../../../../generator/engine/media/share/draw.ts';
import { openTypefaces } from '../../../../generator/engine/media/share/typography.ts';
import { root } from '../../../helpers/colours.ts';
import { pick } from '../../../helpers/matrix.ts';

const CARD: Omit<ShareCard, 'layout'> = {
  name: 'low-water',
  language: 'en-US',
  shape: 'wide',
  title: 'Low Water',
  byline: 'Adela Quaye',
  corner: 'adela.example',
  badge: 'Album',
  facts: ['2025', '128 BPM'],
  colors: { ground: '#f4efe6', ink: '#1b1916', accent: '#99431f', accentInk: '#faf6f0' },
};
const LONG = 'A Long Title about the Harbour & the Sea';
const COVER = { width: 800, height: 800 };
const LAYOUTS: CardLayout[] = ['field', 'window', 'bar', 'table', 'lines'];

let fonts: Fonts;
const opened = new Map<string, ReturnType<typeof openTypefaces>>();

/** The typefaces of a layout, opened once. */
function typefacesOf(options: Parameters<typeof openTypefaces>[1]): ReturnType<typeof openTypefaces> {
  const key = JSON.stringify(options);
  const typefaces = opened.get(key) ?? openTypefaces(fonts, options);
  opened.set(key, typefaces);
  return typefaces;
}

beforeAll(async () => {
  const cache = openCache();
  const shared = { root: '/', packageRoot: root, cache, ownCache: cache };
  ({ fonts } = await openFonts({ assets: '/nowhere', ...shared }));
});

const CARDS: [string, Partial<ShareCard>, typeof COVER | undefined][] = [
  ['a record', {}, COVER],
  ['one word', { title: 'Kiln', badge: 'Single', facts: [] }, COVER],
  ['a long title', { title: LONG, badge: 'Out 1 August 2026' }, COVER],
  ['the longest title', { title: `${LONG}, or: ${LONG}, and What Came of It That Year` }, COVER],
  ['the longest title without a cover', { title: `${LONG}, or: ${LONG}, in That Year` }, undefined],
  ['a word without an end', { title: 'Donaudampfschifffahrtselektrizität' }, COVER],
  ['a wide photograph', { title: 'News' }, { width: 1200, height: 640 }],
  ['a tall photograph', { title: 'About' }, { width: 600, height: 900 }],
  ['the artist', { title: 'Adela Quaye', badge: undefined, facts: ['Piano and voice'] }, undefined],
  ['a show', { title: `${LONG} in Ålesund`, badge: 'Sold out', facts: ['14 November 2025'] }, undefined],
  ['Arabic', { title: 'أغنية طويلة عن الميناء', byline: 'ليلى نور', badge: 'ألبوم' }, COVER],
  ['Arabic without a cover', { title: 'ليلى نور', byline: '', badge: undefined }, undefined],
  ['a square', { shape: 'square' }, COVER],
  ['a square with a long title', { shape: 'square', title: LONG }, COVER],
  ['a story', { shape: 'story', badge: 'Out 1 August 2026' }, COVER],
  ['a portrait of a wide cover', { shape: 'portrait' }, { width: 1200, height: 640 }],
  ['an Arabic square', { shape: 'square', title: 'ليلى نور', byline: '' }, COVER],
];

/** For titles, pictures, scripts and shapes, those that leave the least room. */
const STANDING = new Set(['the longest title', 'a wide photograph', 'the artist', 'an Arabic square']);

describe.each(LAYOUTS)('%s', (layout) => {
  test.each(pick(CARDS, ([name]) => STANDING.has(name)))('%s', async (_, changes, picture) => {
    const card: ShareCard = { ...CARD, layout, ...changes };
    const hasArabic = /[\u0600-\u06ff]/.test(card.title);
    const direction = hasArabic ? 'rtl' : 'ltr';
    const typefaces = await typefacesOf({ layout, direction, hasArabic });
    const { svg, picture: frame } = composeCard(card, picture, typefaces);
    const { width, height } = bodyOf(card.shape);
    expect(svg).not.toContain('NaN');
    expect(Boolean(frame)).toBe(Boolean(picture));
    if (frame && picture) {
      expect(Math.abs(frame.width / frame.height / (picture.width / picture.height) - 1)).toBeLessThan(0.02);
      expect(Math.min(frame.width, frame.height)).toBeGreaterThan(100);
      expect(Math.min(frame.left, frame.top)).toBeGreaterThanOrEqual(0);
      expect(frame.left + frame.width).toBeLessThanOrEqual(width);
      expect(frame.top + frame.height).toBeLessThanOrEqual(height);
    }
    const texts = [...svg.matchAll(/<g fill="(#\w+)" transform="[^"]* scale\(([\d.]+)\)">.*?<\/g>/g)];
    expect(texts.length).toBeGreaterThanOrEqual(changes.byline === '' ? 1 : 2);
    const planes = await sharp(Buffer.from(svg.replace(/<g fill=.*?<\/g>/g, '')))
      .removeAlpha()
      .raw()
      .toBuffer();
    for (const [text, fill, size] of texts) {
      expect(Number(size) * (300 / width)).toBeGreaterThanOrEqual(9);
      const box = await inkOf(text, width, height);
      expect(box.left, text).toBeGreaterThan(8);
      expect(box.top).toBeGreaterThan(8);
      expect(box.right).toBeLessThan(width - 8);
      expect(box.bottom).toBeLessThan(height - 8);
      const behind = coloursOf(planes, width, box);
      expect([...behind]).toHaveLength(1);
      for (const colour of behind) expect(contrast(fill as Hex, colour)).toBeGreaterThanOrEqual(4.5);
      if (!frame) continue;
      const isBeside = box.right <= frame.left || box.left >= frame.left + frame.width;
      expect(isBeside || box.bottom <= frame.top || box.top >= frame.top + frame.height).toBe(true);
    }
  });
});

test.each(LAYOUTS)(
  '%s has a card where the font lacks all letters, and one without facts',
  async (layout) => {
    const typefaces = await typefacesOf({ layout, direction: 'ltr', hasArabic: false });
    for (const picture of [COVER, undefined])
      for (const shape of ['wide', 'square'] as const) {
        const bare = { ...CARD, layout, shape, badge: undefined, facts: [] };
        const { svg } = composeCard({ ...bare, title: '夜', byline: '夜', corner: '' }, picture, typefaces);
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
        expect(composeCard({ ...bare, byline: CARD.title }, picture, typefaces).svg).not.toMatch(
          /NaN|Infinity/,
        );
      }
  },
);

/** Marks of a layout: where the picture is, and the boxes, each as its colour, left, top, width and height. */
test.each<[CardLayout, string, string[]]>([
  ['sleeve', '0,0,630,630', []],
  ['field', '48,48,353,353', ['accent 0,0,560,630']],
  ['window', '452,56,297,297', ['accent 552,571,96,3']],
  ['bar', '0,0,397,397', ['ink 0,396.5,1200,233.5']],
  ['table', '36,325,269,269', ['ink 0,231.3,1200,58']],
  ['lines', '28,222,380,380', ['accent 0,0,1200,193.8', 'ink 0,187.8,1200,6']],
])('%s is the layout of its name', async (layout, place, boxes) => {
  const typefaces = await typefacesOf({ layout, direction: 'ltr', hasArabic: false });
  const { svg, picture } = composeCard({ ...CARD, layout }, COVER, typefaces);
  expect([picture?.left, picture?.top, picture?.width, picture?.height].join()).toBe(place);
  const nameOf = new Map(Object.entries(CARD.colors).map(([name, colour]) => [colour, name]));
  const drawn = [
    ...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)".*?fill="(#\w+)"/g),
  ].map(([, x, y, width, height, fill = '']) => `${nameOf.get(fill as Hex)} ${[x, y, width, height]}`);
  expect(drawn).toEqual(expect.arrayContaining(boxes));
});

const word = (letters: string) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 14 });
const SCRIPTS = [word('AbcdefgÅÇñy'), word('ابتثجحخدلمنو'), word('ΑβγδεζΩώήψ')];
const NAMES = fc.constantFrom(...SCRIPTS).chain((each) => fc.array(each, { minLength: 1, maxLength: 12 }));
const EVERY: CardLayout[] = ['sleeve', ...LAYOUTS];

test.each(EVERY)('posts of %s have all texts on the card, whatever they are', async (layout) => {
  await fc.assert(
    fc.asyncProperty(
      NAMES,
      NAMES,
      fc.constantFrom('story', 'portrait', 'square'),
      fc.constantFrom(COVER, { width: 900, height: 600 }, { width: 500, height: 800 }),
      async (title, artist, shape, picture) => {
        const texts = { title: title.join(' '), byline: artist.join(' '), badge: 'Out 12 December 2026' };
        const facts = ['adela.example'];
        const card: ShareCard = { ...CARD, ...texts, facts, corner: '', layout, shape, isWhole: true };
        const hasArabic = /[\u0600-\u06ff]/.test(texts.title + texts.byline);
        const direction = /[\u0600-\u06ff]/.test(texts.title) ? 'rtl' : 'ltr';
        const typefaces = await typefacesOf({ layout, direction, hasArabic });
        const { svg, picture: frame } = composeCard(card, picture, typefaces);
        const { width, height } = bodyOf(shape);
        expect(svg).not.toMatch(/NaN|Infinity/);
        if (!frame) throw new Error('no cover');
        expect(Math.abs(frame.width / frame.height / (picture.width / picture.height) - 1)).toBeLessThan(
          0.02,
        );
        expect(Math.min(frame.left, frame.top)).toBeGreaterThanOrEqual(0);
        expect(frame.left + frame.width).toBeLessThanOrEqual(width);
        expect(frame.top + frame.height).toBeLessThanOrEqual(height);
        const ink = await inkOf(
          svg
            .replace(/^<svg[^>]*>|<\/svg>$|<rect[^>]*>|<path d="M\d+ [^>]*stroke[^>]*>/g, '')
            .replace(/fill="#\w+"/g, 'fill="#000"'),
          width,
          height,
        );
        expect(Math.min(ink.left, ink.top)).toBeGreaterThan(0);
        expect(ink.right).toBeLessThan(width);
        expect(ink.bottom).toBeLessThan(height);
      },
    ),
    { numRuns: 12 },
  );
});

test.each(EVERY)('only planes of %s reach into the margins of a story', async (layout) => {
  const typefaces = await typefacesOf({ layout, direction: 'ltr', hasArabic: false });
  const card: ShareCard = { ...CARD, layout, shape: 'story', title: LONG };
  const { data, info } = await sharp(await drawCard(card, undefined, typefaces))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = 3 * SHARE_SIZES.story.width;
  expect([info.width, info.height, info.channels]).toEqual([1080, 1920, 3]);
  expect(MARGINS.story).toBe(250);
  for (let y = 1; y < 250; y++) {
    expect(data.compare(data, 0, row, y * row, (y + 1) * row)).toBe(0);
    expect(data.compare(data, 1670 * row, 1671 * row, (1670 + y) * row, (1671 + y) * row)).toBe(0);
  }
});

interface Ink {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const MARGIN = 200;

/** Where a text is, to two pixels, with room around the card for one that is too large. */
async function inkOf(text: string, width: number, height: number): Promise<Ink> {
  const [w, h] = [width + 2 * MARGIN, height + 2 * MARGIN];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w / 2}" height="${h / 2}" viewBox="${-MARGIN} ${-MARGIN} ${w} ${h}"><path d="M-999-999h9999v9999h-9999z" fill="#fff"/>${text.replace(/#\w+/, '#000')}</svg>`;
  const { info } = await sharp(Buffer.from(svg))
    .trim({ threshold: 20, lineArt: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = -2 * (info.trimOffsetLeft ?? 0) - MARGIN;
  const top = -2 * (info.trimOffsetTop ?? 0) - MARGIN;
  return { left, top, right: left + 2 * info.width, bottom: top + 2 * info.height };
}

function coloursOf(pixels: Buffer, width: number, { left, top, right, bottom }: Ink): Set<Hex> {
  const colours = new Set<Hex>();
  for (let y = top; y < bottom; y += 3)
    for (let x = left; x < right; x += 3)
      colours.add(`#${pixels.subarray((y * width + x) * 3, (y * width + x) * 3 + 3).toString('hex')}`);
  return colours;
}
