/** Pages for one person: what is open plays, and what is locked opens with its passphrase only. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { passphraseOf } from '../../../generator/features/rooms/secrets.ts';
import { isSilent } from '../../../islands/player/trouble.ts';
import { isFirefox } from '../../helpers/engine/engine.ts';
import { drawRooms, ROOM_KEY, roomOf } from '../../helpers/rooms.ts';
import { buildStage } from './built-stage.ts';
import { answerOthers, DESKTOP, PHONE, soon, visit } from './stage.ts';

const stage = await buildStage(await drawRooms());

/** Returns the state of playback, and its error: a machine without an output of sound is not one. */
const playback = async (page: Page) => {
  const { plays, wrong } = await page
    .locator('main audio')
    .first()
    .evaluate((audio) => ({
      plays: audio instanceof HTMLAudioElement && audio.currentTime > 0.1,
      wrong: audio instanceof HTMLAudioElement ? (audio.error?.message ?? '') : '',
    }));
  return [plays, isSilent({ message: wrong }) ? '' : wrong];
};

it('plays on an open page, which says whose it is', async () => {
  const { page, log } = await visit(stage, roomOf('open-door'), PHONE);
  expect(await page.getByText('For Anna').isVisible()).toBe(true);
  await page
    .locator('main audio')
    .evaluate((audio) => (audio instanceof HTMLAudioElement ? audio.play() : undefined));
  await soon(() => playback(page)).toEqual([true, '']);
  expect([log.errors, log.foreign]).toEqual([[], []]);
});

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('opens with its passphrase on %s, and with no other', async (_, device) => {
  const { page, log } = await visit(stage, roomOf('shut-door'), device);
  await answerOthers(page, stage.origin);
  expect(await page.content()).not.toMatch(/Shut Door|Anna|audio/i);
  const field = page.getByLabel('Passphrase');
  await field.fill(passphraseOf(ROOM_KEY, 'releases/open-door', 'Anna'));
  await field.press('Enter');
  await soon(() => page.getByRole('status').textContent()).toBe('That is not the passphrase of this page.');

  await field.fill(passphraseOf(ROOM_KEY, 'releases/shut-door', 'Anna').toUpperCase());
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await soon(() => page.getByRole('heading', { level: 1, name: 'Shut Door' }).isVisible()).toBe(true);
  expect(await page.title()).toContain('Shut Door');
  await soon(() =>
    page.locator('main img').evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth),
  ).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Unlock Shut Door' }).click();
  await soon(() => playback(page)).toEqual([true, '']);
  const link = page.getByRole('link', { name: 'Download' });
  // Firefox reports no download of a blob over WebDriver BiDi.
  const saving = isFirefox ? undefined : page.waitForEvent('download');
  await link.click();
  if (saving) expect((await saving).suggestedFilename()).toContain('Shut Door');
  await soon(() => link.textContent()).toContain('Download MP3');
  expect([log.errors, log.foreign]).toEqual([[], []]);
});

it('says without scripts that it needs them', async () => {
  const { page } = await visit(stage, roomOf('shut-door'), { ...PHONE, javaScriptEnabled: false });
  expect(await page.getByText('It opens only with JavaScript turned on.').isVisible()).toBe(true);
  expect(await page.getByLabel('Passphrase').isVisible()).toBe(false);
});
