/** Browsers choose a picture's file by what `sizes` says before the page is laid out: it must be what the page then shows. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pick } from '../../helpers/matrix.ts';
import { buildSample } from '../../helpers/sample.ts';
import { openPage, openStage, type Stage } from './stage.ts';

/** A page of each template with pictures of its own. */
const PAGES = ['/', '/music/releases/', '/music/releases/match-weddy/', '/press/'];
const SCREENS = [
  { width: 390, density: 3 },
  { width: 820, density: 2 },
  { width: 1024, density: 1 },
  { width: 1280, density: 1 },
  { width: 1280, density: 2 },
];

/** Wider than shown: every byte above is for nothing. */
const MOST = 1.3;
/** CSS pixels. A file for each small thumbnail would be more work than it saves. */
const THUMBNAIL = 100;

let stage: Stage;

beforeAll(async () => {
  stage = await openStage(await buildSample());
});
afterAll(() => stage.close());

test.each(pick(SCREENS, ({ width, density }) => density === 3 || (width === 1280 && density === 1)))(
  'at $width pixels of density $density, files are as wide as they are shown',
  async (screen) => {
    const found: string[] = [];
    for (const path of PAGES) {
      // One context a page: a browser prefers what it has from the page before.
      const { page } = await openPage(stage, {
        viewport: { width: screen.width, height: 900 },
        deviceScaleFactor: screen.density,
        reducedMotion: 'reduce',
      });
      await page.goto(path);
      found.push(
        ...(await page.evaluate(findWide, { most: MOST, least: THUMBNAIL })).map((each) => path + each),
      );
      await page.context().close();
    }
    expect(found).toEqual([]);
  },
);

/** Runs in the page. */
async function findWide({ most, least }: { most: number; least: number }): Promise<string[]> {
  const images = [...document.images].filter((image) => image.clientWidth >= least);
  await Promise.all(
    images.map((image) => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    }),
  );
  const looks = images.map((image) => {
    const file = Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1] ?? 0);
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const isCropped = getComputedStyle(image).objectFit === 'cover';
    const shown = isCropped ? Math.max(image.clientWidth, image.clientHeight * ratio) : image.clientWidth;
    return { image, shown, fits: file <= most * shown * devicePixelRatio };
  });
  // What the page shows large elsewhere is not fetched once more to be shown small.
  const needed = new Set(looks.filter(({ fits }) => fits).map(({ image }) => image.currentSrc));
  return looks
    .filter(({ image, fits }) => !fits && !needed.has(image.currentSrc))
    .map(({ image, shown }) => `: ${image.alt} is ${Math.round(shown)} wide, of ${image.currentSrc}`);
}
