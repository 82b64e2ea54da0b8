import { expect, test } from 'vitest';
import { lintArtists } from '../../../../generator/features/artists/lint.ts';
import { describe, loadFiles, release } from '../../../helpers/content.ts';

const KEMI = '---\nname: Kemi Blaze\n---\nOn the bus.\n';
const ADA = '---\nname: Ada\n---\nAt sea.\n';
const REST = { 'artists/kemi-blaze.md': KEMI, 'artists/ada.md': ADA };

async function listProblems(files: Record<string, string>, drafts = false): Promise<string[]> {
  const { problems } = await loadFiles({ ...REST, ...files }, { drafts });
  return problems
    .filter(({ code }) => code.startsWith('artist'))
    .map((problem) => `${problem.level} ${describe(problem)}`);
}

const withArtists = (keys: string) => ({ 'releases/a.md': release(`title: A\ntype: single\n${keys}`) });

test.each([
  'artists: [kemi-blaze]',
  'artists: [Kemi Blaze]',
  'artists: [KEMI BLAZÉ, Ada]',
  // Too short, or another name that contains it.
  'artists: [Ida]',
  'artists: [Ada Lind]',
  'artists: [Kemi]',
  'credits: {Producer: [kemi-blaze, Somebody Else]}',
])('%s names nobody by mistake', async (keys) => {
  expect(await listProblems(withArtists(keys))).toEqual([]);
});

test.each([
  ['artists: [Kemi Blase]', 'Kemi Blase', '4:11'],
  ['artists: [KemiBlaze]', 'KemiBlaze', '4:11'],
  ['artists: [kemi-blaz]', 'kemi-blaz', '4:11'],
  ['artists: [EDDY, {name: Kemi Blaz, role: featuring}]', 'Kemi Blaz', '4:17'],
  ['credits: {Producer: Kemi-Blaze.}', 'Kemi-Blaze.', '4:21'],
  ['tracks: [{title: B, artists: [Kemi Blazes]}]', 'Kemi Blazes', '4:31'],
])('%s is nearly one of them', async (keys, name, place) => {
  expect(await listProblems(withArtists(keys))).toEqual([
    `warning releases/a.md:${place} artist/nearly "${name}" is nearly the name of Kemi Blaze, but does not lead to their page. → Write  kemi-blaze  if they are the same.`,
  ]);
});

test('an artist of the folder is not the artist of the site with a typing error, and is listed once', async () => {
  const files = { ...withArtists('artists: [edd, Edy]'), 'artists/edd.md': '---\nname: Edy\n---\nHi.\n' };
  expect(await listProblems(files)).toEqual([
    'warning releases/a.md:4:16 artists/repeated Edy is listed twice among the artists. → Keep one of the two.',
  ]);
});

test('shows and news name those who have a file', async () => {
  const show = (artists: string) =>
    `events:\n  - {title: A, date: 2026-12-12, city: Oslo, artists: ${artists}}\n`;
  const post = (artists: string) => `---\n{title: A, date: 2026-01-01, artists: ${artists}}\n---\nHi.\n`;
  expect(
    await listProblems({
      'pages/events.yaml': show("[kemi-blaze, '{artist}']"),
      'news/a.md': post('[Kemi Blaze]'),
    }),
  ).toEqual([]);
  expect(
    await listProblems({ 'pages/events.yaml': show('[Guest Star]'), 'news/a.md': post('[kemi-blaz]') }),
  ).toEqual([
    'error news/a.md:2:40 artist/unknown There is no artist "kemi-blaz" in the folder artists. → Did you mean "kemi-blaze"?',
    'error pages/events.yaml:2:56 artist/unknown There is no artist "Guest Star" in the folder artists. → Write  support: [Guest Star]  for a guest, or run  npx liner new artist "Guest Star"',
  ]);
});

test('a file that has another name than the artist is found by the name of the artist', async () => {
  const news = '---\n{title: A, date: 2026-01-01, artists: [mama-tee]}\n---\nHi.\n';
  const files = { 'artists/tee.md': '---\nname: Mama Tee\n---\nHi.\n', 'news/a.md': news };
  expect(await listProblems(files)).toEqual([
    'error news/a.md:2:40 artist/unknown There is no artist "mama-tee" in the folder artists. → Write  tee  if they are the same.',
  ]);
});

test('the name of a draft is nobody who is missed', async () => {
  const files = (name: string) => ({
    'artists/mama-tee.md': '---\nname: Mama Tee\ndraft: true\n---\nHi.\n',
    'news/a.md': `---\n{title: A, date: 2026-01-01, artists: [${name}]}\n---\nHi.\n`,
  });
  expect(await listProblems(files('Mama Tee'))).toEqual([]);
  expect((await listProblems(files('mama-tee')))[0]).toMatch(
    /artist\/draft .* or write the name of the artist\.$/,
  );
});

test('several of them in one name are to be written one by one', async () => {
  const news = (name: string) => `---\n{title: A, date: 2026-01-01, artists: [${name}]}\n---\nHi.\n`;
  const hintFor = async (name: string) =>
    (await listProblems({ 'news/a.md': news(name) }))[0]?.split(' → ')[1];
  expect(await hintFor('Kemi Blaze & Ada')).toBe('Write them one by one:  [Kemi Blaze, Ada]');
  expect(await hintFor('Ada und Jo')).toBe('Run  npx liner new artist "Ada und Jo", or remove the name.');
});

test('nobody is missed while the file of an artist has an error', async () => {
  const news = '---\n{title: A, date: 2026-01-01, artists: [Mama Tee]}\n---\nHi.\n';
  const listCodes = async (artist: string) => {
    const { problems } = await loadFiles({ 'artists/mama-tee.md': artist, 'news/a.md': news });
    return problems.map(({ code }) => code);
  };
  expect(await listCodes('---\nname: Mama Tee\ninstagram: "@tee"\n---\nHi.\n')).toEqual([
    'schema/unknown-key',
  ]);
  expect(await listCodes('---\nname: Somebody Else\n---\nHi.\n')).toEqual(['artist/unknown']);
});

test.each([
  ['[Verse 1: Kemi Blase]', ['4:9']],
  ['[Chorus: Ada & Kemi Blaz]', ['4:9']],
  ['[Verse 1: Kemi Blaze]', []],
  ['[Kemi Blaze, live]', []],
])('lyrics with %s', async (mark, places) => {
  const found = await listProblems(withArtists(`lyrics: "${mark}\\nOn the bus"`));
  expect(found.map((line) => line.split(' ').slice(1, 3).join(' '))).toEqual(
    places.map((place) => `releases/a.md:${place} artist/nearly`),
  );
});

test('a name stands for one artist', async () => {
  expect(await listProblems({ 'artists/other.md': '---\nname: kemi blaze\n---\nHi.\n' })).toEqual([
    'error artists/other.md:2:7 artist/same-name There are two artists called kemi blaze: see content/artists/kemi-blaze.md:2:7. → Keep one of the two files, or tell their names apart.',
  ]);
});

test('who has left, and when', async () => {
  const former = async (value: string) => {
    const { content } = await loadFiles({ 'artists/a.md': `---\n{name: A, former: ${value}}\n---\nHi.\n` });
    return content?.artists[0]?.data.former;
  };
  expect(await former('true')).toEqual({});
  expect(await former('2019')).toEqual({ until: 2019 });
  expect(await former('2012–2019')).toEqual({ from: 2012, until: 2019 });
  expect(await former('2012 - 2019')).toEqual({ from: 2012, until: 2019 });
});

test.each([
  ['former: yes', 'Did you mean "true"?'],
  ['instagram: "@kemi"', 'Write  profiles: [{name: Instagram, url: https://www.instagram.com/kemi/}]'],
  ['profiles: [{name: Instagram, url: "@kemi"}]', 'Write  url: https://www.instagram.com/kemi/'],
  ['kind: rapper', 'Did you mean "person"?'],
  ['kind: collective', 'Did you mean "group"?'],
  ['members: Zino9 and Ruxx', 'Write  members: [Zino9, Ruxx]'],
  ['members: Zino9 & Ruxx', 'Write  members: [Zino9, Ruxx]'],
  ['members: Zino9', 'Put brackets around it: members: [Zino9]'],
  [
    'profiles: {instagram: kemi, soundcloud: "@kemi"}',
    'Write one entry per line below the key, each with a hyphen:  - {name: Instagram, url: https://www.instagram.com/kemi/}',
  ],
  ['profiles:\n  - tik tok: "@kemi"', 'Write  - {name: TikTok, url: https://www.tiktok.com/@kemi}'],
])('%s is answered with the line to write', async (line, hint) => {
  const { problems } = await loadFiles({ 'artists/a.md': `---\nname: A\n${line}\n---\nHi.\n` });
  expect(problems.map((each) => each.hint)).toEqual([hint]);
});

test('who has no face or no biography is advice, but for those who have left', async () => {
  const { content } = await loadFiles({
    'artists/ada.md': ADA.replace('name: Ada', 'name: Ada\nphoto: photos/ada.jpg'),
    'artists/jo.md': '---\nname: Jo\n---\n',
    'artists/old.md': '---\n{name: Old, former: true}\n---\n',
  });
  if (!content) throw new Error('no content');
  const found = lintArtists({ content, today: '2026-11-25', latest: undefined, sizes: new Map() });
  expect(found.map(describe)).toEqual([
    'artists/jo.md:2:7 artist/no-photo Jo has no photo. → Put one into the assets folder, and write  photo: photos/jo.jpg',
    'artists/jo.md:2:7 artist/no-text Jo has no biography. → Write a few sentences below the second line of three hyphens.',
  ]);
});
