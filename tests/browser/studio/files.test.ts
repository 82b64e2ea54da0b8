/** Pictures and recordings: looked through, with another name, and found in the entries that use them. */
import { expect, test } from 'vitest';
import { until } from '../../helpers/dev.ts';
import { drawCover } from '../../helpers/pictures.ts';
import { RELEASE, SITE_YAML } from '../../helpers/site.ts';
import { AXE, button, setUp } from './stage.ts';

test('a picture is found by what is to be done about it, renamed, replaced, and leads to its field', async () => {
  const { site, openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    'content/releases/first-light.md': RELEASE.replace('bpm: 124', 'bpm: 124\nartwork_url: artwork/boat.jpg'),
    'assets/artwork/boat.jpg': await drawCover(1600).jpeg().toBuffer(),
    'assets/artwork/old.jpg': await drawCover(1400).jpeg().toBuffer(),
  });
  const page = await openPage();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pictures');
  await page.keyboard.press('Enter');
  const files = page.getByRole('region', { name: 'Pictures and recordings' });
  const tile = (name: string) => files.getByRole('button', { name });
  await tile('boat.jpg First Light').waitFor();
  await button(files, 'Not used').click();
  await until(async () => (await files.locator('.tile').count()) === 1);
  await tile('old.jpg').click();
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await button(dialog('old.jpg'), 'Delete').click();
  await until(() => !site.exists('assets/artwork/old.jpg'));
  await button(page, 'Undo').last().click();
  await until(() => site.exists('assets/artwork/old.jpg'));

  await button(files, 'Everything').click();
  await tile('boat.jpg').click();
  await page.evaluate(AXE);
  expect(
    await page.evaluate('axe.run(".file-dialog").then(({ violations }) => violations.map(({ id }) => id))'),
  ).toEqual([]);
  const name = dialog('boat.jpg').getByRole('textbox', { name: 'Name of the file' });
  await name.fill('old');
  await page.keyboard.press('Enter');
  await dialog('boat.jpg').getByRole('alert').getByText('artwork/old.jpg').waitFor();
  await name.fill('Night Boat');
  await page.keyboard.press('Enter');
  await dialog('night-boat.jpg').waitFor();
  expect(site.read('content/releases/first-light.md')).toContain('artwork_url: artwork/night-boat.jpg');
  await dialog('night-boat.jpg')
    .locator('input[type="file"]')
    .setInputFiles({
      name: 'Portrait.jpg',
      mimeType: 'image/jpeg',
      buffer: await drawCover(1500).jpeg().toBuffer(),
    });
  await dialog('portrait.jpg').waitFor();
  expect(site.read('content/releases/first-light.md')).toContain('artwork_url: artwork/portrait.jpg');
  await dialog('portrait.jpg').getByRole('button', { name: 'First Light – Artwork' }).click();
  await page.getByRole('form', { name: 'Edit First Light' }).waitFor();
  await until(() =>
    page.locator('[data-field="artwork_url"]').evaluate((each) => each.contains(document.activeElement)),
  );
});

const ABOUT = `# Who we are.
image: photos/stage.jpg
sections:
  - title: How it began
    text: With a borrowed guitar.
`;
const PRESS = `photos:
  - { file: photos/stage.jpg, title: On stage } # the new one
`;

test('what a picture shows, who took it and what stays in sight are written where it is used, each in one step', async () => {
  const { site, openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    'content/pages/about.yaml': ABOUT,
    'content/pages/press.yaml': PRESS,
    'assets/photos/stage.jpg': await drawCover(2400).jpeg().toBuffer(),
  });
  const page = await openPage();
  await button(page, 'Pictures and recordings').click();
  const files = page.getByRole('region', { name: 'Pictures and recordings' });
  await button(files, 'Needs a look 1').waitFor();
  await files.locator('.tile').click();
  const panel = page.getByRole('dialog', { name: 'stage.jpg' });
  const shows = panel.getByRole('textbox', { name: 'What it shows' });
  await panel.getByText('no description').waitFor();
  await shows.fill('A singer: seen from the side');
  await page.keyboard.press('Enter');
  await button(files, 'Needs a look').waitFor();
  await panel.getByRole('textbox', { name: 'Credit' }).fill('Photo: Noor Haddad');
  await page.keyboard.press('Tab');
  const point = panel.getByRole('button', { name: 'What stays in sight: 50% 50%' });
  await point.focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
  await panel.getByRole('button', { name: 'What stays in sight: 48% 46%' }).waitFor();
  await page.evaluate(AXE);
  expect(
    await page.evaluate('axe.run(".files").then(({ violations }) => violations.map(({ id }) => id))'),
  ).toEqual([]);
  await button(page, 'Undo').first().click();
  await point.waitFor();
  await button(page, 'Redo').click();
  await panel.getByRole('button', { name: 'What stays in sight: 48% 46%' }).waitFor();
  await button(page, 'Save').click();
  await until(() => site.read('content/pages/press.yaml') !== PRESS);
  expect(site.read('content/pages/about.yaml')).toBe(
    ABOUT.replace('.jpg\n', ".jpg\nimage_alt: 'A singer: seen from the side'\nfocus: 48% 46%\n"),
  );
  expect(site.read('content/pages/press.yaml')).toBe(
    PRESS.replace(
      ', title: On stage',
      ", focus: 48% 46%, title: On stage, alt: 'A singer: seen from the side', credit: 'Photo: Noor Haddad'",
    ),
  );
  await shows.press('Escape');
  await panel.waitFor({ state: 'detached' });
});
