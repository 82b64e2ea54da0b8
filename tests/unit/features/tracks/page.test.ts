/** The page of a track: the way to the others. */
import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { makeAssets, makeContent, pageAt, projectPages, release } from '../../../helpers/model.ts';

test('leads to the tracks with pages before and after it', () => {
  const tracks = ['One', 'Two', 'Three', 'Four'].map((title, index) => ({
    ...{ track_number: index + 1, title },
    ...(title !== 'Three' && { lyrics: 'La la.' }),
  }));
  const record = release('night-bus', { type: 'ep', track_pages: true, tracks });
  const site = modelSite(makeContent({ releases: [record] }), '2025-09-01', FEATURES);
  const { pages } = projectPages(site, makeAssets(site));
  const around = ['one', 'two', 'four'].map((slug) => {
    const { previous, next } = pageAt(pages, `/music/releases/night-bus/${slug}/`, 'track').props;
    return [previous?.label, next?.label];
  });
  expect(around).toEqual([
    [undefined, 'Two'],
    ['One', 'Four'],
    ['Two', undefined],
  ]);
});
