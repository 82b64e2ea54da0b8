/** The list of the studio: everything is in it while the site has errors, under names in the language of the studio. */
import { expect, test } from 'vitest';
import { until } from '../../helpers/dev.ts';
import { testInRelease } from '../../helpers/matrix.ts';
import { drawCover } from '../../helpers/pictures.ts';
import { RELEASE, SITE_YAML } from '../../helpers/site.ts';
import { button, hasFocus, setUp, showText } from './stage.ts';

const EVENTS = `events:
  - {title: Open Air, date: 2099-06-12, city: Lisbon}
  - title: Harbour Show
    date:
    city: TBA
  - {title: Sample Show, date: 2099-07-01, city: Faro}
  - {title: Open Court, date: 2099-07-02, city: Faro, status: cancelled}
`;

test('a show without a day is in the list with the others, has its own problems, and is found from the preview', async () => {
  const { openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    'content/releases/first-light.md': RELEASE,
    'content/pages/events.yaml': EVENTS,
  });
  const page = await openPage();
  const rows = page.getByRole('navigation', { name: 'Content' }).locator('.row');
  const textsOf = async () =>
    (await rows.allTextContents())
      .map((text) => text.replace(/\s+/g, ' '))
      .filter((text) => /Open|Harbour|Sample/.test(text));
  expect(await textsOf()).toEqual([
    'Open Air 12 Jun 2099 Upcoming Lisbon',
    'Open Court 2 Jul 2099 Cancelled Faro',
    'Sample Show 1 Jul 2099 Sample 1 to look at Faro',
    'Harbour Show 1 to look at TBA',
  ]);
  // On the first screen, and then above the page.
  const preview = page.getByRole('main');
  await preview.getByText('The site has errors.').waitFor();
  await preview.getByRole('button', { name: 'pages/events.yaml: Events › 2 › Date' }).click();
  const form = page.getByRole('form', { name: 'Edit Harbour Show' });
  const date = form.getByRole('textbox', { name: 'Date' });
  await hasFocus(date);
  await page.locator('.file-problems').getByText('1 to look at').waitFor();
  await date.fill('2099-08-01');
  await until(async () => (await preview.getByText('The site has errors.').count()) === 0);
  await until(async () => (await page.locator('.file-problems[data-level=error]').count()) === 0);
  await button(page, 'Discard').click();
  await preview.getByText('The site has errors.').waitFor();
  expect(await textsOf()).toHaveLength(4);
});

testInRelease('groups have names in the language of the studio, not of the site', async () => {
  const { openPage } = await setUp({
    'content/site.yaml': `${SITE_YAML}language: de_DE\n`,
    'content/releases/first-light.md': RELEASE,
    'content/news/one.md': '---\ntitle: One\ndate: 2024-05-03\n---\n\nText.\n',
    'content/pages/events.yaml': EVENTS,
  });
  for (const [locale, names] of [
    ['en', ['Releases 1', 'News 1', 'Events 4', 'Pages 1']],
    ['ar', ['الإصدارات 1', 'الأخبار 1', 'الحفلات 4', 'الصفحات 1']],
  ] as const) {
    const page = await openPage(locale);
    expect(await page.locator('.list-group h2').allTextContents()).toEqual(names);
  }
});

const NIGHTS = `events:
  - {title: Night at the Old Theatre on the Square, date: 2027-06-12, city: Lisbon}
  - {title: Night at the Old Theatre on the Square, date: 2027-06-12, city: Porto}
`;

test('of shows with one name, each has its city, and only the one that differs is not saved', async () => {
  const { openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    'content/pages/events.yaml': NIGHTS,
  });
  const page = await openPage();
  const rows = page.locator('.row', { hasText: 'Old Theatre' });
  expect((await rows.allTextContents()).map((text) => /[a-z]+$/i.exec(text)?.[0])).toEqual([
    'Lisbon',
    'Porto',
  ]);
  const isCut = (title: Element) =>
    title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight;
  expect(await rows.first().locator('.row-title').evaluate(isCut)).toBe(false);
  await rows.last().click();
  const city = page.locator('[data-field="events/1/city"]').getByRole('textbox');
  await city.fill('Faro');
  await rows.last().getByRole('img', { name: 'Not saved' }).waitFor();
  expect(await rows.first().getByRole('img').count()).toBe(0);
  // In the text, too, where no single change is known.
  await showText(page);
  const code = page.locator('.cm-content');
  await code.fill(NIGHTS.replace('Lisbon', 'Braga'));
  await rows.first().getByRole('img', { name: 'Not saved' }).waitFor();
  await rows.last().getByRole('img').waitFor({ state: 'detached' });
});

test('a row has its cover, the name of the artist, and its day in the words of its reader', async () => {
  const { openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    'content/remixes/salt.md':
      '---\ntitle: Salt ({artist} Remix)\nartists: [Other]\nyear: 2024\nartwork_url: artwork/salt.jpg\n---\n',
    'content/news/tour.md': '---\ntitle: On tour\ndate: 2024-05-03\n---\n\nSoon.\n',
    'assets/artwork/salt.jpg': await drawCover(1600).jpeg().toBuffer(),
  });
  const page = await openPage('de');
  const cover = page.locator('.row', { hasText: 'Salt (Artist Remix)' }).locator('img');
  await until(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth > 0));
  await page.locator('.row', { hasText: 'On tour' }).getByText('3. Mai 2024', { exact: true }).waitFor();
});

test('a row has as many problems as its form, with advice and those of translations', async () => {
  const { openPage } = await setUp({
    'content/site.yaml': `${SITE_YAML}languages: [{code: en, name: English}, {code: de, name: Deutsch}]\n`,
    'content/releases/saltwater.md':
      '---\ntitle: Saltwater\ntype: album\nrelease_date: 2024-05-03\n---\n\nWords.\n',
    'content/releases/saltwater.de.md': '---\ntitle: Salzwasser\ndescriptin: Worte.\n---\n\nWorte.\n',
  });
  const page = await openPage();
  for (const title of ['Saltwater', 'Salzwasser']) {
    const row = page.locator('.row', { hasText: title });
    await row.click();
    await page.getByRole('form', { name: `Edit ${title}` }).waitFor();
    const counted = await row.locator('.look-at').textContent();
    expect(await page.locator('.file-problems summary').textContent()).toBe(counted);
    expect(Number.parseInt(counted ?? '', 10)).toBe(await page.locator('.file-problems li').count());
  }
});

test('a page with nothing on it says so, and the keyboard skips the list', async () => {
  const { openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    'content/releases/first-light.md': RELEASE,
    'content/pages/merch.yaml': 'title: Merch\n',
    'content/pages/contact.yaml': '# Nothing yet.\n',
  });
  const page = await openPage();
  const sentence = 'Visitors find this page as soon as there is something on it.';
  for (const title of ['Merch', 'Contact']) {
    const row = page.locator('.row', { hasText: title });
    expect(await row.locator('.tag').textContent()).toBe('Empty');
    await row.click();
    await page.locator('.editor').getByText(sentence).waitFor();
  }
  await page.locator('.preview').getByText('/contact/', { exact: true }).waitFor();
  await button(page.getByRole('form'), 'Add to Cards').waitFor();
  await page.locator('.row', { hasText: 'Merch' }).click();
  await page.locator('.preview').getByText(sentence).waitFor();
  await page.locator('.row', { hasText: 'First Light' }).click();
  await page.locator('.editor').getByText(sentence).waitFor({ state: 'detached' });

  // A phone, or a large zoom, shows one of them at a time.
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await page.locator('.editor .menu').waitFor({ state: 'attached' });
    if (width === 390) await button(page, 'Content').click();
    await button(page, 'Skip to the form').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await hasFocus(page.getByRole('region', { name: 'Edit First Light' }).locator('.menu summary'));
  }
});

test('on a tablet the list is a rail beside form and preview, with names, and opens', async () => {
  const { openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    'content/releases/first-light.md': RELEASE,
  });
  const page = await openPage('ar');
  await page.setViewportSize({ width: 820, height: 500 });
  const row = page.getByRole('button', { name: 'First Light' }).first();
  await row.click();
  await page.locator('form.form').waitFor();
  const boxOf = async (selector: string) =>
    (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0 };
  expect((await boxOf('.list')).width).toBe(56);
  expect((await boxOf('.preview iframe')).width).toBeGreaterThan(300);
  await row.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const name = row.locator('.row-title');
  const [place, shown] = [await row.boundingBox(), await name.boundingBox()];
  expect(shown?.width).toBeGreaterThan(60);
  expect(Math.abs((shown?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(4);
  await page.locator('.unfold').click();
  expect((await boxOf('.list')).width).toBe(304);
  await row.click();
  await until(async () => (await boxOf('.list')).width === 56);
});

test('the first screen leads to what comes next and what needs a look, and a dropped cover begins a release', async () => {
  const { site, openPage } = await setUp({
    'content/site.yaml': SITE_YAML,
    'content/releases/first-light.md': RELEASE,
    'content/pages/events.yaml': EVENTS,
  });
  const page = await openPage();
  const home = page.getByRole('region', { name: 'Overview' });
  expect(await home.locator('.next strong').allTextContents()).toEqual(['Open Air']);
  await home.locator('.shelf').getByText('First Light').waitFor();
  await home.locator('.todo').getByRole('button', { name: 'Harbour Show' }).click();
  await page.getByRole('form', { name: 'Edit Harbour Show' }).waitFor();
  await page.getByTitle('Overview').first().click();
  await home.locator('input[type=file]').setInputFiles({
    name: 'second-light.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawCover(1600).jpeg().toBuffer(),
  });
  await page.getByRole('form', { name: 'Edit Second light' }).waitFor();
  await page.locator('[data-field="artwork_url"] .thumbnail').waitFor();
  expect(site.read('content/releases/second-light.md')).toContain('title: Second light\n');
});
