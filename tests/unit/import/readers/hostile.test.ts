/** Sources of others: they cost no time by the square, and lead nowhere. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { undoLast } from '../../../../generator/app/site-files/undo.ts';
import { READERS } from '../../../../generator/import/plan/readers.ts';
import { readNotes } from '../../../../generator/import/readers/calendar/calls.ts';
import { cleanText } from '../../../../generator/import/readers/shared/clean.ts';
import { parseSheet } from '../../../../generator/import/readers/shared/cue-sheet.ts';
import { plainToMarkdown, toMarkdown } from '../../../../generator/import/readers/shared/markdown.ts';
import { openPeople } from '../../../../generator/import/readers/shared/roles.ts';
import { dropShortcodes } from '../../../../generator/import/readers/shared/shortcodes.ts';
import { readMarkdown } from '../../../../generator/import/readers/table/markdown.ts';
import { readPostText } from '../../../../generator/import/readers/wordpress/post.ts';
import { listSource, openingOf } from '../../../../generator/import/sources/files.ts';
import { prepareFolders } from '../../../helpers/folders.ts';
import { planSources } from '../whole.ts';
import { makeSite } from '../write/site.ts';

const folder = prepareFolders();

const READ: readonly ((text: string) => unknown)[] = [
  ...[cleanText, toMarkdown, plainToMarkdown, dropShortcodes, readPostText, parseSheet, readNotes],
  (text) => readMarkdown(`# ${text}\n| a | b |\n|${text}|---|\n|---|---|\n| ${text} | b |`, () => true),
  (text) => toMarkdown(`<code>${text}`),
  (text) => parseSheet(`FILE "a" MP3\nTRACK 01 AUDIO\nTITLE ${text}\nREM RECORDED_BY ${text}\n  ${text}`),
];

/** Beginnings of what never ends. */
const UNITS = fc.constantFrom(
  ...[
    ' ',
    '\u00a0',
    '&nbsp;',
    '<img ',
    '<a ',
    '<pre>',
    '<p',
    '<p>x\n',
    '[',
    '[a "',
    '[caption]',
    '[vc_raw_html]',
  ],
  ...[
    '<!--',
    '<script>',
    '<pre wp-block-verse>',
    '\\',
    '*',
    'www.',
    ' \n',
    '\n\n',
    'a\n',
    '`',
    '`a',
    '![',
    '](',
    'REM ',
    '-- a\n',
    '"',
  ],
);

/** Characters. What takes time by its square is not done with it within the limit of a test; the rest takes moments. */
const LONG = 250_000;

test('a long text of beginnings is read to its end', () => {
  fc.assert(
    fc.property(fc.constantFrom(...READ), UNITS, fc.constantFrom('', 'x'), (read, unit, end) => {
      expect(read(unit.repeat(LONG / unit.length) + end)).toBeDefined();
    }),
    { numRuns: 40 },
  );
});

test.each(['the same song', 'a song of the same record'])(
  'a table with thousands of rows is read and matched, each %s',
  async (what) => {
    const site = makeSite();
    const rows = Array.from({ length: 2_000 }, (_, index) => {
      const code = String(index).padStart(5, '0');
      return what === 'the same song'
        ? `Night Bus,2024-03-01,QZABC26${code},${writeUpc(index)}`
        : `Song ${index.toString(36)},2024-03-01,QZABC26${code},${writeUpc(0)}`;
    });
    site.write('songs.csv', ['Release Title,Release Date,ISRC,UPC', ...rows].join('\n'));
    const { entries } = await planSources(site, 'songs.csv');
    expect(entries).toHaveLength(2_000);
    expect(new Set(entries.map(({ file }) => file)).size).toBe(2_000);
  },
);

const SITE = { artist: 'Noor Vale', timezone: 'Europe/Lisbon', today: '2026-11-26' };

test.each<[name: string, length: number, begin: string, part: (index: number) => string, end: string]>([
  ['a.csv', 9e4, 'Release Title,UPC,Catalogue Number,Format\n', (at) => `A,${writeUpc(at)},C1,LP\n`, ''],
  ['wide.csv', 4.5e5, 'title\n', (at) => (at % 2 === 0 ? 'a\n' : 'a,b\n'), ''],
  [
    'a.md',
    4e5,
    '',
    (at) => `\n| Date | City | Venue | c${at} |\n|-|-|-|-|\n| 2027-01-01 | L | H | x |\n`,
    '',
  ],
  [
    'discogs.json',
    2e6,
    '{"releases":[{"artists_sort":"x"},',
    (at) => (at % 2 ? '{"role":"x"},' : '{},'),
    '{}]}',
  ],
  [
    'musicbrainz.json',
    2e6,
    `{"title":"A","primary-type":"Album","id":"${randomUUID()}","releases":[`,
    (at) => `{"id":"${at}"},`,
    '{}]}',
  ],
  [
    'feed.json',
    1e6,
    '{"version":"https://jsonfeed.org/version/1.1","title":"a","items":[',
    (at) => `{"id":"${at}"},`,
    '{}]}',
  ],
  ['a.html', 1e6, '<meta name="generator" content="Bandcamp">', () => '<div>', ''],
  [
    'a.ics',
    1e5,
    'BEGIN:VCALENDAR\n',
    () => 'BEGIN:VEVENT\nDTSTART:20000101T200000\nSUMMARY:A\nRRULE:FREQ=DAILY;COUNT=9999\nEND:VEVENT\n',
    'END:VCALENDAR\n',
  ],
])('%s with many of the same parts is read in seconds', async (name, length, begin, part, end) => {
  const file = join(folder(), name);
  const parts = Array.from({ length: Math.ceil(length / part(9999).length) }, (_, index) => part(index));
  writeFileSync(file, begin + parts.join('') + end);
  const all = listSource(file) ?? [];
  const reader = READERS.find((each) => all.some((one) => each.recognises(openingOf(one))));
  const start = process.cpuUsage();
  expect(await reader?.read(all, SITE, { all, columns: {} })).toBeDefined();
  // By the square, it is half a minute or more.
  expect(process.cpuUsage(start).user).toBeLessThan(20_000_000);
});

/** With its last digit, which follows from the others. */
function writeUpc(number: number): string {
  const digits = String(10_000_000_000 + number);
  const sum = [...digits].reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

test('links out of a folder are left out and named', () => {
  const [own, other] = [folder(), folder()];
  writeFileSync(join(other, 'private.png'), 'x');
  mkdirSync(join(own, 'album'));
  writeFileSync(join(own, 'album/a.mp3'), 'x');
  symlinkSync(join(other, 'private.png'), join(own, 'album/cover.png'));
  symlinkSync(other, join(own, 'album/more'));
  symlinkSync(join(own, 'album/a.mp3'), join(own, 'album/b.mp3'));
  const refused: string[] = [];
  const files = listSource(own, ({ name, reason }) =>
    refused.push(`${name.slice(own.length + 1)}: ${reason}`),
  );
  expect(files?.map(({ name }) => name.slice(own.length + 1))).toEqual(['album/a.mp3', 'album/b.mp3']);
  expect(refused).toEqual([
    'album/cover.png: it is a link that leads out of the folder.',
    'album/more: it is a link that leads out of the folder.',
  ]);
});

test('a folder with too many files is too large, whatever can be read of it', () => {
  const [own, other] = [folder(), folder()];
  for (const name of ['a', 'b']) writeFileSync(join(own, name), 'x');
  for (const name of ['c', 'd', 'e']) symlinkSync(other, join(own, name));
  expect(listSource(own, () => {}, 4)).toHaveLength(5);
  expect(listSource(own, () => {}, 5)).toHaveLength(2);
});

test.each(['l/empty', 'l', 'l\\empty', '.'])('undo removes no folder that a link leads to: %s', (path) => {
  const [root, other] = [folder(), folder()];
  for (const each of [
    join(other, 'empty'),
    join(root, 'content'),
    join(root, 'assets'),
    join(root, '.liner/imports'),
  ])
    mkdirSync(each, { recursive: true });
  symlinkSync(other, join(root, 'assets/l'));
  const places = { content: 'content', assets: 'assets' };
  const record = {
    version: 1,
    day: '2026-11-26',
    isUndone: false,
    places,
    files: [],
    folders: [{ folder: 'assets', path }],
  };
  writeFileSync(join(root, '.liner/imports/1.json'), JSON.stringify(record));
  undoLast({ root, content: join(root, 'content'), assets: join(root, 'assets') });
  expect(existsSync(join(other, 'empty'))).toBe(true);
});

test('roles are cleaned as names are', () => {
  const people = openPeople();
  people.add('Cello\u202e\u0007 ', 'Ana');
  people.add('\u202e', 'Bo');
  expect(people.facts()).toMatchObject({ credits: { Cello: ['Ana'] } });
});
