/** The newest release, as the one-sheet has it. */

import type { Entry } from '../../engine/content/types.ts';
import { isolate } from '../../engine/lib/isolate.ts';
import { firstDayOf } from '../../engine/lib/text.ts';
import { artistsOf, creditLine } from '../../site/artists.ts';
import { releaseRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { formatDate } from '../../site/words/index.ts';
import { releaseFacts } from '../releases/cards.ts';
import { performanceOf } from '../releases/performers.ts';
import type { Release } from '../releases/schema/release.ts';
import { sortTracks } from '../releases/track.ts';
import { listWorks, workTitle } from '../releases/works.ts';

export interface PressRelease {
  title: string;
  /** True for three months after its release. */
  isNew: boolean;
  url: string;
  /** `Single · 1 August 2025`, then `115 BPM · A minor`, as far as known. */
  lines: string[];
  description: string;
  cover: string | undefined;
}

/** The number of months for which a release is new. */
const NEW_MONTHS = 3;

/** The number of works on the one-sheet, which has room for so many. */
const WORKS = 3;

/** Lists everybody who composed the release or a track, each once. */
function listComposers(release: Release): string[] {
  const { composer = [] } = release;
  const all = sortTracks(release).flatMap((track) => performanceOf(release, track).composer ?? []);
  return [...new Set([...composer, ...all])];
}

export function describeRelease({ data, slug }: Entry<Release>, site: Site): PressRelease {
  const { title, type, release_date: date, description = '', artwork_url: cover } = data;
  const facts = releaseFacts(data, site.language);
  const artists = artistsOf(site, data);
  const credit = artists.every(({ isOwn }) => isOwn) ? undefined : creditLine(artists, site.words);
  return {
    title,
    isNew: date !== undefined && isNew(date, site.today),
    url: site.urls.absolute(releaseRoute(slug)),
    lines: [
      [credit],
      listComposers(data),
      ...listWorks(data)
        .slice(0, WORKS)
        .map((work) => [workTitle(work, site.words)]),
      [site.words.kinds[type], date && formatDate(date, site.words)],
      facts.slice(0, 2),
      facts.slice(2),
    ]
      .map((parts) =>
        parts.flatMap((part) => (part ? [isolate(part, site.words.language.dir)] : [])).join(' · '),
      )
      .filter(Boolean),
    description,
    cover,
  };
}

/** Returns true for a date in the last three months; a bare year counts from its first day. @param today `YYYY-MM-DD` */
export function isNew(date: string, today: string): boolean {
  const since = new Date(`${today}T00:00:00Z`);
  since.setUTCMonth(since.getUTCMonth() - NEW_MONTHS);
  return firstDayOf(date) >= since.toISOString().slice(0, 10);
}
