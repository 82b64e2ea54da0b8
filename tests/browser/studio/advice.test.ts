/** What the build advises, where somebody who fills in a form can follow it. */
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_FLAGS, ensureBrowser } from '../../helpers/find-browser.mjs';
import { SITE_YAML } from '../../helpers/site.ts';
import { button, hasFocus, setUp } from './stage.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
});

afterAll(() => browser?.close());

const open = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Content' }).getByRole('button', { name: title }).first().click();
const field = (page: Page, path: string) => page.locator(`[data-field="${path}"]`).first();

test('advice on a field that is missing adds it, from the form and from the list, with the keyboard too', async () => {
  const { openPage } = await setUp(browser, {
    'content/site.yaml': SITE_YAML,
    'content/releases/saltwater.md':
      '---\ntitle: Saltwater\n# release_date: 2025-08-01\ntype: album\n---\n\nWords.\n',
  });
  const page = await openPage();
  await open(page, 'Saltwater');
  const form = page.getByRole('form', { name: 'Edit Saltwater' });
  const add = button(form, 'Add the field Release date, such as 2025-08-01.');
  await add.focus();
  await page.keyboard.press('Enter');
  expect(await hasFocus(field(page, 'release_date').locator('input').first())).toBe(true);
  // What is said stays beside the field until it is filled in.
  await add.waitFor({ state: 'detached' });
  expect(await field(page, 'release_date').textContent()).toContain('has no release date');

  await page.getByText('to look at').first().click();
  await page.getByRole('button', { name: 'has no link to any platform' }).click();
  expect(await hasFocus(field(page, 'streaming_links').locator('summary').first())).toBe(true);
  await page.getByRole('button', { name: 'is an album without tracks' }).click();
  expect(await hasFocus(field(page, 'tracks').getByRole('button').last())).toBe(true);
  expect(await button(page, 'Form').getAttribute('aria-pressed')).toBe('true');
});

test('what is wrong in a text is said below it', async () => {
  const { openPage } = await setUp(browser, {
    'content/site.yaml': SITE_YAML,
    'content/releases/saltwater.md':
      '---\ntitle: Saltwater\nstory: |\n  One line.\n  Another <b>line</b>.\n---\n\nWith <i>words</i>.\n',
  });
  const page = await openPage();
  await open(page, 'Saltwater');
  await field(page, 'story').getByText('<b> is shown').waitFor();
  await field(page, 'body').getByText('<i> is shown').waitFor();
});
