/** The rules for seldom parts have the same effect in a stylesheet of their own as in one for all. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { buildStyles } from '../../../generator/engine/bundle/styles/index.ts';
import { openCache } from '../../../generator/engine/cache/index.ts';
import { DEFAULT_LOOK, LOOKS } from '../../../generator/site/schema/look.ts';
import {
  type ArtistSlug,
  buildArtist,
  DRESSED,
  DRESSED_LOOKS,
  type LookName,
  STAGES,
} from '../../helpers/artists.ts';
import { prepareFolders } from '../../helpers/folders.ts';
import { openLook } from '../../helpers/looks.ts';
import { pick } from '../../helpers/matrix.ts';
import { packageRoot } from '../../helpers/site.ts';
import { DESKTOP, openStage, PHONE, sharePage } from './stage.ts';

const WHOLE = '/whole.css';
const makeFolder = prepareFolders();

const sites = [
  ...STAGES.map((slug) => [slug] as const),
  ...DRESSED_LOOKS.map((look) => [DRESSED[look], look] as const),
];
const stages = await Promise.all(
  sites.map(async ([slug, look]) => {
    const stage = await openStage(await buildArtist(slug, look));
    return { slug, look: look ?? lookOf(slug), stage };
  }),
);

describe.each(stages)('$slug in $look', ({ look, stage }) => {
  const visits = [DESKTOP, PHONE].map((device) => sharePage(stage, { ...device, bypassCSP: true }));
  const seldom = stage.site.routes.filter((route) =>
    readFileSync(join(stage.site.root, route, 'index.html'), 'utf8').includes('data-seldom'),
  );
  // The pages of one kind have the same parts, but for a few.
  const routes = pick(seldom, (route) => seldom.find((each) => dirname(each) === dirname(route)) === route);

  it('is the same with one stylesheet', async () => {
    const body = await buildWhole(look);
    for (const visit of visits) {
      const { page } = visit();
      // Scripts change the page while it is read.
      await page.route('**/*.js', (route) => route.abort());
      await page.route(`**${WHOLE}`, (route) => route.fulfill({ contentType: 'text/css', body }));
      for (const route of routes) {
        await page.goto(route);
        const parted = await readStyles(page);
        await joinSheets(page);
        const whole = await readStyles(page);
        expect(
          parted.filter((each, index) => each !== whole[index]).map((each) => `${route} ${each}`),
        ).toEqual([]);
      }
    }
  });
});

/** The look that the site of an artist names. */
function lookOf(slug: ArtistSlug): LookName {
  const text = readFileSync(join(packageRoot, 'tests/fixtures/artists', slug, 'content/site.yaml'), 'utf8');
  return LOOKS.find((look) => text.includes(`style: ${look}`)) ?? DEFAULT_LOOK;
}

async function buildWhole(look: LookName): Promise<string> {
  const root = makeFolder();
  const cache = openCache(join(packageRoot, '.cache'));
  const site = { assets: root, root, packageRoot, cache, look: openLook(look) };
  // Its pictures and fonts lie beside the sheets of the site.
  const { artifacts } = await buildStyles({ ...site, href: (url) => url });
  return String(artifacts.find(({ path }) => path.endsWith('.css'))?.body).replaceAll('url(', 'url(/assets/');
}

/** Puts the whole in place of both. */
async function joinSheets(page: Page): Promise<void> {
  await page.evaluate(async (href) => {
    const parted = [...document.querySelectorAll('link[rel=stylesheet]')].slice(0, 2);
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    await new Promise((resolve) => {
      link.onload = resolve;
      parted[0]?.after(link);
    });
    for (const each of parted) each.remove();
  }, WHOLE);
}

/** The look of each element, but for sizes, which follow from it and from fonts and pictures that come when they come. */
function readStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main, main *')].map((element) => {
      const style = getComputedStyle(element);
      const names = [
        'display',
        'position',
        'color',
        'background-color',
        'font-size',
        'font-weight',
        'float',
        'order',
      ];
      const sides = ['top', 'right', 'bottom', 'left'].flatMap((side) => [
        `padding-${side}`,
        `border-${side}-width`,
      ]);
      const grids = [
        'flex-direction',
        'flex-wrap',
        'align-items',
        'justify-content',
        'text-align',
        'text-transform',
      ];
      const values = [...names, ...sides, ...grids].map((name) => style.getPropertyValue(name));
      return `${element.tagName}.${element.getAttribute('class') ?? ''} ${values.join()}`;
    }),
  );
}
