/** Forms and dialogs of the studio: what they begin with, what they keep, and copies. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { until } from '../../helpers/dev.ts';
import { testInRelease } from '../../helpers/matrix.ts';
import { RELEASE, SITE_YAML } from '../../helpers/site.ts';
import { button, hasFocus, setUp, showText } from './stage.ts';

const SONG = 'content/releases/first-light.md';
const EVENTS = `events:
  # The big one
  - {title: Open Air, date: 2099-06-12, city: Lisbon, id: 8}
  - {title: Winter Hall, date: 2099-11-02, city: Porto}
`;
const FILES = {
  'content/site.yaml': SITE_YAML,
  [SONG]: RELEASE,
  'content/releases/later.md': RELEASE.replace('First Light', 'Later'),
  'content/pages/events.yaml': EVENTS,
};

const form = (page: Page) => page.locator('form.form');
const place = (page: Page, path: string) => page.locator(`[data-field="${path}"]`);
const topOf = (page: Page) => page.locator('form > .group > .add-field');

async function openEntry(page: Page, title: string): Promise<void> {
  await page.locator('.row', { hasText: title }).first().click();
  await page.getByRole('form', { name: `Edit ${title}` }).waitFor();
}

async function addField(page: Page, search: string, name: RegExp): Promise<void> {
  await topOf(page).locator('> summary').click();
  await topOf(page).getByRole('searchbox').fill(search);
  await topOf(page).getByRole('button', { name }).click();
}

async function save(page: Page): Promise<void> {
  await until(() => button(page, 'Save').isEnabled());
  await button(page, 'Save').click();
  await until(async () => !(await button(page, 'Save').isEnabled()));
}

test('a new release has the fields that most people fill in, and those that stay empty write nothing', async () => {
  const { site, openPage } = await setUp(FILES);
  const page = await openPage();
  await button(page, 'New').click();
  const dialog = page.getByRole('dialog', { name: 'New entry' });
  await dialog.getByRole('combobox', { name: 'Kind' }).selectOption('release');
  // Nothing was done, so nothing of it is gone.
  for (const title of ['', '   ']) {
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
    await button(dialog, 'Create').click();
    await hasFocus(dialog.getByRole('textbox', { name: 'Title' }));
    expect(await dialog.getByRole('combobox', { name: 'Kind' }).inputValue()).toBe('release');
  }
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Saltwater');
  await button(dialog, 'Create').click();
  await page.getByRole('form', { name: 'Edit Saltwater' }).waitFor();
  await hasFocus(form(page).getByRole('textbox', { name: 'Title' }));
  await until(() => page.locator('.editor').evaluate(({ scrollTop }) => scrollTop === 0));
  const names = form(page).locator('.section > .field > .field-name');
  const shown = (await names.allTextContents()).map((name) => name.trim());
  // It is a draft until it is filled in.
  expect(shown).toContain('Draft');
  expect(shown.filter((name) => name !== 'Draft')).toEqual([
    'Type needed',
    'Release date',
    'Tracks',
    'Recording',
    'Streaming links',
    'Text of the page',
  ]);
  const written = site.read('content/releases/saltwater.md');
  for (const field of ['release_date', 'artwork_url', 'streaming_links/spotify', 'audio']) {
    const input = place(page, field).locator('input').first();
    await input.fill('x');
    await input.fill('');
    await input.blur();
  }
  await button(page, 'Add to Tracks').click();
  await hasFocus(place(page, 'tracks/0/title').locator('input'));
  expect(await place(page, 'tracks/0').locator('> summary').textContent()).toBe('Track 1 ');
  await button(page, 'Remove Track 1').click();
  await until(async () => !(await button(page, 'Save').isEnabled()));
  expect(site.read('content/releases/saltwater.md')).toBe(written);
});

test('a price is a field, and fields that were added stay there after a look at the text', async () => {
  const { site, openPage } = await setUp(FILES);
  const page = await openPage();
  await openEntry(page, 'First Light');
  await addField(page, 'lyrics', /^Lyrics The/);
  await addField(page, 'price', /^Formats/);
  await showText(page);
  await page.locator('.cm-content').waitFor();
  await button(page, 'Form').click();
  await place(page, 'lyrics').waitFor();
  await button(page, 'Remove Lyrics').click();
  await place(page, 'lyrics').waitFor({ state: 'detached' });
  await button(page, 'Add to Formats').click();
  await place(page, 'formats/0/format').getByRole('combobox').selectOption('vinyl');
  // Where nothing is written, another way to write it is only chosen.
  await place(page, 'formats/0/price')
    .getByRole('combobox', { name: 'Written as: Price' })
    .selectOption({ index: 2 });
  await button(page, 'Add to Price').click();
  await place(page, 'formats/0/price/0').getByRole('textbox').fill('22 EUR');
  await save(page);
  expect(site.read(SONG)).toMatch(/\nformats:\n {2}- format: vinyl\n {4}price:\s+(?:- |\[)22 EUR/);
  // Who looks for a field that is there is led to it.
  await addField(page, 'song', /^Tracks/);
  await hasFocus(button(page, 'Add to Tracks'));
});

test('a name that is taken is said in the dialog, which stays open', async () => {
  const { site, openPage } = await setUp(FILES);
  const page = await openPage();
  await openEntry(page, 'First Light');
  await page.locator('.menu summary').click();
  await button(page, 'Change the address').click();
  const dialog = page.getByRole('dialog', { name: 'A new address for First Light' });
  const address = dialog.getByRole('textbox', { name: 'Last part of the address' });
  await address.fill('later');
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').getByText('The name later is taken. Choose another one.').waitFor();
  await hasFocus(address);
  expect([await address.inputValue(), await address.getAttribute('aria-invalid')]).toEqual(['later', 'true']);
  await address.fill('dawn');
  await page.keyboard.press('Enter');
  await page.getByText('First Light has a new address.').waitFor();
  expect(site.exists('content/releases/dawn.md')).toBe(true);
});

testInRelease(
  'a copy of a release is a draft that is open at once, and is taken back with Undo',
  async () => {
    const { site, openPage } = await setUp(FILES);
    const page = await openPage();
    await openEntry(page, 'First Light');
    await page.locator('.menu summary').click();
    await button(page, 'Duplicate').click();
    const dialog = page.getByRole('dialog', { name: 'A copy of First Light' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Second Light');
    await button(dialog, 'Create').click();
    await page.getByRole('form', { name: 'Edit Second Light' }).waitFor();
    await hasFocus(form(page).getByRole('textbox', { name: 'Title' }));
    expect(site.read('content/releases/second-light.md')).toBe(
      RELEASE.replace('First Light', 'Second Light').replace(
        'streaming_links',
        'draft: true\nstreaming_links',
      ),
    );
    await page.locator('.row', { hasText: /Second Light.*Draft/ }).waitFor();
    await button(page, 'Undo').click();
    await until(() => !site.exists('content/releases/second-light.md'));
  },
);

testInRelease('an entry that is opened with the keys has the focus in its form', async () => {
  const { openPage } = await setUp(FILES);
  const page = await openPage();
  for (const [title, field] of [
    ['Later', 'title'],
    ['Winter Hall', 'events/1/title'],
  ] as const) {
    await page.locator('.row', { hasText: title }).first().focus();
    await page.keyboard.press('Enter');
    await hasFocus(place(page, field).getByRole('textbox'));
  }
});

test('a show is deleted from its own form, and comes back with Undo', async () => {
  const { site, openPage } = await setUp(FILES);
  const page = await openPage();
  await openEntry(page, 'Open Air');
  await page.locator('.menu summary').click();
  await page.keyboard.press('Escape');
  await hasFocus(page.locator('.menu summary'));
  expect(await button(page, 'Delete').count()).toBe(0);
  await page.keyboard.press('Enter');
  await button(page, 'Delete').click();
  await button(page.getByRole('dialog', { name: 'Delete Open Air?' }), 'Delete').click();
  await page.getByRole('form', { name: 'Edit Events' }).waitFor();
  await save(page);
  expect(site.read('content/pages/events.yaml')).toBe(EVENTS.replace(/ {2}- \{title: Open Air.*\n/, ''));
  await button(page, 'Undo').click();
  await until(() => site.read('content/pages/events.yaml') === EVENTS);
});

testInRelease('a day that does not exist is said in the dialog, with what was typed', async () => {
  const { site, openPage } = await setUp(FILES);
  const page = await openPage();
  await button(page, 'New').click();
  const dialog = page.getByRole('dialog', { name: 'New entry' });
  await dialog.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Show' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Try');
  await dialog.getByLabel('Day').fill('2027-02-30');
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').getByText('There is no day').waitFor();
  await hasFocus(dialog.getByLabel('Day'));
  expect(await dialog.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Try');
  await dialog.getByLabel('Day').fill('14 May 2027');
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: 'Edit Try' }).waitFor();
  expect(site.read('content/pages/events.yaml')).toContain('2027-05-14');
});

testInRelease('a copy of a show stands behind it, and is saved with its file', async () => {
  const { site, openPage } = await setUp(FILES);
  const page = await openPage();
  await openEntry(page, 'Open Air');
  await page.locator('.menu summary').click();
  await button(page, 'Duplicate').click();
  await hasFocus(place(page, 'events/1/title').getByRole('textbox'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Open Air II');
  await save(page);
  expect(site.read('content/pages/events.yaml')).toBe(
    EVENTS.replace('id: 8}\n', 'id: 8}\n  - {title: Open Air II, date: 2099-06-12, city: Lisbon}\n'),
  );
});

test('a switch of what is on by default is on before it is written', async () => {
  const { site, openPage } = await setUp({
    ...FILES,
    'content/site.yaml': SITE_YAML.replace('share_images: false\n', ''),
  });
  const page = await openPage();
  await openEntry(page, 'Settings');
  await addField(page, 'shared links', /^Share images/);
  const images = place(page, 'share_images').getByRole('switch');
  expect(await images.isChecked()).toBe(true);
  expect(await place(page, 'share_images').locator('.hint').textContent()).toBe(
    'The pictures that shared links show.',
  );
  await images.click();
  await save(page);
  expect(site.read('content/site.yaml')).toMatch(/^share_images: false$/m);
});

test('tracks are pasted from a spreadsheet, filled down and sorted, each in one step', async () => {
  const tracks = 'tracks:\n  # The single\n  - {title: Dawn}\n  - {title: Dusk}\n';
  const { site, openPage } = await setUp({
    ...FILES,
    [SONG]: RELEASE.replace('streaming_links', `${tracks}streaming_links`),
  });
  const page = await openPage();
  await openEntry(page, 'First Light');
  const list = place(page, 'tracks');
  await button(list, 'As a table').click();
  const cell = (key: string, row: number) => place(page, `tracks/${row}/${key}`).getByRole('textbox');
  const titles = () =>
    list
      .locator('.cells input[aria-label^="Title"]')
      .evaluateAll((cells) => cells.map((each) => (each instanceof HTMLInputElement ? each.value : '')));
  await cell('title', 1).focus();
  await cell('title', 1).evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', "Song\tLength\tStudio\nNoon\t3'20\tA\nDeep Night\t200000 ms\tB\n");
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.getByText('Rows pasted: 2.').waitFor();
  await until(async () => (await titles()).join() === 'Dawn,Noon,Deep Night');
  expect(await cell('duration', 2).inputValue()).toBe('3:20');
  await cell('title', 1).focus();
  await page.keyboard.press('ArrowDown');
  await hasFocus(cell('title', 2));
  await button(list, 'Title').click();
  await button(list, 'Title').click();
  await until(async () => (await titles()).join() === 'Noon,Deep Night,Dawn');
  await cell('duration', 0).focus();
  await page.keyboard.press('Control+d');
  await until(async () => (await cell('duration', 2).inputValue()) === '3:20');
  await save(page);
  expect(site.read(SONG)).toContain('# The single');
  expect(site.read(SONG)).toMatch(/Noon[\s\S]*3:20[\s\S]*Deep Night[\s\S]*3:20[\s\S]*Dawn[\s\S]*3:20/);
  // Saving, filling, sorting twice, pasting.
  const back = async (isDone: () => Promise<boolean>) => {
    await button(page, 'Undo').first().click();
    await until(isDone);
  };
  await back(() => button(page, 'Save').isEnabled());
  await back(async () => (await cell('duration', 2).inputValue()) === '');
  for (const left of ['Dawn,Deep Night,Noon', 'Dawn,Noon,Deep Night', 'Dawn,Dusk'])
    await back(async () => (await titles()).join() === left);
});
