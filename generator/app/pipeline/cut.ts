/** The cut of the display face for all names of a site: a mix of two would look like an accident. */

import { everyRelease, type Site } from '../../site/site.ts';
import { listSitePages } from '../../site/site-pages.ts';
import { isTooWide } from '../../site/theme/measure.ts';

/** If a larger share of the names needs the condensed cut, all have it. */
const SHARE = 1 / 8;

/** @param sites of each language: they have the same cut */
export function chooseCut(sites: readonly Site[]): 'narrow' | undefined {
  const headings = new Set(sites.flatMap(listHeadings));
  const tooWide = [...headings].filter(isTooWide);
  return tooWide.length > headings.size * SHARE ? 'narrow' : undefined;
}

function listHeadings(site: Site): string[] {
  const { artists, settings, remixes, mixes, events, news } = site;
  return [
    settings.artist.name,
    ...listSitePages(site).flatMap(({ title, isFilled }) => (isFilled ? [title] : [])),
    ...[...everyRelease(site), ...remixes, ...news].map(({ data }) => data.title),
    ...artists.map(({ data }) => data.name),
    ...events.map(({ title }) => title),
    ...mixes.map(({ data }) => data.episode_title),
  ];
}
