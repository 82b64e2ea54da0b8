/** What the press wrote: about releases and shows, in their files or in press.yaml, and about the artist. */

import type { Data } from '../engine/content/grammar.ts';
import type { Entry } from '../engine/content/types.ts';
import { type ShownRating, showRating } from './rating.ts';
import { eventRoute, releaseRoute } from './routes.ts';
import type { Rating } from './schema/rating.ts';
import { everyRelease, type Site } from './site.ts';
import { formatDate, joinList, type Words } from './words/index.ts';

export interface PressQuote {
  /** Without quotes around it. */
  text: string;
  /** `Name of the writer, Name of the magazine`, as far as known; may be empty. */
  source: string;
  /** Where it can be read. */
  url?: string | undefined;
  /** `2026-03-01`, or as much as is known; may be empty. */
  date: string;
  /** `1 March 2026`. */
  dateLabel: string;
  rating?: ShownRating | undefined;
}

/** A release or a show. */
interface Subject {
  title: string;
  url: string;
}

/** A quote with what it is about; undefined for the artist. */
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
  return readQuotes([...(data.press_quotes ?? []), ...quotesAbout(site, `releases/${slug}`)], site.words);
}

/** The quotes about a show, its own first, in the order written. */
export function quotesOfShow(site: Site, { slug, press_quotes: own = [] }: Show): PressQuote[] {
  return readQuotes([...own, ...quotesAbout(site, `events/${slug}`)], site.words);
}

/** The quotes about the artist, in the order written. */
export function quotesOfArtist(site: Site): PressQuote[] {
  return quotesForPress(site)
    .filter(({ about }) => about === undefined)
    .map(({ about, ...quote }) => quote);
}

/** The quotes of press.yaml, in the order written. */
export function quotesForPress(site: Site): SiteQuote[] {
  const subjects = listSubjects(site);
  return writtenForPress(site).flatMap((quote) =>
    withSubject([quote], subjects.get(quote.about ?? ''), site.words),
  );
}

/** The quotes about some releases, those in press.yaml last. */
export function quotesOfReleases(site: Site, releases: readonly Entry<Data<'releases'>>[]): SiteQuote[] {
  const subjects = listSubjects(site);
  return releases.flatMap((release) => {
    const about = subjects.get(`releases/${release.slug}`);
    return quotesOfRelease(site, release).map((quote) => ({ ...quote, about }));
  });
}

/** All quotes: those of press.yaml, then those about releases, then those about shows, the newest of each first. */
export function listQuotes(site: Site): SiteQuote[] {
  const subjects = listSubjects(site);
  const ofReleases = everyRelease(site).flatMap(({ slug, data }: Entry<Data<'releases'>>) =>
    withSubject(data.press_quotes ?? [], subjects.get(`releases/${slug}`), site.words),
  );
  const ofShows = site.events
    .toReversed()
    .flatMap(({ slug, press_quotes = [] }) =>
      withSubject(press_quotes, subjects.get(`events/${slug}`), site.words),
    );
  return [...quotesForPress(site), ...ofReleases, ...ofShows];
}

/** What a quote in press.yaml can be about, by the folder and the last part of its address: `releases/new-song`. */
export function listSubjects(site: Site): Map<string, Subject> {
  const { href } = site.urls;
  return new Map([
    ...everyRelease(site).map(({ slug, data }): [string, Subject] => [
      `releases/${slug}`,
      { title: data.title, url: href(releaseRoute(slug)) },
    ]),
    ...site.events.map(({ slug, title }): [string, Subject] => [
      `events/${slug}`,
      { title, url: href(eventRoute(slug)) },
    ]),
  ]);
}

function quotesAbout(site: Site, subject: string): Written[] {
  return writtenForPress(site).filter(({ about }) => about === subject);
}

function writtenForPress({ pages }: Site): Written[] {
  return pages.press?.data.quotes ?? [];
}

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
