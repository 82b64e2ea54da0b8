import { expect, test } from 'vitest';
import { lintPhones } from '../../../../generator/site/lint/contacts.ts';
import { describe, loadFiles } from '../../../helpers/content.ts';

test('a phone number that can be called from one country alone is reported', async () => {
  const phones = ['+44 20 7946 0958', '0044 20 7946 0958', '020 7946 0958'];
  const contacts = phones.map((phone) => `  - {name: Ann, phone: ${phone}}\n`).join('');
  const { content } = await loadFiles({
    'site.yaml': `base_url: https://artist.example\nartist: {name: A}\ncontacts:\n${contacts}`,
  });
  if (!content) throw new Error('no content');
  const found = lintPhones({ content, today: '2026-01-01', latest: undefined, sizes: new Map() });
  expect(found.map(describe)).toEqual([
    'site.yaml:6:24 contact/local-phone The phone number of Ann, 020 7946 0958, has no country code. → Begin it with + and the code of the country, such as  phone: +44 20 7946 0958',
  ]);
});
