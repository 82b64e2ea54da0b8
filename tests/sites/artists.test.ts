/** The whole sites of a singer, a band and a DJ hold nothing that a check would remark upon. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ARTISTS, BUILD_DAY, copyArtist } from '../helpers/artists.ts';
import { removeSite, runLiner } from '../helpers/site.ts';

it.each(ARTISTS)('%s', async (artist) => {
  const folder = mkdtempSync(join(tmpdir(), 'liner-artist-'));
  onTestFinished(() => removeSite(folder));
  await copyArtist(artist, folder);
  const { code, stderr } = await runLiner(folder, ['check', '--strict', '--all'], {
    SOURCE_DATE_EPOCH: String(Date.parse(BUILD_DAY) / 1000),
  });
  expect(code, stderr).toBe(0);
});
