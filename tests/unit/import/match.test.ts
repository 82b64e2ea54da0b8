/** Which entries of sources are which of the site: sure, likely (a question), or others. */
import { describe, expect, test } from 'vitest';
import type { ItemKind } from '../../../generator/import/catalogue.ts';
import { openComparison } from '../../../generator/import/match/index.ts';
import { matchTracks, traitsOfTrack } from '../../../generator/import/match/tracks.ts';

const { compare } = openComparison(['mara voss', 'نور']);
const bandOf = (kind: ItemKind, one: object, other: object) =>
  compare({ kind, data: one }, { kind, data: other }).band;

/** Two entries, and how sure it is that they are one; the same in both directions. */
type Row = readonly [name: string, one: object, other: object, band: 'sure' | 'likely' | 'other'];

const tracks = (...titles: string[]) => ({ tracks: titles.map((title) => ({ title })) });

/** Each with its code. */
const coded = (...numbers: number[]) => ({
  tracks: numbers.map((number) => ({ title: `Song ${number}`, isrc: `AA6Q7250000${number}` })),
});
/** Each with its length, in seconds. */
const lasting = (titles: readonly string[], first: number) => ({
  tracks: titles.map((title, index) => ({ title, duration: `3:${first + index}` })),
});
const timed = (...titles: string[]) => lasting(titles, 10);
const slower = (...titles: string[]) => lasting(titles, 45);

const RECORD = {
  release_date: '2025-03-07',
  tracks: [
    { title: 'One', duration: '3:20' },
    { title: 'Two', duration: '4:00' },
  ],
};

const RELEASES: readonly Row[] = [
  ['the same ISRC', { title: 'A', isrc: 'AA-6Q7-25-00047' }, { title: 'Z', isrc: 'aa6q72500047' }, 'sure'],
  ['UPC and EAN', { title: 'A', upc: '036000291452' }, { title: 'Z', upc: '0036000291452' }, 'sure'],
  ...(
    [
      ['Night Bus', '2024-06-07', 'likely'],
      ['First Light (Deluxe)', '2025-01-05', 'likely'],
      ['First Light', '2024-06-07', 'sure'],
      ['Night Bus', '2024-01-19', 'sure'],
    ] as const
  ).map(
    ([title, release_date, band]): Row => [
      `the UPC of another record: ${title}, ${release_date}`,
      { title: 'First Light', upc: '036000291452', release_date: '2024-01-05' },
      { title, upc: '036000291452', release_date },
      band,
    ],
  ),
  [
    'a UPC that is a number',
    { title: 'A', upc: 4006381333931 },
    { title: 'Z', upc: '4006381333931' },
    'sure',
  ],
  [
    'catalogue number and label',
    { title: 'A', catalogue_number: 'HR-014', label: 'Harbour' },
    { title: 'Z', catalogue_number: 'hr 014', label: { name: 'Harbour' } },
    'sure',
  ],
  [
    'the catalogue number of another label',
    { title: 'A', catalogue_number: '001', label: 'Harbour' },
    { title: 'Z', catalogue_number: '001', label: 'Other' },
    'other',
  ],
  [
    'a catalogue number, other titles and tracks',
    { title: 'A', catalogue_number: 'HR-014', label: 'Harbour', ...tracks('One', 'Two') },
    { title: 'Z', catalogue_number: 'HR-014', label: 'Harbour', ...tracks('Three', 'Four') },
    'likely',
  ],
  [
    'a catalogue number, a similar title and other tracks',
    { title: 'Harbour', catalogue_number: 'HR-014', label: 'Harbour', ...tracks('One', 'Two') },
    { title: 'Harbour B', catalogue_number: 'HR-014', label: 'Harbour', ...tracks('Three', 'Four') },
    'likely',
  ],
  [
    'a catalogue number, another title and the same tracks',
    { title: 'A', catalogue_number: 'HR-014', label: 'Harbour', ...tracks('One', 'Two') },
    { title: 'Z', catalogue_number: 'HR-014', label: 'Harbour', ...tracks('One', 'Two') },
    'sure',
  ],
  [
    'an address, other titles and artists',
    { title: 'A', artists: ['Cole'], streaming_links: { spotify: 'https://open.spotify.com/album/1' } },
    { title: 'Z', streaming_links: { spotify: 'https://open.spotify.com/album/1' } },
    'likely',
  ],
  [
    'an address, other titles and years',
    { title: 'A', release_date: 2019, streaming_links: { spotify: 'https://open.spotify.com/album/1' } },
    { title: 'Z', release_date: 2023, streaming_links: { spotify: 'https://open.spotify.com/album/1' } },
    'likely',
  ],
  [
    'an address and a title, with other tracks',
    { title: 'A', ...tracks('One', 'Two'), streaming_links: { spotify: 'https://open.spotify.com/album/1' } },
    {
      title: 'A',
      ...tracks('Three', 'Four'),
      streaming_links: { spotify: 'https://open.spotify.com/album/1' },
    },
    'sure',
  ],
  [
    'the same address in different forms',
    { title: 'A', streaming_links: { youtube: 'https://youtu.be/abcdefghijk' } },
    {
      title: 'Z',
      links: [{ name: 'Video', url: 'http://www.youtube.com/watch?v=abcdefghijk&feature=share' }],
    },
    'sure',
  ],
  [
    'the same address of a search',
    { title: 'A', streaming_links: { spotify: 'https://open.spotify.com/search/mara' } },
    { title: 'Z', streaming_links: { spotify: 'https://open.spotify.com/search/mara' } },
    'other',
  ],
  [
    'the same address of a shop',
    { title: 'A', streaming_links: { bandcamp: 'https://mara.bandcamp.com/' } },
    { title: 'Z', streaming_links: { bandcamp: 'https://mara.bandcamp.com' } },
    'other',
  ],
  ['a title alone', { title: 'Night Bus' }, { title: 'Night Bus' }, 'likely'],
  [
    'title and day',
    { title: 'Night Bus', release_date: '2025-03-07' },
    { title: 'night bus!', release_date: '7 March 2025' },
    'sure',
  ],
  [
    'title and nearly the day',
    { title: 'Night Bus', release_date: '2025-03-07' },
    { title: 'Night Bus', release_date: '2025-04-05' },
    'sure',
  ],
  [
    'title and year',
    { title: 'Night Bus', release_date: '2025-03-07' },
    { title: 'Night Bus', release_date: 2025 },
    'sure',
  ],
  [
    'title, months apart',
    { title: 'Night Bus', release_date: '2025-03-07' },
    { title: 'Night Bus', release_date: '2025-07-01' },
    'likely',
  ],
  [
    'title and length',
    { title: 'Night Bus', duration: '3:20' },
    { title: 'Night Bus', duration: 'PT3M22S' },
    'sure',
  ],
  [
    'title, another length',
    { title: 'Night Bus', duration: '3:20' },
    { title: 'Night Bus', duration: '6:40' },
    'likely',
  ],
  [
    'two Intros of other years',
    { title: 'Intro', release_date: '2019-05-01', duration: '1:10' },
    { title: 'Intro', release_date: '2023-05-01', duration: '0:45' },
    'other',
  ],
  [
    'two Intros with codes',
    { title: 'Intro', isrc: 'AA6Q72500047' },
    { title: 'Intro', isrc: 'AA6Q71900003' },
    'other',
  ],
  [
    'a remaster of another year',
    { title: 'Night Bus', release_date: '2011' },
    { title: 'Night Bus (2021 Remaster)', release_date: '2021' },
    'other',
  ],
  [
    'a live version',
    { title: 'Night Bus', release_date: '2025-03-07' },
    { title: 'Night Bus (Live at Harbour Hall)', release_date: '2025-03-07' },
    'other',
  ],
  [
    'the album version',
    { title: 'Night Bus', release_date: '2025-03-07' },
    { title: 'Night Bus - Original Mix', release_date: '2025-03-07' },
    'sure',
  ],
  [
    'as shops write a single',
    { title: 'Night Bus', release_date: '2025-03-07' },
    { title: 'Night Bus - Single', release_date: '2025-03-07' },
    'sure',
  ],
  [
    'with guests in the title',
    { title: 'Night Bus', release_date: '2025-03-07' },
    { title: 'Night Bus (feat. Ada Lin)', release_date: '2025-03-07' },
    'sure',
  ],
  [
    'a single and the album of its title',
    { title: 'Harbour', type: 'single', release_date: '2025-03-07' },
    { title: 'Harbour', release_date: '2025-06-01', ...tracks('One', 'Two', 'Three', 'Four') },
    'other',
  ],
  [
    'the tracks of an album',
    { title: 'Harbour', ...tracks('One', 'Two', 'Three', 'Four') },
    { title: 'Harbour', release_date: '2025', ...tracks('One', 'Two (feat. A)', 'Three', 'Four') },
    'sure',
  ],
  [
    'another single of the day, by somebody else',
    { title: 'Night Bus', release_date: '2025-03-07', duration: '3:20' },
    { title: 'Ferry', release_date: '2025-03-07', duration: '3:20', artists: ['Cole'] },
    'other',
  ],
  [
    'another single of the day, with another length',
    { title: 'Night Bus', release_date: '2025-03-07', duration: '3:20' },
    { title: 'Ferry', release_date: '2025-03-07', duration: '3:24' },
    'other',
  ],
  [
    'another single as long, of another day',
    { title: 'Night Bus', release_date: '2025-03-07', duration: '3:20' },
    { title: 'Ferry', release_date: '2025-03-08', duration: '3:20' },
    'other',
  ],
  [
    'another single as long, of the same month',
    { title: 'Night Bus', release_date: '2025-03', duration: '3:20' },
    { title: 'Ferry', release_date: '2025-03', duration: '3:20' },
    'other',
  ],
  [
    'another single with another code',
    { title: 'Night Bus', release_date: '2025-03-07', duration: '3:20', isrc: 'AA6Q72500047' },
    { title: 'Ferry', release_date: '2025-03-07', duration: '3:20', isrc: 'AA6Q72500048' },
    'other',
  ],
  [
    'a record that was renamed, without lengths',
    { title: 'Harbour Songs', release_date: '2025-03-07', ...tracks('One', 'Two') },
    { title: 'Ferry', release_date: '2025-03-07', ...tracks('One', 'Two') },
    'likely',
  ],
  [
    'a record that was renamed',
    { title: 'Harbour', ...RECORD },
    { title: 'Songs from the Sea', ...RECORD, artists: ['Mara Voss'] },
    'sure',
  ],
  [
    'a record of which a word of the title was changed',
    { title: 'Songs from the Sea', ...RECORD },
    { title: 'Songs from this Sea', ...RECORD },
    'sure',
  ],
  [
    'a record of which a word of the title was changed, with other lengths',
    { title: 'Songs from the Sea', ...RECORD },
    {
      title: 'Songs from this Sea',
      ...RECORD,
      tracks: RECORD.tracks.map((each) => ({ ...each, duration: '9:00' })),
    },
    'likely',
  ],
  [
    'a record of another day with the same tracks',
    { title: 'Harbour', ...RECORD },
    { title: 'Songs from the Sea', ...RECORD, release_date: '2026-03-07' },
    'other',
  ],
  [
    'a record of somebody else with the same tracks',
    { title: 'Harbour', ...RECORD },
    { title: 'Songs from the Sea', ...RECORD, artists: ['Cole'] },
    'other',
  ],
  [
    'the same tracks with other lengths',
    { title: 'Harbour', ...RECORD },
    {
      title: 'Songs from the Sea',
      ...RECORD,
      tracks: RECORD.tracks.map((each) => ({ ...each, duration: '9:00' })),
    },
    'other',
  ],
  [
    'other tracks',
    { title: 'Demos', ...tracks('One', 'Two', 'Three') },
    { title: 'Demos', ...tracks('Four', 'Five', 'Six') },
    'other',
  ],
  [
    'a song, and an album with it',
    { title: 'Night Bus', isrc: 'AA6Q72500047' },
    { title: 'Harbour', tracks: [{ title: 'Night Bus', isrc: 'AA6Q72500047' }, { title: 'Intro' }] },
    'other',
  ],
  [
    'another title, all codes of all tracks',
    { title: 'Harbour', ...coded(1, 2, 3) },
    { title: 'Night Bus', ...coded(1, 2, 3) },
    'sure',
  ],
  [
    'the same title, all codes that both have',
    { title: 'Harbour', tracks: [...coded(1, 2).tracks, { title: 'Three' }, { title: 'Four' }] },
    { title: 'Harbour', ...coded(1, 2) },
    'sure',
  ],
  [
    'another title, one of the codes',
    { title: 'Harbour', ...coded(1, 2, 3, 4) },
    { title: 'Night Bus', ...coded(1, 7) },
    'other',
  ],
  [
    'a single with two songs, and the album half a year later',
    { title: 'Harbour', release_date: '2025-09-07', ...coded(1, 2, 3, 4, 5, 6) },
    { title: 'Night Bus', release_date: '2025-03-07', ...coded(1, 2) },
    'other',
  ],
  [
    'songs that are as long as others, by somebody else',
    { title: 'Live', ...timed('One', 'Two') },
    { title: 'Live', artists: ['Cole'], ...timed('Three', 'Four') },
    'other',
  ],
  [
    'songs that are as long as others, of the same artist',
    { title: 'Live', release_date: 2015, ...timed('One', 'Two') },
    { title: 'Live', release_date: 2018, ...timed('Three', 'Four') },
    'likely',
  ],
  [
    'tracks in another language, as long',
    { title: 'Live', ...timed('One', 'Two', 'Three', 'Four') },
    { title: 'Live', ...timed('واحد', 'اثنان', 'ثلاثة', 'أربعة') },
    'sure',
  ],
  [
    'the songs of another year with other lengths',
    { title: 'Live', release_date: 2015, ...timed('One', 'Two', 'Three') },
    { title: 'Live', release_date: 2018, ...slower('One', 'Two', 'Three') },
    'other',
  ],
  [
    'the same songs with other lengths',
    { title: 'Live', ...timed('One', 'Two', 'Three') },
    { title: 'Live', ...slower('One', 'Two', 'Three') },
    'likely',
  ],
  [
    'another artist',
    { title: 'Night Bus', artists: ['Cole'], release_date: '2025-03-07' },
    { title: 'Night Bus', release_date: '2025-03-07' },
    'likely',
  ],
  [
    'the own name',
    { title: 'Night Bus', artists: ['MARA VOSS'], release_date: '2025-03-07' },
    { title: 'Night Bus', release_date: '2025-03-07' },
    'sure',
  ],
  [
    'the own name in another script',
    { title: 'Night Bus', artists: ['نُور'], release_date: '2025-03-07' },
    { title: 'Night Bus', release_date: '2025-03-07' },
    'sure',
  ],
  [
    'parts',
    { title: 'Night, Part 1', release_date: '2025-03-07' },
    { title: 'Night, Part 2', release_date: '2025-03-07' },
    'other',
  ],
  [
    'volumes in Roman numerals',
    { title: 'Songs II', release_date: '2025' },
    { title: 'Songs III', release_date: '2025' },
    'other',
  ],
  [
    'one letter',
    { title: 'Untitled A', release_date: '2025-03-07' },
    { title: 'Untitled B', release_date: '2025-03-07' },
    'likely',
  ],
  [
    'Arabic with and without vowel signs',
    { title: 'خلّينا', release_date: '2025-03-07' },
    { title: 'خلينا', release_date: '2025-03-07' },
    'sure',
  ],
  [
    'Arabic and Latin',
    { title: 'قمر', release_date: '2025-03-07' },
    { title: 'Qamar', release_date: '2025-03-07' },
    'sure',
  ],
  [
    'a record, of which one knows the length alone',
    { title: 'Salt', duration: '7:20', ...tracks('One', 'Two') },
    { title: 'Salt', duration: '7:21' },
    'sure',
  ],
  [
    'a type that may be a guess, where one has no day and other artists',
    { title: 'Salt', type: 'single', genre: ['Soul'] },
    {
      title: 'Salt',
      artists: ['Mara Voss', 'Cole'],
      release_date: '2024',
      ...tracks('One', 'Two', 'Three', 'Four'),
    },
    'likely',
  ],
  [
    'Cyrillic and Latin',
    { title: 'Ночь', release_date: '2025-03-07' },
    { title: 'Noch', release_date: '2025-03-07' },
    'sure',
  ],
  [
    'accents',
    { title: 'Été', release_date: '2025-03-07' },
    { title: 'Ete', release_date: '2025-03-07' },
    'sure',
  ],
  [
    'titles of signs',
    { title: '???', release_date: '2025-03-07' },
    { title: '!!!', release_date: '2025-03-07' },
    'other',
  ],
];

const show = (day: string, more: object) => ({ title: 'Mara Voss', date: day, ...more });

const EVENTS: readonly Row[] = [
  [
    'day and venue',
    show('2026-06-12', { venue: 'Harbour Hall' }),
    { title: 'Open Air', date: '12 June 2026', venue: 'harbour hall' },
    'sure',
  ],
  [
    'day and city',
    show('2026-06-12', { city: 'Lisbon' }),
    { title: 'Open Air', date: '2026-06-12', city: 'Lisbon', venue: 'X' },
    'sure',
  ],
  [
    'the venue with its city',
    show('2026-06-12', { venue: 'Harbour Hall, Lisbon' }),
    { title: 'A', date: '2026-06-12', venue: 'Harbour Hall' },
    'sure',
  ],
  ['a day', show('2026-06-12', {}), { title: 'Open Air', date: '2026-06-12', city: 'Lisbon' }, 'other'],
  [
    'a day, and a place each',
    show('2026-06-12', { venue: 'Harbour Hall' }),
    { title: 'Open Air', date: '2026-06-12', city: 'Lisbon' },
    'likely',
  ],
  [
    'a day, and a similar title',
    { title: 'Open Airing', date: '2026-06-12' },
    { title: 'Open Air', date: '2026-06-12', city: 'Lisbon' },
    'likely',
  ],
  [
    'a day, and the title in the other',
    { title: 'Soundcheck Open Air', date: '2026-06-12' },
    { title: 'Open Air', date: '2026-06-12', city: 'Lisbon' },
    'likely',
  ],
  [
    'a day, and the place in the title',
    { title: 'Gig at Harbour Hall', date: '2026-06-12' },
    { title: 'Open Air', date: '2026-06-12', venue: 'Harbour Hall', city: 'Lisbon' },
    'likely',
  ],
  [
    'the place in the title of another day',
    { title: 'Gig at Harbour Hall', date: '2026-06-13' },
    { title: 'Open Air', date: '2026-06-12', venue: 'Harbour Hall', city: 'Lisbon' },
    'other',
  ],
  [
    'another city',
    show('2026-06-12', { city: 'Porto' }),
    { title: 'Open Air', date: '2026-06-12', city: 'Lisbon' },
    'other',
  ],
  [
    'another city, the same title',
    show('2026-06-12', { city: 'Lisboa' }),
    show('2026-06-12', { city: 'Lisbon' }),
    'likely',
  ],
  [
    'matinee and evening',
    show('2026-06-12', { city: 'Lisbon', time: '16:00' }),
    show('2026-06-12', { city: 'Lisbon', time: '20:30' }),
    'likely',
  ],
  ['after midnight', show('2026-06-12', { venue: 'Club' }), show('2026-06-13', { venue: 'Club' }), 'likely'],
  ['another day', show('2026-06-12', { venue: 'Club' }), show('2026-07-12', { venue: 'Club' }), 'other'],
  [
    'moved to another day',
    show('2026-06-12', { venue: 'Club' }),
    show('2026-09-01', { venue: 'Club', previous_date: '2026-06-12' }),
    'sure',
  ],
  [
    'a show without a day',
    { title: 'Open Air', date: 'tomorrow', venue: 'Club' },
    show('2026-06-12', { venue: 'Club' }),
    'other',
  ],
];

const MIXES: readonly Row[] = [
  ['the id', { episode_title: 'A', id: 'x-1' }, { episode_title: 'Z', id: 'x-1' }, 'sure'],
  [
    'the recording',
    { episode_title: 'A', audio_url: 'https://cdn.example/a.mp3' },
    { episode_title: 'Z', audio_url: 'http://cdn.example/a.mp3' },
    'sure',
  ],
  [
    'the address of the show',
    {
      episode_title: 'A',
      release_date: '2026-01-01',
      streaming_links: { mixcloud: 'https://radio.example/show' },
    },
    {
      episode_title: 'Z',
      release_date: '2026-06-01',
      streaming_links: { mixcloud: 'https://radio.example/show' },
    },
    'likely',
  ],
  [
    'title and day',
    { episode_title: 'Late', release_date: '2026-01-01' },
    { episode_title: 'Late', release_date: '2026-01-01' },
    'sure',
  ],
  ['number and title', { episode_title: 'Late', episode: 7 }, { episode_title: 'Late!', episode: 7 }, 'sure'],
  [
    'number and day',
    { episode_title: 'Night Shift 07', episode: 7, release_date: '2026-01-01' },
    { episode_title: '#7: Guests', episode: 7, release_date: '2026-01-01' },
    'sure',
  ],
  [
    'another number of the day',
    { episode_title: 'Late', release_date: '2026-01-01', duration: '1:00:00', episode: 7 },
    { episode_title: 'Night radio', release_date: '2026-01-01', duration: '1:00:00', episode: 8 },
    'other',
  ],
  [
    'another one of the day',
    { episode_title: 'Late', release_date: '2026-01-01', duration: '1:02:30' },
    { episode_title: 'Night radio', release_date: '2026-01-01', duration: '58:00' },
    'other',
  ],
  ['numbers in titles', { episode_title: 'Night Shift 07' }, { episode_title: 'Night Shift 08' }, 'other'],
  ['a title', { episode_title: 'Late' }, { episode_title: 'Late' }, 'likely'],
];

const POSTS: readonly Row[] = [
  [
    'the old address',
    { title: 'A', redirect_from: ['/2020/01/new/'] },
    { title: 'Z', redirect_from: ['/2020/01/new'] },
    'sure',
  ],
  [
    'title and day',
    { title: 'It is out', date: '2026-01-01' },
    { title: 'It is out!', date: '2026-01-01' },
    'sure',
  ],
  [
    'a title, months apart',
    { title: 'It is out', date: '2026-01-01' },
    { title: 'It is out', date: '2025-10-01' },
    'likely',
  ],
  [
    'a title that comes back every year',
    { title: 'New dates', date: '2026-01-01' },
    { title: 'New dates', date: '2024-01-01' },
    'other',
  ],
];

const ARTISTS: readonly Row[] = [
  ['a name', { name: 'Kim Ro' }, { name: 'KIM RO' }, 'sure'],
  ['another name', { name: 'Kim Ro' }, { name: 'Kim Roe' }, 'other'],
];

describe.each([
  ['releases', RELEASES],
  ['events', EVENTS],
  ['mixes', MIXES],
  ['news', POSTS],
  ['artists', ARTISTS],
] as const)('%s', (kind, rows) => {
  test.each(rows)('%s', (_name, one, other, band) => {
    expect([bandOf(kind, one, other), bandOf(kind, other, one)]).toEqual([band, band]);
  });
});

test('tracks are matched by their codes, their place and title, their length, in this order', () => {
  const site = [
    { title: 'Intro', duration: '1:00' },
    { title: 'Intro', version: 'Live', duration: '1:30' },
    { title: 'Night Bus', isrc: 'AA6Q72500047' },
    { title: 'Harbour', duration: '3:00' },
  ];
  const source = [
    { title: 'Harbour', track_number: 9 },
    { title: 'Something', isrc: 'AA6Q72500047', track_number: 3 },
    { title: 'Intro (Live)', track_number: 2 },
    { title: 'Intro', track_number: 1, duration: '1:02' },
    { title: 'Night Bus', isrc: 'AA6Q79900001', track_number: 5 },
  ];
  expect(matchTracks(source.map(traitsOfTrack), site.map(traitsOfTrack))).toEqual([3, 2, 1, 0, undefined]);
});

test('what the plan asks is true', () => {
  const whyOf = (one: object, other: object) =>
    compare({ kind: 'releases', data: one }, { kind: 'releases', data: other }).why;
  expect(
    whyOf(
      { title: 'Live', release_date: 2018, ...timed('One', 'Two') },
      { title: 'Live', release_date: 2015, ...timed('One', 'Four') },
    ),
  ).toBe('same title, of 2018 and of 2015, 1 of 2 tracks the same, 1 as long');
  expect(whyOf({ title: 'Live', ...timed('One', 'Two') }, { title: 'Live', ...slower('One', 'Two') })).toBe(
    'same title, 2 of 2 tracks the same, with other lengths',
  );
  expect(
    whyOf(
      { title: 'Harbour', catalogue_number: 'HR-014', ...tracks('One', 'Two') },
      { title: 'Ferry', catalogue_number: 'HR-014', ...tracks('Three', 'Four') },
    ),
  ).toBe('same catalogue number, another title, 0 of 2 tracks the same');
});
