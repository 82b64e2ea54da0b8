/** Artists for programs, on the site of a label, a collective and a band: each is one thing of one type, named once. */
import { describe, expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { modelSites } from '../../../../generator/site/sites.ts';
import { loadFiles, release, SITE } from '../../../helpers/content.ts';
import { makeAssets, projectPages } from '../../../helpers/model.ts';
import { listMisfits } from '../../../helpers/vocabulary.ts';

const FILES = {
  'artists/kemi-blaze.md': '---\n{name: Kemi Blaze, kind: person}\n---\nOn the bus.\n',
  'artists/night-bus.md': '---\n{name: Night Bus, kind: group, members: [ama, Else]}\n---\nOn roofs.\n',
  'artists/zino9.md': '---\n{name: Zino9, instrument: Drums}\n---\nMachines.\n',
  'artists/ama.md': '---\n{name: Ama}\n---\nOn roofs, too.\n',
  'artists/who.md': '---\n{name: Who}\n---\nAnybody.\n',
  'releases/guests.md': release(`title: Guests
type: ep
label: EDDY
artists: [kemi-blaze, {name: Guest Star, role: featuring}]
tracks:
  - {title: One, duration: 3:00, artists: [{name: Second Guest, role: featuring}]}
  - {title: Two, duration: 3:00, artists: [{name: Guest Star, role: with}, {name: zino9, role: featuring}], credits: {Vocals: [Guest Star, Second Guest, Zino9]}}`),
  'releases/together.md': release('title: Together\ntype: single'),
  'releases/players.md': release(`title: Players
type: single
artists: [night-bus, {name: Kim Trio, role: with}]
ensemble: [Night Bus, Kim Trio]
soloists: [{name: Kemi Blaze, role: Voice}]
credits: {Mixing: Kim Trio}`),
  'remixes/late.md': '---\n{title: Late, original_artist: night-bus, year: 2022}\n---\n',
  'mixes/night.md':
    '---\n{episode_title: Night, release_date: 2024-01-01, tracklist: [{title: A, artist: Kemi Blaze}, {title: B, artist: Else}]}\n---\n',
  'news/a.md': '---\n{title: A, date: 2026-01-01, artists: [kemi-blaze]}\n---\nHi.\n',
  'pages/events.yaml': `events:
  - title: Alone
    date: 2030-01-01
    city: Oslo
    artists: [kemi-blaze, night-bus]
    support: [Kemi Blaze, Guest Star]
    programme: [{work: A, composer: [Kemi Blaze, Else], performers: [{name: Night Bus}, {name: Guest Star, role: Voice}, {name: Zino9, role: Drums}]}]
  - {title: All, date: 2030-02-01, city: Oslo, support: [zino9]}
`,
};

async function project(keys: string) {
  const { content, problems } = await loadFiles({
    ...FILES,
    'site.yaml': SITE.replace('name: EDDY\n', `name: EDDY\n${keys}`),
  });
  expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
  if (!content) throw new Error('no content');
  const [site] = modelSites(content, '2029-01-01', FEATURES);
  const { pages } = projectPages(site, makeAssets(site));
  return new Map(pages.map(({ route, meta }) => [route, meta.jsonLd]));
}

interface Thing {
  '@type'?: string;
  '@id'?: string;
  name?: string;
}

/** Every person and group of a document, as often as it is there. */
function listAgents(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listAgents);
  const { '@type': type = '' } = value as Thing;
  return ['Person', 'MusicGroup', 'Organization'].includes(type) ? [value as Thing, ...inner] : inner;
}

/** By the name in lower case: all types and ids that it has. */
function describeAgents(documents: readonly object[]) {
  const found = new Map<string, Set<string>>();
  for (const { '@type': type, '@id': id = '', name = '' } of documents.flatMap(listAgents))
    found.set(name, (found.get(name) ?? new Set()).add([type, id].join(' ').trim()));
  return found;
}

const of = (documents: readonly object[] | undefined, type: string) =>
  documents?.find(
    (document): document is Record<string, unknown> => '@type' in document && document['@type'] === type,
  );
const namesOf = (value: unknown) => [value].flat().map((each) => (each as Thing).name);

describe.each([
  ['a label', '  kind: label\n', 'Organization'],
  ['a collective', '  kind: collective\n', 'MusicGroup'],
  ['a band with members', '  kind: band\n  members: [kemi-blaze, who]\n', 'MusicGroup'],
])('%s', async (_, keys, own) => {
  const pages = await project(keys);

  test('uses the words of schema.org', async () => {
    const faults = await Promise.all(
      [...pages].map(async ([route, documents]) =>
        (await listMisfits(documents)).map((fault) => [route, fault]),
      ),
    );
    expect(faults.flat()).toEqual([]);
  });

  test('has everybody as one thing of one type on each page', () => {
    const twice = [...pages].flatMap(([route, documents]) =>
      [...describeAgents(documents)].flatMap(([name, kinds]) =>
        kinds.size > 1 ? [[route, name, ...kinds]] : [],
      ),
    );
    expect(twice).toEqual([]);
  });

  test('says what each of its artists is', () => {
    const base = 'https://eddy.example/artists';
    const agents = describeAgents(pages.get('/') ?? []);
    expect(agents.get('EDDY')).toEqual(new Set([`${own} https://eddy.example/#artist`]));
    expect(agents.get('Kemi Blaze')).toEqual(new Set([`Person ${base}/kemi-blaze/#artist`]));
    expect(of(pages.get('/artists/night-bus/'), 'MusicGroup')).toMatchObject({ name: 'Night Bus' });
    // Who plays an instrument is a person.
    expect(of(pages.get('/artists/zino9/'), 'Person')).toMatchObject({ name: 'Zino9' });
    // So is a member of a group.
    expect(of(pages.get('/artists/ama/'), 'Person')).toMatchObject({ name: 'Ama' });
    const who = keys.includes('members') ? 'Person' : 'MusicGroup';
    expect(of(pages.get('/artists/who/'), who)).toMatchObject({ name: 'Who' });
  });

  test('names each contributor and performer once', () => {
    const guests = of(pages.get('/music/releases/guests/'), 'MusicAlbum');
    expect(namesOf(guests?.['contributor'])).toEqual(['Guest Star']);
    const players = of(pages.get('/music/releases/players/'), 'MusicAlbum');
    expect(namesOf(players?.['contributor'])).toEqual(['Kim Trio', 'Night Bus', 'Kemi Blaze']);
    const show = of(pages.get('/events/alone-2030-01-01/'), 'MusicEvent');
    expect(namesOf(show?.['performer'])).toEqual(['Kemi Blaze', 'Night Bus', 'Guest Star', 'Zino9']);
  });
});

test('a label is the label of its releases, and no group of musicians', async () => {
  const pages = await project('  kind: label\n');
  const guests = of(pages.get('/music/releases/guests/'), 'MusicAlbum');
  expect(guests?.['albumRelease']).toMatchObject({
    recordLabel: { '@type': 'Organization', '@id': 'https://eddy.example/#artist' },
  });
  const together = of(pages.get('/music/releases/together/'), 'MusicAlbum');
  expect(together?.['byArtist']).toEqual({ '@id': 'https://eddy.example/#artist' });
});
