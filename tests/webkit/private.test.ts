/** A locked page in WebKitGTK: its own deriving of keys, its own player. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { passphraseOf } from '../../generator/features/rooms/secrets.ts';
import { isSilent } from '../../islands/player/trouble.ts';
import { drawRooms, ROOM_KEY, roomOf } from '../helpers/rooms.ts';
import { makeSite } from '../helpers/site.ts';
import { click, isThere, openStage, PHONE, soon, visit } from './stage.ts';

const site = makeSite(await drawRooms(), { keep: true });
const stage = await openStage({}, async () => {
  expect(await site.run(['build'])).toMatchObject({ code: 0 });
  return { root: join(site.root, 'dist'), routes: [] };
});
afterAll(async () => {
  await stage.close();
  rmSync(site.root, { recursive: true });
});

it('opens with its passphrase, plays, and has a picture', async () => {
  const { page, watch } = stage;
  await visit(stage, roomOf('shut-door'), PHONE);
  await click(page, 'form[data-lock] input');
  await page.type(passphraseOf(ROOM_KEY, 'releases/shut-door', 'Anna'));
  await page.press('Enter');
  await soon(() => page.evaluate(() => document.querySelector('h1')?.textContent)).toBe('Shut Door');
  await soon(() =>
    page.evaluate(() => document.querySelector<HTMLImageElement>('main img')?.naturalWidth),
  ).toBeGreaterThan(100);
  await click(page, 'main button', 'Unlock Shut Door');
  await soon(() => isThere(page, 'main audio')).toBe(true);
  // Without a hand on the player, the engine may wait for one.
  await page.evaluate(() => void document.querySelector('audio')?.play());
  await soon(() => page.evaluate(() => document.querySelector('audio')?.currentTime)).toBeGreaterThan(0.1);
  const wrong = await page.evaluate(() => document.querySelector('audio')?.error?.message ?? '');
  expect([isSilent({ message: wrong }) ? '' : wrong, watch.foreign]).toEqual(['', []]);
});
