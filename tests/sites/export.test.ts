/** `liner export`: what other programs get of a small site. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSite, RELEASE, removeSite, SITE_YAML, type TestSite } from '../helpers/site.ts';

/** 1 June 2025. */
const EPOCH = { SOURCE_DATE_EPOCH: '1748736000' };

const ALBUM = `---
title: "=Tide & Rope"
type: album
release_date: 2025-03
artwork_url: artwork/tide.png
artists: [Artist, Mona]
description: Seven songs.
label: Tideline
upc: '036000291452'
copyright: 2025 Artist
streaming_links: {bandcamp: "https://artist.bandcamp.com/album/tide"}
credits: {Producer: Kim Ro}
download: true
tracks:
  - {title: Slack Water, duration: 3:20, isrc: AA-6Q7-25-00001, audio: audio/one.flac, bpm: 96, credits: {Vocals: Ana}}
  - {title: Rope, version: Live, audio: audio/two.mp3, preview: true}
  - title: Words
    audio: audio/two.mp3
    lyrics: |
      First line
      Second line
---
It began at sea, says {artist}. <!-- Not for others. -->

::player{release=tide}

-- more
`;

const FILES = {
  'content/site.yaml': SITE_YAML.replace(
    'artist: {name: Artist}',
    'timezone: Europe/Lisbon\nartist: {name: Artist, description: Songs from a harbour., alternate_names: [Artista]}\nsocial: [{name: Bandcamp, url: "https://artist.bandcamp.com"}]',
  ),
  'content/releases/tide.md': ALBUM,
  'content/releases/first-light.md': RELEASE,
  'content/releases/later.md': RELEASE.replace('First Light', 'Later')
    .replace('spotify.com/x', 'spotify.com/y')
    .replace('2024-05-03', '2026-01-02\naudio: audio/one.flac'),
  'content/releases/draft.md': RELEASE.replace('First Light', 'Draft\ndraft: true').replace(
    '.com/x',
    '.com/z',
  ),
  'content/mixes/shift.md': `---
episode_title: Shift 07
release_date: 2025-04-01
duration: 1:00:00
soundcloud_url: https://soundcloud.com/artist/shift
tracklist: [{time: 0:00, artist: A, title: B}, {time: 1:02:30, title: C, label: L}]
---
`,
  'content/pages/events.yaml': `events:
  - {title: Roof, date: 2025-07-01, time: '22:00', city: Lisbon, country: Portugal, price: 25 EUR, support: [Ada, Kim]}
`,
  'assets/audio/one.flac': readFileSync(join(import.meta.dirname, '../fixtures/formats/sines.flac')),
  'assets/audio/two.mp3': readFileSync(join(import.meta.dirname, '../fixtures/formats/sines.mp3')),
};

let site: TestSite;

beforeAll(async () => {
  const cover = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#264653' } })
    .png()
    .toBuffer();
  site = makeSite({ ...FILES, 'assets/artwork/tide.png': cover }, { keep: true });
});

afterAll(() => removeSite(site.root));

const tableOf = (path: string): Record<string, string>[] =>
  parse(site.read(path), { bom: true, columns: true });

it('writes tables that spreadsheets open', async () => {
  const run = await site.run(['export', 'csv', 'out/tables'], EPOCH);
  expect(run).toMatchObject({ code: 0, stdout: 'Exported 3 files to out/tables\n' });
  expect(site.list('out/tables')).toEqual(['events.csv', 'mixes.csv', 'releases.csv']);
  expect(site.read('out/tables/releases.csv').charCodeAt(0)).toBe(0xfeff);
  const releases = tableOf('out/tables/releases.csv');
  expect(releases.map((row) => [row['Release title'], row['Track title']])).toEqual([
    ['Later', ''],
    ["'=Tide & Rope", 'Slack Water'],
    ["'=Tide & Rope", 'Rope'],
    ["'=Tide & Rope", 'Words'],
    ['First Light', ''],
  ]);
  expect(releases[1]).toMatchInlineSnapshot(`
    {
      "Artist": "Artist; Mona",
      "BPM": "96",
      "Copyright": "2025 Artist",
      "Description": "Seven songs.",
      "Duration": "3:20",
      "Genre": "",
      "ISRC": "AA6Q72500001",
      "Key": "",
      "Label": "Tideline",
      "Lyrics": "",
      "Other credits": "Vocals: Ana",
      "Release artist": "Artist; Mona",
      "Release credits": "Producer: Kim Ro",
      "Release date": "2025-03",
      "Release on Bandcamp": "https://artist.bandcamp.com/album/tide",
      "Release title": "'=Tide & Rope",
      "Spotify URL": "",
      "Track number": "1",
      "Track title": "Slack Water",
      "Type": "album",
      "UPC": "036000291452",
      "Version": "",
    }
  `);
  expect(tableOf('out/tables/mixes.csv')).toMatchInlineSnapshot(`
    [
      {
        "Duration": "1:00:00",
        "Episode title": "Shift 07",
        "Release date": "2025-04-01",
        "SoundCloud URL": "https://soundcloud.com/artist/shift",
        "Tracklist": "0:00 A - B
    1:02:30 C [L]",
      },
    ]
  `);
  expect(tableOf('out/tables/events.csv')).toMatchInlineSnapshot(`
    [
      {
        "City": "Lisbon",
        "Country": "Portugal",
        "Date": "2025-07-01",
        "Event": "Roof",
        "Price": "25 EUR",
        "Support": "Ada; Kim",
        "Time": "22:00",
      },
    ]
  `);
});

it('writes tables that the import reads: it finds nothing to add', async () => {
  const { code, stdout } = await site.run(['import', 'out/tables'], EPOCH);
  expect(code).toBe(0);
  expect(stdout).toContain('3 releases: 3 the same.\n');
  expect(stdout).toContain('There is nothing to do.');
});

it('writes data', async () => {
  await site.run(['export', 'json', 'out/data'], EPOCH);
  await site.run(['build'], EPOCH);
  expect(site.read('out/data/artist.json')).toBe(site.read('dist/artist.json'));
  const { releases, mixes, events } = JSON.parse(site.read('out/data/catalogue.json'));
  expect(releases.map(({ slug }: { slug: string }) => slug)).toEqual(['later', 'tide', 'first-light']);
  expect(releases[2].text).toBe('## Story & Concept\n\nIt began at dawn.');
  expect(releases[1].tracks[0]).toMatchObject({ title: 'Slack Water', isrc: 'AA6Q72500001' });
  expect([mixes.length, events.length]).toEqual([1, 1]);
});

it('writes texts as labels hand them on', async () => {
  await site.run(['export', 'labelcopy', 'out/copy', '--drafts'], EPOCH);
  expect(site.list('out/copy')).toEqual(['draft.txt', 'first-light.txt', 'later.txt', 'tide.txt']);
  expect(site.read('out/copy/tide.txt')).toMatchInlineSnapshot(`
    "=Tide & Rope
    Artist & Mona
    Album, March 2025
    https://artist.example/music/releases/tide/

    Seven songs.

    TRACKS
    1. Slack Water (3:20)
       96 BPM, ISRC AA6Q72500001
       Vocals: Ana
    2. Rope (Live)
    3. Words

    CREDITS
    Producer: Kim Ro

    RIGHTS
    Label: Tideline
    UPC: 036000291452
    © 2025 Artist
    "
  `);
});

it('writes a catalogue for Faircamp', async () => {
  const run = await site.run(['export', 'faircamp', 'out/faircamp', '--link'], EPOCH);
  expect(run.code).toBe(0);
  expect(run.stderr).toContain('Left out, as Faircamp shows no release without a recording: First Light\n');
  expect(run.stderr).toContain('Left out, as the site publishes only a part of them: Rope (Live)\n');
  expect(site.list('out/faircamp')).toEqual([
    'artists/artist/artist.eno',
    'catalog.eno',
    'later/01-later/01-later.flac',
    'later/01-later/track.eno',
    'later/release.eno',
    'tide/01-slack-water/01-slack-water.flac',
    'tide/01-slack-water/track.eno',
    'tide/03-words/03-words.mp3',
    'tide/03-words/track.eno',
    'tide/cover.png',
    'tide/release.eno',
  ]);
  const inode = (path: string) => statSync(join(site.root, path)).ino;
  expect(inode('out/faircamp/tide/cover.png')).toBe(inode('assets/artwork/tide.png'));
  expect(site.read('out/faircamp/tide/release.eno')).toMatchInlineSnapshot(`
    "title: =Tide & Rope
    permalink: tide
    > date: 2025-03
    date: 2025-03-01
    release_artists:
    - Artist
    - Mona

    release_downloads:
    - flac
    - mp3

    cover:
    description = Cover of =Tide & Rope
    file = cover.png

    link:
    label = Bandcamp
    url = https://artist.bandcamp.com/album/tide

    -- synopsis
    Seven songs.
    -- synopsis

    --- more
    It began at sea, says Artist. 

    -- more

    - Producer: Kim Ro

    © 2025 Artist
    --- more
    "
  `);
  expect(site.read('out/faircamp/tide/03-words/track.eno')).toMatchInlineSnapshot(`
    "title: Words
    track_artists:
    - Artist
    - Mona
    more_label: Lyrics

    -- more
    First line  
    Second line
    -- more
    "
  `);
  expect(site.read('out/faircamp/later/release.eno')).toContain('\nunlisted\n');
  expect(site.read('out/faircamp/catalog.eno')).toMatchInlineSnapshot(`
    "title: Artist

    -- synopsis
    Songs from a harbour.
    -- synopsis
    "
  `);
  expect(site.read('out/faircamp/artists/artist/artist.eno')).toMatchInlineSnapshot(`
    "name: Artist
    alias: Artista

    link:
    label = Bandcamp
    url = https://artist.bandcamp.com
    "
  `);
});

it('writes shows to come in the columns of Bandsintown and Songkick', async () => {
  const shows = (count: number) =>
    Array.from(
      { length: count },
      (_, index) =>
        `  - {title: Night ${index}, date: 2025-08-01, time: '20:00', venue: Hall ${index}, city: Hull, country: GB}\n`,
    );
  const tour = makeSite({
    'content/site.yaml': FILES['content/site.yaml'],
    'content/pages/events.yaml': `events:
  - {title: Gone, date: 2024-07-01, venue: Old Hall, city: Lisbon, country: PT}
  - {title: Off, date: 2025-07-02, venue: Hall, city: Lisbon, country: PT, status: cancelled}
  - {title: Somewhere, date: 2025-07-03, city: Lisbon}
  - {title: Stream, date: 2025-07-05, time: '21:00', online: https://live.example/x}
  - {title: 'Roof, again', date: 2025-07-04, time: '22:00', venue: The Roof, address: 1 Rua Alta, city: Lisbon, country: PT, support: [Ada, Kim], tickets: [{label: Floor, url: https://tickets.example/roof}, {label: Door, url: https://tickets.example/door}], on_sale: 2025-06-10}
${shows(49).join('')}`,
  });
  const run = await tour.run(['export', 'bandsintown', 'out/tour'], EPOCH);
  expect(run.stderr).toContain('Somewhere (2025-07-03) is left out: it has no venue and no country.');
  expect(tour.list('out/tour')).toEqual(['bandsintown-1.csv', 'bandsintown-2.csv']);
  const text = tour.read('out/tour/bandsintown-1.csv');
  expect(text.split('\r\n')[0]).toBe(
    'Artist Name,Venue*,Country*,Address,City*,Region*,Postal Code,Timezone*,Start Date* (yyyy-mm-dd),Start Time* (HH:MM),End Date,End Time,Streaming Link,Ticket Link,Ticket Type,Ticket Link 2,Ticket Type 2,On-Sale Date,On-Sale Time,Lineup,Event Name,Event Display Format,Description,Schedule Date,Schedule Time,Do Not Announce,Setlist,Event Image',
  );
  const rows: Record<string, string>[] = parse(text, { columns: true });
  expect(rows).toHaveLength(50);
  expect(rows[0]).toMatchObject({
    'Artist Name': 'Artist',
    'Venue*': 'The Roof',
    'Country*': 'Portugal',
    'Timezone*': 'Europe/Lisbon',
    'Start Date* (yyyy-mm-dd)': '2025-07-04',
    'Start Time* (HH:MM)': '22:00',
    'Ticket Link': 'https://tickets.example/roof',
    'Ticket Link 2': 'https://tickets.example/door',
    'On-Sale Date': '2025-06-10',
    Lineup: 'Ada, Kim',
    'Event Name': 'Roof, again',
  });
  expect(rows[1]).toMatchObject({ 'Venue*': 'Live Stream', 'Streaming Link': 'https://live.example/x' });
  const songkick = await tour.run(['export', 'songkick', 'out/songkick'], EPOCH);
  expect(songkick.stderr).toContain('support@songkick.com');
  const [first]: Record<string, string>[] = parse(tour.read('out/songkick/songkick.csv'), { columns: true });
  expect(first).toMatchObject({ 'Date*': '2025-07-04', 'Venue*': 'The Roof', Lineup: 'Ada, Kim' });
  const none = makeSite({ 'content/site.yaml': SITE_YAML });
  expect((await none.run(['export', 'songkick', 'out'], EPOCH)).stderr).toContain(
    'There are no shows to come.',
  );
});

it('writes the biography in the lengths of profiles', async () => {
  const long = Array.from({ length: 40 }, (_, index) => `This is *sentence* ${index} of a long text.`).join(
    ' ',
  );
  const bios = makeSite({
    'content/site.yaml': FILES['content/site.yaml'],
    'content/pages/press.yaml': `bios: {long: "${long}", short: "{artist} sings. ${'x'.repeat(120)}."}\n`,
  });
  const run = await bios.run(['export', 'bios', 'out/bios'], EPOCH);
  expect(run.code, run.stderr).toBe(0);
  const parts = bios.read('out/bios/bios.txt').split(/^## /m).slice(1);
  expect(parts.map((part) => part.split(':')[0])).toEqual([
    'Spotify',
    'YouTube',
    'Bluesky',
    'X',
    'Instagram, Threads',
    'TikTok',
  ]);
  for (const part of parts) {
    const [, used = '', limit = ''] = /: (\d+) of (\d+) characters/.exec(part) ?? [];
    expect(Number(used)).toBeLessThanOrEqual(Number(limit));
    expect([...part.slice(part.indexOf('\n')).trim()].length).toBe(Number(used));
  }
  expect(parts[0]).toMatch(/of a long text\.\n*$/);
  expect(parts[0]).not.toContain('*');
  expect(parts[4]).toContain('Artist sings.');
});

it('replaces nothing, and exports no content with errors', async () => {
  site.write('full/mine.txt', 'mine');
  const full = await site.run(['export', 'csv', 'full']);
  expect(full).toMatchObject({ code: 2, stdout: '' });
  expect(full.stderr).toContain('Name a new folder:  npx liner export csv full-2\n');
  expect((await site.run(['export', 'csv', 'full/mine.txt'])).code).toBe(2);
  expect(site.list('full')).toEqual(['mine.txt']);
  expect((await site.run(['export', 'pdf', 'out/pdf'])).stderr).toContain('csv, json, labelcopy, faircamp');
  site.write('content/releases/wrong.md', '---\ntitle: Wrong\n---\n');
  const wrong = await site.run(['export', 'csv', 'out/wrong']);
  site.remove('content/releases/wrong.md');
  expect(wrong.code).toBe(1);
  expect(wrong.stderr).toContain('Nothing was exported: the content has errors.');
  expect(site.exists('out/wrong')).toBe(false);
});
