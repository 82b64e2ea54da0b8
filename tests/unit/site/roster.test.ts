/** Names stand for the artists of `artists/`: in every language, in every list, and for programs. */
import { expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import { rosterLd } from '../../../generator/features/artists/json-ld.ts';
import { artistsOf, creditLine } from '../../../generator/site/artists.ts';
import { creditRows } from '../../../generator/site/credit-rows.ts';
import { isGroup, isMember, listMembers } from '../../../generator/site/identity.ts';
import { artistLd } from '../../../generator/site/json-ld/artist.ts';
import { sortRoster } from '../../../generator/site/roster.ts';
import { modelSites } from '../../../generator/site/sites.ts';
import { loadFiles, release, SITE } from '../../helpers/content.ts';

const person = (keys: string) => `---\n${keys}\n---\nHi.\n`;
const NOOR = { 'artists/noor.md': person('name: Noor Vale'), 'artists/zino9.md': person('name: Zino9') };

async function load(files: Record<string, string>) {
  const { content } = await loadFiles({ ...NOOR, ...files });
  if (!content) throw new Error('no content');
  return { content, sites: modelSites(content, '2029-01-01', FEATURES) };
}

test('the name of a file is replaced by the name in it, wherever somebody is named', async () => {
  const { content, sites } = await load({
    'site.yaml': SITE.replace('name: EDDY\n', 'name: EDDY\n  members: [noor, Somebody]\n'),
    'releases/a.md': release(
      'title: A\ntype: single\nartists: [noor, {name: NOOR VÁLE, role: with}]\ncredits: {Drums: [zino9, Else]}\ntracks: [{title: B, artists: [{name: zino9, role: featuring}], credits: {Bass: noor}}]',
    ),
    'releases/b.md': release('title: B\ntype: single\nartists: [Noor Vale]\ncredits: {Drums: Else}'),
    'remixes/c.md': '---\n{title: C, original_artist: noor}\n---\n',
    'pages/events.yaml':
      'events:\n  - {title: D, date: 2030-01-01, city: Oslo, artists: [noor], support: [zino9, Else]}\n',
    'news/e.md': '---\n{title: E, date: 2026-01-01, artists: [noor]}\n---\nHi.\n',
  });
  const [site] = sites;
  const find = (slug: string) => site.releases.find((entry) => entry.slug === slug);
  const data = find('a')?.data;
  expect(data?.artists?.map(({ name }) => name)).toEqual(['Noor Vale', 'Noor Vale']);
  expect(data?.credits?.map(({ names }) => names)).toEqual([['Zino9', 'Else']]);
  expect(data?.tracks?.[0]).toMatchObject({
    artists: [{ name: 'Zino9' }],
    credits: [{ names: ['Noor Vale'] }],
  });
  expect(site.remixes[0]?.data.original_artist).toBe('Noor Vale');
  expect(site.events[0]).toMatchObject({
    artists: ['Noor Vale'],
    support: [{ name: 'Zino9' }, { name: 'Else' }],
  });
  expect(site.news[0]?.data.artists).toEqual(['Noor Vale']);
  expect(site.settings.artist.members?.map(({ name }) => name)).toEqual(['Noor Vale', 'Somebody']);
  // What a preview has made from an entry is kept if nothing in it has changed.
  expect(find('b')).toBe(content.releases.find(({ slug }) => slug === 'b'));
  expect(creditRows(site, data?.credits)).toEqual([
    { role: 'Drums', names: ['Zino9', 'Else'], pages: { Zino9: '/artists/zino9/' } },
  ]);
});

test('where a file is called as another artist is, its own name is meant', async () => {
  const { sites } = await load({
    'artists/mira.md': person('name: Noor'),
    'releases/a.md': release(
      'title: A\ntype: single\nartists: [noor, {name: Noor, role: with}, {name: mira, role: featuring}]',
    ),
  });
  const [a] = sites[0].releases;
  expect(a?.data.artists?.map(({ name }) => name)).toEqual(['Noor Vale', 'Noor', 'Noor']);
});

test('in another language, by their name there', async () => {
  const { sites } = await load({
    'site.yaml': `${SITE}languages:\n  - {code: en, name: English}\n  - {code: ar, name: العربية}\n`,
    'artists/noor.ar.md': person('name: نور'),
    'releases/a.md': release('title: A\ntype: single\nartists: [Noor Vale, {name: zino9, role: with}]'),
  });
  const lines = sites.map((site) =>
    site.releases.map(({ data }) => creditLine(artistsOf(site, data), site.words)),
  );
  expect(lines[0]).toEqual(['Noor Vale with Zino9']);
  expect(lines[1]?.[0]).toContain('نور');
  expect(sites.map(({ ownReleases }) => ownReleases.length)).toEqual([1, 1]);
});

test('the artist is a group of them, unless one has the same name, or site.yaml says otherwise', async () => {
  const memberships = async (files: Record<string, string>) => {
    const [site] = (await load(files)).sites;
    return [isGroup(site), site.artists.filter((entry) => isMember(site, entry)).map(({ slug }) => slug)];
  };
  const withMembers = (members: string) =>
    SITE.replace('name: EDDY\n', `name: EDDY\n  members: ${members}\n`);
  expect(await memberships({})).toEqual([true, ['noor', 'zino9']]);
  expect(await memberships({ 'artists/eddy.md': person('name: Eddy') })).toEqual([false, []]);
  const singer = SITE.replace('name: EDDY\n', 'name: EDDY\n  kind: singer\n');
  expect(await memberships({ 'site.yaml': singer })).toEqual([false, []]);
  expect(await memberships({ 'site.yaml': withMembers('[Noor Vale, Else]') })).toEqual([true, ['noor']]);
  expect(await memberships({ 'site.yaml': withMembers('[EDDY, zino9]') })).toEqual([false, []]);
});

test('what site.yaml does not say of a member is as in the file', async () => {
  const { sites } = await load({
    'artists/noor.md': person(
      'name: Noor Vale\nrole: Singer\nphoto: photos/noor.jpg\nphoto_alt: Noor at sea',
    ),
    'artists/zino9.md': person(
      'name: Zino9\nrole: Producer\nphoto: photos/zino.jpg\nphoto_alt: Zino at work',
    ),
    'site.yaml': SITE.replace(
      'name: EDDY\n',
      'name: EDDY\n  members: [noor, {name: zino9, role: Drums, photo: photos/other.jpg}, Else]\n',
    ),
  });
  expect(listMembers(sites[0])).toEqual([
    { name: 'Noor Vale', role: 'Singer', photo: 'photos/noor.jpg', photo_alt: 'Noor at sea' },
    { name: 'Zino9', role: 'Drums', photo: 'photos/other.jpg' },
    { name: 'Else' },
  ]);
});

test('they stand in their order, then by the names of their files, and those who have left come last', async () => {
  const { sites } = await load({
    'artists/a.md': person('{name: A, former: 2019, order: 1}'),
    'artists/z.md': person('{name: Z, order: 2}'),
    'artists/y.md': person('{name: Y, order: 3}'),
  });
  expect(sortRoster(sites[0]).map(({ slug }) => slug)).toEqual(['z', 'y', 'noor', 'zino9', 'a']);
});

test('who has left is a member for programs only where the years are known, and of no group today', async () => {
  const { sites } = await load({
    'artists/a.md': person('{name: A, kind: person, former: 2012–2019}'),
    'artists/zino9.md': person('{name: Zino9, kind: person, former: true}'),
  });
  const [site] = sites;
  expect(artistLd(site, undefined, () => undefined)).toMatchObject({
    member: [{ name: 'Noor Vale' }, { startDate: '2012', endDate: '2019', member: { name: 'A' } }],
  });
  const today = site.artists.filter((entry) => 'memberOf' in rosterLd(site, entry, undefined));
  expect(today.map(({ slug }) => slug)).toEqual(['noor']);
});
