/** Every invented artist, exported and read again: nothing is new, and nothing differs. */
import { expect, test } from 'vitest';
import { ARTISTS, type ArtistSlug, BUILD_DAY, copyArtist, STAGES } from '../helpers/artists.ts';
import { makeSite } from '../helpers/site.ts';

const EPOCH = { SOURCE_DATE_EPOCH: String(Date.parse(BUILD_DAY) / 1000) };

/**
 * The lengths of recordings, which the content need not have; a guess from those of a record that can be played; and the text of
 * a release, below which an export writes its credits and rights, for which Faircamp has no place.
 */
const MORE =
  /^ {4}(?:track \d+: duration: .*|type: audio says .*|body: faircamp says (.{20}).*, your file says \1.*)$/;

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
  const { stdout: catalogue } = await site.run(['import', 'out/faircamp'], EPOCH);
  expect(catalogue).not.toMatch(/^(?:New|Unclear)/m);
  const facts = catalogue.split('\n').filter((line) => line.startsWith('    ') && !MORE.test(line));
  expect(facts).toEqual([]);
});
