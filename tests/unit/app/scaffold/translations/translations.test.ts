import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GRAMMAR } from '../../../../../generator/app/list/grammar.ts';
import {
  countStates,
  importTable,
  loadRecord,
  saveRecord,
} from '../../../../../generator/app/scaffold/translations/index.ts';
import {
  readTable,
  TableError,
  writeTable,
} from '../../../../../generator/app/scaffold/translations/table.ts';
import { readSources } from '../../../../../generator/engine/content/read/index.ts';
import {
  listAllTexts,
  type TranslatableText,
} from '../../../../../generator/engine/content/translate/list.ts';
import { lintTranslations } from '../../../../../generator/site/lint/languages.ts';
import { describe } from '../../../../helpers/content.ts';

const CODES = ['en', 'ar'];

const FILES: Record<string, string> = {
  'site.yaml': `base_url: https://eddy.example
languages: [{code: en, name: English}, {code: ar, name: العربية}]
artist:
    name: EDDY # the name on the sleeve
    roles: [singer, producer]
`,
  'releases/one.md': `---
# Everything about it
title: One, "the first"
type: single
description: >-
  A long line that is folded here
  and goes on.
tracks:
  - {title: First; or not, duration: 180}   # side A
  - title: Second
    ar:
      title: الثانية
---
- A list
- of two

=> and an arrow
`,
  'releases/two.md': "---\r\ntitle: Two\r\ntype: single\r\nar: {title: اثنان}\r\n---\r\nIt's here.\r\n",
  'releases/two.ar.md': '---\ndescription: وصف # a note\n---\nنص\n',
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liner-translations-'));
  for (const [path, text] of Object.entries(FILES)) write(path, text);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function read(path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

async function texts(): Promise<TranslatableText[]> {
  const { sources } = await readSources(folder, folder, GRAMMAR);
  return listAllTexts(sources, CODES, 'ar', GRAMMAR);
}

function readRows(table: string) {
  return readTable(Buffer.from(table), ['en', 'ar']);
}

async function take(table: string) {
  const { sources } = await readSources(folder, folder, GRAMMAR);
  return importTable(folder, sources, {
    code: 'ar',
    texts: await listAllTexts(sources, CODES, 'ar', GRAMMAR),
    rows: readRows(table),
  });
}

async function tableOf(): Promise<string> {
  return writeTable(await texts(), loadRecord(folder)['ar'], ['en', 'ar']);
}

test('every text is listed with its translation, and no fact', async () => {
  const list = (await texts()).map(({ file, path, text, translation }) => [
    `${file} ${path === 'body' ? path : path.join('/')}`,
    text,
    translation?.text,
  ]);
  expect(list).toEqual([
    ['releases/one.md title', 'One, "the first"', undefined],
    ['releases/one.md description', 'A long line that is folded here and goes on.', undefined],
    ['releases/one.md tracks/0/title', 'First; or not', undefined],
    ['releases/one.md tracks/1/title', 'Second', 'الثانية'],
    ['releases/one.md body', '- A list\n- of two\n\n=> and an arrow', undefined],
    ['releases/two.md title', 'Two', 'اثنان'],
    ['releases/two.md body', "It's here.", 'نص'],
    ['site.yaml artist/name', 'EDDY', undefined],
    ['site.yaml artist/roles', 'singer\nproducer', undefined],
  ]);
});

test('a table comes back as it went, whatever its program writes between the columns', async () => {
  const table = await tableOf();
  expect(table.startsWith('\ufeffkey,en,ar,state\r\n')).toBe(true);
  const rows = readRows(table);
  expect(rows.map(({ text }) => text)).toEqual((await texts()).map(({ text }) => text));
  // No spreadsheet takes a text for a formula.
  expect(table).not.toMatch(/,"?[=+@-]/);
  const unlike = '\ufeffkey;en;ar;state\r\n"releases/one.md title";"One, ""the first""";واحد؛;\r\n';
  expect(readRows(unlike)).toEqual([
    { name: 'releases/one.md title', text: 'One, "the first"', translation: 'واحد؛', line: 2 },
  ]);
});

test('columns are found by their names, and a table of spreadsheets is read however it was saved', () => {
  const rows = [{ name: 'a title', text: 'One', translation: 'واحد', line: 2 }];
  expect(readRows('state,AR,key,en,note\nmissing,واحد,a title,One,\n')).toEqual(rows);
  const wide = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from('key\ten\tar\r\na title\tOne\tواحد\r\n', 'utf16le'),
  ]);
  expect(readTable(wide, ['en', 'ar'])).toEqual(rows);
});

test.each([
  ['key,en,state\na title,One,missing\n', 'has no column  ar: its first line is  key,en,state'],
  ['a,b\n', 'has no column  key: its first line is  a,b'],
  ['', 'has no column  key: its first line is  '],
  ['key,en,ar\na title,One,??? ????\n', 'CSV UTF-8'],
  ['key,en,ar\na title,One,\ufffd\ufffd\n', 'CSV UTF-8'],
  [Buffer.from([...Buffer.from('key,en,ar\na title,One,'), 0xe1, 0xed, 0xe1, 0x0a]), 'CSV UTF-8'],
  ['key,en,ar\na "title",One,x\n', 'is no table of comma-separated values: '],
])('a table is refused that would do harm: %j', (table, reason) => {
  const read = () => readTable(typeof table === 'string' ? Buffer.from(table) : table, ['en', 'ar']);
  expect(read).toThrow(TableError);
  expect(read).toThrow(reason);
});

test('a row whose entry of a list has moved goes to where it is now', async () => {
  const table = (await tableOf()).replace('First; or not,', 'First; or not,الأولى');
  write(
    'releases/one.md',
    read('releases/one.md').replace('tracks:\n', 'tracks:\n  - {title: Zero, duration: 60}\n'),
  );
  expect(await take(table)).toMatchObject({ changed: 1, kept: 3, outdated: [], unknown: [] });
  const tracks = (await texts()).filter(({ path }) => path[0] === 'tracks');
  expect(tracks.map(({ translation }) => translation?.text)).toEqual([undefined, 'الأولى', 'الثانية']);
});

test('an empty cell removes no translation, and a list keeps the number of its entries', async () => {
  const table = (await tableOf()).replace('اثنان', '').replace('producer",', 'producer","مغنٍّ، منتج"');
  expect(await take(table)).toMatchObject({
    changed: 0,
    emptied: ['releases/two.md title'],
    unequal: ['site.yaml artist/roles'],
  });
  expect(read('releases/two.md')).toBe(FILES['releases/two.md']);
});

test('names and roles are listed and put back, each in the form that it is written in', async () => {
  write(
    'releases/one.md',
    `---
title: One
type: single
artists: ['{artist}', Karim Fathy] # both
label: '{artist}'
copyright: 2026 {artist}
credits:
  Vocals: '{artist}'
  Oud: [Karim Fathy, Samir]
tracks:
  - title: First
    artists:
      - '{artist}'
      - Karim Fathy # of Alexandria
      - {name: Dina, role: featuring}
    credits: [{role: Oud, name: [Karim Fathy, Samir], url: 'https://a.example'}]
---
`,
  );
  const found = (await texts()).filter(({ file }) => file === 'releases/one.md');
  expect(found.map(({ path, text }) => [String(path), text])).toEqual([
    ['title', 'One'],
    ['artists', '{artist}\nKarim Fathy'],
    ['credits', 'Vocals: {artist}\nOud: Karim Fathy\nOud: Samir'],
    ['tracks,0,title', 'First'],
    ['tracks,0,artists,1,name', 'Karim Fathy'],
    ['tracks,0,artists,2,name', 'Dina'],
    ['tracks,0,credits,0,role', 'Oud'],
    ['tracks,0,credits,0,name', 'Karim Fathy\nSamir'],
  ]);
  const rows = [
    ['artists', '{artist}\nKarim Fathy', '{artist}\nكريم فتحي'],
    ['credits', 'Vocals: {artist}\nOud: Karim Fathy\nOud: Samir', 'غناء: {artist}\nكريم فتحي\nسمير'],
    ['tracks/0/artists/1/name', 'Karim Fathy', 'كريم فتحي'],
    ['tracks/0/artists/2/name', 'Dina', 'دينا'],
    ['tracks/0/credits/0/role', 'Oud', 'عود'],
    ['tracks/0/credits/0/name', 'Karim Fathy\nSamir', 'كريم فتحي\nسمير'],
  ].map(([path, ...cells]) => [`releases/one.md ${path}`, ...cells].map((cell) => JSON.stringify(cell)));
  const table = `key,en,ar\n${rows.map((row) => row.join(',').replaceAll('\\n', '\n')).join('\n')}\n`;
  expect(await take(table)).toMatchObject({ changed: 6, unknown: [], outdated: [] });
  expect(read('releases/one.md')).toBe(`---
title: One
type: single
artists: ['{artist}', Karim Fathy] # both
label: '{artist}'
copyright: 2026 {artist}
credits:
  Vocals: '{artist}'
  Oud: [Karim Fathy, Samir]
tracks:
  - title: First
    artists:
      - '{artist}'
      - {name: Karim Fathy, ar: {name: كريم فتحي}} # of Alexandria
      - {name: Dina, role: featuring, ar: {name: دينا}}
    credits: [{role: Oud, name: [Karim Fathy, Samir], url: 'https://a.example', ar: {role: عود, name: [كريم فتحي, سمير]}}]
ar:
  artists: ['{artist}', كريم فتحي]
  credits:
    غناء: '{artist}'
    Oud: [كريم فتحي, سمير]
---
`);
  expect(await take(table)).toMatchObject({ files: [], kept: 6 });
});

test('a table without changes changes nothing', async () => {
  expect(await take(await tableOf())).toMatchObject({ files: [], changed: 0, kept: 3 });
  for (const [path, text] of Object.entries(FILES)) expect(read(path)).toBe(text);
});

test('translations go where they belong, and notes, order and all else stay', async () => {
  const table = (await tableOf())
    .replace('"One, ""the first""",', '"One, ""the first""",واحد: الأول')
    .replace('First; or not,', 'First; or not,"الأولى ""؟"""')
    .replace('arrow",', 'arrow","- قائمة\r\n- من اثنين"')
    .replace('producer",', 'producer","مغنٍّ\r\nمنتج"')
    .replace('EDDY,', 'EDDY,إيدي');
  const imported = await take(table);
  expect(imported).toMatchObject({ changed: 5, unknown: [], outdated: [] });
  expect(imported.files).toEqual(['releases/one.md', 'releases/one.ar.md', 'site.yaml']);
  expect(read('releases/one.ar.md')).toBe('---\n---\n\n- قائمة\n- من اثنين\n');
  const one = read('releases/one.md');
  for (const kept of ['# Everything about it', '# side A', '  and goes on.', '- A list\n- of two'])
    expect(one).toContain(kept);
  expect(one.indexOf('title: One')).toBeLessThan(one.indexOf('type: single'));
  expect(read('site.yaml')).toContain('# the name on the sleeve');
  const now = await texts();
  expect(now.map(({ translation }) => translation?.text)).toEqual([
    'واحد: الأول',
    undefined,
    'الأولى "؟"',
    'الثانية',
    '- قائمة\n- من اثنين',
    'اثنان',
    'نص',
    'إيدي',
    'مغنٍّ\nمنتج',
  ]);
  expect(await take(await tableOf())).toMatchObject({ files: [], changed: 0, kept: 8 });
});

test.each([
  ['ar: {}', 'ar:\n  title: واحد'],
  ['ar: { } # soon', 'ar: # soon\n  title: واحد'],
  ['ar:', 'ar:\n  title: واحد'],
  ['ar:   # soon', 'ar:   # soon\n  title: واحد'],
  ['ar:\n  # soon', 'ar:\n  title: واحد\n  # soon'],
  ['ar: ~', 'ar:\n  title: واحد'],
  ['ar: null', 'ar:\n  title: واحد'],
  ['ar: {description: وصف}', 'ar: {description: وصف, title: واحد}'],
])('below %j there is room for a translation', async (written, expected) => {
  const file = (block: string) => `---\ntitle: One\n${block}\ntype: single\n---\n`;
  write('releases/one.md', file(written));
  expect(await take('key,en,ar\nreleases/one.md title,One,واحد\n')).toMatchObject({ changed: 1 });
  expect(read('releases/one.md')).toBe(file(expected));
});

test('the mark at the start of a file stays, and line breaks that are mixed', async () => {
  const written = '\ufeff---\r\ntitle: One\ntype: single\r\n---\r\nText\n';
  write('releases/one.md', written);
  expect(await take('key,en,ar\nreleases/one.md title,One,واحد\n')).toMatchObject({ changed: 1 });
  expect(read('releases/one.md')).toBe(written.replace('single\r\n', 'single\r\nar:\r\n  title: واحد\r\n'));
});

test('where there is no room for a translation, the file stays as it is', async () => {
  const written = '---\ntitle: One\nextra: &same {a: b}\nar: *same\ntype: single\n---\n';
  write('releases/one.md', written);
  const table = 'key,en,ar\nreleases/one.md title,One,واحد\nsite.yaml artist/name,EDDY,إيدي\n';
  const name = 'releases/one.md title';
  expect(await take(table)).toMatchObject({ changed: 1, files: ['site.yaml'], unplaced: [name] });
  expect(read('releases/one.md')).toBe(written);
});

test.each(['', '[]', '{"ar":null}', '{"ar":{"a":["b"]}}', '{"ar":{"a":1}}'])(
  'a record that reads %j is begun again',
  async (record) => {
    write('.translations.json', record);
    expect(countStates(await texts(), loadRecord(folder)['ar'])).toMatchObject({ stale: 0 });
    saveRecord(folder, 'ar', await texts());
    expect(Object.keys(loadRecord(folder)['ar'] ?? {})).toHaveLength(3);
  },
);

test('what is in a file of its own stays there', async () => {
  const table = (await tableOf()).replace(/,نص,/, ',نص جديد,').replace(/اثنان/, 'الثاني');
  expect((await take(table)).files).toEqual(['releases/two.md', 'releases/two.ar.md']);
  expect(read('releases/two.ar.md')).toBe('---\ndescription: وصف # a note\n---\n\nنص جديد\n');
  expect(read('releases/two.md')).toBe(
    "---\r\ntitle: Two\r\ntype: single\r\nar: {title: الثاني}\r\n---\r\nIt's here.\r\n",
  );
});

test('a row whose text has changed or gone meanwhile is left out', async () => {
  const table = (await tableOf()).replace('EDDY,', 'EDDY,إيدي').replace('Two,اثنان', 'Two,الثاني');
  write('site.yaml', read('site.yaml').replace('name: EDDY', 'name: Eddy'));
  rmSync(join(folder, 'releases/two.md'));
  rmSync(join(folder, 'releases/two.ar.md'));
  expect(await take(table)).toMatchObject({
    changed: 0,
    outdated: ['site.yaml artist/name'],
    unknown: ['releases/two.md title', 'releases/two.md body'],
  });
});

test('a text that has changed since it was translated is stale, until its translation changes or is accepted', async () => {
  const states = async () => countStates(await texts(), loadRecord(folder)['ar']);
  saveRecord(folder, 'ar', await texts());
  expect(await states()).toEqual({ translated: 3, stale: 0, missing: 6 });
  write('releases/two.md', read('releases/two.md').replace('title: Two', 'title: Two and a half'));
  expect(await states()).toEqual({ translated: 2, stale: 1, missing: 6 });
  // Looking at it again does not make it new.
  saveRecord(folder, 'ar', await texts());
  expect(await states()).toMatchObject({ stale: 1 });
  const messages = lintTranslations(await texts(), 'ar', loadRecord(folder)['ar']).map(describe);
  expect(messages).toContain(
    'releases/two.md:4:13 language/stale "title" in ar translates an earlier version of the text. → The text is now:  Two and a half',
  );
  saveRecord(folder, 'ar', await texts(), true);
  expect(await states()).toMatchObject({ stale: 0 });
  write(
    'releases/two.md',
    read('releases/two.md').replace('Two and a half', 'Three').replace('اثنان', 'ثلاثة'),
  );
  expect(await states()).toMatchObject({ stale: 0 });
});

test('what is missing is reported for each file, in the place of the first text', async () => {
  const messages = lintTranslations(await texts(), 'ar', undefined).map(describe);
  expect(messages).toEqual([
    'releases/one.md:3:8 language/missing releases/one.md lacks 4 texts in ar: title; description; tracks 1 title; the text below the keys. → Until then visitors read the default language. For a list to fill in:  npx liner translations export ar',
    expect.stringContaining('site.yaml:4:11 language/missing site.yaml is not translated into ar yet.'),
  ]);
});

test.each([
  ['releases/two.md body', "It's here.", '::button[x]{url=javascript:alert(1)}', /javascript/],
  ['releases/two.md body', "It's here.", '::nothing', /nothing/],
  ['releases/two.md body', "It's here.", '[x](vbscript:x)', /vbscript/],
  ['releases/two.md title', 'Two', 'a\u0007b', /control/],
])('a translation that would be an error is left out, and its line named: %s %s %s', async (...words) => {
  const [name, text, translation, reason] = words;
  const body = 'releases/one.md body,"- A list\n- of two\n\n=> and an arrow",هنا';
  const artist = 'site.yaml artist/name,EDDY,"إي\nدي"';
  const { refused, files, changed } = await take(
    `key,en,ar\n\n${artist}\n${name},${text},"${translation}"\n${body}\n`,
  );
  expect(refused).toMatchObject([{ name, line: 5, problem: { message: expect.stringMatching(reason) } }]);
  expect({ files, changed }).toEqual({ files: ['site.yaml', 'releases/one.ar.md'], changed: 2 });
  for (const path of ['releases/two.md', 'releases/two.ar.md']) expect(read(path)).toBe(FILES[path]);
});

test('an error that the content has already keeps no translation out', async () => {
  write('releases/one.md', `${read('releases/one.md')}\n::nothing\n`);
  const rows = [
    'releases/one.md title,"One, ""the first""",واحد',
    'releases/one.md description,A long line that is folded here and goes on.,a\u0007b',
  ];
  expect(await take(`key,en,ar\n${rows.join('\n')}\n`)).toMatchObject({
    changed: 1,
    refused: [{ name: 'releases/one.md description', line: 3 }],
  });
  expect(read('releases/one.md')).toContain('\nar:\n  title: واحد\n');
});

test('of many rows for one text, the last is taken', async () => {
  const row = (translation: string) =>
    `releases/one.md body,"- A list\n- of two\n\n=> and an arrow",${translation}\n`;
  const began = process.cpuUsage();
  expect(await take(`key,en,ar\n${row('س').repeat(50_000)}${row('ص')}`)).toMatchObject({ changed: 1 });
  expect(process.cpuUsage(began).user).toBeLessThan(20_000_000);
  expect(read('releases/one.ar.md')).toBe('---\n---\n\nص\n');
});

test('names with translations of their own are listed where they are described, and nowhere else', async () => {
  write('artists/noor.md', '---\n{name: Noor Vale, kind: person, ar: {name: نور فيل}}\n---\n');
  write(
    'releases/three.md',
    '---\n{title: Three, type: single, artists: [noor], label: noor vale, credits: {Oud: noor}}\n---\n',
  );
  write(
    'pages/events.yaml',
    `venues: {hall: {name: The Hall, city: Leeds}}
events:
  - {title: Late, date: 2026-10-09, venue: hall, artists: [noor]}
  - {title: Later, date: 2026-10-10, venue: The Hall, support: [Noor Vale, Somebody Else]}
`,
  );
  write('site.yaml', `${FILES['site.yaml']}look: {style: board, font: Anton}\n`);
  const list = (await texts()).map(({ file, path, text }) => `${file} ${[path].flat().join('/')}: ${text}`);
  expect(list.filter((text) => /noor|hall|look|support/i.test(text))).toEqual([
    'artists/noor.md name: Noor Vale',
    'pages/events.yaml venues/hall/name: The Hall',
    'pages/events.yaml venues/hall/city: Leeds',
    'pages/events.yaml events/1/support: Noor Vale\nSomebody Else',
    'releases/three.md credits: Oud: noor',
  ]);
});

test.each([
  ['Schweiz', 'country: CH  For a list'],
  ['Suisse', 'country: CH  For a list'],
  ['CH', undefined],
  ['Atlantis', 'Until then'],
])('a country written as %s', async (country, hint) => {
  write('pages/events.yaml', `events: [{title: Late, date: 2026-10-09, city: Basel, country: ${country}}]\n`);
  write('pages/events.de.yaml', '{}\n');
  const { sources } = await readSources(folder, folder, GRAMMAR);
  const all = await listAllTexts(sources, ['en', 'de'], 'de', GRAMMAR);
  const [problem] = lintTranslations(
    all.filter(({ path }) => path.at(-1) === 'country'),
    'de',
    {},
  );
  if (hint === undefined) expect(problem).toBeUndefined();
  else expect(problem?.hint).toContain(hint);
  if (country === 'Atlantis') expect(problem?.hint).not.toContain('country:');
});

test('names may be the same in languages of one script, and are not missing there', async () => {
  write(
    'releases/three.md',
    `---
title: Three
type: album
label: Slow Records
artists: [Noor Vale]
press_quotes: [{text: Good., outlet: Choir Weekly, author: Kim Ro}]
tracks: [{title: Allegro, composer: Fanny Hensel, work: Songs, opus: op. 1, movement: I}]
---
`,
  );
  write(
    'pages/events.yaml',
    `events:
  - {title: Late, date: 2026-10-09, venue: Hall, address: 1 High Street, city: Leeds, tour: Leeds 2026,
     series: Hall Nights, festival: Hall Days, days: [{date: 2026-10-09, stage: Foyer}],
     programme: [{composer: Fanny Hensel, work: Songs, movements: [Allegro, Presto]}]}
`,
  );
  write(
    'pages/lessons.md',
    '---\ntitle: Lessons\ncourses: [{title: Strings, venue: School, city: Leeds, rhythm: Weekly}]\n---\n',
  );
  const { sources } = await readSources(folder, folder, GRAMMAR);
  const missing = async (code: string) => {
    const all = await listAllTexts(sources, ['en', code], code, GRAMMAR);
    return lintTranslations(all, code, {}).flatMap(
      ({ message }) => /three|events|lessons/.exec(message) && message,
    );
  };
  expect((await missing('de')).filter(Boolean)).toEqual([
    'pages/events.yaml lacks one text in de: events 1 title.',
    'pages/lessons.md lacks 3 texts in de: title; courses 1 title; courses 1 rhythm.',
    'releases/three.md lacks 2 texts in de: title; press_quotes 1 text.',
  ]);
  expect((await missing('ar')).filter(Boolean)).toEqual([
    'pages/events.yaml is not translated into ar yet.',
    'pages/lessons.md is not translated into ar yet.',
    'releases/three.md is not translated into ar yet.',
  ]);
});

test('of prices, those with words are texts', async () => {
  write(
    'pages/events.yaml',
    `events:
  - {title: One, date: 2026-10-09, city: Leeds, price: free}
  - {title: Two, date: 2026-10-10, city: Leeds, price: [18 EUR, 12 EUR reduced], ar: {price: [18 EUR, 12 EUR للطلاب]}}
  - {title: Three, date: 2026-10-11, city: Leeds, price: Pay what you can}
  - {title: Four, date: 2026-10-12, city: Leeds, price: £20 / ₦35 000}
  - {title: Five, date: 2026-10-13, city: Leeds, price: {amount: 5, currency: EUR, label: Late}}
`,
  );
  const prices = (await texts()).filter(({ path }) => path.includes('price'));
  expect(
    prices.map(({ path, text, translation }) => [[path].flat().join('/'), text, translation?.text]),
  ).toEqual([
    ['events/1/price', '18 EUR\n12 EUR reduced', '18 EUR\n12 EUR للطلاب'],
    ['events/2/price', 'Pay what you can', undefined],
    ['events/4/price/label', 'Late', undefined],
  ]);
});
