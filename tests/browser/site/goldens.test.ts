/**
 * How sites look: ten states in English, four of pages that other artists have, six in Arabic and eight in each further look, each compared with a screenshot that
 * somebody has looked at. `npm test` sees those that stand for others.
 * `RENEW_GOLDENS=1 npm test matrix tests/browser/site/goldens.test.ts` takes them again.
 */
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { type ArtistSlug, buildArtist, DRESSED, DRESSED_LOOKS } from '../../helpers/artists.ts';
import { buildBilingual } from '../../helpers/bilingual.ts';
import { pick } from '../../helpers/matrix.ts';
import { buildSample, NOWHERE } from '../../helpers/sample.ts';
import { compareGolden } from './compare.ts';
import { DESKTOP, openStage, PHONE, type Stage, visit } from './stage.ts';
import { fillIn } from './suites/contact.ts';

const TABLET: BrowserContextOptions = { viewport: { width: 820, height: 1180 } };
const RENEW = Boolean(process.env['RENEW_GOLDENS']);

/**
 * How much of a screenshot may differ: a button that grows by 8 px changes 1.3 % of it and more, and what another build
 * of Chromium does to letters 0.6 % at most.
 */
const LIMIT = 0.008;

interface State {
  name: string;
  path: string;
  on: BrowserContextOptions;
  reach?: (page: Page) => Promise<unknown>;
}

const STATES: State[] = [
  { name: 'home-desktop', path: '/', on: DESKTOP },
  { name: 'home-phone', path: '/', on: PHONE },
  {
    name: 'menu-phone',
    path: '/about/',
    on: PHONE,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      // The focus moves in after 100 ms.
      await page.waitForFunction(() => document.activeElement?.closest('dialog, [role=dialog]'));
    },
  },
  {
    name: 'discography-tablet',
    path: '/music/releases/',
    on: TABLET,
    reach: async (page) => {
      const tab = page.getByRole('tab', { name: 'EPs (3)' });
      await tab.click();
      await page.locator('[role=tab][aria-selected=true]', { hasText: 'EPs' }).waitFor();
      await scrollTo(page.getByRole('heading', { name: 'Complete Discography' }));
    },
  },
  { name: 'single-desktop', path: '/music/releases/match-weddy/', on: DESKTOP },
  {
    name: 'tracks-phone',
    path: '/music/releases/fighter-ep/',
    on: PHONE,
    reach: (page) => scrollTo(page.getByRole('heading', { name: 'Track Listing' })),
  },
  {
    name: 'player-desktop',
    path: '/music/mixes/',
    on: DESKTOP,
    reach: async (page) => {
      const player = page.getByRole('button', { name: 'Load player: Algorhythmic Episode 24' });
      await page.keyboard.press('Shift');
      await page.locator('liner-island[data-name=audio-player]').first().scrollIntoViewIfNeeded();
      await player.waitFor();
      await scrollTo(player);
    },
  },
  {
    name: 'events-tablet',
    path: '/events/',
    on: TABLET,
  },
  {
    name: 'toast-desktop',
    path: '/contact/',
    on: DESKTOP,
    reach: async (page) => {
      await page.getByLabel('Name *').focus();
      await page.locator('liner-island[data-name=contact-form][data-live]').waitFor();
      await fillIn(page);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.locator('[data-sonner-toast][data-mounted=true]').waitFor();
      // The pointer keeps the notice from going while its picture is taken.
      await page.locator('[data-sonner-toast]').hover();
    },
  },
  { name: 'not-found-phone', path: NOWHERE, on: PHONE },
];

/** The ones that `npm test` sees: a page of each kind of layout, and what opens over pages. */
const STANDING = new Set([
  'home-desktop',
  'menu-phone',
  'discography-tablet',
  'single-desktop',
  'events-tablet',
  'toast-desktop',
  'arabic-home-desktop',
  'arabic-search-tablet',
]);

const ARABIC_STATES: State[] = [
  { name: 'arabic-home-desktop', path: '/ar/', on: DESKTOP },
  { name: 'arabic-album-phone', path: '/ar/music/releases/milh-wa-nour/', on: PHONE },
  { name: 'arabic-shows-tablet', path: '/ar/events/', on: TABLET },
  { name: 'arabic-press-desktop', path: '/ar/press/', on: DESKTOP },
  {
    name: 'arabic-search-tablet',
    path: '/ar/music/releases/',
    on: TABLET,
    reach: async (page) => {
      const field = page.getByLabel('بحث في الأعمال');
      await field.focus();
      await page.locator('liner-island[data-name=discography][data-live]').waitFor();
      await field.fill('qamar');
      await page.getByText('نتيجة واحدة لـ').waitFor();
      await scrollTo(page.getByRole('heading', { name: 'الأعمال الكاملة' }));
    },
  },
  {
    name: 'arabic-menu-phone',
    path: '/ar/about/',
    on: PHONE,
    reach: async (page) => {
      await page.getByRole('button', { name: 'فتح القائمة' }).click();
      await page.getByRole('dialog', { name: 'القائمة' }).waitFor();
      await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
    },
  },
];

/** For artists that are many, and of a programme. */
const ARTIST_STATES: (State & { artist: ArtistSlug })[] = [
  { name: 'artist-phone', path: '/artists/teni-okon/', on: PHONE, artist: 'ninth-ferry' },
  { name: 'artists-tablet', path: '/artists/', on: TABLET, artist: 'ninth-ferry' },
  { name: 'links-phone', path: '/links/', on: PHONE, artist: 'ninth-ferry' },
  {
    name: 'concert-desktop',
    path: '/events/late-light-2026-09-18/',
    on: DESKTOP,
    artist: 'weir-quartet',
    reach: (page) => scrollTo(page.getByRole('heading', { name: 'Programme' })),
  },
];

/** For each further look, on the site of the artist that it is seen with. */
const listLookStates = ({ routes }: Stage['site']): State[] => [
  { name: 'home-desktop', path: '/', on: DESKTOP },
  { name: 'home-phone', path: '/', on: PHONE },
  { name: 'home-dark', path: '/', on: { ...DESKTOP, colorScheme: 'dark' } },
  {
    name: 'record-desktop',
    path: routes.find((route) => /^\/music\/(?:releases|mixes)\/(?!page\/)./.test(route)) ?? NOWHERE,
    on: DESKTOP,
  },
  { name: 'music-tablet', path: '/music/', on: TABLET },
  { name: 'shows-tablet', path: '/events/', on: TABLET },
  { name: 'about-desktop', path: '/about/', on: DESKTOP },
];

const stage = await openStage(await buildSample());
const arabic = await openStage(await buildBilingual());
const dressed = await Promise.all(
  DRESSED_LOOKS.map(async (look) => ({
    look,
    stage: await openStage(await buildArtist(DRESSED[look], look)),
    arabic: await openStage(await buildBilingual(look)),
  })),
);
const artistStates = pick(ARTIST_STATES, ({ artist }) => artist === 'ninth-ferry');
const ofArtists = new Map(
  await Promise.all(
    [...new Set(artistStates.map(({ artist }) => artist))].map(
      async (artist) => [artist, await openStage(await buildArtist(artist))] as const,
    ),
  ),
);
const stages = [
  stage,
  arabic,
  ...ofArtists.values(),
  ...dressed.flatMap((each) => [each.stage, each.arabic]),
];
afterAll(() => Promise.all(stages.map(({ close }) => close())));

const states: (State & { stage: Stage })[] = [
  ...pick(STATES, ({ name }) => STANDING.has(name)).map((state) => ({ ...state, stage })),
  ...artistStates.map(({ artist, ...state }) => ({ ...state, stage: ofArtists.get(artist) ?? stage })),
  ...pick(ARABIC_STATES, ({ name }) => STANDING.has(name)).map((state) => ({ ...state, stage: arabic })),
  ...dressed.flatMap(({ look, stage, arabic }) => [
    ...listLookStates(stage.site).map((state) => ({ ...state, name: `${look}-${state.name}`, stage })),
    { name: `${look}-arabic-home-phone`, path: '/ar/', on: PHONE, stage: arabic },
  ]),
];

it.each(states)('$name looks as it was meant to', async ({ name, path, on, stage, reach }) => {
  const { page } = await visit(stage, path, { ...on, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  await reach?.(page);
  await settle(page);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const comparison = await compareGolden(name, png, LIMIT, RENEW);
  if (RENEW) return;
  const seen = `tests/.out/goldens/${name}-differences.png shows what differs`;
  expect(comparison, seen).toMatchObject({ kind: 'compared' });
  expect('share' in comparison ? comparison.share : 1, seen).toBeLessThanOrEqual(LIMIT);
});

/** Brings a part of the page to the top, below the bar. */
function scrollTo(target: Locator): Promise<void> {
  return target.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
}

/** Waits until fonts are there and every picture in view is painted. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    await Promise.all(inView.map((image) => image.decode()));
  });
}
