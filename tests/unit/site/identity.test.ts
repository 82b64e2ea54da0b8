/** A band is a group with members, and catalogues know who is meant: on About, for search engines and for programs. */

import { expect, test } from 'vitest';
import { projectArtist } from '../../../generator/app/artist/index.ts';
import { artistSchema } from '../../../generator/app/artist/schema.ts';
import { FEATURES } from '../../../generator/app/list/features.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { loadFiles, release, describe as tell } from '../../helpers/content.ts';
import { makeAssets, pageAt, projectPages } from '../../helpers/model.ts';

const FILES = {
  'releases/song.md': release('title: Song\ntype: single\nlabel: Own'),
  'pages/about.yaml': 'at_a_glance: [{label: Based in, value: Lima}]',
};

async function project(artist: string, more = '') {
  const site = `base_url: https://a.example\nemails: {general: a@b.example}\nartist:\n  name: The Ferries\n${artist}${more}`;
  const { content, problems } = await loadFiles({ ...FILES, 'site.yaml': site });
  if (!content) return { said: problems.map(tell), pages: [], artist: undefined };
  const model = modelSite(content, '2025-09-01', FEATURES);
  const planned = projectPages(model, makeAssets(model));
  return { said: problems.map(tell), ...planned, artist: projectArtist(planned.context) };
}

const BAND = `  location: Oslo
  members:
    - {name: Ana, role: Vocals, url: https://ana.example}
    - {name: Bo, role: Drums, from: 2015, until: 2019}
    - {name: Cy, from: 2019}
    - Di
    - {name: Eve, until: 2025}
  alternate_names: [Ferries, Les Ferries]
  pronunciation: FER-eez
  identifiers:
    musicbrainz: https://musicbrainz.org/artist/b10bbbfc-cf9e-42e0-be17-e2c3e1d2600d
    isni: 0000 0001 2103 2683
    ipi: 45620792
    wikidata: https://www.wikidata.org/wiki/Q1299
    discogs: https://www.discogs.com/artist/82730-The-Ferries
`;
const CONTACTS =
  'contacts: [{name: Kim, company: Nine, role: Booking, territory: EU, phone: +47 22 22 22 22}]\n';

test('a band is a group wherever it is referred to', async () => {
  const { said, pages } = await project(BAND, CONTACTS);
  expect(said).toEqual([]);
  const [, group] = pageAt(pages, '/', 'home').meta.jsonLd;
  expect(group).toMatchObject({
    '@type': 'MusicGroup',
    alternateName: ['Ferries', 'Les Ferries'],
    location: { name: 'Oslo' },
    member: [
      { roleName: 'Vocals', member: { '@type': 'Person', name: 'Ana', url: 'https://ana.example' } },
      { roleName: 'Drums', startDate: '2015', endDate: '2019', member: { name: 'Bo' } },
      { startDate: '2019', member: { name: 'Cy' } },
      { '@type': 'Person', name: 'Di' },
      { endDate: '2025', member: { name: 'Eve' } },
    ],
    identifier: [
      { propertyID: 'MusicBrainz', value: 'b10bbbfc-cf9e-42e0-be17-e2c3e1d2600d' },
      { propertyID: 'ISNI', value: '0000000121032683' },
      { propertyID: 'IPI', value: '00045620792' },
      { propertyID: 'Wikidata', value: 'Q1299' },
      { propertyID: 'Discogs', value: '82730' },
    ],
    sameAs: [
      'https://musicbrainz.org/artist/b10bbbfc-cf9e-42e0-be17-e2c3e1d2600d',
      'https://isni.org/isni/0000000121032683',
      'https://www.wikidata.org/entity/Q1299',
      'https://www.discogs.com/artist/82730',
    ],
    contactPoint: [
      { name: 'Kim, Nine', contactType: 'Booking', areaServed: 'EU', telephone: '+47 22 22 22 22' },
    ],
  });
  const everywhere = JSON.stringify(pages.map(({ meta }) => meta.jsonLd));
  expect(everywhere).toContain('"byArtist":{"@type":"MusicGroup","@id":"https://a.example/#artist"');
  expect(everywhere).not.toContain('{"@type":"Person","@id"');
});

test('About names those who play and those who have left, with their years', async () => {
  const { pages } = await project(BAND);
  const { members = [], atAGlance } = pageAt(pages, '/about/', 'about').props;
  const shown = members.map(({ title, list }) => [
    title,
    ...list.map(({ name, years }) => `${name} ${years}`.trim()),
  ]);
  expect(shown).toEqual([
    ['Members', 'Ana', 'Cy since 2019', 'Di', 'Eve until 2025'],
    ['Former Members', 'Bo 2015–2019'],
  ]);
  expect(atAGlance.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Based in: Lima',
    'Pronounced: FER-eez',
    'Also known as: Ferries, Les Ferries',
  ]);
});

test('programs read the same', async () => {
  const { artist } = await project(BAND, CONTACTS);
  expect(artistSchema.parse(JSON.parse(JSON.stringify(artist)))).toMatchObject({
    type: 'group',
    members: [{ name: 'Ana' }, { name: 'Bo', from: 2015, until: 2019 }, {}, { name: 'Di' }, {}],
    identifiers: { isni: '0000000121032683' },
    contact_people: [{ name: 'Kim', phone: '+47 22 22 22 22' }],
  });
});

test('who is alone is a person', async () => {
  const { pages, artist } = await project('  roles: [Singer]\n');
  const [, person] = pageAt(pages, '/', 'home').meta.jsonLd;
  expect(person).toMatchObject({ '@type': 'Person', jobTitle: ['Singer'] });
  expect(pageAt(pages, '/about/', 'about').props.members).toEqual([]);
  expect(artist?.members).toBeUndefined();
});

test.each([
  ['identifiers: {isni: 0000 0001 2103 2684}', /must end in 3, the check character of its other digits/],
  ['identifiers: {isni: 123}', /isni must be an ISNI of 16 digits/],
  ['identifiers: {musicbrainz: The Ferries}', /must be a MusicBrainz ID such as/],
  ['identifiers: {wikidata: https://en.wikipedia.org/wiki/Ferry}', /must be a Wikidata item such as Q9/],
  ['identifiers: {discogs: https://www.discogs.com/label/5}', /must be the number of the artist at Discogs/],
  ['identifiers: {ipi: 123}', /must be an IPI name number of up to 11 digits/],
  [
    'members: [{name: Bo, from: 2019, until: 2015}]',
    /artist\/member-years Bo joined in 2019, but left in 2015/,
  ],
  ['members: []', /members must have at least one entry/],
])('what cannot be true is refused: %s', async (line, message) => {
  const { said } = await project(`  ${line}\n`);
  expect(said).toEqual([expect.stringMatching(message)]);
});

test('who is listed among those who play with them is a person, though they have a band', async () => {
  const { pages, artist } = await project('  members: [The ferries, {name: Bo, role: Drums}]\n');
  expect(pageAt(pages, '/', 'home').meta.jsonLd[1]).toMatchObject({ '@type': 'Person', name: 'The Ferries' });
  expect(artist?.type).toBeUndefined();
  expect(pageAt(pages, '/about/', 'about').props.members).toMatchObject([{ list: [{}, { name: 'Bo' }] }]);
});

test.each([
  ['ensemble', 'MusicGroup'],
  ['choir', 'MusicGroup'],
  ['collective', 'MusicGroup'],
  ['label', 'Organization'],
  ['rapper', 'Person'],
  ['composer', 'Person'],
])('%s without members is a %s', async (kind, type) => {
  const { said, pages, artist } = await project(`  kind: ${kind}\n`);
  expect(said).toEqual([]);
  const [, who] = pageAt(pages, '/', 'home').meta.jsonLd;
  expect(who).toMatchObject({ '@type': type, name: 'The Ferries' });
  expect(who).not.toHaveProperty('member');
  expect(artist?.type).toBe(type === 'Person' ? undefined : 'group');
});
