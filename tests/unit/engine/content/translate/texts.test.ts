import { expect, test } from 'vitest';
import { htmlOf } from '../../../../../generator/engine/content/entry.ts';
import type { Entry } from '../../../../../generator/engine/content/types.ts';
import { describe, loadFiles, release as record, SITE } from '../../../../helpers/content.ts';

const BOTH = `${SITE}languages:
  - {code: en, name: English}
  - {code: ar, name: العربية}
`;

function release(keys: string, body?: string): string {
  return record(`${keys}\ntype: single`, body);
}

async function listProblems(files: Record<string, string>): Promise<string[]> {
  const { problems } = await loadFiles({ 'site.yaml': BOTH, ...files });
  return problems.map(describe);
}

async function arabicOf(files: Record<string, string>): Promise<Entry<object> | undefined> {
  const { content, problems } = await loadFiles(
    { 'site.yaml': BOTH, ...files },
    { baseUrl: 'https://eddy.example' },
  );
  expect(problems.map(describe)).toEqual([]);
  return content?.releases[0]?.translations?.['ar'];
}

test('texts of a language are laid over those of the default, in the file and in lists', async () => {
  const text = release(`title: One
genre: [Pop, Soul]
ar: {title: واحد, genre: [بوب, سول]}
tracks:
  - {title: First, duration: 180, ar: {title: الأولى}}
  - {title: Second, duration: 200}`);
  const { content } = await loadFiles({ 'site.yaml': BOTH, 'releases/one.md': text });
  const [entry] = content?.releases ?? [];
  expect(entry?.data).toMatchObject({ title: 'One', genre: ['Pop', 'Soul'] });
  expect(JSON.stringify(entry?.data)).not.toContain('واحد');
  const arabic = entry?.translations?.['ar'];
  expect(arabic?.data).toMatchObject({
    title: 'واحد',
    genre: ['بوب', 'سول'],
    bpm: 128,
    tracks: [
      { title: 'الأولى', duration: 180 },
      { title: 'Second', duration: 200 },
    ],
  });
  expect(arabic?.translated).toEqual(['title', 'genre', 'tracks/0/title']);
});

test('a body is in a file of its own, with keys where it has some', async () => {
  const arabic = await arabicOf({
    'releases/one.md': release('title: One', '## Story\nIn English.'),
    'releases/one.ar.md': '---\ntitle: واحد\n---\n## القصة\nبالعربية، [الموسيقى](/music/).\n',
  });
  expect(arabic?.data).toMatchObject({ title: 'واحد', bpm: 128 });
  expect(arabic?.body.sections).toMatchObject([
    { title: 'القصة', text: [expect.stringContaining('href="/ar/music/"')] },
  ]);
  expect(arabic?.translated).toEqual(['title', 'body']);
  expect(arabic?.links).toMatchObject([
    { url: '/music/', writtenIn: 'content/releases/one.ar.md', line: 5 },
    {},
  ]);
});

test('links of a key have the file that it is in', async () => {
  const arabic = await arabicOf({
    'releases/one.md': release('title: One\nstory: "[a](/music/)"', ''),
    'releases/one.ar.md': '---\nstory: "[b](/events/)"\n---\n',
  });
  const writtenIn = 'content/releases/one.ar.md';
  const links = arabic?.links.filter(({ url }) => url.startsWith('/'));
  expect(links).toMatchObject([{ url: '/events/', writtenIn, line: 2 }]);
});

test('links of a text that is not translated lead to pages of the language, and nothing else makes it another text', async () => {
  const arabic = await arabicOf({
    'releases/one.md': release('title: One', 'See [music](/music/) and [a file](/press/kit.zip).'),
  });
  expect(arabic?.translated).toEqual([]);
  expect(arabic?.body.intro.join()).toMatch(/href="\/ar\/music\/".*href="\/press\/kit.zip"/);
  expect(await arabicOf({ 'releases/one.md': release('title: One', 'No links.') })).toBeUndefined();
});

test('{artist} is the name of the language in its texts, and that of the default in all others', async () => {
  const site = BOTH.replace('name: EDDY\n', 'name: EDDY\n  ar: {name: إيدي}\n');
  const { content } = await loadFiles({
    'site.yaml': site,
    'pages/about.yaml': 'title: About {artist}\nintro: By {artist}\nar: {intro: "عن {artist}"}\n',
  });
  const arabic = content?.pages.about?.translations?.['ar'];
  expect(arabic?.data.title).toBe('About EDDY');
  expect(htmlOf(arabic, ['intro'])).toContain('عن إيدي');
  expect(content?.site.translations?.['ar']?.data.artist.name).toBe('إيدي');
});

test('names, roles and credits are texts too, and what else is known of somebody stays', async () => {
  const arabic = await arabicOf({
    'releases/one.md': release(`title: One
artists: ['{artist}', Karim Fathy]
label: Nile Records
credits: {Vocals: '{artist}', Oud: [Karim Fathy, Second]}
ar:
  artists: ['{artist}', كريم فتحي]
  label: تسجيلات النيل
  credits: {غناء: '{artist}', عود: [كريم فتحي, الثاني]}
tracks:
  - title: First
    artists: ['{artist}', {name: Dina, role: featuring, ar: {name: دينا}}]
    credits:
      - {role: Oud, name: [Karim Fathy, Second], url: 'https://a.example', ar: {role: عود, name: [كريم, الثاني]}}`),
  });
  expect(arabic?.data).toMatchObject({
    artists: [{ name: 'EDDY' }, { name: 'كريم فتحي', role: 'main' }],
    label: { name: 'تسجيلات النيل' },
    credits: [
      { role: 'غناء', names: ['EDDY'] },
      { role: 'عود', names: ['كريم فتحي', 'الثاني'] },
    ],
    tracks: [
      {
        artists: [{ name: 'EDDY' }, { name: 'دينا', role: 'featuring' }],
        credits: [{ role: 'عود', names: ['كريم', 'الثاني'], url: 'https://a.example' }],
      },
    ],
  });
});

test.each([
  [
    'credits with addresses as a whole',
    {
      'releases/a.md': release(
        'title: A\ncredits: [{role: Oud, name: B, url: https://b.example}]\nar: {credits: {عود: ب}}',
      ),
    },
    [
      'releases/a.md:4:6 language/not-a-text "credits" is the same in every language: it does not belong below ar. → Translate the texts inside it instead: put  ar:  into each group below credits.',
    ],
  ],
  [
    'a guest with a role by the name alone',
    { 'releases/a.md': release('title: A\nartists: [{name: B, role: with}]\nar: {artists: [ب]}') },
    ['releases/a.md:4:6 language/not-a-text'],
  ],
  [
    'a language that the site does not have',
    { 'releases/a.md': release('title: A\nfr: {title: B}') },
    [
      'releases/a.md:3:1 language/unknown fr is not among the languages of site.yaml. → They are en and ar. Add it to site.yaml, under languages:  - {code: fr, name: …}',
    ],
  ],
  [
    'a fact',
    { 'releases/a.md': release('title: A\nar:\n  title: ب\n  release_date: 2021') },
    [
      'releases/a.md:5:3 language/not-a-text "release_date" is the same in every language: it does not belong below ar. → Remove it here. The value of the default language is used for ar too.',
    ],
  ],
  [
    'a list of groups',
    { 'releases/a.md': release('title: A\ntracks: [{title: B}]\nar: {tracks: [{title: ب}]}') },
    [
      'releases/a.md:4:6 language/not-a-text "tracks" is the same in every language: it does not belong below ar. → Translate the texts inside it instead: put  ar:  into each group below tracks.',
    ],
  ],
  [
    'a key that there is not',
    { 'releases/a.md': release('title: A\nar: {titel: ب}') },
    ['releases/a.md:3:6 schema/unknown-key'],
  ],
  [
    'no group',
    { 'releases/a.md': release('title: A\nar: ب') },
    [
      'releases/a.md:3:1 language/no-group "ar" must be a group of texts in that language. → Repeat the key of the text, indented below it:  ar: {title: …}',
    ],
  ],
  [
    'a text that is none',
    { 'releases/a.md': release('title: A\nar: {title: 12}') },
    ['releases/a.md:3:13 schema/type'],
  ],
  [
    'the default',
    { 'releases/a.md': release('title: A\nen: {title: B}') },
    [
      'releases/a.md:3:1 language/default en is the default language of the site, so its texts do not belong below its code.',
    ],
  ],
  [
    'Markdown that is wrong',
    { 'releases/a.md': release('title: A'), 'releases/a.ar.md': '---\n---\n::nothing{}\n' },
    ['releases/a.ar.md:3:1 directive/unknown'],
  ],
  [
    'a fact in the file of a body',
    { 'releases/a.md': release('title: A'), 'releases/a.ar.md': '---\nbpm: 120\n---\n' },
    ['releases/a.ar.md:2:1 language/not-a-text'],
  ],
  [
    'a text twice',
    { 'releases/a.md': release('title: A\nar: {title: ب}'), 'releases/a.ar.md': '---\ntitle: ت\n---\n' },
    [
      'releases/a.ar.md:2:1 language/twice "title" is already translated into ar in content/releases/a.md. → Keep one of the two.',
    ],
  ],
  [
    'a body without its release',
    { 'releases/a.ar.md': '---\n---\n' },
    [
      'releases/a.ar.md:1:1 language/no-original releases/a.ar.md translates releases/a.md, which does not exist.',
    ],
  ],
  [
    'a body in a language that the site does not have',
    { 'releases/a.md': release('title: A'), 'releases/a.fr.md': '---\n---\n' },
    ['releases/a.fr.md:1:1 language/unknown fr is not among the languages of site.yaml.'],
  ],
  [
    'a body of the default',
    { 'releases/a.md': release('title: A'), 'releases/a.en.md': '---\n---\n' },
    ['releases/a.en.md:1:1 language/default-file'],
  ],
  [
    'a file of its own beside YAML',
    { 'pages/about.yaml': 'title: About\n', 'pages/about.ar.yaml': 'title: ب\n' },
    [
      'pages/about.ar.yaml:1:1 language/yaml-file pages/about.ar.yaml is not read: the translations of a .yaml file are in the file itself. → Put them into pages/about.yaml, below  ar:  in the groups that they belong to.',
    ],
  ],
])('%s is refused in its place', async (_, files, expected) => {
  const found = await listProblems(files);
  expect(found).toEqual(expected.map((start) => expect.stringContaining(start)));
});

test.each([
  ['{code: en, name: A}\n  - {code: en, name: B}', ['site.yaml:13:12 language/repeated']],
  ['{code: xx, name: A}', ['site.yaml:12:12 schema/']],
  ['{code: AR, name: A}', ['site.yaml:12:12 schema/']],
])('of languages that are %s the wrong one is named', async (written, expected) => {
  const { problems } = await loadFiles({ 'site.yaml': `${SITE}languages:\n  - ${written}\n` });
  expect(problems.map(describe)).toEqual(expected.map((start) => expect.stringContaining(start)));
});

test('a code that is written wrong is meant for a language of the site', async () => {
  const { problems } = await loadFiles({
    'site.yaml': BOTH,
    'releases/one.md': '---\ntitle: One\ntype: single\narr: {title: B}\n---\n',
    'releases/two.md': '---\ntitle: Two\ntype: single\nAR: {title: B}\n---\n',
  });
  expect(problems.map(describe)).toEqual([
    expect.stringContaining('"arr" is not a key of a release. → Did you mean "ar"?'),
    expect.stringContaining('"AR" is not a key of a release. → Did you mean "ar"?'),
  ]);
});

test('where a code is misspelt in site.yaml, nothing is reported of texts in other files', async () => {
  const { problems } = await loadFiles({
    'site.yaml': BOTH.replace('code: ar', 'code: arabic'),
    'releases/one.md': '---\ntitle: One\ntype: single\nar: {title: B}\n---\n',
  });
  expect(problems.map(describe)).toEqual([expect.stringContaining('site.yaml:13:12 schema/value')]);
});

test('where site.yaml cannot be read, nothing is reported of languages', async () => {
  const { problems } = await loadFiles({
    'site.yaml': `${BOTH}timezone: UTC\ntimezone: UTC\n`,
    'releases/one.md': '---\ntitle: One\ntype: single\nar: {title: B}\n---\n',
    'releases/one.ar.md': '---\n---\nB\n',
  });
  expect(problems.map(({ code }) => code)).toEqual(['yaml/duplicate-key']);
});

test('language and languages agree', async () => {
  expect(await listProblems({ 'site.yaml': `language: en_GB\n${BOTH}` })).toEqual([]);
  const french = BOTH.replace('code: en', 'code: fr');
  // A note in a new file says nothing yet.
  expect(await listProblems({ 'site.yaml': `# language: en_GB\n${french}` })).toEqual([]);
  const found = await listProblems({ 'site.yaml': `language: en_GB\n${french}` });
  expect(found).toEqual([expect.stringContaining('site.yaml:1:11 language/differs')]);
});

test('the artist is named in the language of the page where a name says nothing else', async () => {
  const site = BOTH.replace('name: EDDY\n', 'name: Nour Haddad\n  ar: {name: نور حداد}\n');
  const { content } = await loadFiles({
    'site.yaml': site,
    'releases/one.md': release(`title: Nour Haddad
description: A song by {artist}.
artists: [nour haddad, {name: Karim Fathy, role: with}]
label: '{artist}'
copyright: 2026 {artist}
credits: {Vocals: '{artist}', Oud: [نور حداد, Karim Fathy]}`),
    'releases/two.md': release('title: Two'),
  });
  const [one, two] = content?.releases ?? [];
  const named = (name: string) => ({
    title: 'Nour Haddad',
    description: 'A song by Nour Haddad.',
    artists: [{ name }, { name: 'Karim Fathy', role: 'with' }],
    label: { name },
    copyright: `2026 ${name}`,
    credits: [
      { role: 'Vocals', names: [name] },
      { role: 'Oud', names: [name, 'Karim Fathy'] },
    ],
  });
  expect(one?.data).toMatchObject(named('Nour Haddad'));
  expect(one?.translations?.['ar']).toMatchObject({ data: named('نور حداد'), translated: [] });
  expect(two?.translations).toBeUndefined();
});
