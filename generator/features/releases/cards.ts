/** Cards of releases and remixes, the same in every grid and row. */

import type { Entry } from '../../engine/content/types.ts';
import { formatDuration } from '../../engine/lib/text.ts';
import { artistsOf, creditLine } from '../../site/artists.ts';
import { type PlaceholderKind, pictureOf } from '../../site/assets.ts';
import type { Context } from '../../site/context.ts';
import { descriptionOf, tempoAndKey, writeTempo, yearOf } from '../../site/format.ts';
import { releasePlatforms } from '../../site/music-platforms.ts';
import type { ComingRelease, LatestRelease, MusicCard, MusicKind } from '../../site/parts.ts';
import { releaseRoute } from '../../site/routes.ts';
import { isOut, type Site } from '../../site/site.ts';
import { releaseVideos } from '../../site/videos.ts';
import { formatDate, formatShortDate, writeDigits } from '../../site/words/index.ts';
import type { Release } from './schema/release.ts';
import type { Remix } from './schema/remix.ts';
import { typeRow } from './schema/types.ts';
import { releaseWords, searchWords } from './search-words.ts';

/** The placeholder of a missing cover. */
export function placeholderOf(kind: MusicKind): PlaceholderKind {
  return kind === 'remix' || kind === 'mix' ? kind : typeRow(kind).placeholder;
}

export function releaseCard({ site, assets }: Context, entry: Entry<Release>): MusicCard {
  const { data } = entry;
  const year = data.release_date ? yearOf(data.release_date) : site.undatedYear;
  return {
    kind: data.type,
    title: data.title,
    url: site.urls.href(releaseRoute(entry.slug)),
    artist: otherArtists(site, data),
    picture: pictureOf(
      assets,
      data.artwork_url,
      typeRow(data.type).placeholder,
      site.words.music.coverOf({ title: data.title }),
    ),
    badge: isOut(data, site.today) ? site.words.kinds[data.type] : site.words.music.coming,
    genre: data.genre?.[0] ?? site.words.kinds[data.type],
    year: writeDigits(year, site.language),
    description: descriptionOf(site, data),
    words: releaseWords(site, data),
    facts: releaseFacts(data, site.language),
    tempo: writeTempo(data.bpm, site.language),
    key: data.key,
    explicit: data.explicit,
    notes: listNotes(site, data),
  };
}

/** Shown by labels: which one it is. By all: whether there is any left. */
function listNotes({ settings, words }: Site, { catalogue_number: number, formats = [] }: Release): string[] {
  const isSoldOut = formats.length > 0 && formats.every(({ sold_out }) => sold_out);
  return [
    ...(number && settings.artist.kind === 'label' ? [number] : []),
    ...(isSoldOut ? [words.music.soldOut] : []),
  ];
}

/** A card that leads to the page of a remix; on the home page, cards lead to the music page instead. */
export function remixCard({ site, assets }: Context, entry: Entry<Remix>): MusicCard {
  const { data } = entry;
  const year = String(data.year ?? site.undatedYear);
  return {
    kind: 'remix',
    title: data.title,
    url: site.urls.href(releaseRoute(entry.slug)),
    artist: '',
    picture: pictureOf(assets, data.artwork_url, 'remix', site.words.music.coverOf({ title: data.title })),
    badge: site.words.kinds.remix,
    genre: data.genre?.[0] ?? site.words.kinds.remix,
    year: writeDigits(year, site.language),
    description: descriptionOf(site, data),
    words: searchWords([data.title, data.original_artist, ...(data.genre ?? []), year, data.key]),
    facts: releaseFacts(data, site.language),
    notes: [],
    tempo: writeTempo(data.bpm, site.language),
    key: data.key,
  };
}

export function latestCard(context: Context): LatestRelease | undefined {
  const { site } = context;
  if (!site.latest) return undefined;
  const card = releaseCard(context, site.latest);
  const { release_date: date = site.undatedYear } = site.latest.data;
  const [video] = releaseVideos(site.latest.data);
  return {
    ...card,
    date,
    dateLabel: date && formatDate(date, site.words),
    isHeard: video !== undefined || releasePlatforms(site.settings, site.latest.data).some(({ url }) => url),
    video: video && {
      label: site.words.music.watch({ title: video.title }),
      url: `${card.url}#video`,
      external: false,
    },
  };
}

/** Announced releases, the next one first. */
export function comingCards(context: Context): ComingRelease[] {
  const { upcomingReleases, words } = context.site;
  return upcomingReleases.map((entry) => {
    const { type, release_date: date = '' } = entry.data;
    const card = releaseCard(context, entry);
    return { ...card, date, dateLabel: formatShortDate(date, words), type: words.kinds[type] };
  });
}

/** `115 BPM · A minor · 3:00 · Egyptian Pop`, as far as known. */
export function releaseFacts(
  data: Pick<Release, 'bpm' | 'key' | 'duration' | 'genre'>,
  language: Site['language'],
): string[] {
  return [
    ...tempoAndKey({ tempo: writeTempo(data.bpm, language), key: data.key }),
    ...(data.duration ? [formatDuration(data.duration)] : []),
    ...(data.genre?.slice(0, 1) ?? []),
  ];
}

/** The line of credit; empty if it names only the artist of the site. */
function otherArtists(site: Site, data: Release): string {
  const artists = artistsOf(site, data);
  return artists.every(({ isOwn }) => isOwn) ? '' : creditLine(artists, site.words);
}
