import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { pick } from '../../../helpers/matrix.ts';
import { listViolations, settle } from '../facts.ts';
import { answerOthers, DESKTOP, PHONE, type Stage, visit } from '../stage.ts';
import { fillIn } from './contact.ts';

const RELEASES = '/music/releases/';
const LISTS = '[data-name=discography]';
const RELEASE = '/music/releases/match-weddy/';

/** A list, a frame, a form, a notice and both menus. */
const STANDING = new Set([
  'results of a search',
  'a player',
  'a form with errors',
  'a toast',
  'the mobile menu',
  'the dropdown',
]);

/** Its name, where it is met, on what, the part of the page that it changes, and how it is reached. */
type State = [string, string, typeof PHONE, string, (page: Page) => Promise<unknown>];

export function testStates(stage: Stage): void {
  const states: State[] = [
    ['the second tab', RELEASES, PHONE, LISTS, (page) => openTab(page, 'EPs (3)')],
    ['the third tab', RELEASES, DESKTOP, LISTS, (page) => openTab(page, 'Remixes (1)')],
    [
      'results of a search',
      `${RELEASES}?q=2019`,
      PHONE,
      LISTS,
      (page) => page.getByText('for “2019”').waitFor(),
    ],
    [
      'a search without results',
      `${RELEASES}?q=polka`,
      DESKTOP,
      LISTS,
      (page) => page.getByText('No results').waitFor(),
    ],
    [
      'players that wait for a click',
      '/music/mixes/',
      DESKTOP,
      '[data-name=audio-player]',
      (page) => findPlayer(page).then((button) => button.waitFor()),
    ],
    [
      'a player',
      '/music/mixes/',
      PHONE,
      '[data-name=audio-player]',
      async (page) => {
        await (await findPlayer(page)).click();
        await page.frameLocator('iframe').getByRole('heading', { name: 'Player' }).waitFor();
      },
    ],
    [
      'the poster of a video',
      RELEASE,
      PHONE,
      '[data-name=video-player]',
      (page) => page.getByRole('button', { name: 'Play video: Lyric Video' }).scrollIntoViewIfNeeded(),
    ],
    [
      'a form with errors',
      '/contact/',
      DESKTOP,
      '[data-name=contact-form]',
      async (page) => {
        await page.getByLabel('Name *').focus();
        await page.locator('[data-name=contact-form][data-live]').waitFor();
        await page.getByRole('button', { name: 'Send Message' }).click();
        await page.locator('input:user-invalid').first().waitFor();
      },
    ],
    [
      'a toast',
      '/contact/',
      PHONE,
      '[data-sonner-toaster]',
      async (page) => {
        await fillIn(page);
        await page.getByRole('button', { name: 'Send Message' }).click();
        await page.locator('[data-sonner-toast][data-mounted=true]').waitFor();
        await settle(page);
      },
    ],
    [
      'the mobile menu',
      RELEASE,
      PHONE,
      '[data-name=mobile-menu]',
      async (page) => {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.locator('[data-name=mobile-menu][data-live] .menu-panel').waitFor();
        await settle(page);
      },
    ],
    [
      'the dropdown',
      RELEASE,
      DESKTOP,
      'header',
      async (page) => {
        await page.getByRole('button', { name: 'Music' }).hover();
        await page.locator('.nav-link[aria-expanded=true]').waitFor();
      },
    ],
  ];

  describe('axe is silent about', () => {
    it.each(pick(states, ([name]) => STANDING.has(name)))('%s', async (_, path, size, part, reach) => {
      const { page, log } = await visit(stage, path, {
        ...size,
        prepare: (fresh) => answerOthers(fresh, stage.origin),
      });
      await reach(page);
      // Before axe, which speaks to frames of other origins.
      expect(log.errors).toEqual([]);
      expect(await listViolations(page, part)).toEqual([]);
    });
  });
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await page.getByRole('tab', { name, exact: true, selected: true }).waitFor();
}

/** Comes near to the first player of a page. */
async function findPlayer(page: Page): Promise<Locator> {
  const island = page.locator('[data-name=audio-player]').first();
  await island.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return island.getByRole('button');
}
