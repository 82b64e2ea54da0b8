/** Every look but the first, which all other tests see: sound on each kind of page, and like no other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { oklchOf } from '../../../generator/engine/lib/colour.ts';
import { LOOKS } from '../../../generator/site/schema/look.ts';
import { buildArtist, DRESSED, DRESSED_LOOKS, OTHER_LOOKS } from '../../helpers/artists.ts';
import { buildBilingual } from '../../helpers/bilingual.ts';
import { isWhole, pickOf } from '../../helpers/matrix.ts';
import { RELEASE, SITE_YAML } from '../../helpers/site.ts';
import { buildStage } from './built-stage.ts';
import { COLOUR_RULES, listOverflow, listViolations } from './facts.ts';
import { inspect, SOUND } from './inspect.ts';
import { DESKTOP, openStage, PHONE, type Stage, sharePage, visit } from './stage.ts';

/** How alike two first screens may be: those of the drawings reach 0.19. */
const MOST_ALIKE = 0.35;
/** Weight of a page and its stylesheet, compressed. */
const MOST_BYTES = 40_000;
/** How light a dark ground may be: those of the looks are at 0.24 at most. */
const MOST_NIGHT = 0.3;
/** Pixels; the last is that of the phone, which every page opens in. */
const WIDTHS = [320, 820, 1440, 390];
/** Sides of a thumbnail, and of the window that is moved over it, in pixels. */
const SIDE = 64;
const WINDOW = 8;

const stages = await Promise.all(
  DRESSED_LOOKS.map(async (look) => ({
    look,
    stage: await openStage(await buildArtist(DRESSED[look], look)),
  })),
);
const arabicStages = await Promise.all(
  DRESSED_LOOKS.map(async (look) => ({ look, stage: await openStage(await buildBilingual(look)) })),
);
/** A small site in the others. */
const smallStages = await Promise.all(
  OTHER_LOOKS.filter((look) => !DRESSED_LOOKS.includes(look)).map(async (look) => ({
    look,
    stage: await buildStage({
      'content/site.yaml': `${SITE_YAML}look: {style: ${look}, ground: auto}\n`,
      'content/releases/first-light.md': RELEASE,
      'content/pages/events.yaml': 'events: [{title: Open Air, date: 2099-06-12, city: Lisbon}]\n',
    }),
  })),
);
afterAll(async () => {
  for (const { stage } of [...stages, ...arabicStages]) await stage.close();
});

describe.each(smallStages)('$look on a small site', ({ stage }) => {
  const phone = sharePage(stage, PHONE);

  it.each(['/', '/music/releases/first-light/', '/events/'])('%s', async (route) => {
    expect(await inspect(stage, phone(), route, WIDTHS, route === '/')).toEqual(SOUND);
    expect(await listOverflowOfLargeText(phone().page)).toEqual([]);
  });
});

describe.each(stages)('$look', ({ stage }) => {
  const phone = sharePage(stage, PHONE);

  it.each(pickRoutes(stage.site))('%s', async (route) => {
    expect(await inspect(stage, phone(), route, WIDTHS, true)).toEqual(SOUND);
    expect(await listOverflowOfLargeText(phone().page)).toEqual([]);
  });

  it.runIf(isWhole)('/ on a desktop', async () => {
    const { page, log } = await visit(stage, '/', DESKTOP);
    expect(await inspect(stage, { page, log }, '/', [1440], true)).toEqual(SOUND);
  });

  it('on a dark ground', async () => {
    const { page } = await visit(stage, '/', { ...PHONE, colorScheme: 'dark' });
    for (const route of pickOf(['/', '/events/', '/music/', '/contact/'], '/')) {
      await page.goto(stage.origin + route);
      expect(await readLightness(page), route).toBeLessThan(MOST_NIGHT);
      expect(await listViolations(page, route === '/' ? undefined : 'main', COLOUR_RULES), route).toEqual([]);
    }
  });

  it('is light: a page and its stylesheet', () => {
    const { root, routes } = stage.site;
    const styles = new Map<string, number>();
    const weigh = (path: string) => gzipSync(readFileSync(join(root, path)), { level: 9 }).length;
    for (const route of routes) {
      const file = join(route, 'index.html');
      const [, sheet = ''] =
        /href="(\/assets\/styles-[^"]*)"/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
      styles.set(sheet, styles.get(sheet) ?? weigh(sheet));
      expect(weigh(file) + (styles.get(sheet) ?? 0), route).toBeLessThan(MOST_BYTES);
    }
  });
});

describe.each(arabicStages)('$look in Arabic', ({ stage }) => {
  const phone = sharePage(stage, PHONE);

  it.each(pickArabic(stage.site))('%s', async (route) => {
    // What axe asks is the same in English, but for the choice of the language, which Home has.
    const found = await inspect(stage, phone(), route, WIDTHS, route === '/ar/' || isWhole);
    // The choice of the language has a script of its own.
    expect(found).toEqual({ ...SOUND, scripts: expect.any(String) });
  });
});

it.runIf(isWhole)('no two first screens are alike', async () => {
  const shown = await Promise.all(
    LOOKS.map(async (look) => {
      // One artist in every look: of two artists, even a look and itself are less alike.
      const stage = await openStage(await buildArtist('maren-ashgrove', look));
      onTestFinished(stage.close);
      const { page } = await visit(stage, '/', { ...DESKTOP, deviceScaleFactor: 1, reducedMotion: 'reduce' });
      await page.evaluate(() => document.fonts.ready);
      return { look, pixels: await shrink(await page.screenshot()) };
    }),
  );
  const alike = shown.flatMap((one, index) =>
    shown.slice(index + 1).map((other) => ({
      pair: `${one.look} and ${other.look}`,
      likeness: similarity(one.pixels, other.pixels),
    })),
  );
  expect(alike.filter(({ likeness }) => likeness > MOST_ALIKE)).toEqual([]);
});

/** Lists overflow with letters twice as large. */
async function listOverflowOfLargeText(page: Page): Promise<string[]> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  return listOverflow(page);
}

/** The lightness of the ground of a page in OKLCH, from 0 to 1. */
async function readLightness(page: Page): Promise<number> {
  const bytes = await page.evaluate(() => {
    const brush = document.createElement('canvas').getContext('2d');
    if (!brush) return [];
    brush.fillStyle = getComputedStyle(document.body).backgroundColor;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
  });
  const [lightness] = oklchOf(`#${Buffer.from(bytes).toString('hex')}`);
  return lightness;
}

/** Arabic pages: Home, the lists, and a page of a release and of a show. */
function pickArabic({ routes }: Stage['site']): string[] {
  const find = (pattern: RegExp) => routes.find((route) => pattern.test(route)) ?? [];
  const single = [/^\/ar\/music\/releases\/[^/]+\/$/, /^\/ar\/events\/.+\d\/$/].flatMap(find);
  return ['/ar/', '/ar/music/releases/', '/ar/events/', '/ar/press/', ...single];
}

/** The longest of the pages that share a template. */
function pickRoutes({ root, routes }: Stage['site']): string[] {
  const longest = new Map<string, { route: string; bytes: number }>();
  for (const route of routes) {
    const kind = route
      .replace(/^\/(music\/releases|music\/mixes|events|news|l)\/[^/]+\/$/, '/$1/*')
      .replace(/page\/\d+\/$/, '')
      .replace(/^\/(?:legal|privacy|terms)\/$/, '/legal/');
    const bytes = readFileSync(join(root, route, 'index.html')).length;
    if (bytes > (longest.get(kind)?.bytes ?? 0)) longest.set(kind, { route, bytes });
  }
  return [...longest.values()].map(({ route }) => route);
}

/** Shrinks a picture to grey: only its composition is left. */
async function shrink(png: Buffer): Promise<Buffer> {
  return sharp(png).resize(SIDE, SIDE, { fit: 'fill' }).greyscale().raw().toBuffer();
}

/**
 * The structural similarity of two thumbnails, the mean over all places of the window; 1 if they are equal
 * (Wang, Bovik, Sheikh and Simoncelli, 2004).
 */
function similarity(one: Buffer, other: Buffer): number {
  const values: number[] = [];
  for (let y = 0; y + WINDOW <= SIDE; y++)
    for (let x = 0; x + WINDOW <= SIDE; x++)
      values.push(compare(readWindow(one, x, y), readWindow(other, x, y)));
  return mean(values);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  const [meanA, meanB] = [mean(a), mean(b)];
  const variance = (values: readonly number[], average: number) =>
    mean(values.map((value) => (value - average) ** 2));
  const covariance = mean(a.map((value, index) => (value - meanA) * ((b[index] ?? 0) - meanB)));
  return (
    ((2 * meanA * meanB + c1) * (2 * covariance + c2)) /
    ((meanA ** 2 + meanB ** 2 + c1) * (variance(a, meanA) + variance(b, meanB) + c2))
  );
}

function readWindow(pixels: Buffer, x: number, y: number): number[] {
  return Array.from({ length: WINDOW }, (_, row) => [
    ...pixels.subarray((y + row) * SIDE + x, (y + row) * SIDE + x + WINDOW),
  ]).flat();
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
