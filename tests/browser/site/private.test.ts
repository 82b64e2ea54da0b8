/** Pages for one person: what is open plays, and what is locked opens with its passphrase only. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { passphraseOf, privateRoute } from '../../../generator/features/rooms/secrets.ts';
import { drawCover } from '../../helpers/pictures.ts';
import { RELEASE, SITE_YAML } from '../../helpers/site.ts';
import { sample, sine, wav } from '../../helpers/sounds.ts';
import { buildStage } from './built-stage.ts';
import { answerOthers, DESKTOP, PHONE, soon, visit } from './stage.ts';

const KEY = 'k'.repeat(40);
const OPEN = RELEASE.replace(
  'title: First Light',
  'title: Open Door\nprivate: [{for: Anna}]\ndownload: true\naudio: audio/a.wav\nartwork_url: artwork/a.jpg',
);
const LOCKED = OPEN.replace('Open Door', 'Shut Door').replace('private:', 'encrypt: true\nprivate:');

const stage = await buildStage({
  'content/site.yaml': SITE_YAML,
  'content/releases/first-light.md': RELEASE,
  'content/releases/open-door.md': OPEN,
  'content/releases/shut-door.md': LOCKED,
  'assets/artwork/a.jpg': await drawCover(300).jpeg().toBuffer(),
  // Of more than one piece.
  'assets/audio/a.wav': wav({ rate: 44_100, channels: sample([sine(440, -20)], 90, 44_100) }),
  '.liner/private.key': `${KEY}\n`,
});

const routeOf = (slug: string) => privateRoute(KEY, `releases/${slug}`, 'Anna');

const playback = (page: Page) =>
  page
    .locator('main audio')
    .first()
    .evaluate((audio) => (audio instanceof HTMLAudioElement ? [audio.currentTime > 0.1, audio.error] : []));

it('plays on an open page, which says whose it is', async () => {
  const { page, log } = await visit(stage, routeOf('open-door'), PHONE);
  expect(await page.getByText('For Anna').isVisible()).toBe(true);
  await page
    .locator('main audio')
    .evaluate((audio) => (audio instanceof HTMLAudioElement ? audio.play() : undefined));
  await soon(() => playback(page)).toEqual([true, null]);
  expect([log.errors, log.foreign]).toEqual([[], []]);
});

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('opens with its passphrase on %s, and with no other', async (_, device) => {
  const { page, log } = await visit(stage, routeOf('shut-door'), device);
  await answerOthers(page, stage.origin);
  expect(await page.content()).not.toMatch(/Shut Door|Anna|audio/i);
  const field = page.getByLabel('Passphrase');
  await field.fill(passphraseOf(KEY, 'releases/open-door', 'Anna'));
  await field.press('Enter');
  await soon(() => page.getByRole('status').textContent()).toBe('That is not the passphrase of this page.');

  await field.fill(passphraseOf(KEY, 'releases/shut-door', 'Anna').toUpperCase());
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await soon(() => page.getByRole('heading', { level: 1, name: 'Shut Door' }).isVisible()).toBe(true);
  expect(await page.title()).toContain('Shut Door');
  await soon(() =>
    page.locator('main img').evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth),
  ).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Unlock Shut Door' }).click();
  await soon(() => playback(page)).toEqual([true, null]);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await saving).suggestedFilename()).toContain('Shut Door');
  expect([log.errors, log.foreign]).toEqual([[], []]);
});

it('says without scripts that it needs them', async () => {
  const { page } = await visit(stage, routeOf('shut-door'), { ...PHONE, javaScriptEnabled: false });
  expect(await page.getByText('It opens only with JavaScript turned on.').isVisible()).toBe(true);
  expect(await page.getByLabel('Passphrase').isVisible()).toBe(false);
});
