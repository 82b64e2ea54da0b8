/** What a table lists. */
import type { Field } from '../../../site/columns.ts';

export type Shape = 'events' | 'mixes' | 'report' | 'releases';

const OF_SHOWS: readonly Field[] = [
  'venue',
  'city',
  'place',
  'doors',
  'event',
  'tickets',
  'stage',
  'tour',
  'support',
  'festival',
  'address',
  'programme',
  'organizer',
];
const OF_MIXES: readonly Field[] = ['episode_title', 'episode', 'audio_url', 'tracklist', 'audio_bytes'];
const OF_MUSIC: readonly Field[] = [
  'isrc',
  'upc',
  'release_title',
  'track_title',
  'track_number',
  'catalogue_number',
];
const TITLES: readonly Field[] = ['title', 'track_title', 'release_title'];

/** Undefined if it is none of these. */
export function shapeOf(fields: ReadonlySet<Field>, salesColumns: number): Shape | undefined {
  const has = (some: readonly Field[]) => some.filter((field) => fields.has(field)).length;
  const isMusic = has(OF_MUSIC) > 0;
  if (fields.has('date') && has(OF_SHOWS) > 0 && !fields.has('isrc') && !fields.has('upc')) return 'events';
  if (has(TITLES) > 0 && ((fields.has('money') && salesColumns > 0) || salesColumns > 2)) return 'report';
  if (
    has(OF_MIXES) > 0 &&
    !fields.has('isrc') &&
    (fields.has('episode_title') || !isMusic) &&
    has([...TITLES, 'episode_title']) > 0
  )
    return 'mixes';
  if (has(TITLES) > 0) return 'releases';
  // A calendar in a table: days, and words.
  return fields.has('date') && has(['description', 'time', 'country']) > 0 ? 'events' : undefined;
}
