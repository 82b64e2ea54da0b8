/** Structured data of groups: nothing that nobody typed. */
import { expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import { groupLd } from '../../../generator/features/groups/json-ld.ts';
import { groupsOf } from '../../../generator/features/groups/meetings.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { loadFiles, SITE } from '../../helpers/content.ts';

const read = async (group: string) => {
  const { content } = await loadFiles({ 'site.yaml': SITE, 'pages/groups.yaml': `groups:\n  - ${group}\n` });
  if (!content) throw new Error('The content has errors.');
  const site = modelSite(content, '2026-11-26', FEATURES);
  return groupsOf(site).map((each) => groupLd(site, each));
};

test('a first day and an address are those that somebody wrote', async () => {
  const [plain] = await read('{name: Choir, day: Tuesday, venue: Town Hall}');
  expect(JSON.stringify(plain)).not.toMatch(/startDate|PostalAddress/);
  const [full] = await read('{name: Choir, day: Tuesday, from: 2026-09-01, venue: Town Hall, city: Leipzig}');
  expect(full).toMatchObject({
    startDate: '2026-09-01',
    location: { address: { '@type': 'PostalAddress', addressLocality: 'Leipzig' } },
  });
});
