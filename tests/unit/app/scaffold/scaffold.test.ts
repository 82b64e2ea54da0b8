/** New entries, as text: names, explanations, and shows among others. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { KINDS } from '../../../../generator/app/list/grammar.ts';
import { loadSchemas } from '../../../../generator/app/reference/json-schema.ts';
import { writeArtist } from '../../../../generator/app/scaffold/artist/index.ts';
import { zoneOf } from '../../../../generator/app/scaffold/artist/place.ts';
import {
  type Ask,
  completeArtist,
  nameOf,
  type Questioning,
} from '../../../../generator/app/scaffold/artist/questions.ts';
import {
  chooseSlug,
  findPage,
  mainKey,
  writeEntry,
  writePage,
} from '../../../../generator/app/scaffold/entry.ts';
import { addEvent, type NewEvent, startEvents } from '../../../../generator/app/scaffold/event.ts';
import { makeEntry } from '../../../../generator/app/scaffold/index.ts';
import { ENGLISH } from '../../../../generator/cli/speech.ts';
import { release } from '../../../../generator/features/releases/schema/release.ts';
import { PAGE_NAMES } from '../../../../generator/site/routes.ts';
import { LOOKS } from '../../../../generator/site/schema/look.ts';
import { loadFiles } from '../../../helpers/content.ts';

await loadSchemas();

test.each([
  ['Match Weddy', 'match-weddy'],
  ['Rêve d’été', 'reve-dete'],
  ["Don't Stop (Remix)", 'dont-stop-remix'],
  ['Straße & Ænima', 'strasse-aenima'],
  ['Ночь в Дубае', 'noch-v-dubae'],
  ['Їжак', 'izhak'],
  ['Καλημέρα', 'kalimera'],
  ['نور العين', 'nur-alain'],
  ['حبيبي', 'hbibi'],
  ['١٢٣', '123'],
  ['שלום', 'slvm'],
  ['28', '28'],
  ['東京', 'dongjing'],
  ['🎵', 'release-1'],
  ['東京 Night', 'dongjing-night'],
  ['README', 'readme-2'],
  ['COM1', 'com1-2'],
  [`${'long '.repeat(30)}title`, 'long-long-long-long-long-long-long-long-long-long-long-long'],
  ['x'.repeat(90), 'x'.repeat(60)],
])('%s is at %s', (title, slug) => {
  expect(chooseSlug(title, 'release', () => false)).toBe(slug);
});

test('a name is written as the language of the title writes it, and no Japanese is read in Chinese', () => {
  const isTaken = () => false;
  expect(chooseSlug('Späte Lieder', 'release', isTaken, 'de')).toBe('spaete-lieder');
  expect(chooseSlug('日本語の歌', 'release', isTaken)).toBe('release-1');
});

test.each([
  ['language: de_DE\n', 'spaete-quartette'],
  ['languages: [{code: de, name: Deutsch}, {code: en, name: English}]\n', 'spaete-quartette'],
  ['languages: [{code: en, name: English}, {code: de, name: Deutsch}]\n', 'spate-quartette'],
  ['', 'spate-quartette'],
])('a new file of a site with %j is named by its default language', (site, name) => {
  const content = mkdtempSync(join(tmpdir(), 'liner-new-'));
  onTestFinished(() => rmSync(content, { recursive: true }));
  writeFileSync(join(content, 'site.yaml'), site);
  const made = makeEntry({
    content,
    kind: { name: 'release' },
    title: 'Späte Quartette',
    today: '2026-01-02',
  });
  expect(made).toMatchObject({ file: join(content, 'releases', `${name}.md`) });
});

const FACTS = {
  name: 'A',
  kind: 'solo',
  baseUrl: 'https://a.example',
  look: 'light',
  host: 'none',
} as const;

test('a name that is taken gets a number', () => {
  expect(chooseSlug('One', 'release', (slug) => ['one'].includes(slug))).toBe('one-2');
  expect(chooseSlug('One', 'release', (slug) => ['one', 'one-2'].includes(slug))).toBe('one-3');
  expect(chooseSlug('🎵', 'mix', (slug) => ['mix-1'].includes(slug))).toBe('mix-2');
});

const TITLES = ['28', 'A: B', "It's {artist}", '#1', '"Quoted"', '- x', 'true', '@home', 'حبيبي', '[x] {y}'];

test.each(['releases', 'remixes', 'mixes', 'news'] as const)(
  'a new entry of %s is right, whatever its title',
  async (kind) => {
    const files = TITLES.map((title, index) => [
      `${kind}/a-${index}.md`,
      writeEntry({ kind, title, slug: `a-${index}`, today: '2026-01-02' }),
    ]);
    const { content, problems } = await loadFiles(Object.fromEntries(files));
    expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
    const found = content?.[kind].map(({ data }) => ('title' in data ? data.title : data.episode_title));
    expect(found).toEqual(TITLES.map((title) => title.replace('{artist}', 'EDDY')));
  },
);

test('a day that nobody chose is not written: an old song would be the latest release', async () => {
  const write = (kind: 'releases' | 'remixes' | 'mixes' | 'news') =>
    writeEntry({ kind, title: 'One', slug: 'one', today: '2026-01-02' });
  expect(write('releases')).not.toMatch(/^release_date:/m);
  expect(write('mixes')).not.toMatch(/^release_date:/m);
  expect(write('remixes')).not.toMatch(/^year:/m);
  expect(write('news')).toMatch(/^date: 2026-01-02$/m);
  const { content } = await loadFiles({ 'releases/one.md': write('releases') });
  expect(content?.releases[0]?.data.release_date).toBeUndefined();
});

/** A recording is in one place, and heard in one way: of these keys only some are taken at once. */
const EXCLUSIVE = ['audio/has-tracks', 'audio/preview-download', 'audio/two-places'];

test.each([
  ['artists', 'photo: photos/one.jpg'],
  ['releases', 'artwork_url: artwork/one.jpg'],
] as const)('the picture of one of %s has its place in the folder of its kind', (kind, line) => {
  expect(writeEntry({ kind, title: 'One', slug: 'one', today: '2026-01-02' })).toContain(line);
});

test('every key that is a comment becomes right when the # is taken away', async () => {
  const text = writeEntry({ kind: 'releases', title: 'One', slug: 'one', today: '2026-01-02' });
  const used = text.replace(/^# (?=[a-z_]+: |[a-z_]+:$| )/gm, '').replace(/^#$/gm, '');
  expect(used).toContain('\nstreaming_links:\n  spotify: https://');
  // A private one is nowhere but on pages of its own.
  const shown = used.replace(/^private:\n(?:[ -].*\n)+/m, '');
  expect(shown).not.toBe(used);
  const other = '---\ntitle: New Song\ntype: single\ntracks: [{title: New Song}]\n---\n';
  const files = { 'releases/one.md': shown, 'releases/new-song.md': other };
  const { content, problems } = await loadFiles(files, { drafts: true });
  const errors = problems.filter(({ level }) => level === 'error');
  expect(errors.filter(({ code }) => !EXCLUSIVE.includes(code))).toEqual([]);
  expect(Object.keys(content?.releases.find(({ slug }) => slug === 'one')?.data ?? {}).sort()).toEqual(
    Object.keys(release.shape)
      .filter((key) => key !== 'private')
      .sort(),
  );
});

test('a page that every site may have is found by its name or title', () => {
  const found = [
    'press',
    'Press Kit',
    ' MERCH',
    'Mixes & Radio',
    'Bookings & Contact',
    'Lessons',
    'feed',
  ].map(findPage);
  expect(found).toEqual(['press', 'press', 'merch', 'mixes', 'contact', undefined, undefined]);
});

test.each(PAGE_NAMES)('the new file of the page %s is right, and so is every key in it', async (name) => {
  const path = `pages/${name}.yaml`;
  const text = writePage(name);
  expect(text).toContain(`# yaml-language-server: $schema=../.schemas/page-${name}.json\n# `);
  expect(parse(text)).toBeNull();
  expect(text).toContain(`\n# ${mainKey(name)}:`);
  // A page of entries is reported as missing until it has one, at the key to begin with.
  const untouched = (await loadFiles({ [path]: text })).problems;
  expect(untouched.filter(({ code }) => code !== 'page/no-entries')).toEqual([]);
  for (const { at } of untouched) expect(text.split('\n')[(at?.line ?? 0) - 1]).toBe(`# ${mainKey(name)}:`);

  const used = text.replace(/^# (?=[a-z_]+: |[a-z_]+:$| )/gm, '').replace(/^#$/gm, '');
  const keys = Object.keys((await KINDS[`pages/${name}`].schema()).shape);
  expect(Object.keys(parse(used)).sort()).toEqual(keys.sort());
  // The releases that the examples name are not there, nor is the video.
  const { problems } = await loadFiles({ [path]: used });
  expect(problems.filter(({ code }) => /^(schema|yaml)\//.test(code))).toEqual([]);
});

const EVENT = { title: 'Night: One' };
/** The show as it is added. */
const ADDED = { ...EVENT, date: null, city: 'TBA' };

function withEvent(text: string, event: NewEvent): string {
  const added = addEvent(text, event);
  return added.ok ? added.text : '';
}

function setDays(text: string): string {
  return text.replace(/( date:)( null)?$/gm, '$1 2026-06-12');
}

test.each([
  ['an empty file', ''],
  ['no list', 'title: Events'],
  ['an empty list', 'title: Events\nevents: []\nbrands: []\n'],
  ['an empty list with a note', 'events: [] # none yet\ntitle: Events\n'],
  ['a key alone', 'events:\n'],
  ['a key with a note', 'events: # all of them\n\ntitle: Events\n'],
  ['a list', 'events:\n  - title: A\n    date: 2020-01-01\n    city: B\n\nbrands: []\n'],
  ['a list without indentation', 'events:\n- title: A\n  date: 2020-01-01\n  city: B\nbrands: []\n'],
  [
    'a list with notes',
    'events:\n  - title: A\n    date: 2020-01-01\n    city: B\n    # time: x\n  # next\n',
  ],
  ['a list at the end without a line break', 'events:\n  - title: A\n    date: 2020-01-01\n    city: B'],
  [
    'a list with a long text',
    'events:\n  - title: A\n    date: 2020-01-01\n    city: >-\n      B\n      C\n\n\nintro: D\n',
  ],
])('a show is added to %s', async (_, text) => {
  const added = withEvent(text, EVENT);
  const before: Record<string, unknown> = parse(text) ?? {};
  const shows = Array.isArray(before['events']) ? before['events'] : [];
  expect(parse(added)).toEqual({ ...before, events: [...shows, ADDED] });
  // Nothing but the brackets of an empty list is gone.
  for (const line of text.split('\n')) expect(added).toContain(line.replace(' []', ''));
  const { problems } = await loadFiles({ 'pages/events.yaml': setDays(added) });
  expect(problems).toEqual([]);
});

test('a list in brackets stays in brackets, with its notes', () => {
  const written = '# Ours\nevents: [{title: A, date: 2020-01-01, city: B}] # all\n';
  expect(withEvent(written, EVENT)).toBe(
    "# Ours\nevents: [{title: A, date: 2020-01-01, city: B}, {title: 'Night: One', date: null, city: TBA}] # all\n",
  );
});

test('line breaks of Windows stay', () => {
  const added = withEvent(
    'title: A\r\nevents:\r\n  - title: A\r\n    date: 2020-01-01\r\n    city: B\r\n',
    EVENT,
  );
  expect(added.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a show added twice comes after its own notes', () => {
  const twice = withEvent(withEvent('', EVENT), { ...EVENT, title: 'Two' });
  expect(twice.indexOf('# tickets: https')).toBeLessThan(twice.indexOf('title: Two'));
  expect(parse(twice)).toEqual({ events: [ADDED, { ...ADDED, title: 'Two' }] });
});

test.each(['events: [', 'events: words\n', '- a list\n'])('nothing is added to %j', (text) => {
  expect(addEvent(text, EVENT)).toMatchObject({ ok: false });
});

test('a new show is short, and cannot be published before it has a day', async () => {
  const text = withEvent(startEvents(), EVENT);
  expect(text.slice(text.indexOf('events:'))).toBe(`events:
  - title: 'Night: One'
    # The day it begins, such as 2026-06-12.
    date:
    city: TBA
    # time: '22:00'
    # venue: Name of the venue
    # country: Portugal
    # tickets: https://…
    # npx liner help keys lists all others.
`);
  const { problems } = await loadFiles({ 'pages/events.yaml': text });
  expect(problems.map(({ code, at }) => [code, at?.line])).toEqual([['schema/missing', 7]]);
  const { content, problems: others } = await loadFiles({ 'pages/events.yaml': setDays(text) });
  expect(others).toEqual([]);
  expect(content?.pages.events?.data.events).toEqual([{ ...ADDED, date: '2026-06-12' }]);
});

test.each([
  { kind: 'solo', host: 'github' } as const,
  { kind: 'singer', host: 'nginx', location: 'Cairo', email: 'a@b.example' } as const,
  { kind: 'band', host: 'netlify', name: 'O\'Neil: "28" #1 {x}', location: '- Ü' } as const,
  { kind: 'dj', host: 'none', location: 'Berlin, Germany' } as const,
  { kind: 'rapper', host: 'none' } as const,
  { kind: 'ensemble', host: 'none', location: 'Leipzig' } as const,
  { kind: 'choir', host: 'none' } as const,
  { kind: 'composer', host: 'none' } as const,
  { kind: 'label', host: 'none', location: 'Lagos' } as const,
  { kind: 'collective', host: 'none' } as const,
])('the site of a new artist (%j) is right', async (given) => {
  const artist = { name: 'Night Owl', baseUrl: 'https://owl.example', look: 'dark', ...given } as const;
  const files = writeArtist(artist, '2026-01-02').filter(({ path }) => /^content\/.*\.(md|yaml)$/.test(path));
  const sources = files.filter(({ path }) => path !== 'content/README.md');
  const { content, problems } = await loadFiles(
    Object.fromEntries(sources.map(({ path, text }) => [path.replace('content/', ''), text])),
  );
  expect(problems.filter(({ code }) => code !== 'contact/no-address')).toEqual([]);
  expect(content?.site.data.artist).toMatchObject({ name: artist.name, kind: artist.kind });
  for (const { path, text } of sources) expect(text, path).toContain('# yaml-language-server: $schema=');
});

test('the comments of an ensemble speak of an ensemble, and of nobody’s drums', () => {
  const artist = { ...FACTS, kind: 'ensemble' } as const;
  const files = writeArtist(artist, '2026-01-02').filter(({ path }) => path.startsWith('content/site.'));
  expect(files[0]?.text).toContain('  # tagline: Chamber music from Haydn to today\n');
  expect(files[0]?.text).not.toMatch(/bus home|three albums|drum/i);
});

test.each(['dj', 'rapper', 'choir', 'composer', 'label', 'collective'] as const)(
  'the comments about a %s name no drummer',
  (kind) => {
    const files = writeArtist({ ...FACTS, kind }, '2026-01-02');
    expect(files.find(({ path }) => path === 'content/site.yaml')?.text).not.toMatch(/drum/i);
  },
);

test.each(['label', 'collective'] as const)(
  'Home of a new %s has its artists, and there are some',
  (kind) => {
    const files = writeArtist({ ...FACTS, kind }, '2026-01-02');
    expect(files.find(({ path }) => path === 'content/pages/home.yaml')?.text).toMatch(
      /^sections: \[latest, artists,/m,
    );
    expect(files.some(({ path }) => path.startsWith('content/artists/'))).toBe(true);
  },
);

/** Somebody who gives these answers one after the other, and none at the end. */
function answer(answers: readonly string[] = []) {
  const asked: string[] = [];
  const left = [...answers];
  const ask: Ask = async ({ words, known, choices, refuse }) => {
    asked.push(`${words} [${known}]${choices ? ` ${choices.map(({ value }) => value).join(' ')}` : ''}`);
    for (;;) {
      const given = left.shift() ?? '';
      const fault = given && refuse?.(given);
      if (!fault) return given || (known ?? '');
      asked.push(fault);
    }
  };
  return { asked, questioning: { ...ENGLISH, ask } };
}

test('who plays chamber music is offered the look for it', async () => {
  const { asked, questioning } = answer();
  const { kind, ...facts } = FACTS;
  const artist = await completeArtist({ kind: 'ensemble' }, { ...facts, kind, timezone: 'UTC' }, questioning);
  expect(asked.filter((question) => question.includes('The look'))).toEqual([
    expect.stringMatching(/ \[programme\] sleeve programme/),
  ]);
  expect(artist.style).toBe('programme');
});

test.each(['de', 'en', 'ja'])('a site is offered in the language of who is asked: %s', async (code) => {
  const { questioning } = answer();
  const { languages } = await completeArtist({}, { ...FACTS, timezone: 'UTC' }, { ...questioning, code });
  expect(languages).toEqual(code === 'de' ? ['de'] : undefined);
});

test('a French sign stays with the word before it', () => {
  const files = writeArtist({ ...FACTS, kind: 'choir', languages: ['fr'] }, '2026-01-02');
  expect(files.map(({ text }) => text).join('\n')).not.toMatch(/^ *# [:;!?»]/m);
});

test('a folder names its artist', () => {
  expect(['night-owl', 'DJ_x', 'müller', '123'].map(nameOf)).toEqual([
    'Night Owl',
    'DJ X',
    'Müller',
    'Artist Name',
  ]);
});

test('only what was not given is asked for, until the answer will do', async () => {
  const { asked, questioning } = answer([
    ...['', 'band', 'en, xx', 'ar, en', 'Cairo', 'Nowhere', 'Giza, Egypt', 'night owl', 'owl.example'],
    ...['nobody', 'a@b.example', 'board', 'dark', ''],
  ]);
  const standard = {
    name: 'Night Owl',
    kind: 'solo',
    baseUrl: 'https://example.com',
    look: 'light',
    host: 'github',
  } as const;
  const defaults = { ...standard, timezone: 'Asia/Dubai' };
  const given = await completeArtist({}, defaults, questioning);
  expect(given).toEqual({
    ...{
      name: 'Night Owl',
      kind: 'band',
      languages: ['ar', 'en'],
      location: 'Cairo',
      timezone: 'Africa/Cairo',
    },
    ...{ baseUrl: 'https://owl.example', email: 'a@b.example', style: 'board', look: 'dark', host: 'github' },
  });
  expect(asked).toEqual([
    '1/10 The name of the artist [Night Owl]',
    '2/10 What the artist is [solo] solo singer band dj rapper ensemble choir composer label collective',
    '3/10 The languages of the site, the default first, such as en,ar [en]',
    expect.stringContaining(`xx is not a language that Liner has words in.`),
    '4/10 Where the artist is based, such as Leipzig, Germany (optional) []',
    '5/10 The time zone that releases come out in, or a place in it [Africa/Cairo]',
    'It must be a time zone such as Europe/Lisbon, or a place with its country: Leipzig, Germany.',
    '6/10 The address of the site [https://example.com]',
    'It must be a web address such as https://example.com.',
    '7/10 An email address for visitors (optional) []',
    'It must be an email address such as hello@example.com.',
    `8/10 The look of the pages [sleeve] ${LOOKS.join(' ')}`,
    '9/10 What the pages are on [light] light dark auto',
    '10/10 Where it will be published [github] github netlify cloudflare vercel nginx none',
  ]);
  const again = answer();
  expect(await completeArtist(given, defaults, again.questioning)).toEqual(given);
  expect(again.asked).toEqual([]);
});

test('the time zone is that of the place, and where somebody can say no, that of this computer', async () => {
  const complete = async (location: string, questioning?: Questioning) =>
    (await completeArtist({ location }, { ...FACTS, timezone: 'Asia/Dubai' }, questioning)).timezone;
  expect(await complete('Lisbon, Portugal')).toBe('Europe/Lisbon');
  expect(await complete('Nowhere')).toBeUndefined();
  expect(await complete('Nowhere', answer().questioning)).toBe('Asia/Dubai');
});

test.each([
  ['new york, USA', 'America/New_York'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['Kolkata', 'Asia/Kolkata'],
  ['Munich, Germany', 'Europe/Berlin'],
  ['Egypt', 'Africa/Cairo'],
  ['Leipzig, Deutschland', 'Europe/Berlin'],
  ['Konya, Türkiye', 'Europe/Istanbul'],
  ['İzmir, Türkiye', 'Europe/Istanbul'],
  ['الإسكندرية، مصر', 'Africa/Cairo'],
  ['Leeds, England', 'Europe/London'],
  // A state, not Gabon.
  ['Atlanta, GA', undefined],
  // Three times in one country, and nothing to go by.
  ['Valencia, Spain', undefined],
  ['', undefined],
])('%s has the time zone %s', (place, zone) => {
  expect(zoneOf(place)).toBe(zone);
});

test('an editor is given schemas for files without a first line, and each key of a Markdown file as a snippet', async () => {
  const files = writeArtist(FACTS, '2026-01-02');
  const read = (path: string) => JSON.parse(files.find((file) => file.path === path)?.text ?? '');
  const schemas = Object.entries(read('.vscode/settings.json')['yaml.schemas']);
  expect(schemas).toContainEqual(['content/.schemas/page-events.json', 'content/pages/events.yaml']);
  const paths = new Set(files.map(({ path }) => path));
  expect(schemas.filter(([schema]) => !paths.has(schema))).toEqual([]);
  const snippets: { prefix: string; body: string[] }[] = Object.values(read('.vscode/liner.code-snippets'));
  const written = snippets.map(({ prefix, body }) => {
    const text = body.join('\n').replace(/\\([\\$}])/g, '$1');
    return [prefix, Object.keys(parse(text))];
  });
  expect(written.filter(([prefix, keys]) => keys?.toString() !== prefix)).toEqual([]);
  expect(written.map(([prefix]) => prefix)).toEqual(
    expect.arrayContaining(['streaming_links', 'episode_title']),
  );
  expect(snippets.find(({ prefix }) => prefix === 'artists')?.body.join()).toContain("'{artist\\}'");
});
