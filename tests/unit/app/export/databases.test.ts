/** Releases for the forms of MusicBrainz and Discogs: fields hold what the content says, whatever that is. */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { exportDiscogs } from '../../../../generator/app/export/discogs.ts';
import type { Export, ExportFile } from '../../../../generator/app/export/exported.ts';
import { exportMusicBrainz } from '../../../../generator/app/export/musicbrainz.ts';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { openSpeech } from '../../../../generator/cli/language.ts';
import type { Release } from '../../../../generator/features/releases/schema/release.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { makeContent, release } from '../../../helpers/model.ts';

const RUNS = Number(process.env['LINER_RUNS'] ?? 100);
const MBID = '11111111-2222-4333-8444-555555555555';

async function run(make: Export, releases: Partial<Release>[], language = 'en') {
  const content = makeContent({ releases: releases.map((data, index) => release(`one-${index}`, data)) });
  content.site.data.artist.identifiers = { musicbrainz: MBID };
  const site = modelSite(content, '2025-09-01', FEATURES);
  const { code, write } = await openSpeech(language);
  const nothing = { artist: '', texts: new Map(), locate: () => undefined };
  const { files, notes } = make({ ...nothing, site, language: code, say: write });
  return { files: new Map(files.map((file) => [file.path, textOf(file)])), notes };
}

const textOf = (file: ExportFile) => ('text' in file ? file.text : '');

/** The fields of each form, by a parser of HTML. */
function formsOf(page = ''): { to: string | undefined; fields: [string, string][] }[] {
  return DomUtils.getElementsByTagName('form', parseDocument(page)).map((form) => ({
    to: form.attribs['action'],
    fields: DomUtils.getElementsByTagName('input', form).map(({ attribs }) => [
      attribs['name'] ?? '',
      attribs['value'] ?? '',
    ]),
  }));
}

const ALBUM: Partial<Release> = {
  title: 'Tide & "Rope"',
  type: 'live',
  release_date: '2025-03',
  artists: [
    { name: 'EDDY', role: 'main' },
    { name: 'Mona', role: 'featuring' },
    { name: 'Kim', role: 'remixer' },
  ],
  language: 'pt-BR',
  upc: '036000291452',
  label: { name: 'Tideline' },
  catalogue_number: 'TL-1',
  genre: ['electronic', 'Dub'],
  credits: [
    { role: 'Mastering', names: ['Ana', 'Bo'] },
    { role: 'constructor', names: ['Cy'] },
  ],
  formats: [{ format: 'digital' }, { format: 'vinyl', title: 'Double LP' }],
  tracks: [
    { track_number: 1, title: 'Slack Water', duration: 200, isrc: 'AA6Q72500001' },
    { track_number: 1, disc: 2, title: 'Rope', version: 'Live', artists: [{ name: 'Mona', role: 'main' }] },
  ],
};

test('the form of MusicBrainz has each fact in its field', async () => {
  const { files, notes } = await run(exportMusicBrainz, [ALBUM]);
  const [form] = formsOf(files.get('musicbrainz.html'));
  expect(form?.to).toBe('https://musicbrainz.org/release/add');
  expect(form?.fields.map(([name, value]) => `${name}=${value}`)).toEqual([
    'name=Tide & "Rope"',
    'type=album',
    'type=live',
    'artist_credit.names.0.name=EDDY',
    'artist_credit.names.0.artist.name=EDDY',
    `artist_credit.names.0.mbid=${MBID}`,
    'artist_credit.names.0.join_phrase= feat. ',
    'artist_credit.names.1.name=Mona',
    'artist_credit.names.1.artist.name=Mona',
    'status=official',
    'language=pt',
    'script=Latn',
    'packaging=none',
    'barcode=036000291452',
    'events.0.date.year=2025',
    'events.0.date.month=03',
    'labels.0.name=Tideline',
    'labels.0.catalog_number=TL-1',
    'mediums.0.format=Digital Media',
    'mediums.0.track.0.name=Slack Water',
    'mediums.0.track.0.number=1',
    'mediums.0.track.0.length=200000',
    'mediums.1.format=Digital Media',
    'mediums.1.track.0.name=Rope (Live)',
    'mediums.1.track.0.number=1',
    'mediums.1.track.0.artist_credit.names.0.name=Mona',
    'mediums.1.track.0.artist_credit.names.0.artist.name=Mona',
    'edit_note=From the site of EDDY: https://eddy.example/music/releases/one-0/',
  ]);
  expect(notes.join()).toContain('Open musicbrainz.html');
  expect(files.get('musicbrainz.html')).toContain('to the same group afterwards: Vinyl');
});

test('a release that MusicBrainz has is listed, and has no form', async () => {
  const url = `https://musicbrainz.org/release/${MBID}`;
  const done = { title: 'Done', links: [{ name: 'MusicBrainz', url }] };
  const { files, notes } = await run(exportMusicBrainz, [done], 'ar');
  const page = files.get('musicbrainz.html') ?? '';
  expect(formsOf(page)).toEqual([]);
  expect(page).toContain(`href="${url}"`);
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(notes).toEqual(['موجودة في MusicBrainz بحسب روابط الإصدار: Done']);
});

const TITLE = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '"',
        "'",
        '&',
        '&amp;',
        '</form>',
        '<input name=x>',
        '">',
        'ليل',
        '\u202e',
        '&#0;',
        '<!--',
      ),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) =>
    parts
      .join(' ')
      .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')
      .trim(),
  )
  .filter((title) => title !== '');

test('whatever titles and names are, fields are what the content says', async () => {
  await fc.assert(
    fc.asyncProperty(TITLE, TITLE, TITLE, async (title, track, name) => {
      const data = {
        title,
        artists: [{ name, role: 'main' as const }],
        tracks: [{ track_number: 1, title: track }],
      };
      const { files } = await run(exportMusicBrainz, [data]);
      const page = files.get('musicbrainz.html') ?? '';
      const fields = new Map(formsOf(page)[0]?.fields);
      expect(fields.get('name')).toBe(title);
      expect(fields.get('mediums.0.track.0.name')).toBe(track);
      expect(fields.get('artist_credit.names.0.name')).toBe(name);
      const document = parseDocument(page);
      expect(DomUtils.getElementsByTagName('form', document)).toHaveLength(1);
      for (const tag of ['script', 'img', 'link', 'iframe'])
        expect(DomUtils.getElementsByTagName(tag, document)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

test('the text for Discogs has the fields of its form, in its words', async () => {
  const { files, notes } = await run(exportDiscogs, [ALBUM]);
  expect(files.get('one-0.txt')).toMatchInlineSnapshot(`
    "Artist: EDDY feat. Mona
    Title: Tide & "Rope"
    Label: Tideline
    Cat#: TL-1

    Barcode and other identifiers:
    Barcode: 036000291452
    ISRC: AA6Q72500001 (1-1)

    Format (a submission for each):
    2 x File, Album
    Vinyl, Album (free text: Double LP)

    Country:
    Released: 2025-03-00
    Genre: Electronic
    Style: Dub

    Credits:
    Mastered By: Ana, Bo
    constructor: Cy

    Tracklist (on a record or tape, positions are A1, A2, B1: see its sides):
    1-1  Slack Water  3:20
    2-1  Mona – Rope (Live)
    "
  `);
  expect(notes).toHaveLength(1);
});

test('what is in stock of a release that Discogs has is a row of the inventory', async () => {
  await fc.assert(
    fc.asyncProperty(TITLE, fc.integer({ min: 1, max: 99999 }), async (edition, cents) => {
      const price = [{ amount: cents / 100, currency: 'EUR' }];
      const links = [{ name: 'Discogs', url: 'https://www.discogs.com/release/123-Name' }];
      const digital = { format: 'digital' as const, price };
      const { files } = await run(exportDiscogs, [
        { title: 'Here', links, formats: [{ format: 'vinyl', edition, price }, digital] },
        { title: 'Gone', links, formats: [{ format: 'cd', price, sold_out: true }] },
        {
          title: 'Two',
          links,
          formats: [
            { format: 'cd', price },
            { format: 'vinyl', price },
          ],
        },
      ]);
      expect([...files.keys()]).toEqual(['inventory.csv']);
      expect(parse(files.get('inventory.csv') ?? '', { columns: true })).toEqual([
        {
          release_id: '123',
          price: (cents / 100).toFixed(2),
          media_condition: 'Mint (M)',
          sleeve_condition: 'Mint (M)',
          comments: edition,
          external_id: 'one-0',
        },
      ]);
    }),
    { numRuns: RUNS },
  );
});

test('what Discogs has, and what is unclear, is named; a table for each currency', async () => {
  const links = [{ name: 'Discogs', url: 'https://www.discogs.com/de/release/7' }];
  const vinyl = (currency: string) => [{ format: 'vinyl' as const, price: [{ amount: 20, currency }] }];
  const { files, notes } = await run(exportDiscogs, [
    { title: 'Euro', links, formats: vinyl('EUR') },
    { title: 'Pound', links, formats: vinyl('GBP') },
    { title: 'Unclear', links, formats: [...vinyl('EUR'), ...vinyl('EUR')] },
  ]);
  expect([...files.keys()].sort()).toEqual(['inventory-EUR.csv', 'inventory-GBP.csv']);
  expect(notes.join('\n')).toContain('the address at Discogs means: Unclear');
});
