/** Ten releases that four kinds of sources know, each in its own form: in whatever order they are given, the site says the same. */

import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { undoLast } from '../../../generator/app/site-files/undo.ts';
import type { Plan } from '../../../generator/import/plan/plan.ts';
import { SOUNDS, tagMp3 } from '../../helpers/tagged.mjs';
import { importSources, openWork, planSources } from '../../unit/import/whole.ts';
import { makeSite, type SmallSite } from '../../unit/import/write/site.ts';

interface Song {
  title: string;
  version?: string;
  guest?: string;
  remixer?: string;
  isrc: string;
}

interface Sample {
  title: string;
  type: 'Single' | 'EP' | 'Album';
  date: string;
  upc: string;
  number: string;
  genre: string;
  songs: Song[];
}

const ARTIST = 'Noor Vale';
const LABEL = 'Harbour Bell';

const NAMES: [title: string, type: Sample['type'], songs: string[]][] = [
  ['Night Bus', 'Single', ['Night Bus']],
  ['Salt Maps', 'Album', ['Low Water', 'Lanterns', 'Ropes', 'Tide', 'Salt Maps', 'Harbour', 'Slack']],
  ['Paper Boats', 'EP', ['Paper Boats', 'Ink', 'Fold', 'Crease']],
  ['خطّ واحد', 'Single', ['خطّ واحد']],
  ['First Light', 'Single', ['First Light', 'First Light|Club Mix']],
  ['Ç’est l’été', 'Single', ['Ç’est l’été']],
  ['Water', 'EP', ['Water', 'Water|Live', 'Still Water', 'Deep Water']],
  ['Undertow', 'Single', ['Undertow+Ada Lind']],
  ['Kite & Key', 'Single', ['Kite & Key', 'Kite & Key~Kim Ro']],
  ['28', 'Single', ['28']],
];

const SAMPLES = NAMES.map(
  ([title, type, songs], release): Sample => ({
    title,
    type,
    date: `${2014 + release}-0${(release % 9) + 1}-1${release % 10}`,
    upc: withDigit(`40063813${String(release).padStart(4, '0')}`),
    number: `HBR0${release + 10}`,
    genre: release % 2 === 0 ? 'Folk' : 'Soul',
    songs: songs.map((song, index) => {
      const [, name = '', version, guest, remixer] =
        /^([^|+~]*)(?:\|(.*))?(?:\+(.*))?(?:~(.*))?$/.exec(song) ?? [];
      const code = String(release * 20 + index).padStart(5, '0');
      return {
        title: name,
        ...(version && { version }),
        ...(guest && { guest }),
        ...(remixer && { remixer }),
        isrc: `AA6Q720${code}`,
      };
    }),
  }),
);

function withDigit(digits: string): string {
  const sum = [...digits].reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** As shops write it. */
function wholeTitle({ title, version, guest, remixer }: Song): string {
  return [
    title,
    ...(guest ? [`(feat. ${guest})`] : []),
    ...(version ? [`(${version})`] : []),
    ...(remixer ? [`(${remixer} Remix)`] : []),
  ].join(' ');
}

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const credit = (name: string) => [
  { name, joinphrase: '', artist: { id: uuid(900), name, 'sort-name': name } },
];
const cell = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The codes, and the day. */
function writeTable(): string {
  const rows = SAMPLES.flatMap((sample) =>
    sample.songs.map((song, index) =>
      [
        sample.title,
        sample.type,
        sample.date,
        sample.upc,
        LABEL,
        index + 1,
        wholeTitle(song),
        song.isrc,
        sample.number,
      ]
        .map((each) => cell(String(each)))
        .join(','),
    ),
  );
  return [
    'Release Title,Type,Release Date,UPC,Label,Track Number,Track Title,ISRC,Catalogue Number',
    ...rows,
  ].join('\n');
}

/** The links and the words. */
function writePage({ title, date, songs }: Sample, index: number): string {
  const data = {
    '@type': 'MusicAlbum',
    '@id': `https://noorvale.bandcamp.com/album/number-${index}`,
    name: title,
    byArtist: { name: ARTIST },
    publisher: { name: LABEL },
    datePublished: `${new Date(date).toUTCString().slice(5, 16)} 00:00:00 GMT`,
    track: {
      itemListElement: songs.map((song, at) => ({
        position: at + 1,
        item: {
          '@id': `https://noorvale.bandcamp.com/track/number-${index}-${at}`,
          name: wholeTitle(song),
          duration: 'P00H00M04S',
          recordingOf: { lyrics: { text: `Line of ${song.isrc}` } },
        },
      })),
    },
  };
  return `<html><head><meta name="generator" content="Bandcamp"><script type="application/ld+json">${JSON.stringify(data)}</script></head></html>`;
}

/** The genres and the people. */
function writeRelease({ title, type, date, upc, genre, songs }: Sample, index: number): string {
  return JSON.stringify({
    id: uuid(index),
    title,
    status: 'Official',
    date: date.slice(0, 7),
    barcode: upc,
    'text-representation': {},
    'artist-credit': credit(ARTIST),
    'label-info': [{ label: { name: LABEL } }],
    'release-group': {
      id: uuid(100 + index),
      title,
      'primary-type': type,
      'secondary-types': [],
      'first-release-date': date.slice(0, 7),
      genres: [{ name: genre, count: 1 }],
    },
    media: [
      {
        position: 1,
        format: 'Digital Media',
        tracks: songs.map((song, at) => ({
          position: at + 1,
          number: String(at + 1),
          title: wholeTitle(song),
          length: 4049,
          'artist-credit': credit(ARTIST),
          recording: {
            title: wholeTitle(song),
            isrcs: [song.isrc],
            relations: [
              {
                'target-type': 'artist',
                type: 'mix',
                attributes: [],
                artist: { id: uuid(901), name: 'Tom Oake', 'sort-name': 'Oake' },
              },
            ],
          },
        })),
      },
    ],
  });
}

/** The recordings and the tempo. */
function writeTags({ title, date, songs }: Sample, song: Song, index: number): Record<string, string> {
  return {
    ALBUM: title,
    ALBUMARTIST: ARTIST,
    ARTIST: song.guest ? `${ARTIST} feat. ${song.guest}` : ARTIST,
    TITLE: song.guest ? song.title : wholeTitle(song),
    TRACKNUMBER: `${index + 1}/${songs.length}`,
    DATE: date.slice(0, 4),
    ISRC: song.isrc,
    BPM: '96',
  };
}

const SOURCES = ['audio', 'shop.csv', 'pages', 'musicbrainz'];

function writeSources(site: SmallSite): void {
  site.write('shop.csv', writeTable());
  for (const [index, sample] of SAMPLES.entries()) {
    site.write(`pages/${index}.html`, writePage(sample, index));
    site.write(`musicbrainz/${index}.json`, writeRelease(sample, index));
    for (const [at, song] of sample.songs.entries())
      site.write(`audio/${index}/${at + 1}.mp3`, tagMp3(SOUNDS.mp3, writeTags(sample, song, at)));
  }
}

/** Each source is once the first, and once the last. */
const ORDERS = SOURCES.map((_, index) => [...SOURCES.slice(index), ...SOURCES.slice(0, index)]);

/** The content as data, and the names of its files: the order of keys is no fact. */
function contentOf(site: SmallSite): Record<string, unknown> {
  const files = site.list().filter((path) => /^(?:content\/releases|assets)\//.test(path));
  return Object.fromEntries(
    files.map((path) => [path, path.endsWith('.md') && parse(site.read(path).split(/^---$/m)[1] ?? '')]),
  );
}

/** `isrc: csv`: which source each kind of fact is from. */
function originsOf({ entries }: Plan): string[] {
  const keys = entries.flatMap(({ facts }) =>
    facts.map(
      ({ path, origin }) => `${path.filter((step) => typeof step === 'string').join('.')}: ${origin.source}`,
    ),
  );
  return [...new Set(keys)].sort();
}

test('in whatever order, at once and one after the other, the site says the same, and nothing twice', async () => {
  const site = makeSite();
  writeSources(site);
  const plan = await planSources(site, ...SOURCES);
  expect(originsOf(plan)).toMatchInlineSnapshot(`
    [
      "artists: audio",
      "bpm: audio",
      "catalogue_number: csv",
      "credits.Mixing: musicbrainz",
      "duration: audio",
      "genre: musicbrainz",
      "isrc: audio",
      "label: csv",
      "lyrics: bandcamp",
      "release_date: csv",
      "streaming_links.bandcamp: bandcamp",
      "title: audio",
      "tracks.artists: audio",
      "tracks.bpm: audio",
      "tracks.duration: audio",
      "tracks.isrc: audio",
      "tracks.lyrics: bandcamp",
      "tracks.title: audio",
      "tracks.version: audio",
      "type: audio",
      "type: csv",
      "upc: csv",
    ]
  `);
  await importSources(site, ...SOURCES);
  const content = contentOf(site);
  expect(content['content/releases/kite-key.md']).toMatchInlineSnapshot(`
    {
      "catalogue_number": "HBR018",
      "credits": {
        "Mixing": [
          "Tom Oake",
        ],
      },
      "genre": [
        "Folk",
      ],
      "label": "Harbour Bell",
      "release_date": "2022-09-18",
      "streaming_links": {
        "bandcamp": "https://noorvale.bandcamp.com/album/number-8",
      },
      "title": "Kite & Key",
      "tracks": [
        {
          "audio": "audio/kite-key/01-kite-key.mp3",
          "bpm": 96,
          "duration": "0:04",
          "isrc": "AA6Q72000160",
          "lyrics": "Line of AA6Q72000160",
          "title": "Kite & Key",
        },
        {
          "artists": [
            {
              "name": "Kim Ro",
              "role": "remixer",
            },
          ],
          "audio": "audio/kite-key/02-kite-key.mp3",
          "bpm": 96,
          "duration": "0:04",
          "isrc": "AA6Q72000161",
          "lyrics": "Line of AA6Q72000161",
          "title": "Kite & Key",
          "version": "Kim Ro Remix",
        },
      ],
      "type": "single",
      "upc": "4006381300087",
    }
  `);
  expect(Object.keys(content)).toMatchInlineSnapshot(`
    [
      "assets/audio/28.mp3",
      "assets/audio/cest-lete.mp3",
      "assets/audio/first-light/01-first-light.mp3",
      "assets/audio/first-light/02-first-light.mp3",
      "assets/audio/kht-wahd.mp3",
      "assets/audio/kite-key/01-kite-key.mp3",
      "assets/audio/kite-key/02-kite-key.mp3",
      "assets/audio/night-bus.mp3",
      "assets/audio/paper-boats/01-paper-boats.mp3",
      "assets/audio/paper-boats/02-ink.mp3",
      "assets/audio/paper-boats/03-fold.mp3",
      "assets/audio/paper-boats/04-crease.mp3",
      "assets/audio/salt-maps/01-low-water.mp3",
      "assets/audio/salt-maps/02-lanterns.mp3",
      "assets/audio/salt-maps/03-ropes.mp3",
      "assets/audio/salt-maps/04-tide.mp3",
      "assets/audio/salt-maps/05-salt-maps.mp3",
      "assets/audio/salt-maps/06-harbour.mp3",
      "assets/audio/salt-maps/07-slack.mp3",
      "assets/audio/undertow.mp3",
      "assets/audio/water/01-water.mp3",
      "assets/audio/water/02-water.mp3",
      "assets/audio/water/03-still-water.mp3",
      "assets/audio/water/04-deep-water.mp3",
      "content/releases/28.md",
      "content/releases/cest-lete.md",
      "content/releases/first-light.md",
      "content/releases/kht-wahd.md",
      "content/releases/kite-key.md",
      "content/releases/night-bus.md",
      "content/releases/paper-boats.md",
      "content/releases/salt-maps.md",
      "content/releases/undertow.md",
      "content/releases/water.md",
    ]
  `);
  while (undoLast(site)?.left.length === 0);
  for (const order of ORDERS) {
    for (const steps of [[order], order.toReversed().map((each) => [each])]) {
      for (const step of steps) {
        // A file that says the year keeps it, until the day is taken.
        const take = steps.length > 1 ? [{ source: 'csv', key: 'release_date' }] : [];
        await importSources({ ...site, take }, ...step);
      }
      expect(contentOf(site), steps.join(', then ')).toEqual(content);
      const again = await planSources(site, ...SOURCES);
      expect([openWork(again), again.absent], steps.join(', then ')).toEqual([[], []]);
      while (undoLast(site)?.left.length === 0);
    }
  }
});
