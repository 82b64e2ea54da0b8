/** The preview's pictures: made of files that may change or go at any time. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { fingerprintFile } from '../../../../../generator/engine/cache/fingerprints.ts';
import { openCache } from '../../../../../generator/engine/cache/index.ts';
import { type Original, openMaker } from '../../../../../generator/engine/media/pictures/index.ts';
import { prepareFolders } from '../../../../helpers/folders.ts';
import { drawCover } from '../../../../helpers/pictures.ts';

const makeFolder = prepareFolders();

/** Small pictures of as many colours. */
async function makeOriginals(count: number): Promise<Original[]> {
  const folder = makeFolder();
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const path = join(folder, `${index}.jpg`);
      const bytes = await drawCover(60, 60, `#${index}0a040`).jpeg().toBuffer();
      writeFileSync(path, bytes);
      const digest = (await fingerprintFile(path, openCache())) ?? '';
      return { path, bytes: bytes.length, digest };
    }),
  );
}

const widths = (...all: number[]) => all.map((width) => ({ format: 'jpeg', width }) as const);

test('news of pictures comes once, when all have been looked at, and none of those that are gone', async () => {
  const [one, two, gone] = await makeOriginals(3);
  if (!one || !two || !gone) throw new Error('no pictures');
  rmSync(gone.path);
  const cache = openCache();
  const examined = vi.fn();
  const maker = openMaker(cache, examined);
  for (const original of [one, two]) maker.examine(original);
  await vi.waitFor(() => expect(examined).toHaveBeenCalled(), { timeout: 40_000 });
  expect(examined).toHaveBeenCalledTimes(1);
  const facts = cache.pack<object>('picture-facts');
  maker.examine(gone);
  const [width] = widths(20);
  if (width) await maker.make(one, width);
  expect([examined.mock.calls.length, facts.get(gone.digest)]).toEqual([1, undefined]);
});

test('a picture is decoded once for the files of a page, and once more after some others', async () => {
  const [one, ...others] = await makeOriginals(5);
  const [small, medium, large] = widths(20, 30, 40);
  if (!one || !small || !medium || !large) throw new Error('no pictures');
  const maker = openMaker(openCache(), () => {});
  await maker.make(one, small);
  rmSync(one.path);
  expect((await maker.make(one, medium)).length).toBeGreaterThan(0);
  for (const other of others) await maker.make(other, small);
  await expect(maker.make(one, large)).rejects.toThrow();
});

test('a picture that could not be read is read again', async () => {
  const [one] = await makeOriginals(1);
  const [small] = widths(20);
  if (!one || !small) throw new Error('no pictures');
  const maker = openMaker(openCache(), () => {});
  const bytes = await drawCover(60, 60, '#00a040').jpeg().toBuffer();
  rmSync(one.path);
  await expect(maker.make(one, small)).rejects.toThrow();
  writeFileSync(one.path, bytes);
  expect((await maker.make(one, small)).length).toBeGreaterThan(0);
});
