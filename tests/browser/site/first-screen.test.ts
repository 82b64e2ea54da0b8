/** The first screen of Home: the days until a release, and a film that plays on a click. */
import { expect, it } from 'vitest';
import { drawCover } from '../../helpers/pictures.ts';
import { RELEASE, SITE_YAML } from '../../helpers/site.ts';
import { buildStage } from './built-stage.ts';
import { answerOthers, DESKTOP, openPage, PHONE, soon, visit } from './stage.ts';

const photo = await drawCover(1800, 1200).jpeg().toBuffer();
const announced = await buildStage({
  'content/site.yaml': `${SITE_YAML}timezone: Asia/Tokyo\n`,
  'content/pages/home.yaml': 'announced: true\nlead: stage\npicture: photos/stage.jpg\n',
  'content/releases/first-light.md': RELEASE,
  'content/releases/night-tide.md': RELEASE.replace('First Light', 'Night Tide').replace(
    '2024-05-03',
    '2099-12-11\npresave_url: https://presave.example/tide',
  ),
  'assets/photos/stage.jpg': photo,
});
const film = await buildStage({
  'content/site.yaml': SITE_YAML,
  'content/pages/home.yaml':
    'lead: film\npicture: photos/stage.jpg\nvideo: https://www.youtube.com/watch?v=abcdefghijk\n',
  'content/releases/first-light.md': RELEASE,
  'assets/photos/stage.jpg': photo,
});
const DAY = 'Out Friday 11 December 2099';

it.each([
  ['2099-11-26T12:00:00Z', 'in 15 days'],
  ['2099-12-09T20:00:00Z', 'tomorrow'],
  // In Tokyo, the day has begun.
  ['2099-12-10T16:00:00Z', 'today'],
  ['2099-12-13T12:00:00Z', ''],
])('at %s, the days by the clock of the artist are "%s"', async (now, words) => {
  const { page, log } = await openPage(announced, { ...PHONE, timezoneId: 'America/Los_Angeles' });
  try {
    await page.clock.setFixedTime(now);
    await page.goto('/');
    await soon(() => page.locator('[data-countdown]').textContent()).toBe(words);
    expect(await page.getByText(DAY).isVisible()).toBe(true);
    expect([log.errors, log.foreign]).toEqual([[], []]);
  } finally {
    await page.context().close();
  }
});

it('says the day alone without scripts, and has the pre-save on the first screen', async () => {
  const { page } = await visit(announced, '/', { ...PHONE, javaScriptEnabled: false });
  expect(await page.getByText(DAY).isVisible()).toBe(true);
  expect(await page.locator('[data-countdown]').isVisible()).toBe(false);
  for (const options of [PHONE, DESKTOP, { viewport: { width: 820, height: 1180 } }]) {
    const { page } = await visit(announced, '/', options);
    const bottom = await page
      .locator('.announced .button')
      .evaluate((link) => link.getBoundingClientRect().bottom / innerHeight);
    expect(bottom).toBeLessThan(1);
  }
});

it('fetches the still first, and the player of the film after a click', async () => {
  const { page, log } = await visit(film, '/');
  await answerOthers(page, film.origin);
  const still = page.locator('.stage img');
  expect(await still.getAttribute('loading')).toBe('eager');
  expect(await still.getAttribute('fetchpriority')).toBe('high');
  expect(log.foreign).toEqual([]);
  await page.getByRole('button', { name: 'Play Video' }).click();
  await soon(() => page.locator('.stage iframe').getAttribute('src')).toContain(
    'youtube-nocookie.com/embed/abcdefghijk',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

it('links to the film without scripts', async () => {
  const { page } = await visit(film, '/', { javaScriptEnabled: false });
  expect(await page.locator('.stage a').getAttribute('href')).toBe(
    'https://www.youtube.com/watch?v=abcdefghijk',
  );
});
