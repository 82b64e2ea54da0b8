/** Booklets that are made of what is written on a release. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPage } from '../helpers/html.ts';
import { type Pdf, readPdf } from '../helpers/pdf.ts';
import { drawCover } from '../helpers/pictures.ts';
import { makeSite, RELEASE, removeSite, runLiner, SITE_YAML, type TestSite } from '../helpers/site.ts';
import { sample, sine, wav } from '../helpers/sounds.ts';

const ENV = { SOURCE_DATE_EPOCH: '1790000000', LINER_PRIVATE_KEY: 'k'.repeat(40) };

const NIGHT_BUS = `---
title: Night Bus
type: album
release_date: 2026-01-02
booklet: true
artwork_url: artwork/night-bus.jpg
label: Slow Records
catalogue_number: SLW-7
copyright: 2026 Artist
phonographic_copyright: 2026 Slow Records
download: true
credits: {Producer: Ada Muster, Thanks: [The night driver, Bo]}
tracks:
  - title: First Light
    audio: audio/first.wav
    lyrics: |
      [Verse 1: Ada]
      The lamps go out in rows
      and nobody knows
    lyrics_translation: Die Lampen gehen aus
  - title: قمر
    duration: '3:20'
    audio: audio/second.wav
    credits: {Oud: Karim}
    story: Written on the roof.
    lyrics: |
      قمر على السطح
---
## How it was made

In *one* night, with [a microphone](https://mic.example/).

![The bus at dawn](photos/bus.jpg "Photo: Kim Ro")

- One take
`;

const other = (more: string) => RELEASE.replace('genre:', `${more}\ngenre:`);

let site: TestSite;
let stderr: string;
let screen: Pdf;
let print: Pdf;
const bytesOf = (path: string) => readFileSync(join(site.root, 'dist', path));
const FOLDER = 'music/releases/night-bus';

beforeAll(async () => {
  const cover = await drawCover(300).jpeg().toBuffer();
  const sound = (tone: number) => wav({ rate: 8000, channels: sample([sine(tone)], 4, 8000) });
  site = makeSite(
    {
      'content/site.yaml': `${SITE_YAML}languages: [{code: en, name: English}, {code: ar, name: العربية}]\n`,
      'content/releases/night-bus.md': NIGHT_BUS,
      'content/releases/plain.md': RELEASE,
      'content/releases/own.md': other('booklet: /booklets/own.pdf'),
      'content/releases/draft.md': other('booklet: true\ndraft: true'),
      'content/releases/secret.md': other('booklet: true\nprivate: [{for: Anna}]'),
      'content/releases/hidden.md': other('booklet: true\nunlisted: true'),
      'content/releases/hangul.md': other('booklet: true\nlyrics: 노래'),
      'content/pages/press.yaml':
        'bios: {short: Short.}\nphotos: [{file: photos/artist.jpg, title: Artist}]\n',
      'assets/artwork/night-bus.jpg': await drawCover(400, 300).jpeg().toBuffer(),
      'assets/photos/bus.jpg': cover,
      'assets/photos/artist.jpg': cover,
      'assets/audio/first.wav': sound(220),
      'assets/audio/second.wav': sound(330),
      'assets/static/booklets/own.pdf': '%PDF-1.4\n%%EOF\n',
    },
    { keep: true },
  );
  const run = await runLiner(site.root, ['build'], ENV);
  expect(run.code, run.stderr).toBe(0);
  stderr = run.stderr;
  screen = await readPdf(bytesOf(`${FOLDER}/night-bus-booklet.pdf`));
  print = await readPdf(bytesOf(`${FOLDER}/night-bus-booklet-print.pdf`));
  return () => removeSite(site.root);
});

it('is made where a release asks for it, in each language, and nowhere else', () => {
  const files = site.list('dist').filter((path) => path.includes('booklet'));
  const made = ['hidden', 'night-bus'].flatMap((slug) =>
    ['booklet-print', 'booklet'].map((name) => `music/releases/${slug}/${slug}-${name}.pdf`),
  );
  expect(files.sort()).toEqual([...made, ...made.map((path) => `ar/${path}`), 'booklets/own.pdf'].sort());
  expect(stderr).toMatch(/hangul\.md[\s\S]*do not have 노 래, so the PDF files with this text are not made/);
});

it('is offered on the page of its release with its pages and size', () => {
  const page = readPage(site, `dist/${FOLDER}/index.html`);
  const [pages, printed] = [screen.pages.length, print.pages.length];
  expect(page.text).toMatch(new RegExp(`Download PDF, ${pages} pages, [\\d.]+ KB`));
  expect(page.text).toMatch(new RegExp(`For print: PDF, ${printed} pages, [\\d.]+ KB`));
  expect(page.addresses).toEqual(
    expect.arrayContaining([`/${FOLDER}/night-bus-booklet.pdf`, `/${FOLDER}/night-bus-booklet-print.pdf`]),
  );
  const own = readPage(site, 'dist/music/releases/own/index.html');
  expect(own.addresses).toContain('/booklets/own.pdf');
  expect(own.text).not.toContain('For print');
});

it('is in the press kit, and in the archive of the recordings', () => {
  const zips = site.list('dist').filter((path) => /^(press|assets).*\.zip$/.test(path));
  const found = zips.flatMap((path) =>
    Object.entries(unzipSync(bytesOf(path))).filter(([name]) => /booklet\.pdf$/.test(name)),
  );
  expect(found.map(([name]) => name.split('/').slice(1).join('/')).sort()).toEqual([
    'booklets/night-bus-booklet.pdf',
    'extras/night-bus-booklet.pdf',
  ]);
  const file = Buffer.compare.bind(null, bytesOf(`${FOLDER}/night-bus-booklet.pdf`));
  expect(found.map(([, bytes]) => file(bytes))).toEqual([0, 0]);
});

describe('a booklet', () => {
  it('has everything that is written on the release', () => {
    for (const { pages } of [screen, print]) {
      const text = pages.join(' ');
      for (const words of [
        ...['Artist', 'Night Bus', 'Album · 2026 · 3:24', '01 First Light 0:04', '02 قمر 3:20'],
        ...[
          'Verse 1: Ada',
          'The lamps go out in rows and nobody knows',
          'Die Lampen gehen aus',
          'قمر على السطح',
        ],
        ...['How it was made', 'In one night, with a microphone (https://mic.example/).', '– One take'],
        ...[
          'Written on the roof.',
          'Producer Ada Muster',
          'The night driver, Bo',
          'Oud: Karim',
          'Photo: Kim Ro',
        ],
        ...['Slow Records · SLW-7 · 2026', '© 2026 Artist', '(P) 2026 Slow Records'],
        'artist.example/music/releases/night-bus',
      ])
        expect(text).toContain(words);
    }
  });

  it('is tagged, with a title, a language, headings, alternative texts and bookmarks', () => {
    expect(screen).toMatchObject({ title: 'Artist – Night Bus', language: 'en', tagged: true });
    expect(screen.roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(screen.roles.filter((role) => role === 'H2')).toHaveLength(5);
    // The cover, the bus, and the code of the page.
    expect(screen.alts).toEqual([
      'Cover of Night Bus',
      'The bus at dawn',
      'https://artist.example/music/releases/night-bus/',
    ]);
    expect(screen.bookmarks).toEqual([
      'Night Bus',
      '01 First Light',
      '02 قمر',
      'How it was made',
      'قمر',
      'Credits',
    ]);
    expect(screen.links).toEqual(['https://artist.example/music/releases/night-bus/']);
    expect(Object.values(screen.fonts)).not.toContain(false);
  });

  it('is square, and for print has bleed, marks and whole sheets', () => {
    expect(new Set(screen.sizes.map(String))).toEqual(new Set(['340,340']));
    expect(new Set(print.sizes.map(String))).toEqual(new Set(['397,397']));
    expect(print.pages.length % 4).toBe(0);
    // 10 mm, 7 mm, and 120 and 126 mm more.
    const boxes = bytesOf(`${FOLDER}/night-bus-booklet-print.pdf`).toString('latin1');
    expect(boxes.match(/\/TrimBox \[28\.34\d* 28\.34\d* 368\.50\d* 368\.50\d*\]/g)).toHaveLength(
      print.pages.length,
    );
    expect(boxes.match(/\/BleedBox \[19\.84\d* 19\.84\d* 377\.00\d* 377\.00\d*\]/g)).toHaveLength(
      print.pages.length,
    );
    expect(bytesOf(`${FOLDER}/night-bus-booklet.pdf`).includes('TrimBox')).toBe(false);
  });

  it('reads from right to left in Arabic', async () => {
    const arabic = await readPdf(bytesOf(`ar/${FOLDER}/night-bus-booklet.pdf`));
    expect(arabic.language).toBe('ar');
    expect(arabic.pages.join(' ')).toContain('المشاركون');
  });
});

it('has the same bytes without the cache', async () => {
  const names = ['night-bus-booklet.pdf', 'night-bus-booklet-print.pdf'];
  const before = names.map((name) => bytesOf(`${FOLDER}/${name}`));
  const run = await runLiner(site.root, ['build', '--fresh'], { ...ENV, TZ: 'Pacific/Kiritimati' });
  expect(run.code, run.stderr).toBe(0);
  expect(names.map((name) => bytesOf(`${FOLDER}/${name}`))).toEqual(before);
});
