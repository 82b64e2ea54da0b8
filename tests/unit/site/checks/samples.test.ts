import { expect, test } from 'vitest';
import { EXAMPLE_IDENTIFIERS } from '../../../../generator/site/schema/example-identifiers.ts';
import { listProblems, loadFiles, SITE } from '../../../helpers/content.ts';

test('identifiers that are examples are accepted, and reported one by one', async () => {
  const lines = Object.entries(EXAMPLE_IDENTIFIERS).map(([key, value]) => `\n    ${key}: "${value}"`);
  const site = SITE.replace('name: EDDY', `name: EDDY\n  identifiers:${lines.join('')}`);
  const found = await listProblems({ 'site.yaml': site });
  expect(found).toEqual(lines.map(() => expect.stringContaining('sample/value')));
  expect(found[0]).toBe(
    'warning site.yaml:5:18 sample/value "00000000-0000-0000-0000-000000000000" is only an example. → Write your own musicbrainz in its place, or put # before the line again.',
  );
  for (const each of found) expect(each).toContain('sample/value');
});

test('an ID at MusicBrainz may begin with digits alone', async () => {
  const id = '10203040-1a2b-4c5d-8e9f-0123456789ab';
  const site = SITE.replace('name: EDDY', `name: EDDY\n  identifiers: {musicbrainz: ${id}}`);
  const { content } = await loadFiles({ 'site.yaml': site });
  expect(content?.site.data.artist.identifiers?.musicbrainz).toBe(id);
});

test.each([
  'platforms: [{name: Spotify, url: https://open.spotify.com/artist/…}]',
  'contacts: [{name: Name of the manager, email: kim@noor.example}]',
  'contacts: [{name: Kim, phone: +44 20 7946 0958}]',
  'contacts: [{name: Kim, email: name@agency.example}]',
  'newsletter: {provider: buttondown, endpoint: https://buttondown.com/your-name}',
  'logo: icons/logo.svg\nembeds: {color: "#d98a00"}\nannouncement: {text: A, url: https://shop.example/your-name}',
  'podcast: {guid: 00000000-0000-0000-0000-000000000000}',
])('an example is not published without a word: %s', async (lines) => {
  expect(await listProblems({ 'site.yaml': `${SITE}${lines}\n` })).toEqual([
    expect.stringMatching(/^warning site\.yaml:\d+:\d+ sample\/value /),
  ]);
});

test.each([
  [
    'releases/one.md',
    '---\ntitle: A\ntype: single\nrelease_date: 2026-01-01\nstreaming_links: {spotify: "https://open.spotify.com/track/…"}\n---\n',
  ],
  [
    'mixes/one.md',
    '---\nepisode_title: A\nrelease_date: 2026-01-01\naudio_url: https://files.your-name.example/a.mp3\naudio_bytes: 9\n---\n',
  ],
  ['news/one.md', '---\ntitle: A\ndate: 2026-01-01\nurl: https://your-name.example/a\n---\n'],
  [
    'pages/events.yaml',
    'events:\n  - {title: A, date: 2027-01-01, city: Kiel, tickets: https://tickets.example/…}\n',
  ],
  ['pages/events.yaml', 'events:\n  - {title: A, date: 2027-01-01, city: Kiel, venue: Name of the venue}\n'],
  [
    'releases/two.md',
    '---\ntitle: Name of the Game\ntype: single\nrelease_date: 2026-01-01\nlabel: Name of the label\n---\n',
  ],
  [
    'mixes/two.md',
    '---\nepisode_title: A\nrelease_date: 2026-01-01\ntracklist: [{title: B, artist: Name of the Artist}]\n---\n',
  ],
])('an example in %s is not published without a word', async (path, text) => {
  const found = await listProblems({ [path]: text });
  expect(found.filter((each) => each.includes('sample/value'))).toHaveLength(1);
});

test('what looks a little like one is not', async () => {
  const lines =
    'platforms: [{name: Spotify, url: https://open.spotify.com/artist/1}]\ncontacts: [{name: Kim, phone: +44 20 7946 0959}]\nextra: {home: https://your-name.example}\n';
  expect(await listProblems({ 'site.yaml': SITE + lines })).toEqual([]);
});
