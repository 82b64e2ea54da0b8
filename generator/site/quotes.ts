/** Quotes of the press about releases, shows and artists, in their files or in press.yaml. */

import type { Data } from '../engine/content/grammar.ts';
import type { Entry } from '../engine/content/types.ts';
import { type ShownRating, showRating } from './rating.ts';
import type { RosterArtist } from './roster.ts';
import { artistRoute, eventRoute, releaseRoute } from './routes.ts';
import type { Rating } from './schema/rating.ts';
import { everyRelease, type Site } from './site.ts';
import { formatDate, joinList, type Words } from './words/index.ts';

export interface PressQuote {
  /** Text without quotes around it. */
  text: string;
  /** `Name of the writer, Name of the magazine`, as far as known; may be empty. */
  source: string;
  /** Address of the review. */
  url?: string | undefined;
  /** `2026-03-01`, or as much as is known; may be empty. */
  date: string;
  /** `1 March 2026`. */
  dateLabel: string;
  rating?: ShownRating | undefined;
}

/** A release, a show, or one of the artists. */
interface Subject {
  title: string;
  url: string;
}

/** A quote with what it is about; undefined for the artist of the site. */
export interface SiteQuote extends PressQuote {
  about?: Subject | undefined;
}

interface Written {
  text: string;
  author?: string | undefined;
  outlet?: string | undefined;
  url?: string | undefined;
  date?: string | undefined;
  rating?: Rating | undefined;
  about?: string | undefined;
}

type Show = Site['events'][number];

/** The quotes about a release, its own first, in the order written. */
export function quotesOfRelease(site: Site, { slug, data }: Entry<Data<'releases'>>): PressQuote[] {
  return readQuotes(writtenAbout(site, releaseSubject(slug), data.press_quotes), site.words);
}

/** The quotes about a show, its own first, in the order written. */
export function quotesOfShow(site: Site, { slug, press_quotes: own = [] }: Show): PressQuote[] {
  return readQuotes(writtenAbout(site, eventSubject(slug), own), site.words);
}

/** The quotes about one of the artists, their own first, in the order written. */
export function quotesOfRosterArtist(site: Site, { slug, data }: RosterArtist): PressQuote[] {
  return readQuotes(writtenAbout(site, artistSubject(slug), data.press_quotes), site.words);
}

/** The quotes about the artist of the site, in the order written. */
export function quotesOfArtist(site: Site): PressQuote[] {
  return readQuotes(writtenAbout(site, undefined), site.words);
}

/**
 * Quotes as they were written, those in the file of what they are about first.
 * @param subject such as `releases/new-song`; the artist of the site if undefined
 * @param own those in its file
 */
export function writtenAbout(
  { pages }: Site,
  subject: string | undefined,
  own: readonly Written[] = [],
): Written[] {
  return [...own, ...(pages.press?.data.quotes ?? []).filter(({ about }) => about === subject)];
}

/** The quotes of press.yaml, in the order written. */
export function quotesForPress(site: Site): SiteQuote[] {
  const subjects = listSubjects(site);
  return (site.pages.press?.data.quotes ?? []).flatMap((quote) =>
    withSubject([quote], subjects.get(quote.about ?? ''), site.words),
  );
}

/** The quotes about some releases, those in press.yaml last. */
export function quotesOfReleases(site: Site, releases: readonly Entry<Data<'releases'>>[]): SiteQuote[] {
  const subjects = listSubjects(site);
  return releases.flatMap((release) => {
    const about = subjects.get(releaseSubject(release.slug));
    return quotesOfRelease(site, release).map((quote) => ({ ...quote, about }));
  });
}

/** All quotes: those of press.yaml, then those about artists, releases and shows, the newest of each first. */
export function listQuotes(site: Site): SiteQuote[] {
  const subjects = listSubjects(site);
  const ofArtists = site.artists.flatMap(({ slug, data }) =>
    withSubject(data.press_quotes ?? [], subjects.get(artistSubject(slug)), site.words),
  );
  const ofReleases = everyRelease(site).flatMap(({ slug, data }: Entry<Data<'releases'>>) =>
    withSubject(data.press_quotes ?? [], subjects.get(releaseSubject(slug)), site.words),
  );
  const ofShows = site.events
    .toReversed()
    .flatMap(({ slug, press_quotes = [] }) =>
      withSubject(press_quotes, subjects.get(eventSubject(slug)), site.words),
    );
  return [...quotesForPress(site), ...ofArtists, ...ofReleases, ...ofShows];
}

/** Subjects of quotes in press.yaml, by folder and the last part of the address: `releases/new-song`. */
export function listSubjects(site: Site): Map<string, Subject> {
  const { href } = site.urls;
  return new Map([
    ...site.artists.map(({ slug, data }): [string, Subject] => [
      artistSubject(slug),
      { title: data.name, url: href(artistRoute(slug)) },
    ]),
    ...everyRelease(site).map(({ slug, data }): [string, Subject] => [
      releaseSubject(slug),
      { title: data.title, url: href(releaseRoute(slug)) },
    ]),
    ...site.events.map(({ slug, title }): [string, Subject] => [
      eventSubject(slug),
      { title, url: href(eventRoute(slug)) },
    ]),
  ]);
}

export const artistSubject = (slug: string) => `artists/${slug}`;
export const releaseSubject = (slug: string) => `releases/${slug}`;
const eventSubject = (slug: string) => `events/${slug}`;

function withSubject(quotes: readonly Written[], about: Subject | undefined, words: Words): SiteQuote[] {
  return readQuotes(quotes, words).map((quote) => ({ ...quote, about }));
}

function readQuotes(quotes: readonly Written[], words: Words): PressQuote[] {
  return quotes.map(({ text, author, outlet, url, date = '', rating }) => ({
    text: text.replace(/^["“„«](.+)["”“»]$/s, '$1'),
    source: joinList(
      [author, outlet].flatMap((part) => part || []),
      words,
    ),
    url,
    date,
    dateLabel: formatDate(date, words),
    rating: rating && showRating(rating, words),
  }));
}
