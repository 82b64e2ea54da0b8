/** The newest music, releases and mixes together, a line each. */

import { compare } from '../../engine/lib/text.ts';
import type { Context } from '../../site/context.ts';
import type { MusicCard } from '../../site/parts.ts';
import { mixRoute } from '../../site/routes.ts';
import { formatShortDate } from '../../site/words/index.ts';
import { mixCard } from '../mixes/mixes.ts';
import { releaseCard } from '../releases/cards.ts';

export interface NewestRow extends Pick<MusicCard, 'title' | 'url' | 'artist' | 'badge' | 'genre' | 'facts'> {
  /** `2026-10-10`, or as much as is known. */
  date: string;
  /** `10 Oct 2026`. */
  dateLabel: string;
}

const MOST = 5;

export function listNewestRows(context: Context): NewestRow[] {
  const { site } = context;
  const releases = site.ownReleases.slice(0, MOST).map((entry) => ({
    ...releaseCard(context, entry),
    date: entry.data.release_date ?? '',
  }));
  const mixes = site.mixes.slice(0, MOST).map((entry) => ({
    ...mixCard(context, entry),
    url: site.urls.href(mixRoute(entry.slug)),
    date: entry.data.release_date ?? '',
  }));
  return [...releases, ...mixes]
    .toSorted((one, other) => compare(other.date, one.date))
    .slice(0, MOST)
    .map(({ title, url, artist, badge, genre, facts, date }) => ({
      ...{ title, url, artist, badge, genre, facts, date },
      dateLabel: date && formatShortDate(date, site.words),
    }));
}
