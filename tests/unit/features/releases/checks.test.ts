import { expect, test } from 'vitest';
import { describe, KNOWN, listProblems, loadFiles, release } from '../../../helpers/content.ts';

test('an id is given once among releases, and may be used elsewhere', async () => {
  expect(
    await listProblems({
      'releases/a.md': release('id: 1\ntitle: A\ntype: single'),
      'releases/b.md': release('title: B\ntype: single\nid: "1"'),
      'remixes/r.md': '---\nid: 1\ntitle: R\nyear: 2020\n---\n',
      'pages/mixes.yaml': 'series:\n  - {id: x, title: X}\n  - {id: x, title: Y}\n',
    }),
  ).toEqual([
    'error pages/mixes.yaml:3:10 content/duplicate-id The id x is already taken at content/pages/mixes.yaml:2:10. → Choose another one, or remove the line.',
    'error releases/b.md:4:5 content/duplicate-id The id 1 is already taken at content/releases/a.md:2:5. → Choose another one, or remove the line.',
  ]);
});

test('an EP has tracks', async () => {
  expect(await listProblems({ 'releases/a.md': release('title: A\ntype: ep') })).toEqual([
    'warning releases/a.md:3:7 tracks/none "A" is an EP without tracks. → List them under  tracks:  with title and duration.',
  ]);
});

test('a single may have tracks', async () => {
  expect(
    await listProblems({
      'releases/a.md': release('title: A\ntype: single\ntracks: [{title: X, track_number: 1}]'),
    }),
  ).toEqual([]);
});

test('track numbers are given once', async () => {
  const tracks = 'tracks:\n  - {title: X, track_number: 1}\n  - {title: Y, track_number: 1}';
  expect(await listProblems({ 'releases/a.md': release(`title: A\ntype: ep\n${tracks}`) })).toEqual([
    'error releases/a.md:6:30 tracks/duplicate-number There is already a track 1, in line 5. → Number the tracks 1, 2, 3 and so on, starting over on each disc; or remove all track_number lines, and the order of the list counts.',
  ]);
});

test("a release's length is that of its tracks", async () => {
  const lengths = [240, 250, 360, 380];
  const tracks = lengths.map(
    (length, index) => `  - {title: T, track_number: ${index + 1}, duration: ${length}}`,
  );
  const text = release(`title: Fighter\ntype: ep\nduration: PT12M00S\ntracks:\n${tracks.join('\n')}`);
  expect(await listProblems({ 'releases/fighter.md': text })).toEqual([
    'warning releases/fighter.md:4:11 tracks/length The tracks (from line 6) add up to 20:30, but duration is 12:00. → Correct one of them. If the tracks are right, write  duration: 20:30',
  ]);
  expect(await listProblems({ 'releases/fighter.md': text.replace('PT12M00S', 'PT20M30S') })).toEqual([]);
  expect(await listProblems({ 'releases/fighter.md': text.replace(', duration: 240', '') })).toEqual([]);
});

test('what a release should say is asked for', async () => {
  const text = '---\ntitle: A\ntype: single\ngenre: [Deep House]\nstreaming_links: {}\n---\n';
  expect(await listProblems({ 'releases/a.md': text })).toEqual([
    'warning releases/a.md:2:1 release/no-bpm "A" has no bpm. → Add a line such as  bpm: 96',
    'warning releases/a.md:2:1 release/no-date "A" has no release date, so it is listed last, and its page shows none. → Add a line such as  release_date: 2025-08-01  (a year alone will do)',
    'warning releases/a.md:5:18 release/no-links "A" has no link to any platform, so its page does not say where to hear it. → Add them under  streaming_links:  with keys such as spotify, apple, youtube, soundcloud or bandcamp.',
  ]);
});

test('a remix and a mix should say when they came out', async () => {
  const remix = (keys: string) => `---\ntitle: R\n${keys}soundcloud_url: https://soundcloud.com/a/b\n---\n`;
  const mix = (keys: string) => `---\nepisode_title: M\n${keys}---\n`;
  expect(await listProblems({ 'remixes/r.md': remix(''), 'mixes/m.md': mix('') })).toEqual([
    'warning mixes/m.md:2:1 mix/no-date "M" has no release date, so it is listed last, and its page shows no date. → Add a line such as  release_date: 2025-08-01  (a year alone will do)',
    'warning remixes/r.md:2:1 remix/no-year "R" has no year, so it is listed last, and its page shows none. → Add a line such as  year: 2024',
  ]);
  expect(
    await listProblems({ 'remixes/r.md': remix('year: 2024\n'), 'mixes/m.md': mix('release_date: 2024\n') }),
  ).toEqual([]);
});

test('a story that the text of the file replaces is reported', async () => {
  const keys = 'title: A\ntype: single\nstory: It began.';
  for (const text of ['More.\n', '## Later\n\nMore.\n'])
    expect(await listProblems({ 'releases/a.md': release(keys, text) })).toEqual([
      'warning releases/a.md:4:8 release/story-unused The story of "A" is not shown, because the text below the keys replaces it. → Move it into that text, and remove the line.',
    ]);
  expect(await listProblems({ 'releases/a.md': release(keys) })).toEqual([]);
});

test('nobody asks for the tempo of a song, unless most others have theirs', async () => {
  const song = (title: string, keys = '') =>
    `---\ntitle: ${title}\ntype: single\ngenre: [Folk]\nrelease_date: 2020\nstreaming_links: {spotify: https://open.spotify.com/x}\n${keys}---\n`;
  expect(await listProblems({ 'releases/a.md': song('A'), 'releases/b.md': song('B', 'bpm: 90\n') })).toEqual(
    [],
  );
  expect(
    await listProblems({
      'releases/a.md': song('A'),
      'releases/b.md': song('B', 'bpm: 90\n'),
      'releases/c.md': song('C', 'bpm: 91\n'),
    }),
  ).toEqual([expect.stringContaining('releases/a.md:2:1 release/no-bpm')]);
});

test('KNOWN is all that keeps a release from being warned about', async () => {
  expect(await listProblems({ 'releases/a.md': `---\ntitle: A\ntype: single\n${KNOWN}---\n` })).toEqual([]);
});

test('numbers start over on each disc, and may be left out altogether', async () => {
  const ep = (tracks: string) => ({ 'releases/a.md': release(`title: A\ntype: ep\ntracks:\n${tracks}`) });
  expect(await listProblems(ep('  - title: X\n  - title: Y\n  - {title: Z, disc: 2}'))).toEqual([]);
  const twice = '  - {title: X, track_number: 1, disc: 2}\n  - {title: Y, track_number: 1, disc: 2}';
  expect(await listProblems(ep(twice))).toEqual([
    expect.stringContaining('tracks/duplicate-number There is already a track 1 on disc 2, in line 5.'),
  ]);
  expect(await listProblems(ep('  - {title: X, track_number: 1}\n  - title: Y'))).toEqual([
    'error releases/a.md:6:5 tracks/some-numbers Other tracks have a track_number, but "Y" has none. → Number all tracks, or none of them: then the order of the list counts.',
  ]);
});

test('a price says its currency', async () => {
  const formats =
    'formats:\n  - {format: vinyl, price: 25}\n  - {format: cd, price: 9 EUR}\n  - {format: lp}';
  const text = release(`title: A\ntype: single\n${formats}`);
  expect(
    (await loadFiles({ 'releases/a.md': text.replace('format: lp', 'format: other') })).problems.map(
      describe,
    ),
  ).toEqual([
    'releases/a.md:5:28 format/no-currency The price 25 has no currency. → Write  price: 25 EUR  with the currency that you sell it in.',
  ]);
  expect((await loadFiles({ 'releases/a.md': text })).problems.map(describe)).toEqual([
    expect.stringContaining('Did you mean "vinyl"?'),
  ]);
});
