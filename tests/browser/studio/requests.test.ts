/** Requests of a page of the studio: news contain the answers, so that nothing is requested again. */
import { expect, test } from 'vitest';
import { RELEASE, SITE_YAML } from '../../helpers/site.ts';
import { button, setUp } from './stage.ts';

test('a pause in typing is one request, and so are a save and an undo of it; rows come one by one', async () => {
  const others = Array.from({ length: 5 }, (_, index) => [
    `content/releases/other-${index}.md`,
    RELEASE.replace('First Light', `Other ${index}`),
  ]);
  const { studio, site, openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    'content/releases/first-light.md': RELEASE,
    ...Object.fromEntries(others),
  });
  const page = await openPage();
  await page.locator('.row', { hasText: 'First Light' }).click();
  const title = page.locator('form.form').getByRole('textbox', { name: 'Title', exact: true });
  const shown = page.frameLocator('iframe[title="Preview"]');
  await shown.getByRole('heading', { name: 'First Light' }).first().waitFor();
  const { events, stop } = await studio.listen();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Not the files to choose from, and the texts of a page that is shown.
    if (!/^\/api\/(?:assets|values|schema)$|^(?!\/api\/)/.test(pathname))
      asked.push(`${request.method()} ${pathname}`);
  });
  await title.fill('Second Light');
  await shown.getByRole('heading', { name: 'Second Light' }).first().waitFor();
  await page.locator('.row', { hasText: 'Second Light' }).locator('.dot').waitFor();
  expect(asked).toEqual(['POST /api/draft']);
  const rows = events.flatMap((event) => (event.type === 'site' ? event.rows : []));
  expect(new Set(rows.map(({ file }) => file))).toEqual(new Set(['releases/first-light.md']));
  stop();
  asked.length = 0;
  await button(page, 'Save').click();
  await page.getByText('Saved.').waitFor();
  await page.locator('.row .dot').waitFor({ state: 'detached' });
  expect(asked).toEqual(['POST /api/save']);
  expect(site.read('content/releases/first-light.md')).toContain('Second Light');
  asked.length = 0;
  await button(page, 'Undo').click();
  await page.locator('.row', { hasText: 'Second Light' }).locator('.dot').waitFor();
  await page.getByText('Undone').waitFor();
  expect(asked).toEqual(['POST /api/undo', 'GET /api/file']);
});
