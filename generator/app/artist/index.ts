/** The artist as data, for programs of others: who, how to reach them, and all of their music. */

import type { Entry } from '../../engine/content/types.ts';
import { isoDuration } from '../../engine/lib/text.ts';
import { mixArtwork, seriesOf } from '../../features/mixes/mixes.ts';
import type { Mix } from '../../features/mixes/schema.ts';
import { licenseOf } from '../../features/releases/release.ts';
import type { Release } from '../../features/releases/schema/release.ts';
import type { Remix } from '../../features/releases/schema/remix.ts';
import type { Performance } from '../../features/releases/schema/work.ts';
import { sortTracks } from '../../features/releases/track.ts';
import { lengthOf } from '../../features/releases/tracks.ts';
import { type ScoreEntry, sortScores } from '../../features/works/scores.ts';
import { artistsOf, creditLine, isOwnRelease } from '../../site/artists.ts';
import { findPicture, largestOf } from '../../site/assets.ts';
import type { Context } from '../../site/context.ts';
import { ARTIST_SCHEMA_ROUTE, feedRoute, rosterDataRoute } from '../../site/feed.ts';
import { isGroup } from '../../site/identity.ts';
import { pricesOf } from '../../site/money.ts';
import { addressesOf } from '../../site/music-platforms.ts';
import { releaseSubject, writtenAbout } from '../../site/quotes.ts';
import { findArtist, sortRoster } from '../../site/roster.ts';
import {
  artistRoute,
  CALENDAR_ROUTE,
  mixRoute,
  ROUTES,
  releaseRoute,
  scoreRoute,
  workRoute,
} from '../../site/routes.ts';
import type { WorkEntry } from '../../site/works.ts';
import type { Artist } from './schema.ts';

type Of<List extends 'scores' | 'works'> = NonNullable<Artist[List]>[number];

export function projectArtist(context: Context): Artist {
  const { site } = context;
  return {
    $schema: site.urls.absolute(ARTIST_SCHEMA_ROUTE),
    version: 1,
    ...describeArtist(context),
    releases: site.releases.map((entry) => describeRelease(context, entry)),
    remixes: site.remixes.map((entry) => describeRemix(context, entry)),
    mixes: site.mixes.map((entry) => describeMix(context, entry)),
    scores: orNone(sortScores(site).map((entry) => describeScore(context, entry))),
    works: orNone(site.works.map((entry) => describeWork(context, entry))),
  };
}

/** Describes the artist without the music. */
export function describeArtist({
  site,
}: Pick<Context, 'site'>): Omit<
  Artist,
  '$schema' | 'version' | 'releases' | 'remixes' | 'mixes' | 'scores' | 'works'
> {
  const { absolute } = site.urls;
  const { artist, language, emails = {}, social = [], platforms = [] } = site.settings;
  return {
    url: absolute('/'),
    name: artist.name,
    tagline: artist.tagline,
    description: artist.description,
    location: artist.location,
    roles: artist.roles ?? [],
    type: isGroup(site) ? 'group' : undefined,
    members: artist.members?.map(({ name, role, instrument, from, until, url, profiles }) => ({
      ...{ name, role, instrument, from, until, url, profiles },
    })),
    artists:
      site.artists.length === 0
        ? undefined
        : sortRoster(site).map(({ slug, data }) => ({
            name: data.name,
            url: absolute(artistRoute(slug)),
            data_url: absolute(rosterDataRoute(slug)),
          })),
    alternate_names: artist.alternate_names,
    pronunciation: artist.pronunciation,
    identifiers: artist.identifiers,
    language: language.replace('_', '-'),
    contacts: emails,
    contact_people: site.settings.contacts,
    links: distinct([...social, ...platforms]),
    press_quotes: describeQuotes(site, undefined),
    press_kit_url: absolute(ROUTES.press),
    events_url: site.events.length > 0 ? absolute(CALENDAR_ROUTE) : undefined,
    feeds: {
      atom: absolute(feedRoute('all', 'atom')),
      rss: absolute(feedRoute('all', 'rss')),
      json: absolute(feedRoute('all', 'json')),
    },
  };
}

/** A platform may be a profile as well; an address is listed once. */
export function distinct(links: Artist['links']): Artist['links'] {
  return links.filter(({ url }, index) => links.findIndex((link) => link.url === url) === index);
}

/** The quotes about a subject; undefined if there are none. Parameters as those of `writtenAbout`. */
export function describeQuotes(...of: Parameters<typeof writtenAbout>): Artist['press_quotes'] {
  return orNone(writtenAbout(...of).map(({ about, ...quote }) => quote));
}

export function describeRelease(
  context: Context,
  { slug, data }: Entry<Release>,
): Artist['releases'][number] {
  const length = lengthOf(data);
  const artists = artistsOf(context.site, data);
  return {
    slug,
    title: data.title,
    type: data.type,
    artist: creditLine(artists, context.site.words),
    artists: artists.map(({ name, role, url, slug: page }) => ({
      name,
      role,
      url: url ?? (page && context.site.urls.absolute(artistRoute(page))),
    })),
    appears_on: isOwnRelease(context.site, data) ? undefined : true,
    url: context.site.urls.absolute(releaseRoute(slug)),
    release_date: data.release_date,
    duration: length ? isoDuration(length) : undefined,
    bpm: data.bpm,
    key: data.key,
    genre: data.genre ?? [],
    description: data.description,
    artwork_url: artworkOf(context, data.artwork_url),
    recorded: data.recorded,
    made_with_ai: data.made_with_ai,
    license: licenseOf(context.site, data)?.url,
    support: data.support,
    label: data.label?.name,
    label_url: data.label?.url,
    catalogue_number: data.catalogue_number,
    explicit: data.explicit,
    language: data.language,
    note: data.note,
    press_quotes: describeQuotes(context.site, releaseSubject(slug), data.press_quotes),
    isrc: data.isrc,
    upc: data.upc,
    copyright: data.copyright,
    phonographic_copyright: data.phonographic_copyright,
    formats: data.formats?.map(({ price, currency: unit, ...format }) => {
      const [first] = pricesOf(price, unit);
      return { ...format, ...(first && { amount: first.amount, currency: first.currency }) };
    }),
    ...performanceIn(data),
    credits: data.credits,
    tracks: sortTracks(data).map((track) => ({
      track_number: track.track_number,
      disc: track.disc,
      title: track.title,
      version: track.version,
      artists: track.artists?.map(({ name, role }) => ({ name, role })),
      duration: track.duration ? isoDuration(track.duration) : undefined,
      explicit: track.explicit,
      made_with_ai: track.made_with_ai,
      bpm: track.bpm,
      key: track.key,
      work: track.work,
      opus: track.opus,
      movement: track.movement?.number,
      movement_name: track.movement?.name || undefined,
      ...performanceIn(track),
      credits: track.credits,
      streaming_links: track.streaming_links && known(track.streaming_links),
      isrc: track.isrc,
    })),
    streaming_links: known(data.streaming_links ?? {}),
    links: data.links,
  };
}

function performanceIn({ composer, arranger, conductor, soloists, ensemble }: Performance) {
  return { composer, arranger, conductor, soloists, ensemble };
}

export function describeRemix(context: Context, { slug, data }: Entry<Remix>): Artist['remixes'][number] {
  return {
    slug,
    title: data.title,
    original_artist: data.original_artist,
    url: context.site.urls.absolute(releaseRoute(slug)),
    year: data.year,
    duration: data.duration ? isoDuration(data.duration) : undefined,
    bpm: data.bpm,
    key: data.key,
    genre: data.genre ?? [],
    description: data.description,
    artwork_url: artworkOf(context, data.artwork_url),
    streaming_links: known(addressesOf(data)),
    links: data.links,
  };
}

export function describeMix(context: Context, { slug, data }: Entry<Mix>): Artist['mixes'][number] {
  return {
    slug,
    title: data.episode_title,
    artists: data.artists?.map((name) => ({ name, url: rosterPage(context, name) })),
    url: context.site.urls.absolute(mixRoute(slug)),
    release_date: data.release_date,
    duration: data.duration ? isoDuration(data.duration) : undefined,
    genre: data.genre ?? [],
    description: data.description,
    artwork_url: artworkOf(context, mixArtwork(context.site, data)),
    series: seriesOf(context.site, data)?.title,
    tracklist: data.tracklist,
    streaming_links: known(addressesOf(data)),
    links: data.links,
  };
}

function describeScore({ site }: Context, { slug, data }: ScoreEntry): Of<'scores'> {
  const { title, description, kind, year, director, production, broadcaster } = data;
  const url = site.urls.absolute(scoreRoute(slug));
  return { slug, title, url, description, kind, year, director, production, broadcaster };
}

function describeWork({ site }: Context, { slug, data }: WorkEntry): Of<'works'> {
  const { title, description, opus, genre, forces, scoring, duration: length, year } = data;
  const url = site.urls.absolute(workRoute(slug));
  const duration = typeof length === 'number' ? isoDuration(length) : undefined;
  return { slug, title, url, description, opus, genre, forces, scoring, duration, year };
}

function orNone<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** The page of one of `artists/`. */
function rosterPage({ site }: Context, name: string): string | undefined {
  const found = findArtist(site, name);
  return found && site.urls.absolute(artistRoute(found.slug));
}

/** Returns undefined if the file cannot be shown: a placeholder is of no use outside of the site. */
function artworkOf({ site, assets }: Context, file: string | undefined): string | undefined {
  const picture = findPicture(assets, file);
  return picture && site.urls.origin + largestOf(picture);
}

function known(links: Record<string, string | undefined>): Record<string, string> {
  const given = Object.entries(links).flatMap(([name, url]) => (url === undefined ? [] : [[name, url]]));
  return Object.fromEntries(given);
}
