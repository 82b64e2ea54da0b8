/** The page of all links: its rows. */
import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { entry, makeAssets, makeContent, pageAt, projectPages } from '../../../helpers/model.ts';

test('profiles are rows with the sign of their platform, other links are not', () => {
  const { site } = makeContent();
  const content = makeContent({
    site: {
      ...site,
      data: { ...site.data, social: [{ name: 'Instagram', url: 'https://instagram.com/eddy' }] },
    },
    pages: { links: entry('links', { rows: [{ label: 'Zine', url: 'https://zine.example' }, 'profiles'] }) },
  });
  const model = modelSite(content, '2025-09-01', FEATURES);
  const { rows } = pageAt(projectPages(model, makeAssets(model)).pages, '/links/', 'links').props;
  expect(rows).toMatchObject([
    { link: { label: 'Zine' } },
    { link: { label: 'Instagram' }, isProfile: true },
  ]);
});
