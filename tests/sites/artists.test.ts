/** `check` reports nothing on the whole sites of invented artists. */
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { ARTISTS, BUILD_DAY, buildArtist, STAGES } from '../helpers/artists.ts';
import { runInTurn } from '../helpers/site.ts';

it.each([...ARTISTS, ...STAGES])('%s', async (artist) => {
  const { root } = await buildArtist(artist);
  const { code, stderr } = await runInTurn(dirname(root), ['check', '--strict', '--all'], {
    SOURCE_DATE_EPOCH: String(Date.parse(BUILD_DAY) / 1000),
  });
  expect(code, stderr).toBe(0);
});
