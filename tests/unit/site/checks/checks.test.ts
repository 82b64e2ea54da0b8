import { expect, test } from 'vitest';
import { describe, KNOWN, loadFiles, release, SITE } from '../../../helpers/content.ts';

/** Problems of files that are right one by one. */
async function listProblems(files: Record<string, string>): Promise<string[]> {
  const { problems } = await loadFiles(files);
  return problems.map((problem) => `${problem.level} ${describe(problem)}`);
}

function words(count: number): string {
  return Array(count).fill('word').join(' ');
}

const SINGLE = release('title: A\ntype: single');

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

test('a show does not end before it begins', async () => {
  const show = (end: string) =>
    listProblems({
      'pages/events.yaml': `events:\n  - {title: Open Air, city: Lisbon, date: 2026-08-12, end_date: ${end}}\n`,
    });
  expect(await show('2026-08-14')).toEqual([]);
  expect(await show('2026-08-12')).toEqual([]);
  expect(await show('2026-08-11')).toEqual([
    'warning pages/events.yaml:2:65 event/early-end "Open Air" ends on 2026-08-11, before it starts on 2026-08-12. → Correct one of the two days. If the show lasts one day, remove  end_date:',
  ]);
});

test('a show is listed once', async () => {
  const shows = (...others: string[]) =>
    listProblems({
      'pages/events.yaml': `events:\n  - {title: Open Air, city: Lisbon, date: 2026-08-12, time: '20:00'}\n${others.map((other) => `  - ${other}\n`).join('')}`,
    });
  expect(
    await shows(
      "{title: Open Air, city: Lisbon, date: 2026-08-13, time: '20:00'}",
      "{title: Open Air, city: Lisbon, date: 2026-08-12, time: '16:00'}",
      "{title: Open Air, city: Porto, date: 2026-08-12, time: '20:00'}",
      "{title: Closed Air, city: Lisbon, date: 2026-08-12, time: '20:00'}",
    ),
  ).toEqual([]);
  expect(await shows("{title: open air, city: Lisbon, date: 2026-08-12, time: '20:00'}")).toEqual([
    'warning pages/events.yaml:3:5 event/repeated "open air" on 2026-08-12 is listed twice: here and at content/pages/events.yaml:2:5. → Remove one of the two. If there are two shows on one day, give them different times.',
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
    'warning releases/a.md:2:1 release/no-date "A" has no release date, so it is listed last, and its page says 2026. → Add a line such as  release_date: 2025-08-01  (a year alone will do)',
    'warning releases/a.md:5:18 release/no-links "A" has no link to any platform, so its page does not say where to hear it. → Add them under  streaming_links:  with keys such as spotify, apple, youtube, soundcloud or bandcamp.',
  ]);
});

test('a remix and a mix should say when they came out', async () => {
  const remix = (keys: string) => `---\ntitle: R\n${keys}soundcloud_url: https://soundcloud.com/a/b\n---\n`;
  const mix = (keys: string) => `---\nepisode_title: M\n${keys}---\n`;
  expect(await listProblems({ 'remixes/r.md': remix(''), 'mixes/m.md': mix('') })).toEqual([
    'warning mixes/m.md:2:1 mix/no-date "M" has no release date, so it is listed last, and its page shows no date. → Add a line such as  release_date: 2025-08-01  (a year alone will do)',
    'warning remixes/r.md:2:1 remix/no-year "R" has no year, so it is listed last, and its page says 2026. → Add a line such as  year: 2024',
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

test('what is not given is asked for where it is written in a note', async () => {
  const text =
    '---\ntitle: A\ntype: single\nbpm: 90\nstreaming_links: {spotify: https://a.example}\n\n# When\n# release_date: 2025\n---\n';
  expect(await listProblems({ 'releases/a.md': text })).toEqual([
    expect.stringContaining('releases/a.md:8:1 release/no-date'),
  ]);
});

test('bios have the lengths that promoters count on', async () => {
  const bios = (short: number, long: number, full: number) => ({
    'pages/press.yaml': `bios:\n  short: ${words(short)}\n  long: ${words(long)}\n  full: ${words(full)}\n`,
  });
  expect(await listProblems(bios(55, 180, 500))).toEqual([]);
  expect(await listProblems(bios(56, 179, 499))).toEqual([
    'warning pages/press.yaml:2:10 press/bio-length The short bio has 56 words; it should have about 50.',
    'warning pages/press.yaml:3:9 press/bio-length The long bio has 179 words; it should have about 200.',
    'warning pages/press.yaml:4:9 press/bio-length The full bio has 499 words; it should have at least 500.',
  ]);
});

test.each([
  ['', undefined],
  ['contact: {}\n', undefined],
  ['contact: {simulate: false}\n', undefined],
  ['contact: {endpoint: https://forms.example/a, simulate: false}\n', undefined],
  [
    'contact: {simulate: true}\n',
    'warning site.yaml:10:21 contact/simulated The contact form only pretends to send: its messages reach nobody. → Replace  simulate: true  with  endpoint: https://… , the address from your form service. It must accept JSON.',
  ],
  [
    'contact: {endpoint: https://forms.example/a, simulate: true}\n',
    'error site.yaml:10:56 contact/simulated-endpoint The contact form has an endpoint, but  simulate: true  discards its messages. → Remove  simulate: true  to send the messages to the endpoint.',
  ],
  [
    'contact: {endpoint: http://forms.example/a}\n',
    "error site.yaml:10:21 contact/insecure-endpoint The contact form's endpoint begins with http://, but the site with https://. → Write https:// there, or ask the form service for an address that begins with it.",
  ],
])('a form sends to a safe address, or pretends to (%j)', async (contact, expected) => {
  const problems = await listProblems({ 'site.yaml': SITE.replace(/^contact.*\n/m, contact) });
  expect(problems).toEqual(expected ? [expected] : []);
});

test('a site without TLS may have a form without it', async () => {
  const site = SITE.replace(/^contact.*\n/m, 'contact: {endpoint: http://localhost:8080/form}\n');
  expect(
    await listProblems({ 'site.yaml': site.replace('https://eddy.example', 'http://localhost:4321') }),
  ).toEqual([]);
});

test('a language without words is refused unless the site has its own', async () => {
  expect(await listProblems({ 'site.yaml': `${SITE}language: sv_SE\n` })).toEqual([
    'error site.yaml:11:11 site/language Liner has no words in the language "sv_SE", only in ar, de, en, es, fr, it, pt, tr: menu, buttons and dates would be in English, on pages that claim to be in another language. → Write one of these languages, or write the words yourself, below  words:  in site.yaml.',
  ]);
  for (const language of ['en', 'en_GB', 'en-AE', 'ar', 'pt-BR'])
    expect(await listProblems({ 'site.yaml': `${SITE}language: ${language}\n` })).toEqual([]);
  const [missing] = await listProblems({
    'site.yaml': `${SITE}language: sv_SE\nwords: {dates: {first: "1"}, lists: {comma: ", "}}\n`,
  });
  expect(missing).toMatch(/^warning site.yaml:11:11 words\/missing \d+ words .* "sv_SE": dates\.range, /);
});

test("words of a site's own fit those of Liner", async () => {
  const words = (yaml: string) => listProblems({ 'site.yaml': `${SITE}words: ${yaml}\n` });
  expect(await words('{dates: {range: "{first} to {last}", weekdays: {monday: Mon}}}')).toEqual([]);
  expect(await words('{dates: {rnge: x}, lists: {and: "{list} & {end}", comma: 3}, dats: {}}')).toEqual([
    'error site.yaml:11:23 words/unknown Liner has no word "dates.rnge". → Did you mean "dates.range"?',
    'error site.yaml:11:40 words/braces The word lists.and must contain {last}, {list}, and nothing else in braces: Liner\'s own is "{list} and {last}". → Copy what is in braces exactly.',
    'error site.yaml:11:65 words/type The word lists.comma must be text. Liner\'s own is ", ". → Put quotes around it, or remove the line.',
    'error site.yaml:11:75 words/unknown Liner has no word "dats". → Did you mean "dates"?',
  ]);
});

test('profiles and addresses of the contact page are those of the site', async () => {
  expect(
    await listProblems({
      'pages/contact.yaml':
        'cards:\n  - {title: Hi, email: general}\n  - {title: Press, email: press}\nfollow:\n  profiles: [Instagram, Instagrm, Mixcloud]\n',
    }),
  ).toEqual([
    'error pages/contact.yaml:3:27 reference/unknown-email The card "Press" writes to "press", but site.yaml has no such address. → Add it to site.yaml, under emails:  press: name@example.com',
    'error pages/contact.yaml:5:25 reference/unknown-profile "Instagrm" is not among the social profiles of site.yaml. → Did you mean "Instagram"?',
    'error pages/contact.yaml:5:35 reference/unknown-profile "Mixcloud" is not among the social profiles of site.yaml. → They are Instagram.',
  ]);
});

test('what is featured is there', async () => {
  expect(
    await listProblems({
      'releases/match-weddy.md': SINGLE,
      'releases/draft.md': release('title: D\ntype: single\ndraft: true'),
      'releases/broken.md': 'Hello',
      'pages/home.yaml': 'featured: [releases/match-wedy, releases/draft, releases/broken, mixes/zzz]\n',
    }),
  ).toEqual([
    'error pages/home.yaml:1:12 reference/unknown There is no releases/match-wedy. → Did you mean "releases/match-weddy"?',
    'error pages/home.yaml:1:33 reference/draft releases/draft is a draft, so it cannot be featured. → Remove  draft: true  from releases/draft.md, or feature something else.',
    'error pages/home.yaml:1:66 reference/unknown There is no mixes/zzz. → Name one that exists, such as releases/match-weddy, or remove the line.',
    expect.stringContaining('releases/broken.md:1:1 front-matter/missing'),
  ]);
});

test('only what has a cover is featured', async () => {
  const files = {
    'news/post.md': '---\ntitle: A\ndate: 2026-01-01\n---\n',
    'releases/one.md': release('title: A\ntype: single'),
  };
  expect(
    await listProblems({ ...files, 'pages/home.yaml': 'featured: [releases/one, news/post]\n' }),
  ).toEqual([
    'error pages/home.yaml:1:26 reference/unknown There is no news/post. → Name one that exists, such as releases/one, or remove the line.',
  ]);
});

test('a mix belongs to a series that is there', async () => {
  const mix = '---\nepisode_title: M\nseries_id: nightshft\nrelease_date: 2020\n---\n';
  const series = 'series: [{id: nightshift, title: Night Shift}, {id: 7, title: Seven}]\n';
  expect(await listProblems({ 'mixes/m.md': mix, 'pages/mixes.yaml': series })).toEqual([
    'error mixes/m.md:3:12 reference/unknown-series There is no series "nightshft" in pages/mixes.yaml. → Did you mean "nightshift"?',
  ]);
  expect(await listProblems({ 'mixes/m.md': mix })).toEqual([
    'error mixes/m.md:3:12 reference/unknown-series There is no series "nightshft" in pages/mixes.yaml. → Add it there.',
  ]);
  expect(
    await listProblems({ 'mixes/m.md': mix.replace('nightshft', '"7"'), 'pages/mixes.yaml': series }),
  ).toEqual([]);
});

test('a page with errors is not missed in other files', async () => {
  const mix = '---\nepisode_title: M\nseries_id: x\nrelease_date: 2020\n---\n';
  expect(await listProblems({ 'mixes/m.md': mix, 'pages/mixes.yaml': 'zzz: 1' })).toHaveLength(1);
});

test('KNOWN is all that keeps a release from being warned about', async () => {
  expect(await listProblems({ 'releases/a.md': `---\ntitle: A\ntype: single\n${KNOWN}---\n` })).toEqual([]);
});

test('the times of a track list go on, within the recording', async () => {
  const tracklist = [
    ['0:00', 'One'],
    ['4:05', 'Two'],
    ['3:59', 'Three'],
    ['1:02:30', 'Four'],
  ].map(([time, title]) => `  - {time: '${time}', title: ${title}}`);
  const text = `---\nepisode_title: A\nduration: 1:00:00\ntracklist:\n${tracklist.join('\n')}\nrelease_date: 2020\n---\n`;
  expect(await listProblems({ 'mixes/a.md': text })).toEqual([
    'warning mixes/a.md:7:12 tracklist/order "Three" starts at 3:59, but the track above it starts at 4:05. → Put the tracks in the order they are played in, or correct the time.',
    'warning mixes/a.md:8:12 tracklist/too-late "Four" starts at 1:02:30, but the recording is 1:00:00 long. → Correct the time, or the duration.',
  ]);
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
