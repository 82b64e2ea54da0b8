/** The studio of a small site, for one test, and its pages in a browser. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { until } from '../../helpers/dev.ts';
import { openEngine } from '../../helpers/engine/engine.ts';
import { pick } from '../../helpers/matrix.ts';
import { makeSite, removeSite, type TestSite } from '../../helpers/site.ts';
import { type RunningStudio, startStudio } from '../../helpers/studio.ts';

export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Screens = [locale: string, screens: [width: number, colorScheme: 'light' | 'dark'][]];

const ALL_SCREENS: Screens[] = [
  [
    'en',
    [
      [1440, 'light'],
      [390, 'dark'],
    ],
  ],
  ['ar', [[820, 'dark']]],
];

/** By the language of the browser: widths of the window, and the colours that it asks for. */
export const SCREENS = pick(ALL_SCREENS, ([locale]) => locale === 'ar');

interface Stage {
  site: TestSite;
  studio: RunningStudio;
  openPage(locale?: string): Promise<Page>;
}

export async function setUp(files: Record<string, string | Uint8Array>): Promise<Stage> {
  const site = makeSite(files, { keep: true });
  const [studio, engine] = await Promise.all([startStudio(site), openEngine()]);
  onTestFinished(async () => {
    await studio.stop();
    removeSite(site.root);
  });
  const openPage = async (locale = 'en') => {
    const viewport = { width: 1440, height: 900 };
    const context = await engine.newContext({ viewport, locale, reducedMotion: 'reduce' });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(studio.address);
    await page.locator('.row').first().waitFor();
    return page;
  };
  return { site, studio, openPage };
}

export function button(place: Page | Locator, name: string): Locator {
  return place.getByRole('button', { name, exact: true });
}

/** Shows the file as it is written, from the menu of its entry. */
export async function showText(page: Page): Promise<void> {
  await page.locator('.menu summary').click();
  await page.locator('.menu button').first().click();
}

export function hasFocus(field: Locator): Promise<boolean> {
  return until(() => field.evaluate((element) => element === document.activeElement));
}
