import { describe, expect, test } from 'vitest';
import { openClient } from '../../../../generator/import/online/client.ts';
import {
  fetchDocuments,
  musicbrainzOnline,
  readTarget,
} from '../../../../generator/import/online/musicbrainz.ts';
import { readDocuments } from '../../../../generator/import/readers/musicbrainz/index.ts';
import { openNotebook } from '../../../../generator/import/readers/shared/notes.ts';
import { fakeWeb } from './helpers.ts';

const CALLER = { version: '1.2.3', contact: 'https://wren.example' };
const SITE = { artist: 'Wren Alder', timezone: 'Europe/Lisbon', today: '2026-11-26' };
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const json = (data: unknown) => new Response(JSON.stringify(data));

const release = (number: number, group: number, more: object = {}) => ({
  id: uuid(number),
  title: `Release ${group}`,
  status: 'Official',
  date: `20${number}`,
  'release-group': {
    id: uuid(group),
    title: `Release ${group}`,
    'primary-type': 'Album',
    'secondary-types': [],
  },
  media: [{ format: 'CD', 'track-count': 1 }],
  ...more,
});
const WHOLE = {
  media: [
    {
      format: 'CD',
      tracks: [
        { title: 'One', length: 60_000 },
        { title: 'Two', length: 60_000 },
      ],
    },
  ],
};

describe('The address of a thing', () => {
  test.each([
    [`musicbrainz:${uuid(1)}`, { kind: undefined, id: uuid(1) }],
    [`https://musicbrainz.org/release/${uuid(1)}`, { kind: 'release', id: uuid(1) }],
    [`https://musicbrainz.org/release-group/${uuid(1)}?tport=1`, { kind: 'release-group', id: uuid(1) }],
    [`https://beta.musicbrainz.org/artist/${uuid(1)}/releases`, { kind: 'artist', id: uuid(1) }],
    [`https://musicbrainz.org/work/${uuid(1)}`, undefined],
    [`https://musicbrainz.org.evil.example/release/${uuid(1)}`, undefined],
    ['musicbrainz:1', undefined],
  ])('%s', (given, expected) => {
    expect(readTarget(given)).toEqual(expected);
  });
});

test('An artist is fetched with one edition of each release, page by page', async () => {
  const releases = [
    ...Array.from({ length: 100 }, (_, index) => release(200 + index, 1)),
    release(10, 1),
    release(11, 2),
  ];
  const web = fakeWeb((url) => {
    const { pathname, searchParams } = new URL(url);
    const offset = Number(searchParams.get('offset'));
    if (pathname === '/ws/2/release')
      return json({ 'release-count': releases.length, releases: releases.slice(offset, offset + 100) });
    if (pathname.startsWith('/ws/2/artist'))
      return json({
        id: uuid(5),
        name: 'Wren Alder',
        'sort-name': 'Alder, Wren',
        type: 'Person',
        'life-span': {},
      });
    const found = releases.find(({ id }) => pathname.endsWith(id));
    return found ? json({ ...found, ...WHOLE }) : new Response(null, { status: 404 });
  });
  const notebook = openNotebook();
  const target = { kind: 'artist', id: uuid(5) } as const;
  const documents = await fetchDocuments(target, openClient(web, CALLER), notebook);
  readDocuments(documents, SITE, notebook);
  expect(web.asked.map((each) => each.replace(/\?.*offset=/, '?offset=').replace(/\?inc.*/, ''))).toEqual([
    `0 https://musicbrainz.org/ws/2/artist/${uuid(5)}`,
    '1000 https://musicbrainz.org/ws/2/release?offset=0&fmt=json',
    '2000 https://musicbrainz.org/ws/2/release?offset=100&fmt=json',
    `3000 https://musicbrainz.org/ws/2/release/${uuid(10)}`,
    `4000 https://musicbrainz.org/ws/2/release/${uuid(11)}`,
  ]);
  const { items, problems } = notebook.read();
  expect(items.map(({ facts }) => facts)).toMatchObject([
    { title: 'Release 1', tracks: [{ title: 'One' }, { title: 'Two' }] },
    { title: 'Release 2', tracks: [{ title: 'One' }, { title: 'Two' }] },
  ]);
  expect(problems).toEqual([]);
});

test('An id alone is looked up as a release, a release group and an artist', async () => {
  const web = fakeWeb((url) =>
    url.includes('/release-group/')
      ? json(release(1, 2)['release-group'])
      : url.includes('release?')
        ? json({ releases: [] })
        : new Response(null, { status: 404 }),
  );
  const notebook = openNotebook();
  const documents = await fetchDocuments({ id: uuid(2) }, openClient(web, CALLER), notebook);
  readDocuments(documents, SITE, notebook);
  expect(notebook.read()).toMatchObject({ items: [{ facts: { title: 'Release 2' } }], problems: [] });
});

test('What cannot be fetched is a problem', async () => {
  for (const [answer, reason] of [
    [() => new Response(null, { status: 404 }), 'it answered 404.'],
    [() => new Response('<html>'), 'it did not answer with JSON.'],
    [() => Promise.reject(new TypeError('fetch failed')), 'it cannot be reached.'],
  ] as const) {
    const notebook = openNotebook();
    const documents = await fetchDocuments(
      { kind: 'release', id: uuid(1) },
      openClient(fakeWeb(answer), CALLER),
      notebook,
    );
    expect(documents).toEqual([]);
    expect(notebook.read().problems.map(({ message }) => message)).toEqual([
      `https://musicbrainz.org/release/${uuid(1)} cannot be read: ${reason}`,
    ]);
  }
});

test('As a source, it is read with one call', async () => {
  const web = fakeWeb(() => json(release(10, 2, WHOLE)));
  const reader = musicbrainzOnline;
  expect(reader.recognises(`musicbrainz:${uuid(1)}`)).toBe(true);
  expect(reader.recognises('https://musicbrainz.org/')).toBe(false);
  const reading = await reader.read(
    `https://musicbrainz.org/release/${uuid(1)}`,
    SITE,
    openClient(web, CALLER),
  );
  expect(reading).toMatchObject({ items: [{ facts: { title: 'Release 2' } }], problems: [] });
});
