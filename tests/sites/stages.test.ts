/** A quartet, a choir, a collective, a label and a composer, as programs see them: structured data of every page, and the tags of recordings. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRssFeed } from 'feedsmith';
import { parseBuffer } from 'music-metadata';
import { describe, expect, it } from 'vitest';
import { type ArtistSlug, buildArtist } from '../helpers/artists.ts';
import { all, attribute, parse, sectionOf, structuredData, texts } from '../helpers/dom.ts';
import { listMisfits, listThings } from '../helpers/vocabulary.ts';

const PEOPLE = /^(?:Person|MusicGroup|Organization)$/;

async function open(artist: ArtistSlug) {
  const { root, baseUrl, routes } = await buildArtist(artist);
  const dataOf = (route: string) =>
    structuredData(parse(readFileSync(join(root, route, 'index.html'), 'utf8')));
  const thingsOf = (route: string) => listThings(dataOf(route));
  /** Everybody on a page by name: the type, and the address that programs know them by. */
  const peopleOf = async (route: string) =>
    (await thingsOf(route))
      .filter(({ type }) => PEOPLE.test(type))
      .map(({ name, type, id }) => [name, `${type} ${id.replace(baseUrl, '')}`.trim()] as const);
  return { artist, root, routes, dataOf, thingsOf, peopleOf };
}

const [quartet, choir, collective, label, composer] = await Promise.all([
  open('weir-quartet'),
  open('kammerchor-elsterau'),
  open('ninth-ferry'),
  open('copper-lantern'),
  open('claire-aubert'),
]);

describe.each([quartet, choir, collective, label, composer])('$artist', ({ routes, dataOf, peopleOf }) => {
  it('has structured data that a processor can place', async () => {
    const misfits = routes.map(async (route) =>
      (await listMisfits(dataOf(route))).map((each) => `${route}: ${each}`),
    );
    expect((await Promise.all(misfits)).flat()).toEqual([]);
  });

  it('names nobody as two', async () => {
    const twice = routes.map(async (route) => {
      const known = new Set((await peopleOf(route)).map((each) => each.join(': ')));
      const names = [...known].map((each) => each.split(': ', 1)[0]);
      return [...known].filter((_, index) => names.indexOf(names[index]) !== names.lastIndexOf(names[index]));
    });
    expect((await Promise.all(twice)).flat()).toEqual([]);
  });
});

it('each is what it is, and so are those who belong to it', async () => {
  const people = (site: typeof quartet, route = '/') =>
    site.peopleOf(route).then((each) => Object.fromEntries(each));
  expect(await people(quartet)).toEqual({
    'Weir Quartet': 'MusicGroup /#artist',
    'Ingrid Sorrel': 'Person',
    'Bayo Marchetti': 'Person',
    'Una Fairweather': 'Person',
    'Piotr Lindqvist': 'Person',
  });
  expect(await people(choir)).toMatchObject({
    'Kammerchor Elsterau': 'MusicGroup /#artist',
    'Hedwig Lorenzen': 'Person',
  });
  const ofCollective = await people(collective);
  expect(Object.keys(ofCollective)).toHaveLength(7);
  expect(ofCollective).toMatchObject({
    'Ninth Ferry': 'MusicGroup /#artist',
    'Duke Ijora': 'Person /artists/duke-ijora/#artist',
  });
  expect(await people(label)).toEqual({
    'Copper Lantern': 'Organization /#artist',
    'Nadia Farouk': 'Person /artists/nadia-farouk/#artist',
    'The Lamplighters': 'MusicGroup /artists/the-lamplighters/#artist',
    'Omar Sabry': 'Person /artists/omar-sabry/#artist',
    'Dust Choir': 'MusicGroup /artists/dust-choir/#artist',
  });
  expect(await people(label, '/ar/artists/dust-choir/')).toMatchObject({
    'كورال الغبار': 'MusicGroup /ar/artists/dust-choir/#artist',
  });
});

it('a release of one of them is theirs, and a compilation has all of them', async () => {
  const albums = async ({ thingsOf }: typeof quartet, route: string) =>
    (await thingsOf(route))
      .filter(({ type }) => /^Music(?:Album|Recording|Release)$/.test(type))
      .map(({ type, name, below }) => [type, name, below('byArtist').join(), below('recordLabel').join()]);
  expect(await albums(collective, '/music/releases/receipts-for-rain/')).toEqual([
    ['MusicAlbum', 'Receipts for Rain', 'Teni Okon', ''],
    ['MusicRecording', 'Milk and Bread', 'Teni Okon', ''],
    ['MusicRecording', 'Change', 'Teni Okon', ''],
  ]);
  expect((await albums(label, '/music/releases/window-one/')).map((row) => row[2])).toEqual([
    'Various Artists',
    'Nadia Farouk',
    'The Lamplighters',
    'Omar Sabry',
    'Dust Choir',
    'Rania Wells',
  ]);
  // The label is one thing, on the sleeve and as whom the site is about.
  expect(await label.peopleOf('/music/releases/window-one/')).toContainEqual([
    'Copper Lantern',
    'Organization /#artist',
  ]);
});

it('a mix of one of them is theirs, and in their podcast', async () => {
  const feedOf = (route: string) => {
    const { items = [], ...feed } = parseRssFeed(readFileSync(join(label.root, route), 'utf8'));
    // All podcasts of a mix share its chapters.
    const chapters = items.flatMap(
      ({ podcast }) => podcast?.chapters?.url?.replace(/.*(?=\/music)/, '') ?? [],
    );
    return [feed.title, feed.itunes?.author, items.map(({ title }) => title), chapters, feed.podcast?.guid];
  };
  const [one, two] = ['Lamp Hour 1', 'Lamp Hour 2'];
  const feeds = ['artists/the-lamplighters/', 'artists/nadia-farouk/', ''].map((route) =>
    feedOf(`${route}podcast.xml`),
  );
  const chapters = '/music/mixes/lamp-hour-1/chapters.json';
  expect(feeds.map((each) => each.slice(0, 4))).toEqual([
    ['The Lamplighters: Mixes & Radio', 'The Lamplighters', [two, one], [chapters]],
    ['Nadia Farouk: Mixes & Radio', 'Nadia Farouk', [two], []],
    ['Copper Lantern: Mixes & Radio', 'Copper Lantern', [two, one], [chapters]],
  ]);
  expect(existsSync(join(label.root, chapters))).toBe(true);
  expect(new Set(feeds.map((each) => each[4])).size).toBe(3);
  // Who has no address of their own has that of the site, to which apps write.
  const authors = (route: string) =>
    parseRssFeed(readFileSync(join(label.root, `${route}podcast.xml`), 'utf8')).items?.map(
      (each) => each.itunes?.author,
    );
  const both = ['Nadia Farouk, The Lamplighters', 'The Lamplighters'];
  expect(['', 'artists/the-lamplighters/'].map(authors)).toEqual([both, both]);
  const owner = '<itunes:email>desk@copper-lantern.example</itunes:email>';
  expect(readFileSync(join(label.root, 'artists/nadia-farouk/podcast.xml'), 'utf8')).toContain(owner);
  expect(existsSync(join(label.root, 'artists/omar-sabry/podcast.xml'))).toBe(false);
  expect(feedOf('ar/artists/nadia-farouk/podcast.xml')[2]).toEqual(['ساعة المصباح ٢']);
  const page = parse(readFileSync(join(label.root, 'artists/the-lamplighters/index.html'), 'utf8'));
  const feed = all(page, 'link', { type: 'application/rss+xml' }).map((each) => attribute(each, 'href'));
  expect(feed).toContain('/artists/the-lamplighters/podcast.xml');
  expect(texts(sectionOf(page, 'Mixes'), 'h3')).toEqual([two, one]);
  const [mix] = await label.thingsOf('/music/mixes/lamp-hour-2/');
  expect([mix?.type, mix?.below('author')]).toEqual(['PodcastEpisode', ['Nadia Farouk', 'The Lamplighters']]);
});

it('recordings are of works, whose movements are parts of them, in the language of the page', async () => {
  const things = await choir.thingsOf('/en/music/releases/abendlieder/');
  const rows = things
    .filter(({ type }) => /^Music(?:Recording|Composition)$/.test(type))
    .map(({ type, name, below }) =>
      [type, name, ...['recordingOf', 'isPartOf', 'composer'].flatMap(below)].join(' | '),
    );
  expect([...new Set(rows)]).toEqual([
    'MusicRecording | Three Psalms, op. 78: I. Why Do the Heathen Rage | I. Why Do the Heathen Rage',
    'MusicComposition | I. Why Do the Heathen Rage | Three Psalms, op. 78 | Felix Mendelssohn Bartholdy',
    'MusicComposition | Three Psalms, op. 78 | Felix Mendelssohn Bartholdy',
    'MusicRecording | Three Psalms, op. 78: II. Psalm 43 | II. Psalm 43',
    'MusicComposition | II. Psalm 43 | Three Psalms, op. 78 | Felix Mendelssohn Bartholdy',
    'MusicRecording | Evening Song, op. 69 no. 3 | Evening Song',
    'MusicComposition | Evening Song | Josef Gabriel Rheinberger',
  ]);
  const [concert] = await choir.thingsOf('/en/events/abendmusik-2026-10-16/');
  expect(concert?.below('workPerformed')).toEqual(['Three Psalms, op. 78', 'Evening Song, op. 69 no. 3']);
});

it.each([
  [
    quartet,
    'II. Adagio sostenuto',
    {
      composer: ['Joseph Haydn'],
      movement: 'II. Adagio sostenuto',
      movementIndex: { no: 2, of: 4 },
      grouping: 'String Quartet in G major, Op. 76 No. 1',
      title: 'String Quartet in G major, Op. 76 No. 1: II. Adagio sostenuto',
    },
    ['WORK: String Quartet in G major, Op. 76 No. 1'],
  ],
  [
    choir,
    'I. Warum toben die Heiden',
    {
      composer: ['Felix Mendelssohn Bartholdy'],
      conductor: ['Hedwig Lorenzen'],
      grouping: 'Drei Psalmen, op. 78',
    },
    ['WORK: Drei Psalmen, op. 78'],
  ],
  [label, 'Line One', { artist: 'Nadia Farouk', album: 'Slow Trams', label: ['Copper Lantern'] }, []],
] as const)('$0.artist: a download names its work: $1', async ({ root }, name, tags, works) => {
  const sounds = readdirSync(join(root, 'assets/audio'), { recursive: true, encoding: 'utf8' });
  const file = sounds.find((path) => path.endsWith(`${name}.mp3`)) ?? '';
  const { common, native } = await parseBuffer(readFileSync(join(root, 'assets/audio', file)));
  expect(common).toMatchObject(tags);
  const own = Object.values(native).flat();
  expect(own.flatMap(({ id, value }) => (id === 'TXXX:WORK' ? `WORK: ${value}` : []))).toEqual(works);
});
