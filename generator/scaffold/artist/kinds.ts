/** Kinds of artists: which pages a new site of each begins with, and which samples. */
import type { Collection, PageName } from '../../kinds.ts';
import type { Values } from '../commented-yaml.ts';
import { ALBUM, MEMBERS, MIX, NEWS, RELEASE, SERIES, SHIRT, SHOW } from '../samples.ts';
import type { ArtistKind } from './facts.ts';

/** A sample with a file of its own. */
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
 * @param city where that show is
 */
export function planBeginning(kind: ArtistKind, today: string, city: string): Beginning {
  const post: SampleEntry = {
    kind: 'news',
    slug: 'sample-post',
    values: { title: NEWS.title, date: today, excerpt: NEWS.excerpt },
    body: NEWS.body,
  };
  const row = ROWS[kind](today, { ...SHOW, date: addDays(today, 60), city });
  return { ...row, pages: [...COMMON, ...row.pages], entries: [...row.entries, post] };
}

const ROWS: Record<ArtistKind, (today: string, show: Values) => Beginning> = {
  solo: (today) => ({
    artist: {},
    pages: ['releases', 'videos', 'photos'],
    filled: { home: HOME },
    entries: [sampleSong(today)],
  }),
  singer: (today) => ({
    artist: { roles: ['Singer'] },
    pages: ['releases', 'videos', 'photos'],
    filled: { home: HOME },
    entries: [sampleAlbum(today)],
  }),
  band: (today, show) => ({
    artist: { members: MEMBERS },
    pages: ['releases', 'videos', 'photos', 'merch'],
    filled: { home: HOME, events: { events: [show] }, merch: { items: [SHIRT] } },
    entries: [sampleSong(today)],
  }),
  dj: (today, show) => ({
    artist: { roles: ['DJ'] },
    pages: ['mixes', 'projects', 'photos'],
    filled: { events: { events: [show] }, mixes: { series: [SERIES] } },
    entries: [sampleMix(today)],
  }),
};

function sampleSong(today: string): SampleEntry {
  const { title, description, body } = RELEASE;
  return {
    kind: 'releases',
    slug: 'sample-song',
    values: { title, type: 'single', release_date: today, description, streaming_links: LINKS },
    body,
  };
}

function sampleAlbum(today: string): SampleEntry {
  const { title, description, tracks, body } = ALBUM;
  return {
    kind: 'releases',
    slug: 'sample-album',
    values: { title, type: 'album', release_date: today, description, streaming_links: LINKS, tracks },
    body,
  };
}

function sampleMix(today: string): SampleEntry {
  const { body, ...words } = MIX;
  return {
    kind: 'mixes',
    slug: 'sample-mix-01',
    values: { ...words, release_date: today, series_id: SERIES.id },
    body,
  };
}

/** What Home shows after the latest release; what is empty is left out. */
const HOME = { sections: ['latest', 'shows', 'featured', 'video', 'news', 'quotes', 'newsletter'] };

const LINKS = { spotify: 'https://open.spotify.com/search/{artist}' };

/** @param day `2026-11-21` */
function addDays(day: string, count: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + count);
  return moved.toISOString().slice(0, 10);
}
