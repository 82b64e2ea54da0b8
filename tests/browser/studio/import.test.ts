/** Importing from the studio, in a real browser. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import type { ImportAnswer } from '../../../generator/studio/protocol/index.ts';
import { testInRelease } from '../../helpers/matrix.ts';
import { RELEASE, SITE_YAML } from '../../helpers/site.ts';
import { SOUNDS, TAG } from '../../helpers/tagged.mjs';
import { AXE, button, hasFocus, SCREENS, setUp } from './stage.ts';

const SONG = 'content/releases/first-light.md';
const EVENTS = 'content/pages/events.yaml';
const SHOWS = `# Our shows
events:
  - title: Artist at Lido # loud
    date: 2099-06-12
    city: Berlin
    venue: Lido
    price: 20 EUR
`;
const TABLE = `Date,Venue,City,Country,Price
2099-06-12,Lido,Berlin,DE,25 EUR
2099-07-01,Paradiso,Amsterdam,NL,18 EUR
2099-07-03,Botanique,Brussels,BE,16 EUR
`;
/** The title of a song of the site, with another day and a fact that it lacks. */
const RELEASES = `Title,Release Date,Label
First Light,2024-08-20,Halve Maan
`;

const open = (files: Record<string, string> = {}) =>
  setUp({ 'content/site.yaml': SITE_YAML, [SONG]: RELEASE, [EVENTS]: SHOWS, ...files });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import' });
const listOf = (dialog: Locator, name: string) => dialog.getByRole('list', { name, exact: true });
const box = (place: Locator, name: RegExp) => place.getByRole('checkbox', { name });

const choose = (dialog: Locator, name: string, text: string) =>
  dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** As from a file manager. */
async function drop(dialog: Locator, name: string, text: string): Promise<void> {
  await dialog.locator('.file').evaluate(
    (target, file) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([file.text], file.name, { type: 'text/csv' }));
      target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    { name, text },
  );
}

/** Opens the dialog, and the plan of a table. */
async function openPlan(page: Page, name: string, text: string): Promise<Locator> {
  const dialog = dialogOf(page);
  await button(page, 'Import').click();
  await choose(dialog, name, text);
  await dialog.getByText(name, { exact: true }).waitFor();
  await button(dialog, 'Show the plan').click();
  await dialog.getByRole('heading', { name: 'What was found' }).waitFor();
  return dialog;
}

const importNow = (dialog: Locator) => dialog.getByRole('button', { name: /^Import \d+$/ }).click();
const isImported = (dialog: Locator) => dialog.getByText(/^Imported\./).waitFor();

test('a table of shows is dropped, one of them is left out, and Undo takes all of it back', async () => {
  const { site, openPage } = await open();
  const page = await openPage();
  const dialog = dialogOf(page);
  await button(page, 'Import').focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect(await button(dialog, 'Show the plan').isEnabled()).toBe(false);
  await drop(dialog, '../../Tour\u202e 2099.csv', TABLE);
  await dialog.getByText('Tour 2099.csv', { exact: true }).waitFor();
  await button(dialog, 'Show the plan').click();
  await dialog.getByText(/: 2 new, 1 with new facts$/).waitFor();
  expect(site.read(EVENTS)).toBe(SHOWS);
  const shows = listOf(dialog, 'New');
  await box(shows, /^Botanique/).uncheck();
  expect(await box(shows, /^Paradiso/).isChecked()).toBe(true);
  const known = listOf(dialog, 'New facts');
  expect(await box(known, /^Country: DE/).isChecked()).toBe(true);
  expect(await box(known, /^Price: 25 EUR \(instead of 20 EUR\)/).isChecked()).toBe(false);
  await importNow(dialog);
  await isImported(dialog);
  const text = site.read(EVENTS);
  expect(text).toContain('title: Artist at Lido # loud');
  expect(text).toContain('price: 20 EUR');
  expect(text).toContain('country: DE');
  expect(text).toContain('Paradiso');
  expect(text).not.toContain('Botanique');
  await button(dialog, 'Lido').click();
  await page.getByRole('form', { name: 'Edit Artist at Lido' }).waitFor();
  await page.reload();
  await page.locator('.row', { hasText: 'Paradiso' }).waitFor();
  await button(page, 'Undo').click();
  await page.getByText('Undone: Import Lido and 1 more').waitFor();
  expect(site.read(EVENTS)).toBe(SHOWS);
  await button(page, 'Redo').click();
  await page.getByText('Done again:').waitFor();
  expect(site.read(EVENTS)).toBe(text);
  expect((await site.run(['import', '--undo'])).code).toBe(0);
  expect(site.read(EVENTS)).toBe(SHOWS);
  expect(site.list('.liner').filter((path) => path.includes('incoming'))).toEqual([]);
});

testInRelease(
  'a difference is taken, facts are left out, and the second time there is nothing to do',
  async () => {
    const { site, openPage } = await open();
    const page = await openPage();
    const dialog = await openPlan(page, 'shows.csv', TABLE);
    const known = listOf(dialog, 'New facts');
    await box(known, /^Price: 25 EUR/).check();
    await box(known, /^Country: DE/).uncheck();
    await importNow(dialog);
    await isImported(dialog);
    const text = site.read(EVENTS);
    expect(text).toContain('price: 25 EUR');
    expect(text).not.toContain('country: DE');
    expect(text).toContain('Botanique');
    await page.keyboard.press('Escape');
    await hasFocus(button(page, 'Import'));

    await openPlan(page, 'shows.csv', TABLE);
    await importNow(dialog);
    await isImported(dialog);
    expect(site.read(EVENTS)).toContain('country: DE');
    await button(dialog, 'Import more').click();
    const same = TABLE.replace('Lido', 'Artist at Lido');
    await choose(dialog, 'shows.csv', same);
    await dialog.getByText('shows.csv', { exact: true }).waitFor();
    await button(dialog, 'Show the plan').click();
    await dialog.getByText(/the same$/).waitFor();
    expect(await listOf(dialog, 'New').count()).toBe(0);
  },
);

test('which entry an unclear one is, is chosen', async () => {
  const { site, openPage } = await open();
  const page = await openPage();
  const dialog = await openPlan(page, 'releases.csv', RELEASES);
  await dialog.getByText('Releases: 1 unclear').waitFor();
  expect(await dialog.getByRole('button', { name: /^Import \d+$/ }).isEnabled()).toBe(false);
  const choice = dialog.getByRole('combobox', { name: /^First Light/ });
  await choice.selectOption('It is a new one');
  await listOf(dialog, 'New').getByText('First Light', { exact: true }).waitFor();
  await choice.selectOption('releases/first-light.md');
  const known = listOf(dialog, 'New facts');
  await known.getByText('Label: Halve Maan').waitFor();
  await importNow(dialog);
  await isImported(dialog);
  expect(site.read(SONG)).toBe(RELEASE.replace('---\n##', 'label: Halve Maan\n---\n##'));
});

testInRelease('recordings are read where they are, and copied', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'liner-music-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'Tides'));
  for (const [index, title] of ['Ebb', 'Flow'].entries())
    writeFileSync(
      join(folder, 'Tides', `0${index + 1} ${title}.mp3`),
      TAG.mp3(SOUNDS.mp3, {
        ...{ TITLE: title, ARTIST: 'Artist', ALBUM: 'Tides', ALBUMARTIST: 'Artist', DATE: '2023-02-03' },
        TRACKNUMBER: `${index + 1}/2`,
      }),
    );
  const { site, studio, openPage } = await open();
  const page = await openPage();
  const dialog = dialogOf(page);
  await button(page, 'Import').click();
  const path = dialog.getByRole('textbox', { name: 'Or a folder on this computer' });
  await path.fill(join(folder, 'nowhere'));
  await path.press('Enter');
  await dialog.getByRole('alert').getByText('There is no file or folder at').waitFor();
  await path.fill(`"${folder}"`);
  await path.press('Enter');
  await listOf(dialog, 'New').getByText('Tides', { exact: true }).waitFor();
  // What a page types is listed, and neither shown nor served.
  const { status } = await studio.ask({
    url: `/api/asset?path=${encodeURIComponent(join(folder, 'Tides/01 Ebb.mp3'))}`,
    headers: { host: `127.0.0.1:${studio.port}`, 'x-liner-studio': studio.key },
  });
  expect(status).toBe(404);
  await importNow(dialog);
  await isImported(dialog);
  expect(site.read('content/releases/tides.md')).toContain('title: Ebb');
  const recordings = site.list('assets').filter((each) => each.endsWith('.mp3'));
  expect(recordings).toHaveLength(2);
  await button(dialog, 'Close').click();
  await button(page, 'Undo').click();
  await page.getByText('Undone: Import Tides').waitFor();
  expect(site.exists('content/releases/tides.md')).toBe(false);
  expect(site.list('assets')).toEqual([]);
});

testInRelease('what is not saved is left out, until it is', async () => {
  const { site, studio, openPage } = await open();
  const page = await openPage();
  await page.locator('.row', { hasText: 'Artist at Lido' }).click();
  await page.getByRole('textbox', { name: 'Price' }).fill('22 EUR');
  await page.locator('.unsaved .count', { hasText: '1' }).waitFor();
  const dialog = await openPlan(page, 'shows.csv', TABLE);
  const known = listOf(dialog, 'New facts');
  expect(await box(known, /^Country: DE/).isEnabled()).toBe(false);
  expect(await dialog.getByRole('button', { name: /^Import \d+$/ }).isEnabled()).toBe(false);
  const { step, plan } = await studio.get<ImportAnswer>('/api/import');
  const entries = plan?.entries.map(({ number }) => ({ number, facts: [], files: [] }));
  expect(await studio.tryPost('/api/import/write', { step, entries })).toMatchObject({ status: 409 });
  expect(site.read(EVENTS)).toBe(SHOWS);
  await button(known, 'Save it first').click();
  await known.getByText('instead of 22 EUR').waitFor();
  await importNow(dialog);
  await isImported(dialog);
  expect(site.read(EVENTS)).toContain('price: 22 EUR');
  expect(site.read(EVENTS)).toContain('country: DE');
});

test('errors of the content are in the way, and lead to their field', async () => {
  const { site, openPage } = await open({ [SONG]: RELEASE.replace('2024-05-03', 'soon') });
  const page = await openPage();
  const dialog = dialogOf(page);
  await button(page, 'Import').click();
  await choose(dialog, 'shows.csv', TABLE);
  await dialog.getByText('shows.csv', { exact: true }).waitFor();
  await button(dialog, 'Show the plan').click();
  await dialog.getByText('The content has errors').waitFor();
  await dialog.getByRole('button', { name: /^Release date: Must be a date/ }).click();
  await page.getByRole('form', { name: 'Edit First Light' }).waitFor();
  site.write(SONG, RELEASE);
  await button(page, 'Import').click();
  await dialog.getByText('shows.csv', { exact: true }).waitFor();
  await button(dialog, 'Show the plan').click();
  await dialog.getByText(/: 2 new, 1 with new facts$/).waitFor();
});

test('is for everybody: on every screen, in the dark, and from right to left', async () => {
  const { studio, openPage } = await open();
  for (const [locale, screens] of SCREENS) {
    const page = await openPage(locale);
    const dialog = page.locator('dialog.import');
    const inspectAll = async () => {
      for (const [width, colorScheme] of screens) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        expect([locale, width, await page.evaluate(inspect)]).toEqual([locale, width, []]);
      }
    };
    await page.evaluate(AXE);
    await page.locator('.list-tools > button').last().click();
    await choose(dialog, 'shows.csv', TABLE);
    await dialog.locator('.import-files li').waitFor();
    await choose(dialog, 'releases.csv', RELEASES);
    await dialog.locator('.import-files li').nth(1).waitFor();
    await inspectAll();
    await dialog.locator('.dialog-buttons .primary').click();
    await dialog.locator('.import-entries').first().waitFor();
    for (const each of await dialog.locator('summary').all()) await each.click();
    await inspectAll();
    await dialog.locator('.dialog-buttons .primary').click();
    await dialog.locator('[data-phase="done"]').waitFor();
    await inspectAll();
    // For the next one, as it was at the beginning.
    await studio.post('/api/undo');
    await dialog.locator('.dialog-buttons button').first().click();
  }
});

declare const axe: typeof import('axe-core');

/** Violations found by axe; runs in the page. */
async function inspect(): Promise<string[]> {
  const { violations } = await axe.run(document, { iframes: false, resultTypes: ['violations'] });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [...found, `it is ${scrollWidth} px wide`] : found;
}

testInRelease(
  'nothing of an import that was closed is there again: neither its plan, nor its files and folder',
  async () => {
    const { openPage } = await open();
    const page = await openPage();
    const dialog = await openPlan(page, 'nameless.csv', 'Foo,Bar\nOne,Two\n');
    await dialog.getByText('Name them in the first line, such as').waitFor();
    const folder = dialog.getByRole('textbox', { name: 'Or a folder on this computer' });
    const isEmpty = async () => {
      await button(page, 'Import').click();
      await dialog.getByText('nameless.csv').waitFor({ state: 'detached' });
      expect(await folder.inputValue()).toBe('');
      expect(await button(dialog, 'Show the plan').isEnabled()).toBe(false);
    };
    await page.keyboard.press('Escape');
    await isEmpty();
    await choose(dialog, 'nameless.csv', TABLE);
    await folder.fill('/music');
    await dialog.getByText('nameless.csv', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await isEmpty();
    // Nor after the page was left while the plan was there.
    await choose(dialog, 'nameless.csv', TABLE);
    await dialog.getByText('nameless.csv', { exact: true }).waitFor();
    await button(dialog, 'Show the plan').click();
    await dialog.getByRole('heading', { name: 'What was found' }).waitFor();
    await page.reload();
    await isEmpty();
  },
);
