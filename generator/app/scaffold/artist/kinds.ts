/** Kinds of artists: which pages a new site of each begins with, and which samples. */
import type { Collection, PageName } from '../../../engine/content/grammar.ts';
import type { ArtistKind } from '../../../site/schema/artist-kinds.ts';
import type { LOOKS } from '../../../site/schema/look.ts';
import type { Values } from '../commented-yaml.ts';
import type { StartTexts } from '../texts/index.ts';

/** A sample with its own file. */
export interface SampleEntry {
  kind: Collection;
  slug: string;
  values: Values;
  body: string;
}

/** The initial content of a new site. */
export interface Beginning {
  /** Keys of `artist` in site.yaml. */
  artist: Values;
  /** Pages with a file. */
  pages: PageName[];
  /** Keys of page files that begin with a sample. */
  filled: Partial<Record<PageName, Values>>;
  entries: SampleEntry[];
}

/** Pages in the order of the menu. */
const COMMON: PageName[] = ['home', 'about', 'music', 'events', 'news', 'press', 'contact'];

/** @param today `2026-11-21`: the sample show is two months later @param city of that show */
export function planBeginning(kind: ArtistKind, today: string, city: string, texts: StartTexts): Beginning {
  const { title, excerpt, body } = texts.post;
  const post: SampleEntry = {
    kind: 'news',
    slug: 'sample-post',
    values: { title, date: today, excerpt },
    body,
  };
  const date = addDays(today, 60);
  const row = ROWS[kind](texts, today, { ...texts.show, date, city }, { ...texts.concert, date, city });
  return {
    ...row,
    artist: { kind, ...row.artist },
    pages: [...COMMON, ...row.pages],
    // A composer is known by films and works, and may never post.
    entries: [...row.entries, ...(kind === 'composer' ? [] : [post])],
  };
}

type Row = (texts: StartTexts, today: string, show: Values, concert: Values) => Beginning;

const ROWS: Record<ArtistKind, Row> = {
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
    filled: {
      home: { announced: true },
      events: { events: [show] },
      mixes: { series: [{ id: SERIES, ...texts.series }] },
    },
    entries: [sampleMix(texts, today)],
  }),
  rapper: (texts, today, show) => ({
    artist: { roles: [texts.roles.rapper] },
    pages: ['releases', 'videos', 'photos', 'merch'],
    filled: { home: VIDEO_FIRST, events: { events: [show] }, merch: { items: [shirtOf(texts)] } },
    entries: [sampleSong(texts, today)],
  }),
  ensemble: (texts, today, _, concert) => ({
    artist: { members: texts.quartet },
    pages: ['releases', 'videos', 'photos'],
    filled: { home: CONCERTS_FIRST, events: { events: [concert] } },
    entries: [sampleRecording(texts, today, ['Allegro', 'Andante', 'Presto'])],
  }),
  choir: (texts, today, _, concert) => ({
    artist: { members: texts.choir },
    pages: ['releases', 'videos', 'photos'],
    filled: { home: { ...CONCERTS_FIRST, lead: 'stage' }, events: { events: [concert] } },
    entries: [sampleRecording(texts, today, ['Kyrie', 'Gloria', 'Agnus Dei'])],
  }),
  composer: (texts, today) => ({
    artist: { roles: [texts.roles.composer] },
    pages: ['releases', 'scores', 'works', 'reel', 'videos', 'photos'],
    filled: { home: SCORES_FIRST, reel: sampleReel(texts) },
    entries: [sampleScore(texts, today), sampleWork(texts, today)],
  }),
  label: (texts, today) => ({
    artist: {},
    pages: ['releases', 'artists', 'videos', 'merch'],
    filled: { home: MUSIC_FIRST, merch: { items: [shirtOf(texts)] } },
    entries: [
      byArtist(sampleSong(texts, today), 'sample-artist'),
      sampleArtist(texts, 'sample-artist', texts.mix.artists[0]),
    ],
  }),
  collective: (texts, today, show) => ({
    artist: {},
    pages: ['releases', 'artists', 'videos', 'photos', 'merch'],
    filled: { home: PEOPLE_FIRST, events: { events: [show] }, merch: { items: [shirtOf(texts)] } },
    entries: [
      byArtist(sampleSong(texts, today), 'sample-rapper'),
      sampleArtist(texts, 'sample-rapper', texts.collective[0]),
      sampleArtist(texts, 'sample-producer', texts.collective[1]),
    ],
  }),
};

/** Examples in comments about the artist, for kinds that those of the schema do not fit. */
export const EXAMPLES: { [Kind in ArtistKind]?: Values } = {
  dj: { members: [{ name: 'Name of another', role: 'DJ' }] },
  rapper: {
    tagline: 'Bars from the last stop of the line',
    description: 'Rapper in Lisbon, with two mixtapes and an album.',
    roles: ['Rapper', 'Lyricist'],
    members: [{ name: 'Name of another', role: 'DJ' }],
  },
  ensemble: {
    tagline: 'Chamber music from Haydn to today',
    description: 'String quartet in Lisbon, founded in 2009, with five albums.',
    roles: ['String quartet'],
  },
  choir: {
    tagline: 'Forty voices, eight centuries',
    description: 'Chamber choir in Lisbon, founded in 1998, with four albums.',
    roles: ['Chamber choir'],
  },
  composer: {
    tagline: 'Music for orchestra, stage and film',
    description: 'Composer in Lisbon, of two operas and the music of nine films.',
    roles: ['Composer', 'Arranger'],
    members: [{ name: 'Name of the pianist', role: 'Piano' }],
  },
  label: {
    tagline: 'Records from the Atlantic coast',
    description: 'Record label in Lisbon, with forty releases since 2012.',
    roles: ['Record label'],
    members: [{ name: 'Name of the director', role: 'Director' }],
  },
  collective: {
    tagline: 'Six voices, one block',
    description: 'Collective of rappers and producers in Lisbon.',
    roles: ['Rappers', 'Producers'],
    members: [{ name: 'Name of another', role: 'DJ' }],
  },
};

/** The look that suits the kind, as its comment in site.yaml has it; none where that is the default. */
export const SUGGESTED_LOOKS: { [Kind in ArtistKind]?: (typeof LOOKS)[number] } = {
  dj: 'board',
  rapper: 'poster',
  ensemble: 'programme',
  choir: 'programme',
  composer: 'programme',
  label: 'board',
  collective: 'poster',
};

function sampleSong({ song: { body, ...words } }: StartTexts, today: string): SampleEntry {
  return {
    kind: 'releases',
    slug: 'sample-song',
    values: { ...words, type: 'single', release_date: today, streaming_links: LINKS },
    body,
  };
}

function sampleArtist(
  { artist: { description, body } }: StartTexts,
  slug: string,
  name: string,
): SampleEntry {
  return { kind: 'artists', slug, values: { name, description }, body };
}

/** A release of a label or a collective is by one of its artists, who is named by the file. */
function byArtist(song: SampleEntry, artist: string): SampleEntry {
  return { ...song, values: { ...song.values, artists: [artist] } };
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

/** A work in three movements. */
function sampleRecording(
  { recording }: StartTexts,
  today: string,
  [first, second, third]: [string, string, string],
): SampleEntry {
  const { title, description, work, body } = recording;
  const tracks = [
    { title: `${work} – I. ${first}`, duration: '7:20' },
    { title: `${work} – II. ${second}`, duration: '6:05' },
    { title: `${work} – III. ${third}`, duration: '4:10' },
  ];
  return {
    kind: 'releases',
    slug: 'sample-recording',
    values: { title, type: 'album', release_date: today, description, streaming_links: LINKS, tracks },
    body,
  };
}

function sampleScore({ score: { body, ...words } }: StartTexts, today: string): SampleEntry {
  const year = Number(today.slice(0, 4));
  return { kind: 'scores', slug: SCORE, values: { ...words, kind: 'film', year }, body };
}

function sampleWork({ work: { body, ...words } }: StartTexts, today: string): SampleEntry {
  const year = Number(today.slice(0, 4));
  return { kind: 'works', slug: 'sample-work', values: { ...words, duration: '12:00', year }, body };
}

/** One cue of the sample score, without a recording. */
function sampleReel({ reel }: StartTexts): Values {
  return { reels: [{ ...reel, duration: '1:20', film: SCORE }] };
}

const SCORE = 'sample-score';

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

/** Keys of pages/home.yaml; empty sections are left out. */
const HOME = {
  announced: true,
  sections: ['latest', 'shows', 'featured', 'video', 'news', 'quotes', 'newsletter'],
};

/** People who make music together are seen before they are heard. */
const CONCERTS_FIRST = {
  lead: 'portrait',
  announced: true,
  sections: ['shows', 'latest', 'video', 'quotes', 'news', 'featured', 'newsletter'],
};
/** Sections without content are left out. */
const SCORES_FIRST = { ...HOME, sections: ['scores', 'works', ...HOME.sections] };
const VIDEO_FIRST = {
  announced: true,
  sections: ['latest', 'video', 'shows', 'featured', 'news', 'quotes', 'newsletter'],
};
const PEOPLE_FIRST = {
  announced: true,
  sections: ['latest', 'artists', 'video', 'shows', 'featured', 'news', 'quotes', 'newsletter'],
};
const MUSIC_FIRST = {
  announced: true,
  sections: ['latest', 'artists', 'featured', 'news', 'video', 'shows', 'quotes', 'newsletter'],
};

const LINKS = { spotify: 'https://open.spotify.com/search/{artist}' };

/** @param day `2026-11-21` */
function addDays(day: string, count: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + count);
  return moved.toISOString().slice(0, 10);
}
