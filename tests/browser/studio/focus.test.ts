/** Where the focus is after a button that goes away, or that closes what it is in. */
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { until } from '../../helpers/dev.ts';
import { type Engine, openEngine } from '../../helpers/engine/engine.ts';
import { testInRelease } from '../../helpers/matrix.ts';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../../helpers/site.ts';
import { type RunningStudio, startStudio } from '../../helpers/studio.ts';

const SONG = 'content/releases/first-light.md';
/** New sites have words of a sample. */
const SAMPLE = RELEASE.replace('First Light', 'Sample Song').replace(
  'Four minutes of morning.',
  'This is a sample of the words about a release.',
);

let engine: Engine;
let site: TestSite;
let studio: RunningStudio;
let page: Page;

beforeAll(async () => {
  engine = await openEngine();
  site = makeSite(
    {
      'content/site.yaml': `${SITE_YAML}publish: {to: folder, path: live}\n`,
      [SONG]: RELEASE,
      'content/releases/sample-song.md': SAMPLE,
      // Not published by Liner, so that it asks before it publishes there.
      'live/index.html': 'Mine.',
    },
    { keep: true },
  );
  studio = await startStudio(site);
});

afterAll(async () => {
  await studio?.stop();
  if (site) removeSite(site.root);
  await engine?.close();
});

beforeEach(async () => {
  page = await (await engine.newContext({ reducedMotion: 'reduce' })).newPage();
  await page.goto(studio.address);
  await page.locator('.row').first().waitFor();
  return () => page.context().close();
});

const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true });
const hasFocus = (field: Locator) =>
  until(() => field.evaluate((element) => element === document.activeElement));
const titleOf = (dialog: Locator) => dialog.getByRole('heading', { level: 2 });
const press = async (field: Locator) => {
  await field.focus();
  await page.keyboard.press('Enter');
};

test('an entry that is opened by a key has the focus in its first field', async () => {
  await press(
    page.getByRole('navigation', { name: 'Content' }).getByRole('button', { name: /^First Light/ }),
  );
  await hasFocus(page.getByRole('form').getByRole('textbox', { name: 'Title' }));
});

test('in forced colours, what is chosen and what cannot be used differ from the rest', async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page
    .getByRole('navigation', { name: 'Content' })
    .getByRole('button', { name: /^First Light/ })
    .click();
  const coloursOf = (name: string) =>
    button(page, name).evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return `${color} on ${backgroundColor}`;
    });
  await page.locator('form.form').waitFor();
  expect(await coloursOf('Phone')).not.toBe(await coloursOf('Tablet'));
  expect(await coloursOf('Save')).not.toBe(await coloursOf('Publish'));
});

test('the first steps are closed', async () => {
  await press(button(page, 'Do not show the first steps again'));
  await hasFocus(page.locator('.find'));
});

test('what is not saved is saved, one by one and at once', async () => {
  for (const title of ['First Light', 'Sample Song']) {
    await page.locator('.row', { hasText: title }).click();
    await page
      .getByRole('form', { name: `Edit ${title}` })
      .getByRole('textbox', { name: 'Title' })
      .fill(`${title} ${title}`);
    await until(() => button(page, 'Save').isEnabled());
  }
  const unsaved = page.locator('button.unsaved');
  await until(async () => (await unsaved.textContent())?.includes('2'));
  await press(unsaved);
  const dialog = page.getByRole('dialog', { name: 'Not saved yet' });
  await press(button(dialog, /^Save: First Light/));
  await hasFocus(button(dialog, /^Save: Sample Song/));
  await until(async () => (await dialog.getByRole('listitem').count()) === 1);
  await hasFocus(button(dialog, /^Save: Sample Song/));
  await press(button(dialog, 'Save all'));
  await dialog.waitFor({ state: 'hidden' });
  await until(async () => (await unsaved.getAttribute('aria-disabled')) === 'true');
  await hasFocus(unsaved);
});

testInRelease('publishing is stopped by a question, and goes on', async () => {
  await press(button(page, 'Publish'));
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await press(button(dialog, 'Publish now'));
  const permit = button(dialog, 'Replace what is there, and publish');
  await permit.waitFor();
  await hasFocus(titleOf(dialog));
  await press(permit);
  await dialog.getByText('Published.', { exact: true }).waitFor();
  expect(await permit.count()).toBe(0);
  await hasFocus(titleOf(dialog));
});

test('what the server refuses leaves the focus on the button', async () => {
  await page.route('**/api/import/read', (route) =>
    route.fulfill({ status: 422, json: { message: 'There is no such folder.' } }),
  );
  await press(button(page, 'Import'));
  const dialog = page.getByRole('dialog', { name: 'Import' });
  await dialog.getByRole('textbox').fill('/nowhere');
  await press(button(dialog, 'Show the plan'));
  await dialog.getByText('There is no such folder.').waitFor();
  await hasFocus(button(dialog, 'Show the plan'));
});

test('a file of an import is removed, and an import is taken back', async () => {
  await press(button(page, 'Import'));
  const dialog = page.getByRole('dialog', { name: 'Import' });
  const choose = (name: string, text: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const row = 'Title,Release Date,Label,Catalogue Number,UPC\n';
  await choose('wrong.csv', row);
  await press(button(dialog, 'Remove wrong.csv'));
  await dialog.getByText('wrong.csv').waitFor({ state: 'detached' });
  await hasFocus(titleOf(dialog));
  await choose('right.csv', `${row}Harbour,2025-08-20,Halve Maan,HM1,036000291452\n`);
  await dialog.getByText('right.csv', { exact: true }).waitFor();
  await press(button(dialog, 'Show the plan'));
  await dialog.getByRole('heading', { name: 'What was found' }).waitFor();
  await hasFocus(titleOf(dialog));
  await press(dialog.getByRole('button', { name: /^Import \d+$/ }));
  await dialog.getByText(/^Imported\./).waitFor();
  await hasFocus(titleOf(dialog));
  await press(button(dialog, 'Close').last());
  await hasFocus(button(page, 'Import'));
  await press(button(page, 'Undo'));
  await page.locator('.row', { hasText: 'Harbour' }).waitFor({ state: 'detached' });
  await hasFocus(button(page, 'Undo'));
});
