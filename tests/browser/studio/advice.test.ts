/** Advice of the build, in forms where users can follow it. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { until } from '../../helpers/dev.ts';
import { drawCover } from '../../helpers/pictures.ts';
import { SITE_YAML } from '../../helpers/site.ts';
import { sample, sine, wav } from '../../helpers/sounds.ts';
import { button, setUp } from './stage.ts';

const open = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Content' }).getByRole('button', { name: title }).first().click();
const field = (page: Page, path: string) => page.locator(`[data-field="${path}"]`).first();
/** Waits until the focus is in a field. */
const isIn = (page: Page, path: string) =>
  until(() => field(page, path).evaluate((element) => element.contains(document.activeElement)));

test('advice on a field that is missing adds it, from the form and from the list, with the keyboard too', async () => {
  const { openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    'content/pages/home.yaml': 'lead: stage\n',
    'content/releases/saltwater.md': '---\ntitle: Saltwater\ntype: album\n---\n\nWords.\n',
  });
  const page = await openPage();
  await page.locator('.row', { hasText: /^Home/ }).last().click();
  const form = page.getByRole('form', { name: 'Edit Home' });
  const add = button(form, 'Add the field Picture, such as photos/stage.jpg.');
  await add.focus();
  await page.keyboard.press('Enter');
  await isIn(page, 'picture');
  // What is said stays beside the field until it is filled in.
  await add.waitFor({ state: 'detached' });
  expect(await field(page, 'picture').textContent()).toContain('has no picture');

  await open(page, 'Saltwater');
  expect(await field(page, 'release_date').textContent()).toContain('has no release date');
  await page.locator('.file-problems summary').click();
  await page.getByRole('button', { name: 'has no link to any platform' }).click();
  await isIn(page, 'streaming_links');
  await page.getByRole('button', { name: 'is an album without tracks' }).click();
  await isIn(page, 'tracks');
  await page.locator('form.form').waitFor();
});

test('what is wrong in a text is said below it', async () => {
  const { openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    'content/releases/saltwater.md':
      '---\ntitle: Saltwater\ntype: single\nstory: |\n  One line.\n  Another <b>line</b>.\n---\n\nWith <i>words</i>.\n',
  });
  const page = await openPage();
  await open(page, 'Saltwater');
  await field(page, 'story').getByText('<b> is shown').waitFor();
  await field(page, 'body').getByText('<i> is shown').waitFor();
});

test('a file that does not fit is refused at its field, until another is chosen', async () => {
  const { openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    'content/pages/about.yaml': 'image: photos/me.jpg\nimage_alt: Me on stage\n',
  });
  const page = await openPage();
  await open(page, 'About');
  const image = field(page, 'image');
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await button(image, 'Choose a file').click();
    await (await chooser).setFiles({ name, mimeType: '', buffer });
  };
  const said = image.getByRole('alert');
  await choose('junk.jpg', Buffer.from('no picture at all'));
  await said.getByText('junk.jpg is damaged, or no picture, despite its name.').waitFor();
  const sound = wav({ rate: 8000, channels: sample([sine(440)], 1, 8000) });
  await choose('song.wav', sound);
  await said.getByText('song.wav is a recording, and this field is for a picture').waitFor();
  expect(await page.locator('.notice').textContent()).toBe('');
  await choose('small.png', await drawCover(200).png().toBuffer());
  await image.getByText('has 200 by 200 pixels').waitFor();
  expect(await said.count()).toBe(0);
  expect(await image.getByRole('combobox').inputValue()).toBe('photos/small.png');
});

test('a part that the recording does not have is said where the part is set', async () => {
  const sound = wav({ rate: 8000, channels: sample([sine(440)], 20, 8000) });
  const { openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    'content/releases/saltwater.md':
      '---\ntitle: Saltwater\ntype: single\naudio: audio/song.wav\npreview: {from: 9:00, length: 0:30}\n---\n\nWords.\n',
    'assets/audio/song.wav': sound,
  });
  const page = await openPage();
  await open(page, 'Saltwater');
  const from = field(page, 'preview/from');
  await from.getByText('The preview starts at 9:00, but audio/song.wav is only 0:20 long.').waitFor();
  await from.getByText('Start it earlier, with 0:05').waitFor();
  await from.getByRole('textbox').fill('0:00');
  await field(page, 'preview/length').getByText('is only 20 seconds long, not 30').waitFor();
});

test('Fix it makes the correction that a problem has, by the keyboard too, and Undo takes it back', async () => {
  const { site, openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    'content/releases/broken.md': '---\ntitle: Part One: The Night\ntype: single\n---\n',
    'content/releases/saltwater.md':
      '---\ntitle: Saltwater  # as on the sleeve\ntype: singel\ngenre: Soul\nrelease_date: 4.5.2018\n---\n\nWords.\n',
  });
  const page = await openPage();
  await open(page, 'Saltwater');
  const fix = button(field(page, 'type'), 'Fix it: single');
  await fix.focus();
  await page.keyboard.press('Enter');
  await fix.waitFor({ state: 'detached' });
  await isIn(page, 'type');
  await button(field(page, 'genre'), 'Fix it').click();
  await button(field(page, 'genre'), 'Fix it').waitFor({ state: 'detached' });
  // A day with two readings has none.
  expect(await field(page, 'release_date').getByRole('button', { name: 'Fix it' }).count()).toBe(0);
  await button(page, 'Undo').click();
  await button(field(page, 'genre'), 'Fix it').waitFor();
  await button(page, 'Save').click();
  await until(() => site.read('content/releases/saltwater.md').includes('single'));
  expect(site.read('content/releases/saltwater.md')).toBe(
    '---\ntitle: Saltwater  # as on the sleeve\ntype: single\ngenre: Soul\nrelease_date: 4.5.2018\n---\n\nWords.\n',
  );

  // A file that cannot be read has no fields.
  await open(page, 'broken');
  await button(page, 'Fix it').click();
  await button(page, 'Fix it').waitFor({ state: 'detached' });
  await button(page, 'Save').click();
  await until(() => site.read('content/releases/broken.md').includes('title: "Part One: The Night"'));
});

test('a warning is switched off for the whole site from its field, and Undo brings it back', async () => {
  const { site, openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    'content/pages/home.yaml': 'lead: stage\n',
    'content/releases/saltwater.md':
      '---\ntitle: Saltwater\ntype: single\nrelease_date: 2018-05-04\n---\n\nWords.\n',
  });
  const page = await openPage();
  await open(page, 'Saltwater');
  const warning = page.locator('.problems li', { hasText: 'no link to any platform' });
  await warning.getByRole('button', { name: 'Do not warn again' }).click();
  await warning.waitFor({ state: 'detached' });
  await page.getByText('Warnings of this kind are off, on the whole site.').waitFor();
  await button(page, 'Save').click();
  await until(() => site.read('content/site.yaml') !== SITE_YAML);
  expect(site.read('content/site.yaml')).toBe(
    SITE_YAML.replace('share_images', 'check:\n  ignore: [release/no-links]\nshare_images'),
  );
  await button(page, 'Undo').first().click();
  await until(() => site.read('content/site.yaml') === SITE_YAML);
  await button(page, 'Undo').first().click();
  // Its answer opens the file that it is about.
  await page.getByText('Undone: Edit site.yaml').waitFor();
  await open(page, 'Saltwater');
  await warning.waitFor();
});
