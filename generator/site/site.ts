/** The content as one linked whole: sorted, with defaults applied, and with its addresses. */

import type { TemplatePage } from '../engine/bundle/made.ts';
import type { Data, Grammar } from '../engine/content/grammar.ts';
import type { Content, Entry } from '../engine/content/types.ts';
import { firstDayOf } from '../engine/lib/text.ts';
import type { SiteUrls } from '../engine/lib/url.ts';
import type { Needs } from './csp.ts';
import type { Languages, Untranslated } from './languages.ts';
import type { Site as Settings } from './schema/site.ts';
import type { SiteLanguage, Words } from './words/index.ts';

/** The keys of features in the site; they merge theirs into this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their keys into it.
export interface FeatureModel {}

/** The parts of features that a site is made with. */
export interface Modelling {
  grammar: Grammar;
  list: readonly FeatureModelling[];
}

/** The hooks of a feature that add to the model. */
export interface FeatureModelling {
  model?(content: Content): Partial<FeatureModel>;
  /** Other hosts that every page has to allow. @param features all of the site */
  needs?(content: Content, features: readonly FeatureModelling[]): Needs;
}

export interface Site extends Omit<Content, 'site'>, FeatureModel {
  /** The data of site.yaml. */
  settings: Settings;
  /** Settings with their places. */
  settingsEntry: Entry<Settings>;
  language: SiteLanguage;
  /** Every word of the interface in that language. */
  words: Words;
  /** Published releases, newest first; announced ones are separate, so that nothing counts them. */
  releases: Entry<Data<'releases'>>[];
  /** Published releases by the artist, without those of others on which they appear. */
  ownReleases: Entry<Data<'releases'>>[];
  /** Announced, the next one first. Each has its page, under the same address as later on. */
  upcomingReleases: Entry<Data<'releases'>>[];
  urls: SiteUrls;
  /** Set for a site in several languages. */
  languages?: Languages | undefined;
  /** Texts in a further language that are those of the default. */
  untranslated?: Untranslated | undefined;
  /** The build's day by the clock of the site, `2026-11-21`. */
  today: string;
  /** The year of the copyright line. */
  year: string;
  /** The year of releases and remixes without one: `copyright_year` of site.yaml, or nothing. */
  undatedYear: string;
  /** The newest own release that is out. */
  latest: Entry<Data<'releases'>> | undefined;
  /** Cover of the latest release: the colours of pages and pictures for links that have no own cover. */
  latestCover: string | undefined;
  /** Hosts that every page has to allow, whatever it shows. */
  needs: Needs;
  /** The site with all unlisted entries, for their pictures and files; missing if there are none. */
  whole?: Site | undefined;
  /** The site with one unlisted entry each. */
  unlisted?: readonly Site[];
  /** True for a site that only some people find: search engines list none of its pages. */
  isSecret?: boolean | undefined;
  /** The name of that entry, in one of those. */
  alone?: string;
  /** Pages that the site's own templates make; known once those are read. */
  templatePages: TemplatePage[];
}

/** Returns true once a release is out. Partial dates count from their first day: `2026` is 1 January 2026. Undated releases are out. */
export function isOut({ release_date }: Pick<Data<'releases'>, 'release_date'>, today: string): boolean {
  return release_date === undefined || firstDayOf(release_date) <= today;
}

/** Every release that has a page: those announced, and those out. */
export function everyRelease({
  releases,
  upcomingReleases,
}: Pick<Site, 'releases' | 'upcomingReleases'>): Entry<Data<'releases'>>[] {
  return [...upcomingReleases, ...releases];
}

/** Returns true for addresses of the unlisted entry that a site has been made for. */
export function isAlone({ alone }: Site, path: string): boolean {
  return alone !== undefined && path.split(/[/.]/).includes(alone);
}

/** Returns all written content, whether it is out or only announced. */
export function contentOf(site: Site): Content {
  const lists = Object.fromEntries(site.features.grammar.lists.map((kind) => [kind, site[kind]]));
  // The same kinds with the same shapes.
  return { site: site.settingsEntry, ...lists, releases: everyRelease(site), pages: site.pages } as Content;
}
