/** The content as one linked whole: sorted, with defaults applied, and with its addresses. */

import type { Release } from '../content/schema/music.ts';
import type { Site as Settings } from '../content/schema/site.ts';
import type { Content, Entry } from '../content/types.ts';
import { compare, firstDayOf } from '../lib/text.ts';
import { type SiteUrls, siteUrls } from '../lib/url.ts';
import { modelEvents, type SiteEvent } from './events.ts';
import { yearOf } from './format.ts';

export interface Site extends Omit<Content, 'site'> {
  /** What site.yaml says. */
  settings: Settings;
  /** The same with its places. */
  settingsEntry: Entry<Settings>;
  /** Those that are out, newest first; what is announced for a later day stands apart, so that nothing counts it. */
  releases: Entry<Release>[];
  /** Announced, the next one first. Each has its page, under the same address as later on. */
  upcomingReleases: Entry<Release>[];
  /** Shows to come and shows past, in the order of their days. */
  events: SiteEvent[];
  urls: SiteUrls;
  /** The build's day, `2026-11-21`. */
  today: string;
  /** Stands in where a release has no date, and in the copyright line. */
  year: string;
  /** The newest single that is out; the newest release where there is no single. */
  latest: Entry<Release> | undefined;
}

/** @param today the build's day, `YYYY-MM-DD` */
export function modelSite({ site, ...content }: Content, today: string): Site {
  const settings = site.data;
  const all = newestFirst(content.releases, (entry) => entry.data.release_date);
  const releases = all.filter((entry) => isOut(entry.data, today));
  return {
    ...content,
    settings,
    settingsEntry: site,
    releases,
    upcomingReleases: all.filter((entry) => !isOut(entry.data, today)).sort(nextFirst),
    events: modelEvents(content),
    remixes: newestFirst(content.remixes, (entry) => entry.data.year?.toString()),
    mixes: newestFirst(content.mixes, (entry) => entry.data.release_date),
    news: newestFirst(content.news, (entry) => entry.data.date),
    urls: siteUrls(settings.base_url),
    today,
    year: String(settings.copyright_year ?? yearOf(today)),
    latest: releases.find((entry) => entry.data.type === 'single') ?? releases[0],
  };
}

/**
 * Whether a release has come out by `today`. A partial date counts from its first day: `2026` is out on 1 January 2026.
 * What has no date is out.
 */
export function isOut({ release_date }: Pick<Release, 'release_date'>, today: string): boolean {
  return release_date === undefined || firstDayOf(release_date) <= today;
}

/** Every release that has a page: those announced, and those out. */
export function everyRelease({ releases, upcomingReleases }: Site): Entry<Release>[] {
  return [...upcomingReleases, ...releases];
}

/** All that was written, whether it is out or only announced. */
export function contentOf(site: Site): Content {
  return { ...site, site: site.settingsEntry, releases: everyRelease(site) };
}

/** Sorted by date, newest first; what has no date comes last; equal dates go by slug. */
function newestFirst<T extends Entry<unknown>>(entries: T[], dateOf: (entry: T) => string | undefined): T[] {
  return entries
    .map((entry) => ({ entry, day: firstDayOf(dateOf(entry) ?? '0000') }))
    .sort((a, b) => compare(b.day, a.day) || compare(a.entry.slug, b.entry.slug))
    .map(({ entry }) => entry);
}

/** Orders what is announced: the next day first; equal days go by slug. */
function nextFirst(a: Entry<Release>, b: Entry<Release>): number {
  const dayOf = ({ data }: Entry<Release>) => firstDayOf(data.release_date ?? '0000');
  return compare(dayOf(a), dayOf(b)) || compare(a.slug, b.slug);
}
