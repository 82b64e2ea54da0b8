/** Every invented artist, exported and read again: nothing is new, and nothing differs. */
import { expect, test } from 'vitest';
import { ARTISTS, type ArtistSlug, BUILD_DAY, copyArtist, STAGES } from '../helpers/artists.ts';
import { makeSite } from '../helpers/site.ts';

const EPOCH = { SOURCE_DATE_EPOCH: String(Date.parse(BUILD_DAY) / 1000) };

test.each<ArtistSlug>([...ARTISTS, ...STAGES])('%s', async (slug) => {
  const site = makeSite({});
  await copyArtist(slug, site.root);
  for (const format of ['csv', 'json', 'labelcopy', 'faircamp']) {
    const exported = await site.run(['export', format, `out/${format}`], EPOCH);
    expect(exported.code, exported.stderr).toBe(0);
  }
  const table = await site.run(['import', 'out/csv'], EPOCH);
  expect(table.stdout).toContain('\n\nThere is nothing to do.\n');
  expect(table.stdout).not.toContain(' differences only');
});
