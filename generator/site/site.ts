/** The content as one linked whole: sorted, with defaults applied, and with its addresses. */

import type { TemplatePage } from '../engine/bundle/templates/own-pages.ts';
import type { Collection, Data, Grammar } from '../engine/content/grammar.ts';
import type { Content, Entry } from '../engine/content/types.ts';
import { compare, firstDayOf } from '../engine/lib/text.ts';
import { type SiteUrls, siteUrls } from '../engine/lib/url.ts';
import { isOwnRelease } from './artists.ts';
import { type Needs, uniteNeeds } from './csp.ts';
import { yearOf } from './format.ts';
import type { Languages } from './languages.ts';
import type { Site as Settings } from './schema/site.ts';
import type { Untranslated } from './untranslated.ts';
import { type Digits, languageOf, type SiteLanguage, type Words, wordsFor } from './words/index.ts';

/** What features add to the site; they merge their keys into this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their keys into it.
export interface FeatureModel {}

/** What it takes to make a site of content. */
export interface Modelling {
  /** The kinds of content files. */
  grammar: Grammar;
  list: readonly {
    model?(content: Content): Partial<FeatureModel>;
    needs?(content: Content): Needs;
  }[];
}

export interface Site extends Omit<Content, 'site'>, FeatureModel {
  /** The data of site.yaml. */
  settings: Settings;
  /** The same with its places. */
  settingsEntry: Entry<Settings>;
  language: SiteLanguage;
  /** Every word of the interface in that language. */
  words: Words;
  /** Those that are out, newest first; what is announced for a later day is kept apart, so that nothing counts it. */
  releases: Entry<Data<'releases'>>[];
  /** Those of them that are the artist's own, and not releases of others on which they appear. */
  ownReleases: Entry<Data<'releases'>>[];
  /** Announced, the next one first. Each has its page, under the same address as later on. */
  upcomingReleases: Entry<Data<'releases'>>[];
  urls: SiteUrls;
  /** Of a site in several languages. */
  languages?: Languages | undefined;
  /** In a further language: texts that are those of the default. */
  untranslated?: Untranslated | undefined;
  /** The build's day by the clock of the site, `2026-11-21`. */
  today: string;
  /** Used where a release has no date, and in the copyright line. */
  year: string;
  /** The newest release of their own that is out. */
  latest: Entry<Data<'releases'>> | undefined;
  /** Its cover: pages and pictures for links without one of their own take their colours from it. */
  latestCover: string | undefined;
  /** What every page has to allow, whatever it shows. */
  needs: Needs;
  /** Pages that the site's own templates make; known once those are read. */
  templatePages: TemplatePage[];
}

/**
 * @param today the build's day by the clock of the site, `YYYY-MM-DD`
 * @param said what site.yaml says of the language, where it has several
 */
export function modelSite(
  whole: Content,
  today: string,
  features: Modelling,
  said?: { name?: string; digits?: Digits | undefined },
): Site {
  const { site, ...content } = whole;
  const settings = site.data;
  const language = languageOf(settings.language, said);
  const sorted = sortCollections(content, features.grammar);
  const releases = sorted.releases.filter((entry) => isOut(entry.data, today));
  const ownReleases = releases.filter((entry) => isOwnRelease({ settings }, entry.data));
  return {
    ...content,
    ...sorted,
    ...modelFeatures(whole, features),
    settings,
    settingsEntry: site,
    language,
    words: wordsFor(language, settings.words),
    releases,
    ownReleases,
    upcomingReleases: sorted.releases.filter((entry) => !isOut(entry.data, today)).sort(nextFirst),
    urls: siteUrls(settings.base_url),
    today,
    year: String(settings.copyright_year ?? yearOf(today)),
    latest: ownReleases[0],
    latestCover: ownReleases[0]?.data.artwork_url,
    needs: uniteNeeds(features.list.flatMap((feature) => feature.needs?.(whole) ?? [])),
    templatePages: [],
  };
}

function modelFeatures(content: Content, features: Modelling): FeatureModel {
  return Object.assign({ features }, ...features.list.map((feature) => feature.model?.(content)));
}

/**
 * Whether a release has come out by `today`. A partial date counts from its first day: `2026` is out on 1 January 2026.
 * A release without a date is out.
 */
export function isOut({ release_date }: Pick<Data<'releases'>, 'release_date'>, today: string): boolean {
  return release_date === undefined || firstDayOf(release_date) <= today;
}

/** Every release that has a page: those announced, and those out. */
export function everyRelease({ releases, upcomingReleases }: Site): Entry<Data<'releases'>>[] {
  return [...upcomingReleases, ...releases];
}

/** All that was written, whether it is out or only announced. */
export function contentOf(site: Site): Content {
  const lists = Object.fromEntries(site.features.grammar.lists.map((kind) => [kind, site[kind]]));
  // The same kinds with the same shapes.
  return { site: site.settingsEntry, ...lists, releases: everyRelease(site), pages: site.pages } as Content;
}

type Collections = Pick<Content, Collection>;

function sortCollections(content: Collections, grammar: Grammar): Collections {
  const sorted = grammar.collections.map((kind) => [kind, newestFirst(kind, content[kind], grammar)]);
  // Each kind's own entries, in another order.
  return Object.fromEntries(sorted) as Collections;
}

/** What has no date comes last; equal dates go by slug. */
function newestFirst(
  kind: Collection,
  entries: readonly Entry<object>[],
  { dateOf }: Grammar,
): Entry<object>[] {
  return entries
    .map((entry) => ({ entry, day: firstDayOf(dateOf(kind, entry.data) ?? '0000') }))
    .sort((a, b) => compare(b.day, a.day) || compare(a.entry.slug, b.entry.slug))
    .map(({ entry }) => entry);
}

/** Orders what is announced: the next day first; equal days go by slug. */
function nextFirst(a: Entry<Data<'releases'>>, b: Entry<Data<'releases'>>): number {
  const dayOf = ({ data }: Entry<Data<'releases'>>) => firstDayOf(data.release_date ?? '0000');
  return compare(dayOf(a), dayOf(b)) || compare(a.slug, b.slug);
}
