/** Publishing from the studio, and its first visit, in a real browser. */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { until } from '../../helpers/dev.ts';
import { HOLDING, holdOf, WAITING } from '../../helpers/holding.ts';
import { isWhole, testInRelease } from '../../helpers/matrix.ts';
import { drawCover } from '../../helpers/pictures.ts';
import { RELEASE, SITE_YAML } from '../../helpers/site.ts';
import { AXE, button, hasFocus, SCREENS, setUp } from './stage.ts';

const SONG = 'content/releases/first-light.md';
const PAGE = 'live/music/releases/first-light/index.html';
const HERE = `${SITE_YAML}publish: {to: folder, path: live}\n`;
const EVENTS = `events:
  - {title: Concert in Berlin, date: 2099-06-12, city: Berlin, price: 20 EUR}
`;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Publish' });
const openEntry = async (page: Page, title: string) => {
  await page.locator('.row', { hasText: title }).click();
  await page.getByRole('form', { name: `Edit ${title}` }).waitFor();
};
const isPublished = (dialog: Locator) => dialog.getByText('Published.', { exact: true }).waitFor();

test('a place is chosen once, and then a saved change goes there in words', async () => {
  const { site, openPage } = await setUp({
    ...{ 'content/site.yaml': SITE_YAML, [SONG]: RELEASE, 'content/pages/events.yaml': EVENTS },
  });
  const page = await openPage();
  const dialog = dialogOf(page);
  await button(page, 'Publish').focus();
  await page.keyboard.press('Enter');
  await dialog.getByText('Nothing says yet where').waitFor();
  await dialog.getByRole('radio', { name: 'A folder on this computer' }).check();
  await dialog.getByRole('textbox', { name: 'Folder that the site goes into' }).fill('content/here');
  await button(dialog, 'Use this place').click();
  await button(dialog, 'Publish now').click();
  await dialog.getByText('Not published.').waitFor();
  await dialog.getByText('Name another folder.').waitFor();
  await button(dialog, 'Back').click();
  await button(dialog, 'Another place').click();
  await dialog.getByRole('textbox', { name: 'Folder that the site goes into' }).fill('live');
  await button(dialog, 'Use this place').click();
  await dialog.getByText('It goes to the folder live.').waitFor();
  await dialog.getByText(/^The whole site is new there: \d+ pages\.$/).waitFor();
  await button(dialog, 'Publish now').click();
  await isPublished(dialog);
  await page.keyboard.press('Escape');
  await hasFocus(button(page, 'Publish'));
  expect(site.exists(PAGE)).toBe(true);

  await openEntry(page, 'Concert in Berlin');
  await page.getByRole('textbox', { name: 'Price' }).fill('25 EUR');
  await until(() => button(page, 'Save').isEnabled());
  await button(page, 'Save').click();
  await page.getByText('Saved.').waitFor();
  site.write(
    'content/releases/night-bus.md',
    RELEASE.replace('First Light', 'Night Bus').replace('2024', '2099'),
  );
  site.write('content/site.yaml', `${site.read('content/site.yaml')}look: {style: zine}\n`);
  site.write('assets/photos/stage.jpg', await drawCover(400).jpeg().toBuffer());
  await page.locator('.row', { hasText: 'Night Bus' }).waitFor();
  await button(page, 'Publish').click();
  await dialog.getByText('Concert in Berlin: Price changed').waitFor();
  await dialog.getByText('New release: Night Bus').waitFor();
  await dialog.getByText('Look changed').waitFor();
  await dialog.getByText('Pictures added: photos/stage.jpg').waitFor();
  await dialog.getByText('Night Bus is announced now, and out from Sunday 3 May 2099').waitFor();
  if (!isWhole) return;
  await button(dialog, 'Publish now').click();
  await isPublished(dialog);
  await button(dialog, 'Close').click();
  expect(site.read('live/events/index.html')).toContain('25');
  await button(page, 'Publish').click();
  await dialog.getByText('Nothing changes for visitors.').waitFor();
});

test('what is not saved is asked about, and never published unseen', async () => {
  const { site, openPage } = await setUp({ 'content/site.yaml': HERE, [SONG]: RELEASE });
  const page = await openPage();
  const dialog = dialogOf(page);
  await openEntry(page, 'First Light');
  await page.getByRole('textbox', { name: 'Bpm' }).fill('128');
  await until(() => button(page, 'Save').isEnabled());
  await button(page, 'Publish').click();
  await dialog.getByText('First Light: Bpm changed').waitFor();
  const save = dialog.getByRole('radio', { name: 'Save this first, and publish it too' });
  await button(dialog, 'Publish now').click();
  await hasFocus(save);
  expect(site.exists('live')).toBe(false);

  await dialog.getByRole('radio', { name: 'Leave it out' }).check();
  await button(dialog, 'Publish now').click();
  await isPublished(dialog);
  await button(dialog, 'Close').click();
  expect(site.read(SONG)).toBe(RELEASE);
  expect(site.read(PAGE)).not.toContain('128 BPM');

  await button(page, 'Publish').click();
  await save.check();
  await button(dialog, 'Publish now').click();
  await isPublished(dialog);
  expect(site.read(SONG)).toBe(RELEASE.replace('bpm: 124', 'bpm: 128'));
  expect(site.read(PAGE)).toContain('128 BPM');
});

test('a hidden preview has drafts and what is not saved, and goes at a click', async () => {
  const { site, openPage } = await setUp({
    'content/site.yaml': HERE.replace('https://artist.example', 'https://artist.band'),
    [SONG]: RELEASE,
    'content/releases/night-bus.md': RELEASE.replace('title: First Light', 'title: Night Bus\ndraft: true'),
  });
  const page = await openPage();
  const dialog = dialogOf(page);
  const shown = () => site.list('live').filter((path) => /^preview-\w+\//.test(path));
  await openEntry(page, 'First Light');
  await page.getByRole('textbox', { name: 'Bpm' }).fill('128');
  await until(() => button(page, 'Save').isEnabled());
  await button(page, 'Publish').click();
  const choice = dialog.getByRole('combobox', { name: 'Last day' });
  await choice.selectOption({ index: 1 });
  await choice.press('Tab');
  await hasFocus(button(dialog, 'Make the link'));
  await page.keyboard.press('Enter');
  const link = dialog.getByRole('link', { name: 'https://artist.band/preview-' });
  await link.waitFor();
  await dialog.getByText('It is there until').waitFor();
  expect(site.read(SONG)).toBe(RELEASE);
  expect(site.exists('live/index.html')).toBe(false);
  const pageOf = (slug: string) =>
    shown().find((path) => path.endsWith(`/releases/${slug}/index.html`)) ?? '';
  expect(site.read(`live/${pageOf('first-light')}`)).toContain('128 BPM');
  expect(site.read(`live/${pageOf('night-bus')}`)).toContain('noindex');
  await page.evaluate(AXE);
  expect((await page.evaluate<{ violations: object[] }>('axe.run()')).violations).toEqual([]);
  await button(dialog, 'Take it offline').focus();
  await page.keyboard.press('Enter');
  await button(dialog, 'Make the link').waitFor();
  expect([await link.count(), shown()]).toEqual([0, []]);
});

test('pages are compared with those of the last publish, and the change of a file is taken back', async () => {
  const { site, openPage } = await setUp({ 'content/site.yaml': HERE, [SONG]: RELEASE });
  const page = await openPage();
  const dialog = dialogOf(page);
  await button(page, 'Publish').click();
  await button(dialog, 'Publish now').click();
  await isPublished(dialog);
  await button(dialog, 'Close').click();
  const changed = RELEASE.replace('bpm: 124', 'bpm: 128');
  site.write(SONG, changed);
  const published = site.hashes('live');
  await until(async () => {
    await button(page, 'Publish').click();
    await dialog.getByRole('heading', { name: 'Page by page' }).waitFor();
    const isListed = await dialog.getByText('First Light: Bpm changed').isVisible();
    if (!isListed) await button(dialog, 'Close').click();
    return isListed;
  });
  await button(dialog, 'Compare the pages').focus();
  await page.keyboard.press('Enter');
  const choice = dialog.getByRole('combobox', { name: 'Pages that change' });
  await choice.selectOption('/music/releases/first-light/');
  const frame = (title: string) => dialog.frameLocator(`iframe[title="${title}"]`).locator('body');
  await until(async () => (await frame('Visitors have').innerText()).includes('124 BPM'));
  await until(async () => (await frame('They will have').innerText()).includes('128 BPM'));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const [before, after] = await Promise.all(
      ['Visitors have', 'They will have'].map((title) =>
        dialog.locator(`iframe[title="${title}"]`).boundingBox(),
      ),
    );
    expect(before?.y === after?.y).toBe(width === 1440);
    await page.evaluate(AXE);
    const { violations } = await page.evaluate<{ violations: object[] }>(
      'axe.run("dialog[open]", {iframes: false})',
    );
    expect(violations).toEqual([]);
  }
  expect(site.hashes('live')).toEqual(published);

  await button(dialog, 'Take back: First Light: BPM changed').focus();
  await page.keyboard.press('Enter');
  await hasFocus(button(dialog, 'Undo'));
  expect(site.read(SONG)).toBe(RELEASE);
  await dialog.getByText('Nothing changes for visitors.').waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByText('First Light: Bpm changed').waitFor();
  expect(site.read(SONG)).toBe(changed);
});

test('an error stops it, and leads to its field', async () => {
  const { site, openPage } = await setUp({
    ...{ 'content/site.yaml': HERE, [SONG]: RELEASE.replace('2024-05-03', 'soon') },
  });
  const page = await openPage();
  const dialog = dialogOf(page);
  await button(page, 'Publish').click();
  await button(dialog, 'Publish now').click();
  await dialog.getByText('Not published: there are errors.').waitFor();
  await dialog.getByRole('button', { name: /^Release date: Must be a date/ }).click();
  await page.getByRole('form', { name: 'Edit First Light' }).waitFor();
  await hasFocus(page.getByRole('textbox', { name: 'Release date' }));
  expect([site.exists('live'), site.exists('dist')]).toEqual([false, false]);
});

testInRelease('a page that is loaded again shows how far it is, and it can be stopped', async () => {
  const hold = holdOf('publish');
  const files = { 'content/site.yaml': HERE, [SONG]: RELEASE, ...HOLDING, [hold]: '' };
  const { site, openPage } = await setUp(files);
  const page = await openPage();
  await button(page, 'Publish').click();
  await button(dialogOf(page), 'Publish now').click();
  await until(() => site.exists(WAITING));
  await page.reload();
  await dialogOf(page).getByRole('status').waitFor();
  await button(dialogOf(page), 'Stop').click();
  await dialogOf(page).getByText('Stopped. Visitors see').waitFor();
  expect(site.exists('live')).toBe(false);
  site.remove(hold);
  await button(dialogOf(page), 'Publish again').click();
  await isPublished(dialogOf(page));
});

test('is for everybody: on every screen, in the dark, and from right to left', async () => {
  const { openPage } = await setUp({ 'content/site.yaml': HERE, [SONG]: RELEASE });
  for (const [locale, screens] of SCREENS) {
    const page = await openPage(locale);
    const dialog = page.locator('dialog.publish');
    const inspectAll = async () => {
      for (const [width, colorScheme] of screens) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        expect([locale, width, await page.evaluate(inspect)]).toEqual([locale, width, []]);
      }
    };
    await page.evaluate(AXE);
    await page.locator('.row', { hasText: 'First Light' }).click();
    await page.locator('[data-field="bpm"] input').fill('128');
    await page.locator('.unsaved .count', { hasText: '1' }).waitFor();
    await page.locator('.bar-tools > .primary').click();
    await dialog.locator('.choices').waitFor();
    await inspectAll();
    await dialog.locator('.place .link').click();
    await dialog.locator('[name="place"]').first().waitFor();
    await inspectAll();
    await dialog.locator('.dialog-buttons button').first().click();
    await dialog.locator('.choice input').last().check();
    if (!isWhole) continue;
    await dialog.locator('.dialog-buttons .primary').click();
    await dialog.locator('[data-phase="done"]').waitFor();
    await inspectAll();
  }
});

const SAMPLE = RELEASE.replace('First Light', 'Sample Song').replace(
  'Four minutes of morning.',
  'This is a sample of the words about a release.',
);

test('a first visit leads through a new site, until all is done', async () => {
  const { site, openPage } = await setUp({
    ...{ 'content/site.yaml': SITE_YAML, 'content/releases/sample-song.md': SAMPLE },
    'content/pages/about.yaml': 'title: About\nintro: Who it is.\n',
  });
  const page = await openPage();
  const steps = page.getByRole('region', { name: 'First steps' });
  const listDone = async () => steps.locator('[data-done] button').allInnerTexts();
  expect(await listDone()).toEqual([expect.stringContaining('The name')]);
  await button(steps, 'The look').click();
  await until(() => page.locator('[data-field="look/style"] input[type=radio]:focus').count());
  await button(steps, 'A picture of the artist').click();
  await until(() => page.locator('[data-field="image"] :focus').count());
  await page.locator('[data-field="image"] input[type=file]').setInputFiles({
    ...{ name: 'Me.jpg', mimeType: 'image/jpeg', buffer: await drawCover(1600).jpeg().toBuffer() },
  });
  await until(async () => (await listDone()).length === 2);
  expect(site.exists('assets/photos/me.jpg')).toBe(true);
  await button(page, 'Save').click();
  await page.getByText('Saved.').waitFor();

  await button(steps, 'The first release').click();
  const dialog = page.getByRole('dialog', { name: 'New entry' });
  await dialog.getByRole('combobox', { name: 'Kind' }).selectOption('release');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Harbour');
  await button(dialog, 'Create').click();
  await page.getByRole('form', { name: 'Edit Harbour' }).waitFor();
  expect(await listDone()).toHaveLength(2);
  // Begun, it leads to the day that it comes out.
  await button(steps, 'The first release').click();
  await until(() => page.locator('[data-field="release_date"] :focus').count());
  await page.keyboard.type('2099-05-03');
  await until(async () => (await listDone()).length === 3);
  await button(page, 'Save').click();
  await page.getByText('Saved.').waitFor();
  site.write('content/site.yaml', `${SITE_YAML}look: {style: zine}\npublish: {to: folder, path: live}\n`);
  await until(async () => (await listDone()).length === 4);
  await button(steps, 'Publish the site').click();
  // What visitors would take for the artist's own is named, and opened from there.
  await button(dialogOf(page).getByRole('region', { name: 'Samples' }), 'Sample Song').click();
  await page.getByRole('form', { name: 'Edit Sample Song' }).waitFor();
  await button(steps, 'Publish the site').click();
  if (!isWhole) return;
  await button(dialogOf(page), 'Publish now').click();
  await isPublished(dialogOf(page));
  await steps.waitFor({ state: 'detached' });
});

test('the first steps can be closed for good, and are for new sites alone', async () => {
  const { site, openPage } = await setUp({
    ...{ 'content/site.yaml': SITE_YAML, 'content/releases/sample-song.md': SAMPLE },
  });
  const page = await openPage();
  const steps = page.getByRole('region', { name: 'First steps' });
  await button(steps, 'Do not show the first steps again').click();
  expect(await steps.count()).toBe(0);
  await page.reload();
  await page.locator('.row').first().waitFor();
  expect(await steps.count()).toBe(0);
  // Not all that is kept: the key of the studio is there as well.
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith('first-steps-')) localStorage.removeItem(name);
  });
  await page.reload();
  await steps.waitFor();
  site.write('content/releases/sample-song.md', RELEASE);
  await steps.waitFor({ state: 'detached' });
});

declare const axe: typeof import('axe-core');

/** Faults of the page for people who do not see it, or have a small screen. Runs in the page. */
async function inspect(): Promise<string[]> {
  const { violations } = await axe.run(document, { iframes: false, resultTypes: ['violations'] });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [...found, `it is ${scrollWidth} px wide`] : found;
}
