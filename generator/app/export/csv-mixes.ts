/** The table of mixes and episodes: a row each. */
import type { Data } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import { formatClock } from '../../engine/lib/text.ts';
import { addressesOf } from '../../site/music-platforms.ts';
import { MUSIC_KEYS, MUSIC_PLATFORMS } from '../../site/platforms/table.ts';
import type { Column } from './table.ts';

type Mix = Data<'mixes'>;

/** A line for each: `1:02:30 Artist - Title [Label]`. */
function writeTracklist({ tracklist = [] }: Mix): string {
  return tracklist
    .map(({ time, artist, title, label }) => {
      const begins = time === undefined ? '' : `${formatClock(time)} `;
      return `${begins}${artist ? `${artist} - ` : ''}${title}${label ? ` [${label}]` : ''}`;
    })
    .join('\n');
}

export const MIX_COLUMNS: readonly Column<Entry<Mix>>[] = [
  ['Episode title', ({ data }) => data.episode_title],
  ['ID', ({ data }) => (data.id === undefined ? undefined : String(data.id))],
  ['Mix type', ({ data }) => data.type],
  ['Release date', ({ data }) => data.release_date],
  ['Season number', ({ data }) => data.season],
  ['Episode number', ({ data }) => data.episode],
  ['Duration', ({ data }) => (data.duration === undefined ? undefined : formatClock(data.duration))],
  ['Genre', ({ data }) => data.genre],
  ['Description', ({ data }) => data.description],
  ['Tracklist', ({ data }) => writeTracklist(data)],
  ['Audio URL', ({ data }) => data.audio_url],
  ['Audio bytes', ({ data }) => data.audio_bytes],
  ...MUSIC_KEYS.map(
    (key): Column<Entry<Mix>> => [`${MUSIC_PLATFORMS[key].name} URL`, ({ data }) => addressesOf(data)[key]],
  ),
  ['Link', ({ data }) => data.links?.[0]?.url],
];
