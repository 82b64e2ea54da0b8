/** Kinds of artists: which pages a new site of each begins with, and which samples. */
import type { Collection, PageName } from '../../../engine/content/grammar.ts';
import type { Values } from '../commented-yaml.ts';
import type { StartTexts } from '../texts/index.ts';
import type { ArtistKind } from './facts.ts';

/** A sample with its own file. */
export interface SampleEntry {
  kind: Collection;
  slug: string;
  values: Values;
  body: string;
}

/** What a new site begins with. */
export interface Beginning {
  /** What the artist is, as site.yaml has it. */
  artist: Values;
  /** Whose files are made. */
  pages: PageName[];
  /** Keys of page files that begin with a sample. */
  filled: Partial<Record<PageName, Values>>;
  entries: SampleEntry[];
}

/** In the order of the menu. */
const COMMON: PageName[] = ['home', 'about', 'music', 'events', 'news', 'press', 'contact'];

/**
 * @param today `2026-11-21`: the sample show is two months later
 * @param city of that show
 */
export function planBeginning(kind: ArtistKind, today: string, city: string, texts: StartTexts): Beginning {
  const { title, excerpt, body } = texts.post;
  const post: SampleEntry = {
    kind: 'news',
    slug: 'sample-post',
    values: { title, date: today, excerpt },
    body,
  };
  const row = ROWS[kind](texts, today, { ...texts.show, date: addDays(today, 60), city });
  return { ...row, pages: [...COMMON, ...row.pages], entries: [...row.entries, post] };
}

const ROWS: Record<ArtistKind, (texts: StartTexts, today: string, show: Values) => Beginning> = {
  solo: (texts, today) => ({
    artist: {},
    pages: ['releases', 'videos', 'photos'],
    filled: { home: HOME },
    entries: [sampleSong(texts, today)],
  }),
  singer: (texts, today) => ({
    artist: { roles: [texts.roles.singer] },
    pages: ['releases', 'videos', 'photos'],
    filled: { home: HOME },
    entries: [sampleAlbum(texts, today)],
  }),
  band: (texts, today, show) => ({
    artist: { members: texts.members },
    pages: ['releases', 'videos', 'photos', 'merch'],
    filled: { home: HOME, events: { events: [show] }, merch: { items: [shirtOf(texts)] } },
    entries: [sampleSong(texts, today)],
  }),
  dj: (texts, today, show) => ({
    artist: { roles: [texts.roles.dj] },
    pages: ['mixes', 'projects', 'photos'],
    filled: { events: { events: [show] }, mixes: { series: [{ id: SERIES, ...texts.series }] } },
    entries: [sampleMix(texts, today)],
  }),
};

function sampleSong({ song: { body, ...words } }: StartTexts, today: string): SampleEntry {
  return {
    kind: 'releases',
    slug: 'sample-song',
    values: { ...words, type: 'single', release_date: today, streaming_links: LINKS },
    body,
  };
}

function sampleAlbum({ album }: StartTexts, today: string): SampleEntry {
  const { title, description, lyrics, body } = album;
  const [first, second, third] = album.tracks;
  const tracks = [
    { title: first, duration: '3:20' },
    { title: second, duration: '4:05', lyrics },
    { title: third, duration: '5:10' },
  ];
  return {
    kind: 'releases',
    slug: 'sample-album',
    values: { title, type: 'album', release_date: today, description, streaming_links: LINKS, tracks },
    body,
  };
}

function sampleMix({ mix }: StartTexts, today: string): SampleEntry {
  const { title, description, artists, tracks, body } = mix;
  const tracklist = [
    { time: '0:00', artist: artists[0], title: tracks[0] },
    { time: '4:05', artist: artists[1], title: tracks[1] },
  ];
  return {
    kind: 'mixes',
    slug: 'sample-mix-01',
    values: { episode_title: title, description, tracklist, release_date: today, series_id: SERIES },
    body,
  };
}

function shirtOf({ shirt: { title, description } }: StartTexts): Values {
  return { title, price: '25 EUR', options: ['S', 'M', 'L'], description };
}

const SERIES = 'sample-series';

/** What Home shows after the latest release; what is empty is left out. */
const HOME = { sections: ['latest', 'shows', 'featured', 'video', 'news', 'quotes', 'newsletter'] };

const LINKS = { spotify: 'https://open.spotify.com/search/{artist}' };

/** @param day `2026-11-21` */
function addDays(day: string, count: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + count);
  return moved.toISOString().slice(0, 10);
}
