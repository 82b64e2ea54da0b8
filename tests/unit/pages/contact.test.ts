/** What stands on the contact page where a form does not. */
import { expect, test } from 'vitest';
import type { Content } from '../../../generator/content/types.ts';
import { modelSite } from '../../../generator/model/site.ts';
import { contactPage } from '../../../generator/pages/contact.ts';
import { makeAssets, makeContent } from '../../helpers/model.ts';

type SiteData = Partial<Content['site']['data']>;

function project(settings: SiteData) {
  const content = makeContent();
  Object.assign(content.site.data, settings);
  const site = modelSite(content, '2025-09-01');
  return contactPage({ site, assets: makeAssets(site) }).props;
}

const emails = { general: 'hello@a.example', bookings: 'book@a.example', press: 'hello@a.example' };

test.each<SiteData>([{}, { contact: {} }, { contact: { simulate: false } }])(
  'nothing pretends to send a message unless the site asks for it: %j',
  (settings) => {
    expect(project({ ...settings, emails: {} })).toMatchObject({ form: undefined, addresses: [] });
    const { form, addresses } = project({ ...settings, emails });
    expect(form).toBeUndefined();
    expect(addresses.map(({ label, mail, link }) => [label, mail, link.url])).toEqual([
      ['General & Press', 'hello@a.example', 'mailto:hello@a.example'],
      ['Bookings', 'book@a.example', 'mailto:book@a.example'],
    ]);
  },
);

test('one address needs no name', () => {
  expect(project({ emails: { press: 'a@b.example' } }).addresses).toMatchObject([
    { label: '', mail: 'a@b.example' },
  ]);
});

test.each<SiteData>([{ contact: { simulate: true } }, { contact: { endpoint: 'https://forms.example/a' } }])(
  'a form stands in place of the addresses: %j',
  ({ contact }) => {
    const { form, addresses } = project({ contact, emails });
    expect(form).toMatchObject({ mail: 'book@a.example' });
    expect(form?.endpoint).toBe(contact?.endpoint);
    expect(addresses).toEqual([]);
  },
);
