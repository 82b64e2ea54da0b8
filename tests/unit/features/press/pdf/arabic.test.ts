import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCache } from '../../../../../generator/engine/cache/index.ts';
import type { Block } from '../../../../../generator/engine/content/types.ts';
import { openFonts } from '../../../../../generator/engine/media/fonts/index.ts';
import { LIMITS, writeOneSheet } from '../../../../../generator/features/press/pdf/one-sheet.ts';
import {
  type SectionedDocument,
  writeDocument,
} from '../../../../../generator/features/press/pdf/sections.ts';
import { openPdfFonts } from '../../../../../generator/features/press/pdf-files.ts';
import { SLEEVE_PDF } from '../../../../../generator/site/schema/pdf-style.ts';
import { openPlaces, readPdf } from '../../../../helpers/pdf.ts';
import { drawCover } from '../../../../helpers/pictures.ts';
import { packageRoot } from '../../../../helpers/site.ts';

const cache = openCache();
const fonts = openFonts({
  assets: join(packageRoot, 'tests/fixtures/site/assets'),
  root: packageRoot,
  packageRoot,
  cache,
  ownCache: cache,
}).then((opened) => openPdfFonts(opened.fonts, true));

const span = (text: string, strong = false) => ({ text, strong, emphasis: false });
const paragraph = (...spans: Block['spans']): Block => ({ kind: 'paragraph', marker: '', level: 0, spans });
const item = (marker: string, text: string): Block => ({
  kind: 'item',
  marker,
  level: 0,
  spans: [span(text)],
});

/** Ligatures of lam and alef, marks within words and at their ends, a bold word, digits of both kinds, Latin names, brackets. */
const BIO = [
  paragraph(span('لا شيء يشبه الأغاني الأولى! البحرُ لا يَنسى مَن عَبَرَه.')),
  paragraph(
    span('صدر ألبومها «ملح ونور» في 20 فبراير 2026، ويضمّ '),
    span('تسع أغانٍ', true),
    span(' سُجّلت في بيروت مع Night Ferry بعد ١٢ عاماً.'),
  ),
];
const RIDER = [item('–', '2 × CDJ-3000 مع جهاز مزج'), item('1.', 'اختبار الصوت في 18:30')];

const DOCUMENT: SectionedDocument = {
  label: 'السيرة',
  artist: 'رونق سليم',
  facts: 'مغنّية · بيروت',
  foot: 'رونق سليم · press@rawnaq.example',
  sections: [
    { title: 'نبذة', note: '65 كلمة', blocks: BIO, direction: 'rtl' },
    { title: 'المسرح', note: '', blocks: RIDER, direction: 'rtl' },
    { title: 'بالإنجليزية', note: '', blocks: [paragraph(span('Not translated (yet)!'))], direction: 'ltr' },
  ],
};

const print = async (document = DOCUMENT, language = 'ar') =>
  writeDocument(document, {
    language,
    created: new Date('2026-02-20T00:00:00Z'),
    style: SLEEVE_PDF,
    fonts: await fonts,
  });

describe('a document in Arabic', () => {
  const file = print();

  it('says its language, has parts for those who listen, and holds its fonts', async () => {
    const pdf = await readPdf(await file);
    expect(pdf).toMatchObject({ tagged: true, language: 'ar', title: 'رونق سليم – السيرة' });
    expect(pdf.roles.slice(0, 4)).toEqual(['Root', 'Document', 'P', 'H1']);
    expect(Object.values(pdf.fonts)).not.toContain(false);
    expect(Object.keys(pdf.fonts).join()).toMatch(/Cairo/);
    expect(Object.keys(pdf.fonts).join()).toMatch(/Vazirmatn/);
    expect((await file).length).toBeLessThan(40_000);
  });

  it('is copied as it was written: letters in their order, both of a ligature, none in its joined form', async () => {
    const [page = ''] = (await readPdf(await file)).pages;
    expect(page).toContain('لا شيء يشبه الأغاني الأولى');
    expect(page).toContain('لا يَنسى مَن عَبَرَه');
    expect(page).toContain('2026');
    expect(page).toContain('Night Ferry');
    expect(page).toContain('Not translated (yet)!');
    expect(page).not.toMatch(/[\ufb50-\ufdff\ufe70-\ufeff]/);
  });

  it('begins at the right, with its headings in the margin there', async () => {
    const find = await openPlaces(await file);
    const x = (text: string) => find(text)[0]?.x ?? Number.NaN;
    expect(x('نبذة')).toBeGreaterThan(420);
    expect(x('اختبار')).toBeLessThan(420);
    // The marker of an item is on its right; a text in English begins at the left of the same column.
    expect(x('Not translated')).toBeCloseTo(51, 0);
    expect(x('1/1')).toBeCloseTo(51, 0);
  });

  const fill = (length: number) => 'كلماتٌ واسعة '.repeat(length).slice(0, length).trim();

  it('a one-sheet is one page with the most that it may hold', async () => {
    const sheet = await writeOneSheet(
      {
        labels: { sheet: 'صفحة', about: 'نبذة', films: 'أفلام', links: 'الروابط', contact: 'تواصل' },
        artist: fill(LIMITS.name),
        facts: fill(LIMITS.facts),
        newest: {
          title: fill(LIMITS.title),
          label: 'أحدث إصدار',
          alt: 'غلاف',
          url: `https://artist.example/ar/music/releases/${'long-'.repeat(12)}/`,
          lines: [fill(LIMITS.line), fill(LIMITS.line), fill(LIMITS.line)],
          description: fill(LIMITS.description),
        },
        cover: await drawCover(300).jpeg().toBuffer(),
        bio: fill(LIMITS.bio),
        films: [{ label: '2026', words: 'الملح · مارتا', url: 'https://a.example/' }],
        links: [],
        contacts: Array.from({ length: LIMITS.contacts }, () => ({
          label: 'الحجوزات',
          words: 'last@artist.example',
          url: 'mailto:last@artist.example',
        })),
        foot: 'رونق',
      },
      { language: 'ar', created: new Date('2026-02-20T00:00:00Z'), style: SLEEVE_PDF, fonts: await fonts },
    );
    const { pages } = await readPdf(sheet);
    expect(pages).toHaveLength(1);
    const places = (await openPlaces(sheet))('last@artist.example');
    expect(places).toHaveLength(LIMITS.contacts);
    // Above the line of the foot.
    expect(Math.min(...places.map(({ y }) => y))).toBeGreaterThan(841.89 - 782);
  });
});

it('an Arabic name in an English document is set as it is read', async () => {
  const file = await print(
    {
      ...DOCUMENT,
      artist: 'Rawnaq Salim',
      sections: [
        { title: 'Bio', note: '', blocks: [paragraph(span('Rawnaq (رونق سليم) sings.'))], direction: 'ltr' },
      ],
    },
    'en',
  );
  const [page = ''] = (await readPdf(file)).pages;
  expect(page).toMatch(/Rawnaq \(رونق سليم\) ?sings\./);
});

const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;
/** Marks that Poppler adds to show the direction of its words. */
const EMBEDDINGS = /[\u202a-\u202e]/g;
const wordsOf = (text: string) => text.replace(EMBEDDINGS, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

it.skipIf(!hasPoppler)('Poppler finds every word, in the order in which it is read', async () => {
  const { stdout } = spawnSync('pdftotext', ['-', '-'], { input: await print() });
  const found = wordsOf(stdout.toString()).join(' ');
  for (const { spans } of BIO)
    expect(found).toContain(wordsOf(spans.map(({ text }) => text).join('')).join(' '));
  expect(found).toMatch(/^رونق سليم السيرة/);
});
