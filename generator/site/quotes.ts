/** What the press wrote about releases. */

import type { Data } from '../engine/content/grammar.ts';
import type { Entry } from '../engine/content/types.ts';
import { releaseRoute } from './routes.ts';
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
}

/** A quote with the release that it is about. */
export interface ReleaseQuote extends PressQuote {
  release: { title: string; url: string };
}

/** The quotes about a release, in the order written. */
export function quotesOf({ press_quotes = [] }: Data<'releases'>, words: Words): PressQuote[] {
  return press_quotes.map(({ text, author, outlet, url, date = '' }) => ({
    text: text.replace(/^["“„«](.+)["”“»]$/s, '$1'),
    source: joinList(
      [author, outlet].flatMap((part) => part || []),
      words,
    ),
    url,
    date,
    dateLabel: formatDate(date, words),
  }));
}

/** The quotes about releases, by default about all of them, those about the newest first. */
export function listQuotes(site: Site, releases = everyRelease(site)): ReleaseQuote[] {
  return releases.flatMap(({ slug, data }: Entry<Data<'releases'>>) => {
    const release = { title: data.title, url: site.urls.href(releaseRoute(slug)) };
    return quotesOf(data, site.words).map((quote) => ({ ...quote, release }));
  });
}
