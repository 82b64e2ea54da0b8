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
