import { join } from 'node:path';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { openCache } from '../../../../generator/engine/cache/index.ts';
import { type FontInstance, openFonts } from '../../../../generator/engine/media/fonts/index.ts';
import type { PressKit } from '../../../../generator/features/press/kit.ts';
import { listKit } from '../../../../generator/features/press/kit-archive.ts';
import { writeReadme } from '../../../../generator/features/press/kit-texts.ts';
import { trackCoverage } from '../../../../generator/features/press/pdf/coverage.ts';
import { LIMITS, type OneSheet, writeOneSheet } from '../../../../generator/features/press/pdf/one-sheet.ts';
import { openPdfFonts } from '../../../../generator/features/press/pdf-files.ts';
import { projectPdfs } from '../../../../generator/features/press/pdf-texts.ts';
import { SLEEVE_PDF } from '../../../../generator/site/schema/pdf-style.ts';
import { ENGLISH_WORDS } from '../../../../generator/site/words/index.ts';
import { readPdf } from '../../../helpers/pdf.ts';
import { drawCover } from '../../../helpers/pictures.ts';
import { packageRoot } from '../../../helpers/site.ts';

const AT = { file: 'content/site.yaml', line: 1, column: 1 };

describe('characters', () => {
  const printable = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ äé.,-–\'"');

  it.each([
    ['as they are', 'Röntgen, né', 'Rontgen, né', ['ö'], [], []],
    ['composed or not', 'ne\u0301', 'né', [], [], []],
    ['without marks where the fonts have none', 'Łódź', 'Lodz', ['Ł', 'ó', 'ź'], [], []],
    ['in another form', 'a\u2011b\u00adc\u200bd\u2003e', 'a-bcd e', [], [], []],
    ['without signs', 'a 🎧, b 👩🏽‍🎤', 'a, b ', [], ['🎧', '👩', '🏽', '🎤'], []],
    ['not at all', 'DJ نور 音', 'DJ  ', [], [], ['ن', 'و', 'ر', '音']],
  ])('are printed %s', (_, text, printed, unmarked, dropped, missing) => {
    const coverage = trackCoverage(printable, 'ltr');
    expect(coverage.adapt(text)).toBe(printed);
    expect([[...coverage.unmarked], [...coverage.dropped], [...coverage.missing]]).toEqual([
      unmarked,
      dropped,
      missing,
    ]);
  });
});

describe('the one-sheet', () => {
  const cache = openCache();
  const opened = openFonts({
    assets: join(packageRoot, 'tests/fixtures/site/assets'),
    root: packageRoot,
    packageRoot,
    cache,
    ownCache: cache,
  });
  const fonts = opened.then(({ fonts: files }) => openPdfFonts(files, false));
  const print = async (sheet: OneSheet) =>
    readPdf(
      await writeOneSheet(sheet, {
        language: 'en-US',
        created: new Date('2025-08-01T00:00:00Z'),
        style: SLEEVE_PDF,
        fonts: await fonts,
      }),
    );

  const words = (length: number) => 'Wide Words '.repeat(length).slice(0, length).trim();
  const rows = Array.from({ length: 60 }, (_, index) => ({
    name: `Profile ${index}`,
    url: `https://p${index}.example/`,
  }));

  it('has names that are wide, and headings that are heavier than text', async () => {
    const instances = await fonts;
    const measure = ([main]: readonly FontInstance[]) => {
      const font = create(Buffer.from(main?.file ?? []));
      if (!('layout' in font)) throw new Error('A collection of fonts is no instance.');
      return font.layout('EDDY').advanceWidth / font.unitsPerEm;
    };
    const text = measure(instances.text);
    expect(measure(instances.strong)).toBeGreaterThan(text * 1.02);
    expect(measure(instances.name)).toBeGreaterThan(text * 1.2);
  });

  const labels = { sheet: 'One-sheet', about: 'About', films: 'Scores', links: 'Links', contact: 'Contact' };

  it('is one page with the most that it may hold', async () => {
    const { pages } = await print({
      labels,
      artist: words(LIMITS.name),
      facts: words(LIMITS.facts),
      newest: {
        title: words(LIMITS.title),
        label: 'Latest release',
        alt: 'Cover',
        url: `https://artist.example/music/releases/${'long-'.repeat(12)}/`,
        lines: Array.from({ length: 3 }, () => words(LIMITS.line)),
        description: words(LIMITS.description),
      },
      cover: await drawCover(300).jpeg().toBuffer(),
      bio: words(LIMITS.bio),
      films: Array.from({ length: 8 }, () => ({
        label: '2026',
        words: words(120),
        url: 'https://a.example/',
      })),
      links: rows,
      contacts: Array.from({ length: LIMITS.contacts }, () => ({
        label: 'Press',
        words: 'last@artist.example',
        url: 'mailto:last@artist.example',
      })),
      foot: 'Foot',
    });
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('last@artist.example');
    expect(pages[0]).toContain('Latest release');
  });

  it('is one page with next to nothing, and with a word that is too long for its line', async () => {
    const least: OneSheet = {
      labels,
      artist: 'X',
      facts: '',
      newest: undefined,
      cover: undefined,
      bio: '',
      films: [],
      links: [],
      contacts: [],
      foot: '',
    };
    expect((await print(least)).pages).toEqual(['One-sheet X 1/1']);
    const long = 'Rindfleischetikettierungsueberwachungsaufgabenuebertragung';
    const { pages } = await print({ ...least, artist: long, links: rows });
    expect(pages).toHaveLength(1);
    // As many links as fit, in their order.
    expect(pages[0]).toContain(long);
    expect(pages[0]).toMatch(/Profile 0\b.*Profile 20\b/);
    expect(pages[0]).not.toContain('Profile 59');
  });
});

describe('the README', () => {
  const kit: PressKit = {
    artist: 'The Ferries',
    style: SLEEVE_PDF,
    fileNames: { artist: 'The Ferries', language: 'en' },
    roles: [],
    date: undefined,
    timezone: 'UTC',
    words: ENGLISH_WORDS,
    url: 'https://a.example/',
    license: undefined,
    contacts: [],
    codes: [],
    people: [
      {
        label: 'Booking',
        who: 'Kim Ro, Nine',
        address: 'kim@nine.example',
        url: 'mailto:kim@nine.example',
        more: ['+47 22'],
      },
    ],
    members: [
      { isFormer: false, list: ['Ana, vocals'] },
      { isFormer: true, list: ['Bo, drums, 2015–2019'] },
    ],
    otherNames: ['Ferries'],
    profiles: [],
    bios: [],
    rider: [],
    works: [],
    films: [],
    photos: [],
    logos: [],
    covers: [],
    quotes: [],
    releases: [],
    newest: undefined,
    at: { name: AT, bios: AT, rider: AT, works: AT, release: AT },
  };

  it('names only what is there, and everybody who is known', () => {
    const lines = writeReadme(kit, ['biography/short-bio.txt', 'technical-rider/technical-rider.txt']).split(
      '\n',
    );
    expect(lines).toContain('biography/        Biographies as plain text');
    expect(lines).toContain('technical-rider/  The technical rider as plain text');
    expect(lines.join('\n')).toContain(
      '\n\nMEMBERS\nAna, vocals\n\nFORMER MEMBERS\nBo, drums, 2015–2019\n\n',
    );
    expect(lines).toContain('Booking: Kim Ro, Nine, kim@nine.example, +47 22');
    expect(lines).toContain('Please ask before you use it: kim@nine.example');
    expect(lines).toContain('Also known as Ferries');
  });

  it('promises documents where they were made', () => {
    const lines = writeReadme(kit, ['biography/a.txt', 'biography/a.pdf', 'technical-rider/a.pdf']);
    expect(lines).toContain('Biographies as plain text, and all of them as a PDF\n');
    expect(lines).toContain('The technical rider as PDF and plain text\n');
    expect(writeReadme({ ...kit, members: [] }, [])).not.toContain('MEMBERS');
  });

  it('has the sum of each file once, also where it is written once more', async () => {
    const bios = [{ id: 'short' as const, label: 'Short bio', words: 1, blocks: [] }];
    const { entries } = listKit(
      { ...kit, bios },
      { photos: [], covers: [], logos: [], pdfs: [], booklets: [] },
      'kit',
    );
    const write = async () => {
      const files: string[] = [];
      for (const { read } of entries) files.push(String(await read()));
      return files;
    };
    const first = await write();
    expect(first.at(-1)?.trim().split('\n')).toEqual([
      expect.stringMatching(/^[0-9a-f]{64} {2}README\.txt$/),
      expect.stringMatching(/^[0-9a-f]{64} {2}biography\/short-bio\.txt$/),
    ]);
    expect(await write()).toEqual(first);
  });

  it('a biography of a band ends with its members, where its letters can say who they are', () => {
    const letters = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ·./:-–,');
    const bio = { id: 'short' as const, label: 'Short bio', words: 1, blocks: [] };
    const titles = (members: typeof kit.members) =>
      projectPdfs({ ...kit, bios: [bio], members }, letters).biography?.sections.map(({ title }) => title);
    expect(titles(kit.members)).toEqual(['Short bio', 'Members', 'Former Members']);
    expect(titles([{ isFormer: false, list: ['آنا'] }])).toEqual(['Short bio']);
    expect(titles([])).toEqual(['Short bio']);
  });

  it('the one-sheet calls people by what they do, where its letters can', () => {
    const letters = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ ·./:-');
    const sheet = (label: string) =>
      projectPdfs({ ...kit, people: [{ label, who: '', address: '+47', url: 'tel:+47', more: [] }] }, letters)
        .sheet?.contacts;
    expect(sheet('Booking')).toEqual([{ label: 'Booking', words: '+47', url: 'tel:+47' }]);
    expect(sheet('حجز')).toEqual([{ label: 'Contact', words: '+47', url: 'tel:+47' }]);
  });
});
