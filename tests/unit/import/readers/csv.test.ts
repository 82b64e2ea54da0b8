/** Tables of any shape become releases, shows and mixes. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventColumns } from '../../../../generator/app/export/csv-events.ts';
import { MIX_COLUMNS } from '../../../../generator/app/export/csv-mixes.ts';
import { listRecordings, RELEASE_COLUMNS } from '../../../../generator/app/export/csv-releases.ts';
import { writeTable } from '../../../../generator/app/export/table.ts';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { release } from '../../../../generator/features/releases/schema/release.ts';
import { events } from '../../../../generator/features/shows/schema.ts';
import { csv } from '../../../../generator/import/readers/table/index.ts';
import { stateOf } from '../../../../generator/import/readers/table/status.ts';
import { meaningOf } from '../../../../generator/site/keys.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { ENGLISH_WORDS } from '../../../../generator/site/words/index.ts';
import { linesOf, readSources, readText, recognises } from '../../../helpers/import.ts';
import { entry, makeContent, release as releaseEntry } from '../../../helpers/model.ts';

const FIXTURES = join(import.meta.dirname, '../../../fixtures/import/csv');
const GOLDENS = join(import.meta.dirname, '../../../goldens/import/csv');

test.each([
  'catalogue.csv',
  'konzerte.csv',
  'shows.csv',
  'sorties.csv',
  'hafalat.csv',
  'mixes.tsv',
  'distrokid.tsv',
  'distrokid-2025.csv',
  'tunecore.csv',
  'soundcloud.csv',
])('%s is read as its golden file has it', async (name) => {
  const reading = await readSources(csv, [join(FIXTURES, name)]);
  const { items, left } = reading;
  const text = JSON.stringify({ items, left, problems: linesOf(reading) }, null, 2);
  await expect(`${text}\n`).toMatchFileSnapshot(join(GOLDENS, `${name}.json`));
});

test('earnings of a sales report are nowhere in the reading, nor fees in that of shows', async () => {
  for (const name of [
    'distrokid.tsv',
    'distrokid-2025.csv',
    'tunecore.csv',
    'soundcloud.csv',
    'konzerte.csv',
  ]) {
    const text = JSON.stringify(await readSources(csv, [join(FIXTURES, name)]));
    expect(text).not.toMatch(/31\.4599|0\.6999|0\.06599|0\.0504|0\.7799|1200|10234/);
  }
});

test.each([
  ['Ort/Saal', 'place'],
  ['Venue / City', 'place'],
  ['Ville, Salle', 'place'],
  ['Ciudad/Sala', 'place'],
  ['Saal/Halle', 'venue'],
  ['City/Town', 'city'],
  ['Saal/Gage', undefined],
])('the column %s of two words is the %s', (name, field) => {
  expect(meaningOf(name)?.key).toBe(field);
});

test('the hall beside a column of cities is whole, whatever it is called', async () => {
  const table =
    'Datum;Stadt;Ort/Saal\n7.3.2026;Köln;Gebäude 9\n8.3.2026;Zürich;"Moods; kleiner Saal"\n9.3.2026;Wien;Stadtsaal, Wien\n';
  const { items, left } = await readText(csv, 'a.csv', table);
  expect(items.map(({ facts }) => facts)).toMatchObject([
    { venue: 'Gebäude 9', city: 'Köln' },
    { venue: 'Moods; kleiner Saal', city: 'Zürich' },
    { venue: 'Stadtsaal', city: 'Wien' },
  ]);
  expect(left).toEqual([]);
});

test.each([
  ['Beschreibung', 'ausverkauft', { status: 'sold_out' }],
  ['Beschreibung', 'Fast ausverkauft, letzte Karten', { description: 'Fast ausverkauft, letzte Karten' }],
  ['Beschreibung', 'confirmed', { description: 'confirmed' }],
  ['Bemerkung', 'ausverkauft', { status: 'sold_out' }],
  ['Preis', 'ausverkauft', { status: 'sold_out' }],
  ['Preis', '15 EUR (Frühbucher ausverkauft)', {}],
  ['Bemerkung', 'Sold out!', { status: 'sold_out' }],
  ['Bemerkung', 'abgesagt', { status: 'cancelled' }],
  ['Bemerkung', 'verschoben', { status: 'postponed' }],
  ['Bemerkung', 'Fast ausverkauft, letzte Karten', {}],
  ['Bemerkung', 'confirmed', {}],
  ['Notes', 'promoter owes us 200', {}],
  ['Comments', 'hotel not booked yet', {}],
  ['Comments', 'support tbc', {}],
  ['Commentaires', 'pas de loges', {}],
])('the %s "%s" of a table without a column of states', async (name, remark, expected) => {
  const { items } = await readText(csv, 'a.csv', `Datum;Stadt;${name}\n7.3.2026;Köln;"${remark}"\n`);
  const { status, description } = items[0]?.kind === 'events' ? items[0].facts : {};
  expect({ status, description }).toEqual({ status: undefined, description: undefined, ...expected });
  expect(items[0]?.isUnsure).toBeUndefined();
});

test.each([
  'HOLD',
  'TBC',
  'option',
  '2nd hold',
  'pencilled',
  'penciled in',
  'Unconfirmed',
  'not yet confirmed',
  'show TBC',
  'provisorisch',
  'private',
])('the remark "%s" leaves a show out, as in a column of states', async (remark) => {
  for (const name of ['Status', 'Comments', 'Notes', 'Remarks', 'Bemerkung', 'Observaciones']) {
    const { items } = await readText(csv, 'a.csv', `Date,City,${name}\n2027-03-07,Porto,${remark}\n`);
    expect([name, items]).toEqual([name, []]);
  }
});

test.each([
  'TBC with the venue',
  'Cancelled: storm',
  'deal agreed, but unconfirmed',
  'noch nicht bestätigt vom Haus',
])('the remark "%s" asks about a show', async (remark) => {
  const reading = await readText(csv, 'a.csv', `Date,City,Comments\n2027-03-07,Porto,"${remark}"\n`);
  expect(reading.items).toMatchObject([{ isUnsure: true }]);
  expect(linesOf(reading)).toContain(
    `2: Comments "${remark}" is left out: it is not known whether "Porto" takes place.`,
  );
});

test('notes are named, listed and not published, unless somebody says so', async () => {
  const table = 'Date,City,Notes,Info\n2027-03-07,Porto,promoter owes us 200,Free beer\n';
  const reading = await readText(csv, 'a.csv', table);
  expect(reading.items).toMatchObject([{ facts: { description: 'Free beer' } }]);
  expect(reading.left).toMatchObject([{ what: 'Notes', example: 'promoter owes us 200' }]);
  expect(linesOf(reading)).toContain('1: Notes are taken for internal ones, and not published: Notes.');
  const said = await readText(csv, 'a.csv', table, { Notes: 'description', Info: 'nothing' });
  expect(said.items).toMatchObject([{ facts: { description: 'promoter owes us 200' } }]);
  const songs = await readText(csv, 'a.csv', 'Title,Release date,Notes\nSalt,2027,master is late\n');
  expect(JSON.stringify(songs.items)).not.toContain('late');
});

test.each([
  ['Title beside Track is that of the record', 'Title,Track\nSalt,Pier\nSalt,Harbour'],
  ['Name beside Song is that of the record', 'Name,Song\nSalt,Pier\nSalt,Harbour'],
  ['Titel neben Stück', 'Titel,Stück\nSalt,Pier\nSalt,Harbour'],
  ['Track with numbers is no title', 'Album,Title,Track\nSalt,Pier,1\nSalt,Harbour,2'],
  ['nor with how many there are', 'Album,Title,Track\nSalt,Pier,1/2\nSalt,Harbour,2/2'],
])('%s', async (_, text) => {
  const [item] = (await readText(csv, 'songs.csv', `${text}\n`)).items;
  expect(item?.facts).toMatchObject({ title: 'Salt', tracks: [{ title: 'Pier' }, { title: 'Harbour' }] });
});

test('what a column is can be said', async () => {
  const table = 'Wann,Was,Bandname,Fee\n2026-03-07,Lisbon,x,100\n';
  const refused = await readText(csv, 'a.csv', table);
  expect(refused.items).toEqual([]);
  expect(refused.problems.map(({ code, hint }) => [code, hint])).toEqual([
    ['import/unreadable', expect.stringContaining('--columns "Wann=date,Wo=city"')],
  ]);
  const { items, left } = await readText(csv, 'a.csv', table, {
    Wann: 'date',
    was: 'city',
    Bandname: 'nothing',
  });
  expect(items).toMatchObject([{ facts: { date: '2026-03-07', city: 'Lisbon', title: 'Lisbon' } }]);
  expect(left).toEqual([]);
  const wrong = await readText(csv, 'a.csv', table, { Wann: 'date', Was: 'gizmo', Wo: 'city', Fee: 'price' });
  expect(linesOf(wrong).join('\n')).toContain('there is no column "Wo"');
  expect(linesOf(wrong).join('\n')).toContain('"gizmo", which Was is said to be, is no key');
});

test('one day above 12 tells the order of all, the name of the column does, or somebody says it', async () => {
  const datesOf = async (table: string, columns?: Record<string, string>) =>
    (await readText(csv, 'a.csv', table, columns)).items.map(({ facts, doubts }) => [
      'date' in facts ? facts.date : '',
      doubts?.length ?? 0,
    ]);
  expect(await datesOf('Date,City\n01/02/2026,A\n13/02/2026,B\n')).toEqual([
    ['2026-02-01', 0],
    ['2026-02-13', 0],
  ]);
  expect(await datesOf('Date,City\n01/02/2026,A\n02/13/2026,B\n')).toEqual([
    ['2026-01-02', 0],
    ['2026-02-13', 0],
  ]);
  expect(await datesOf('Date,City\n01/02/2026,A\n')).toEqual([['2026-02-01', 1]]);
  expect(await datesOf('Fecha,Ciudad\n01/02/2026,A\n')).toEqual([['2026-02-01', 0]]);
  expect(await datesOf('Date (MM/DD/YYYY),City\n01/02/2026,A\n')).toEqual([['2026-01-02', 0]]);
  expect(await datesOf('Date,City\n01/02/2026,A\n', { Date: 'date mdy' })).toEqual([['2026-01-02', 0]]);
});

test('two hundred shows, with headings of years and repeated names of columns', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => {
    const month = (index % 12) + 1;
    const heading = index % 20 === 0 ? `${2007 + index / 20};;;\nDatum;Ort;Saal;Beginn\n` : '';
    return `${heading}${(index % 28) + 1}.${month}.;City ${index};Hall ${index};20 Uhr`;
  });
  const { items, problems } = await readText(csv, 'a.csv', `Datum;Ort;Saal;Beginn\n${rows.join('\n')}\n`);
  expect(items).toHaveLength(200);
  expect(items[199]).toMatchObject({
    facts: { date: '2016-08-04', city: 'City 199', venue: 'Hall 199', time: '20:00' },
  });
  expect(items.every(({ doubts }) => !doubts)).toBe(true);
  expect(problems).toHaveLength(2);
});

test('keys of the site as names of columns come back as they are', async () => {
  const { items, left } = await readText(
    csv,
    'releases.csv',
    'title,type,release_date,track_title,track_number,isrc,catalogue_number,phonographic_copyright\nBlue Hours,album,2026-03,Night Bus,1,AA6Q72600001,SL-1,2026 Label\n',
    { title: 'release_title' },
  );
  expect(left).toEqual([]);
  expect(items).toMatchObject([
    {
      facts: {
        title: 'Blue Hours',
        type: 'album',
        release_date: '2026-03',
        catalogue_number: 'SL-1',
        phonographic_copyright: '2026 Label',
        tracks: [{ title: 'Night Bus', track_number: 1, isrc: 'AA6Q72600001' }],
      },
    },
  ]);
});

test('each column of the tables that Liner exports is known, and shows come back whole', async () => {
  for (const [name] of [...RELEASE_COLUMNS, ...MIX_COLUMNS, ...eventColumns(ENGLISH_WORDS)])
    expect([name, meaningOf(name)]).not.toContain(undefined);
  const show = {
    title: 'Open Air',
    date: '2026-06-12',
    end_date: '2026-06-14',
    time: '22:00',
    doors: '21:00',
    end: '04:00',
    timezone: 'Europe/Paris',
    festival: 'Festival',
    tour: 'Tour',
    series: 'Series',
    stage: 'Main Stage',
    venue: 'Hall, large',
    address: '12 Harbour Street',
    city: 'Lisbon',
    country: 'Portugal',
    description: 'The new "album"\nin full.',
    artists: ['Kim Ro'],
    support: ['A, B & C', 'D'],
    tickets: 'https://tickets.example/1',
    price: '25 EUR / 18 EUR reduced',
    organizer: 'Promoter',
    status: 'moved',
  };
  const list = events.parse({ events: [show] });
  const site = modelSite(makeContent({ pages: { events: entry('events', list) } }), '2026-01-01', FEATURES);
  const table = writeTable(site.events, eventColumns(ENGLISH_WORDS));
  expect((await readText(csv, 'events.csv', table)).items.map(({ facts }) => facts)).toEqual([show]);
});

test('releases of the tables that Liner exports come back whole', async () => {
  const facts = {
    title: 'Blue Hours',
    type: 'ep',
    artists: ['Ana Lind', 'Bo Berg', { name: 'Cy Holm', role: 'with' }, { name: 'Dee', role: 'featuring' }],
    release_date: '2026-03',
    links: [
      { name: 'Video of the album', url: 'https://www.youtube.com/watch?v=abcdefghijk' },
      { name: 'Review: five stars', url: 'https://paper.example/review' },
    ],
    streaming_links: {
      spotify: 'https://open.spotify.com/album/1',
      bandcamp: 'https://music.ana.example/album/blue-hours',
    },
    formats: [
      {
        format: 'vinyl',
        title: 'Double LP',
        edition: '300 copies',
        price: '25 EUR / 18 EUR reduced',
        url: 'https://shop.example/lp',
        sold_out: true,
      },
      { format: 'digital' },
    ],
    genre: ['Soul', 'Folk, World, & Country'],
    label: 'Small Label',
    catalogue_number: 'SL-014',
    upc: '0724384960650',
    copyright: '2026 Ana Lind',
    composer: ['Clara Wieck'],
    credits: { Violin: ['Ana Lind', 'Third'], Artwork: ['Fourth'] },
    tracks: [
      {
        title: '=Night',
        track_number: 1,
        duration: '3:20',
        isrc: 'AA6Q72600001',
        bpm: 96,
        key: 'A minor',
        explicit: true,
        credits: { Producer: ['Bo Berg'], Oud: ['Fifth'] },
        streaming_links: { spotify: 'https://open.spotify.com/track/1' },
      },
      { title: 'Harbour', version: 'Live', track_number: 2, lyrics: 'One\n\nTwo' },
    ],
  };
  const data = release.parse({ ...facts, tracks: facts.tracks });
  const site = modelSite(
    makeContent({ releases: [releaseEntry('blue-hours', data)] }),
    '2026-12-01',
    FEATURES,
  );
  const { items, left } = await readText(
    csv,
    'releases.csv',
    writeTable(listRecordings(site), RELEASE_COLUMNS),
  );
  expect(items.map((item) => item.facts)).toEqual([facts]);
  expect(left).toEqual([]);
});

test('other charsets, line breaks and marks', async () => {
  const table = 'Datum;Ort\r7.3.2026;Köln\r';
  for (const body of [
    Buffer.from(table, 'latin1'),
    Buffer.from(`\ufeff${table}`),
    Buffer.from(`\ufeff${table}`, 'utf16le'),
  ])
    expect((await readText(csv, 'a.csv', body)).items).toMatchObject([{ facts: { city: 'Köln' } }]);
});

test('a text is a table if its columns are known', async () => {
  expect(await recognises(csv, 'a.csv', '')).toBe(true);
  expect(await recognises(csv, 'a.txt', 'Date\tCity\tVenue\n2026-03-07\tLisbon\tHall\n')).toBe(true);
  expect(await recognises(csv, 'lyrics.txt', 'The city, the date,\nthe venue of my heart\n')).toBe(false);
});

test('hostile tables do no harm', async () => {
  const wide = await readText(csv, 'a.csv', `Date,City\n${'a,'.repeat(1_000_000)}\n2026-03-07,Lisbon\n`);
  expect(wide.items).toHaveLength(1);
  expect(linesOf(wide)).toContain('2: This line is too long for a row, and is left out.');
  const quotes = await readText(csv, 'a.csv', `Date,City\n2026-03-07,Lisbon\n2026-03-08,"Porto\n`);
  expect(quotes.items).toMatchObject([{ facts: { city: 'Lisbon' } }]);
  const endless = await readText(csv, 'a.csv', `Date,City\n${'x'.repeat(3_000_000)},b\n`);
  expect(endless.items).toEqual([]);
  const formula = await readText(
    csv,
    'a.csv',
    'Date,City,Title\n2026-03-07,Lisbon,"=HYPERLINK(""https://evil.example"")"\n',
  );
  expect(formula.items).toMatchObject([{ facts: { title: '=HYPERLINK("https://evil.example")' } }]);
  const odd = await readText(
    csv,
    'a.csv',
    'Date,City,Title,Tickets\n9999-12-31,a,b,\n2026-03-07,../../etc,<script>\u0000\u202e,javascript:alert(1)\n',
  );
  expect(odd.items).toMatchObject([{ facts: { city: '../../etc', title: '<script>' } }]);
  expect(JSON.stringify(odd.items)).not.toContain('javascript');
  expect((await readText(csv, 'a.csv', '')).items).toEqual([]);
  expect((await readText(csv, 'a.csv', Buffer.from([0, 1, 2, 3, 255, 254]))).items).toEqual([]);
});

test.each([
  [
    'the row of an album above those of its tracks',
    'Release title,Type,Release date,Track number,Track title,UPC\nWinter Roads,album,2024-11-01,,,5012345678900\nWinter Roads,album,2024-11-01,1,Frost Line,\nWinter Roads,album,2024-11-01,2,Gritter,\n',
  ],
  [
    'with empty cells below it',
    'Release title,Type,Release date,Track number,Track title,UPC\nWinter Roads,album,2024-11-01,,,5012345678900\nWinter Roads,,,1,Frost Line,\nWinter Roads,,,2,Gritter,\n',
  ],
  [
    'below its tracks',
    'Release title,Type,Release date,Track number,Track title,UPC\nWinter Roads,,,1,Frost Line,\nWinter Roads,,,2,Gritter,\nWinter Roads,album,2024-11-01,,,5012345678900\n',
  ],
  [
    'without an album of its own',
    'Title,Album,Release date,UPC,Type\nWinter Roads,,2024-11-01,5012345678900,Album\nFrost Line,Winter Roads,,,\nGritter,Winter Roads,,,\n',
  ],
  [
    'without an album of its own, in a column of songs',
    'Track title,Album,Release date,UPC,Type\nFrost Line,Winter Roads,,,\nGritter,Winter Roads,,,\nWinter Roads,,2024-11-01,5012345678900,Album\n',
  ],
  [
    'with its own title for an album, and no number',
    'Title,Album,Release date,UPC,Type,Track number\nWinter Roads,Winter Roads,2024-11-01,5012345678900,Album,\nFrost Line,Winter Roads,,,,1\nGritter,Winter Roads,,,,2\n',
  ],
])('%s is no track', async (_, text) => {
  const { items, left } = await readText(csv, 'a.csv', text);
  expect(items).toHaveLength(1);
  const [item] = items;
  expect(item?.facts).toMatchObject({
    title: 'Winter Roads',
    type: 'album',
    release_date: '2024-11-01',
    upc: '5012345678900',
  });
  const tracks = item?.kind === 'releases' ? (item.facts.tracks ?? []) : [];
  expect(tracks.map(({ title }) => title)).toEqual(['Frost Line', 'Gritter']);
  expect(left).toEqual([]);
});

test.each([
  [
    'a single before the album of its name, by its type',
    'Title,Album,Type\nWinter Roads,,single\nWinter Roads,Winter Roads,\nGritter,Winter Roads,\n',
  ],
  [
    'by its day',
    'Title,Album,Release date\nWinter Roads,,2024-09-01\nWinter Roads,Winter Roads,2024-11-01\nGritter,Winter Roads,2024-11-01\n',
  ],
  [
    'by its code',
    'Title,Album,ISRC\nWinter Roads,,AA6Q72600001\nWinter Roads,Winter Roads,AA6Q72600001\nGritter,Winter Roads,AA6Q72600002\n',
  ],
])('%s is a release, and the title track a track', async (_, text) => {
  const { items } = await readText(csv, 'a.csv', text);
  expect(items).toMatchObject([
    { facts: { title: 'Winter Roads' } },
    { facts: { title: 'Winter Roads', tracks: [{ title: 'Winter Roads' }, { title: 'Gritter' }] } },
  ]);
});

test.each([
  ['Salt,1,Pier\nSalt,,Harbour', 'some tracks have no number'],
  ['Salt,1,Pier\nSalt,1,Harbour', 'two tracks have the same number'],
])('numbers that no list of tracks can have are left out: %s', async (rows, why) => {
  const reading = await readText(csv, 'a.csv', `Album,Track number,Song\n${rows}\n`);
  expect(reading.items).toMatchObject([{ facts: { tracks: [{ title: 'Pier' }, { title: 'Harbour' }] } }]);
  expect(JSON.stringify(reading.items)).not.toContain('track_number');
  expect(linesOf(reading)).toContain(
    `2: Of "Salt", ${why}: the numbers are left out, and the order of the rows is kept.`,
  );
});

test('a record of whose tracks no titles are known has no tracks', async () => {
  const reading = await readText(csv, 'a.csv', 'Album,Track number\nSalt,1\nSalt,2\n');
  expect(reading.items.map(({ facts }) => facts)).toEqual([{ title: 'Salt' }]);
  expect(linesOf(reading).filter((line) => line.includes('without a title'))).toHaveLength(2);
});

test.each([
  ['CANX', 'cancelled'],
  ['cxl', 'cancelled'],
  ['cxld - venue', 'cancelled'],
  ['Cancelled by promoter', 'cancelled'],
  ['OFF', 'cancelled'],
  ['pulled by venue', 'cancelled'],
  ['fällt aus', 'cancelled'],
  ['storniert', 'cancelled'],
  ['annulé', 'cancelled'],
  ['cancelado', 'cancelled'],
  ['annullato', 'cancelled'],
  ['iptal edildi', 'cancelled'],
  ['ألغيت', 'cancelled'],
  ['postponed tbc', 'postponed'],
  ['posticipato', 'postponed'],
  ['low tickets', 'scheduled'],
  ['last few tickets', 'scheduled'],
  ['almost sold out', 'scheduled'],
  ['fast ausverkauft', 'scheduled'],
  ['confermato', 'scheduled'],
  ['Confirmed', 'scheduled'],
  ['sold out', 'sold_out'],
  ['not confirmed', 'unsure'],
  ['noch nicht bestätigt', 'unsure'],
  ['da confermare', 'unsure'],
  ['2nd hold', 'unsure'],
  ['TBA', 'unsure'],
  ['rescheduled', undefined],
  ['officially ours', undefined],
  ['cancan night', undefined],
])('the state "%s" of a show is %s', (words, state) => {
  expect(stateOf(words)).toBe(state);
});

test('a show whose state is not understood is asked about, row by row', async () => {
  const reading = await readText(
    csv,
    'a.csv',
    'Date,City,Venue,Status\n2027-03-07,Porto,Hall A,wobbly\n2027-03-08,Braga,Hall B,confirmed\n2027-03-09,Faro,Hall C,blown\n2027-03-10,Beja,Hall D,TBD\n',
  );
  expect(reading.items.map(({ facts, isUnsure }) => ['venue' in facts && facts.venue, isUnsure])).toEqual([
    ['Hall A', true],
    ['Hall B', undefined],
    ['Hall C', true],
  ]);
  expect(linesOf(reading).slice(1)).toEqual([
    '2: Status "wobbly" is left out: it is not known whether "Hall A" takes place.',
    '4: Status "blown" is left out: it is not known whether "Hall C" takes place.',
    '5: The show "Hall D" is left out: it is not confirmed.',
    '2: 3 shows without a title are called after the place: "Hall A".',
  ]);
  expect(reading.left).toEqual([]);
});

test.each([
  ['LP', 'album'],
  ['2xLP', 'album'],
  ['2LP', 'album'],
  ['Double Album', 'album'],
  ['LP, CD', 'album'],
  ['CD Album', 'album'],
  ['EP', 'ep'],
  ['Digital EP', 'ep'],
  ['12" E.P.', 'ep'],
  ['Mini-LP', 'ep'],
  ['7" Single', 'single'],
  ['CD-Single', 'single'],
  ['Live LP', 'live'],
  ['Best Of', 'compilation'],
  ['CD', undefined],
  ['Vinyl', undefined],
  ['12"', undefined],
  ['Cassette', undefined],
])('the format %s is the type %s', async (format, type) => {
  for (const [name, columns] of [
    ['Format', undefined],
    ['Type', undefined],
    ['Carrier', { Carrier: 'type' }],
  ] as const) {
    const table = `Title,${name},Release Date\nNeedles,"${format.replaceAll('"', '""')}",2022\n`;
    const { items, left } = await readText(csv, 'a.csv', table, columns);
    const [found] = items.flatMap((item) => (item.kind === 'releases' ? item.facts : []));
    expect([name, found?.type]).toEqual([name, type]);
    expect(left.map(({ what, example }) => [what, example])).toEqual(type ? [] : [[name, format]]);
  }
});

test('what is known and of no use for the table is left over, and not said to be read', async () => {
  const reading = await readText(
    csv,
    'a.csv',
    'Title,Format,Release Date,City,Status\nNeedles,LP,2022,Porto,delivered\n',
  );
  expect(linesOf(reading)).toEqual([
    '1: a.csv is read as a table of releases: Title, Format, Release Date, Status. Without a key of releases: City.',
  ]);
  expect(reading.left).toMatchObject([
    { what: 'City', example: 'Porto' },
    { what: 'Status', example: 'delivered' },
  ]);
  const shows = await readText(csv, 'a.csv', 'Date,City,Artist,ISRC-Code\n2027-03-07,Porto,Ana,x\n', {
    'ISRC-Code': 'bpm',
  });
  expect(shows.left).toMatchObject([{ what: 'ISRC-Code' }]);
  expect(linesOf(shows)).toContain(
    '1: In --columns, "bpm", which ISRC-Code is said to be, is no key of shows.',
  );
});

test.each([
  ['9', 'album'],
  ['5', 'ep'],
  ['1', 'single'],
])('%s tracks in a column make a guess of %s', async (tracks, type) => {
  const { items } = await readText(csv, 'a.csv', `Title,Tracks,Release Date\nNeedles,${tracks},2022\n`);
  expect(items).toMatchObject([{ facts: { type }, doubts: [{ at: ['type'] }] }]);
});

test('a column of tracks that are no number of them is not known', async () => {
  const { left } = await readText(csv, 'a.csv', 'Title,Tracks,Release Date\nNeedles,Salt and Pier,2022\n');
  expect(left).toMatchObject([{ what: 'Tracks' }]);
});

test.each([
  ['City/State', 'Austin, TX', { city: 'Austin, TX' }],
  ['City/State', 'Austin/TX', { city: 'Austin, TX' }],
  ['City, State', 'Toronto, ON', { city: 'Toronto, ON' }],
  ['City/State', 'Austin, TX, USA', { city: 'Austin, TX', country: 'USA' }],
  ['City/Country', 'Porto, Portugal', { city: 'Porto', country: 'Portugal' }],
  ['City / Country', 'Porto / Portugal', { city: 'Porto', country: 'Portugal' }],
  ['City/Country', 'Porto', { city: 'Porto' }],
  ['Stadt/Land', 'Köln, Deutschland', { city: 'Köln', country: 'Deutschland' }],
  ['Ville, Pays', 'Lyon, France', { city: 'Lyon', country: 'France' }],
  ['City/Province', 'Toronto, ON', { city: 'Toronto, ON' }],
  ['Ciudad/Estado', 'Puebla', { city: 'Puebla' }],
  ['City/Town', 'Porto', { city: 'Porto' }],
  ['City', 'TBA', {}],
  ['City/State', 'TBC', {}],
])('the %s "%s" of a show', async (name, text, place) => {
  const { items, left } = await readText(csv, 'a.csv', `Date,"${name}",Title\n2027-03-07,"${text}",Night\n`);
  expect(items.map(({ facts }) => facts)).toEqual([{ title: 'Night', date: '2027-03-07', ...place }]);
  expect(left).toEqual([]);
});

test('a state beside a city is that of the country, where its cells say so', async () => {
  const read = async (states: readonly string[]) => {
    const rows = states.map((state, index) => `2027-03-0${index + 1},Austin,${state}\n`).join('');
    const { items } = await readText(csv, 'a.csv', `Date,City,State\n${rows}`);
    return items.map(({ facts }) => ('city' in facts ? [facts.city, facts.status] : []));
  };
  expect(await read(['TX', 'NSW'])).toEqual([
    ['Austin, TX', undefined],
    ['Austin, NSW', undefined],
  ]);
  expect(await read(['confirmed', 'CXL', 'TBC'])).toEqual([
    ['Austin', undefined],
    ['Austin', 'cancelled'],
  ]);
  const { items, left } = await readText(csv, 'a.csv', 'Date,City,Region\n2027-03-07,Köln,Rheinland\n');
  expect(items).toMatchObject([{ facts: { city: 'Köln' } }]);
  expect(left).toMatchObject([{ what: 'Region', example: 'Rheinland' }]);
});

test.each([
  [
    'Title,Format,Release Date\nNeedles,LP,2022\n',
    { Format: 'xyz' },
    '"xyz", which Format is said to be, is no key.',
    /^Keys are {2}title, .* {2}and {2}nothing$/,
  ],
  [
    'Date,City,Fun\n2027-03-07,Porto,x\n',
    { Fun: 'gizmo' },
    '"gizmo", which Fun is said to be, is no key.',
    /^Keys are {2}date, city, venue, title, .* {2}and {2}nothing$/,
  ],
  [
    'Date,City\n2027-03-07,Porto\n',
    { Town: 'city' },
    'there is no column "Town".',
    /^Its columns are {2}Date, City$/,
  ],
])(
  'a mistake in --columns names what there is',
  async (table, columns: Record<string, string>, note, hint) => {
    const { problems } = await readText(csv, 'a.csv', table, columns);
    expect(problems.find(({ message }) => message.startsWith('In --columns'))).toMatchObject({
      message: `In --columns, ${note}`,
      hint: expect.stringMatching(hint),
    });
  },
);

test.each([
  ['Title,Format,Release Date\nNeedles,LP,2022\n', 'Format=type'],
  ['Date,City\n2027-03-07,Porto\n', 'Where=city'],
])('the advice about columns is one that such a table can follow', async (table, example) => {
  const [first] = (await readText(csv, 'a.csv', table)).problems;
  expect(first?.hint).toContain(`--columns "${example}"`);
});

test.each([
  ['31/02/2027', 'The show "Hall A" is left out: its Date is "31/02/2027", and there is no such day.'],
  ['TBC April 2027', 'The show "Hall A" is left out: its Date is "TBC April 2027", and it is no date.'],
  [
    'maybe 3 April 2027',
    'The show "Hall A" is left out: its Date is "maybe 3 April 2027", and it is no date.',
  ],
  [
    'Monday 3 April 2027',
    'The show "Hall A" is left out: its Date is "Monday 3 April 2027", and the day is not on that day of the week.',
  ],
  ['April 2027', 'The show "Hall A" is left out: its Date is "April 2027", and it is no whole day.'],
  ['TBA', 'The show "Hall A" is left out: it has no date.'],
  ['', 'The show "Hall A" is left out: it has no date.'],
])('a show on "%s" is named as it is left out', async (date, note) => {
  const reading = await readText(csv, 'a.csv', `Date,City,Venue\n${date},Porto,Hall A\n`);
  expect(reading.items).toEqual([]);
  expect(
    linesOf(reading)
      .slice(1)
      .filter((line) => !line.includes('not known')),
  ).toEqual([`2: ${note}`]);
});

test('an address is completed, in whichever column it is', async () => {
  const { items } = await readText(
    csv,
    'a.csv',
    'Title,Release date,Bandcamp,URL,Spotify URL\nSalt,2027,tallpines.bandcamp.com/track/a,label.example/salt,open.spotify.com/album/1\n',
  );
  expect(items).toMatchObject([
    {
      facts: {
        streaming_links: {
          bandcamp: 'https://tallpines.bandcamp.com/track/a',
          spotify: 'https://open.spotify.com/album/1',
        },
        links: [{ url: 'https://label.example/salt' }],
      },
    },
  ]);
});

test.each([
  ['Title,Release date,ISRC\n', 'a.csv has no rows below the names of its columns.'],
  ['Date,City\n,\n\n', 'a.csv has no rows below the names of its columns.'],
  ['Date,City\nDate,City\n', 'a.csv has no rows below the names of its columns.'],
  ['', 'a.csv cannot be read: it is empty.'],
  ['\n \n,,\n', 'a.csv cannot be read: it is empty.'],
  ['\ufeff', 'a.csv cannot be read: it is empty.'],
])('the table %j has nothing, and says so', async (table, note) => {
  const { items, problems } = await readText(csv, 'a.csv', table);
  expect(items).toEqual([]);
  expect(problems.map(({ message }) => message)).toContain(note);
});

test('each show that is left out is named, however many there are', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => `2027-03-07,Hall ${index},hold\n`).join('');
  const { problems } = await readText(csv, 'a.csv', `Date,Venue,Status\n${rows}`);
  expect(problems.filter(({ code }) => code === 'import/value')).toHaveLength(60);
});

test.each([
  ['Date,City,Title,Event\n2027-03-07,Porto,Night,Gala', [['Event', 'Gala']]],
  ['Date,City,Event,Title\n2027-03-07,Porto,Gala,Night', [['Event', 'Gala']]],
  ['Date,City,Title,Event\n2027-03-07,Porto,,Gala', []],
  ['Date,City,Title,Event\n2027-03-07,Porto,Gala,Gala', []],
  ['Title,Release date,Label,Imprint\nSalt,2027,One,Two', [['Label', 'One']]],
  ['Title,Release date,Label,Imprint\nSalt,2027,,Two', []],
  ['Title,Release date,Composer,Composer 2\nSalt,2027,Ana Lind,Bo Berg', []],
  [
    'Date,City,Bandcamp\n2027-03-07,Porto,https://x.bandcamp.com/a',
    [['Bandcamp', 'https://x.bandcamp.com/a']],
  ],
  [
    'Date,City,Tickets,Website\n2027-03-07,Porto,https://t.example/1,https://hall.example',
    [['Website', 'https://hall.example']],
  ],
])('of two columns for one key, the second is left over where both are filled: %s', async (table, left) => {
  const reading = await readText(csv, 'a.csv', `${table}\n`);
  expect(reading.left.map(({ what, example }) => [what, example])).toEqual(left);
});

test.each([
  ['Datum;Stadt;Ort', '7.3.2027;Köln;Gebäude 9'],
  ['Datum;Ort;Stadt', '7.3.2027;Gebäude 9;Köln'],
  ['Datum;Stadt;Ort', '7.3.2027;Köln;"Gebäude 9, Köln"'],
  ['Date;City;Town', '2027-03-07;Köln;Gebäude 9'],
  ['Fecha;Localidad;Ciudad', '7/3/2027;Gebäude 9;Köln'],
])(
  'of two words for a city, the plainer one is that, and the other the place in it: %s',
  async (head, row) => {
    const { items, left } = await readText(csv, 'a.csv', `${head}\n${row}\n`);
    expect(items).toMatchObject([{ facts: { city: 'Köln', venue: 'Gebäude 9' } }]);
    expect(left).toEqual([]);
  },
);

test('tickets are at the address of the show, not at that of its music', async () => {
  const { items } = await readText(
    csv,
    'a.csv',
    'Date,City,Bandcamp,Link\n2027-03-07,Porto,https://x.bandcamp.com/a,hall.example/7\n',
  );
  expect(items).toMatchObject([{ facts: { tickets: 'https://hall.example/7' } }]);
});

test.each([
  ['confirmed', 'HOLD', { isUnsure: true }],
  ['confirmed', 'cancelled', { isUnsure: true }],
  ['confirmed', 'sold out', { status: 'sold_out' }],
  ['confirmed', 'hotel not booked yet', {}],
  ['cancelled', 'TBC', { status: 'cancelled' }],
])('a show that is %s, with the remark "%s"', async (status, remark, expected) => {
  const table = `Date,City,Status,Comments\n2027-03-07,Porto,${status},${remark}\n`;
  const [item] = (await readText(csv, 'a.csv', table)).items;
  const found = { isUnsure: item?.isUnsure, status: item?.kind === 'events' ? item.facts.status : '' };
  expect(found).toEqual({ isUnsure: undefined, status: undefined, ...expected });
});

test.each([
  [
    'Ana Lind - Funken [Small Label]\nBo Berg – Night\nUntitled',
    [
      { artist: 'Ana Lind', title: 'Funken', label: 'Small Label' },
      { artist: 'Bo Berg', title: 'Night' },
      { title: 'Untitled' },
    ],
  ],
  [
    '0:00 Ana Lind - Funken\nBo Berg - Night\n1:02:30 Untitled',
    [
      { time: '0:00', artist: 'Ana Lind', title: 'Funken' },
      { artist: 'Bo Berg', title: 'Night' },
      { time: '1:02:30', title: 'Untitled' },
    ],
  ],
  ['1. Ana Lind - Funken', [{ artist: 'Ana Lind', title: 'Funken' }]],
  ['see the website', undefined],
])('a column of tracklists has nothing else in it: %j', async (cell, tracklist) => {
  const { items } = await readText(csv, 'mixes.csv', `Episode title,Tracklist\nNight,"${cell}"\n`);
  expect(items[0]?.facts).toEqual({ episode_title: 'Night', ...(tracklist && { tracklist }) });
});

test.each([
  ['Soul, Folk', ['Soul', 'Folk']],
  ['Folk, World, & Country', ['Folk, World, & Country']],
  ['Folk, World, & Country; Soul', ['Folk, World, & Country', 'Soul']],
  ['Soul / Folk', ['Soul', 'Folk']],
])('genres of a cell: %s', async (cell, genre) => {
  const { items } = await readText(csv, 'releases.csv', `Title,UPC,Genre\nA,0724384960650,"${cell}"\n`);
  expect(items[0]?.facts).toMatchObject({ genre });
});
