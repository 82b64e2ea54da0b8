/** What is read of each kind of table; other columns are left over. */
import type { Field } from '../../../site/columns.ts';
import type { Shape } from './shape.ts';

const EVENTS: readonly Field[] = [
  'date',
  'city',
  'venue',
  'title',
  'time',
  'country',
  'status',
  'tickets',
  'price',
  'support',
  'festival',
  'description',
  'place',
  'doors',
  'end',
  'end_date',
  'event',
  'tour',
  'series',
  'stage',
  'address',
  'region',
  'online',
  'organizer',
  'programme',
  'url',
  'currency',
  'timezone',
  'weekday',
  'year',
];

const MIXES: readonly Field[] = [
  'episode_title',
  'release_date',
  'tracklist',
  'audio_url',
  'duration',
  'genre',
  'description',
  'season',
  'episode',
  'mix_type',
  'url',
  'title',
  'track_title',
  'release_title',
  'type',
  'id',
  'date',
  'audio_bytes',
];

const REPORT: readonly Field[] = ['title', 'track_title', 'release_title', 'artist', 'isrc', 'upc'];

const RELEASES: readonly Field[] = [
  'title',
  'release_title',
  'track_title',
  'track_number',
  'type',
  'release_date',
  'artist',
  'isrc',
  'upc',
  'label',
  'genre',
  'duration',
  'url',
  'description',
  'format',
  'catalogue_number',
  'date',
  'year',
  'track_count',
  'album_artist',
  'track_artist',
  'with',
  'featuring',
  'remixer',
  'release_guests',
  'version',
  'disc',
  'phonographic_copyright',
  'copyright',
  'bpm',
  'key',
  'composer',
  'writer',
  'lyricist',
  'producer',
  'arranger',
  'conductor',
  'soloists',
  'ensemble',
  'mixer',
  'mastering',
  'other_credits',
  'release_credits',
  'release_url',
  'release_links',
  'work',
  'opus',
  'movement',
  'explicit',
  'lyrics',
  'language',
  'recorded',
];

/** The most usual first. */
export const USED: Readonly<Record<Shape, readonly Field[]>> = {
  events: EVENTS,
  mixes: MIXES,
  report: REPORT,
  releases: RELEASES,
};

/** Those of which each column counts; of others, the first that is filled does. */
const MANY: readonly Field[] = [
  'artist',
  'album_artist',
  'track_artist',
  'with',
  'featuring',
  'remixer',
  'release_guests',
  'genre',
  'composer',
  'writer',
  'lyricist',
  'producer',
  'arranger',
  'conductor',
  'soloists',
  'ensemble',
  'mixer',
  'mastering',
  'other_credits',
  'release_credits',
  'support',
  'url',
  'release_url',
  'release_links',
];

/** Whether two columns say the same thing, so that a row has use for one of them. */
export function isSameThing(one: Field, other: Field, shape: Shape): boolean {
  const isTitle = shape === 'events' && [one, other].every((field) => field === 'title' || field === 'event');
  return isTitle || (one === other && !MANY.includes(one));
}

/** Columns whose values belong on no site: they are named, and never printed. */
const KEPT_OUT: readonly Field[] = ['money', 'sales', 'private'];

/** Whether the values of a column are for nobody else. */
export function isKeptOut(field: Field): boolean {
  return KEPT_OUT.includes(field);
}
