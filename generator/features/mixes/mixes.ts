/** Facts about mixes and episodes: series, picture, player, track list. */

import type { Data } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import { formatClock, formatDuration } from '../../engine/lib/text.ts';
import { pictureOf } from '../../site/assets.ts';
import type { Context } from '../../site/context.ts';
import { descriptionOf, yearOf } from '../../site/format.ts';
import { addressesOf } from '../../site/music-platforms.ts';
import type { Audio, MusicCard, Picture } from '../../site/parts.ts';
import { mixcloudPlayer, soundcloudPlayer } from '../../site/players.ts';
import { MIXES_ALIAS } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { joinList, writeDigits } from '../../site/words/index.ts';
import { searchWords } from '../releases/search-words.ts';
import type { Mix } from './schema.ts';

type Series = NonNullable<Data<'pages/mixes'>['series']>[number];

/** A track in a track list. Unknown facts are empty. */
export interface TracklistRow {
  /** Position from 1, as a song may be played twice. */
  position: number;
  /** Start: `1:02:30`. */
  time: string;
  artist: string;
  title: string;
  label: string;
}

/** A card of the home page, which leads to the list. */
export function mixCard(context: Context, entry: Entry<Mix>): MusicCard {
  const { site } = context;
  const { data } = entry;
  const year = data.release_date ? yearOf(data.release_date) : '';
  return {
    kind: 'mix',
    title: data.episode_title,
    url: site.urls.href(MIXES_ALIAS),
    artist: '',
    picture: mixPicture(context, data),
    badge: site.words.kinds[mixKind(data)],
    genre: data.genre?.[0] ?? site.words.kinds[mixKind(data)],
    year: writeDigits(year, site.language),
    description: descriptionOf(site, data),
    words: searchWords([data.episode_title, ...(data.artists ?? []), ...(data.genre ?? []), year]),
    facts: mixFacts(site, data),
    notes: [],
  };
}

export function mixFacts(site: Site, data: Mix): string[] {
  return [
    ...(data.artists ? [mixArtist(site, data)] : []),
    ...(data.duration ? [formatDuration(data.duration)] : []),
    ...(data.genre?.slice(0, 1) ?? []),
    ...(data.plays_count ? [site.words.music.plays({ plays: data.plays_count })] : []),
  ];
}

/** The series of an episode. */
export function seriesOf({ pages }: Site, { series_id: id }: Mix): Series | undefined {
  return pages.mixes?.data.series?.find((series) => String(series.id) === id);
}

/** The artists of a mix: those of `artists/` that it names, or the artist of the site. */
export function mixArtist({ settings, words }: Site, { artists = [settings.artist.name] }: Mix): string {
  return joinList(artists, words);
}

/** The cover, or else the picture of the series. Below the assets folder. */
export function mixArtwork(site: Site, data: Mix): string | undefined {
  return data.artwork_url ?? seriesOf(site, data)?.image;
}

export function mixPicture({ site, assets }: Context, data: Mix): Picture {
  const series = data.artwork_url === undefined ? seriesOf(site, data) : undefined;
  const alt = series?.image
    ? site.words.music.artworkOf({ title: series.title })
    : site.words.music.coverOf({ title: data.episode_title });
  return pictureOf(assets, mixArtwork(site, data), 'mix', alt);
}

export function mixKind({ type, episode }: Mix): NonNullable<Mix['type']> {
  return type ?? (episode === undefined ? 'mix' : 'episode');
}

/** The type of a mix, or that of its series: `Radio Show`. */
export function mixType(site: Site, data: Mix): string {
  return seriesOf(site, data)?.type ?? site.words.kinds[mixKind(data)];
}

/** The player of SoundCloud or Mixcloud; undefined if it is on neither. */
export function mixPlayer(site: Site, data: Mix, { featured }: { featured: boolean }): Audio | undefined {
  const options = { title: data.episode_title, artist: mixArtist(site, data), featured };
  const { soundcloud, mixcloud } = addressesOf(data);
  if (soundcloud)
    return soundcloudPlayer({ ...options, trackUrl: soundcloud, color: site.settings.embeds?.color });
  return mixcloud ? mixcloudPlayer({ ...options, trackUrl: mixcloud }) : undefined;
}

export function listTracklist({ tracklist = [] }: Mix): TracklistRow[] {
  return tracklist.map(({ time, artist = '', title, label = '' }, index) => ({
    position: index + 1,
    time: time === undefined ? '' : formatClock(time),
    artist,
    title,
    label,
  }));
}

/** The previous and the next mix. */
export function mixNeighbours({ mixes }: Site, entry: Entry<Mix>) {
  const index = mixes.indexOf(entry);
  return { newer: mixes[index - 1], older: mixes[index + 1] };
}
