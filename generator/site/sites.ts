/** The content as one site for each of its languages. */

import { allEntries, isGiven } from '../engine/content/entry.ts';
import type { Collection, Data, Grammar, PageName } from '../engine/content/grammar.ts';
import { isTranslated, localise } from '../engine/content/translate/localise.ts';
import { movedRoutes } from '../engine/content/translate/routes.ts';
import type { Content, Entry } from '../engine/content/types.ts';
import { compare, firstDayOf } from '../engine/lib/text.ts';
import { type LanguageUrls, siteUrls } from '../engine/lib/url.ts';
import { isOwnRelease } from './artists.ts';
import { uniteNeeds } from './csp.ts';
import { yearOf } from './format.ts';
import { nameLabels } from './labels.ts';
import type { LanguageVersion } from './languages.ts';
import { nameArtists } from './roster.ts';
import { eventRoute, legalRoute, PAGE_NAMES, ROUTES } from './routes.ts';
import type { Language } from './schema/languages.ts';
import { contentOf, type FeatureModel, isOut, type Modelling, type Site } from './site.ts';
import { variantsOf } from './speech.ts';
import { keepSlugs } from './track-slugs.ts';
import { listUntranslated } from './untranslated.ts';
import { type Digits, languageOf, wordsFor } from './words/index.ts';
import { nameWorks } from './works.ts';

type Sites = [Site, ...Site[]];

/**
 * One site for each language, the default first. Entries with `unlisted` are not in it, so nothing can list them; each is in a site
 * of its own among the others, from which its pages are made.
 * @param today as `modelSite` takes it
 */
export function modelSites(content: Content, today: string, features: Modelling): Sites {
  const unlisted = new Set(
    allEntries(content).filter(({ data }) => 'unlisted' in data && data.unlisted === true),
  );
  if (unlisted.size === 0) return modelLanguages(content, today, features);
  const modelWith = (...kept: readonly Entry<object>[]) =>
    modelLanguages(dropEntries(content, unlisted, kept), today, features);
  const whole = modelWith(...unlisted);
  const alone = [...unlisted].map((entry) => ({ slug: entry.slug, sites: modelWith(entry) }));
  const give = (site: Site, index: number): Site => ({
    ...site,
    needs: (whole[index] ?? site).needs,
    whole: whole[index],
    unlisted: alone.flatMap(({ slug, sites }) => {
      const own = sites[index];
      return own ? [{ ...own, alone: slug }] : [];
    }),
  });
  const [standard, ...others] = modelWith();
  return [give(standard, 0), ...others.map((site, index) => give(site, index + 1))];
}

function dropEntries(
  content: Content,
  dropped: ReadonlySet<Entry<object>>,
  kept: readonly Entry<object>[],
): Content {
  const isKept = (entry: Entry<object>) => !dropped.has(entry) || kept.includes(entry);
  const parts = Object.entries(content).map(([kind, part]) => [
    kind,
    Array.isArray(part) ? part.filter(isKept) : part,
  ]);
  // The same kinds, with fewer entries.
  return Object.fromEntries(parts) as Content;
}

function modelLanguages(content: Content, today: string, features: Modelling): Sites {
  const [first, ...others] = content.site.data.languages ?? [];
  const named = nameWorks(nameLabels(nameArtists(content)));
  const standard = modelSite(
    first ? speak(named, first, !isGiven(content.site, ['language'])) : named,
    today,
    features,
    first,
  );
  if (others.length === 0) return [standard];
  const sites = others.map((language) => {
    const localContent = localise(content, language.code, first?.code ?? 'en');
    const translated = withTrackSlugs(withSlugs(localContent, standard.events), content);
    const localised = nameWorks(nameLabels(nameArtists(translated, content.artists), content.labels));
    const routes = movedRoutes(allEntries(localised), features.grammar);
    const urls = siteUrls(content.site.data.base_url, { code: language.code, routes });
    return {
      language,
      routes,
      site: {
        ...modelSite(speak(withOwnWords(localised), language, true), today, features, language),
        urls,
        untranslated: listUntranslated(localised, first?.code ?? 'en'),
      },
    };
  });
  const all = [
    versionOf(first, standard, {}),
    ...sites.map(({ language, routes, site }) => ({
      ...versionOf(language, site, routes),
      translated: listTranslated(site),
    })),
  ];
  const give = (site: Site, index: number): Site => {
    const own = all[index];
    return own ? { ...site, languages: { all, own } } : site;
  };
  return [give(standard, 0), ...sites.map(({ site }, index) => give(site, index + 1))];
}

function versionOf(
  language: Language | undefined,
  site: Site,
  routes: LanguageUrls['routes'],
): LanguageVersion {
  const { code = site.settings.language, name = code } = language ?? {};
  const { offer } = site.words.languages;
  return {
    code,
    name,
    artist: site.settings.artist.name,
    offer,
    locale: site.settings.language,
    urls: site.urls,
    routes,
  };
}

/** @param isOnly the language is set nowhere else */
function speak(content: Content, { code }: Language, isOnly: boolean): Content {
  if (!isOnly) return content;
  const { site } = content;
  return { ...content, site: { ...site, data: { ...site.data, language: code.replace('-', '_') } } };
}

/** Drops the words of site.yaml, which are those of the default language, unless this language has its own. */
function withOwnWords(content: Content): Content {
  const { site } = content;
  if (site.translated?.includes('words')) return content;
  return { ...content, site: { ...site, data: { ...site.data, words: undefined } } };
}

/** Gives shows the addresses of their titles in the default language. */
function withSlugs(content: Content, events: Site['events']): Content {
  const list = content.pages.events;
  if (!list?.data.events) return content;
  const slugs = new Map(events.map(({ index, slug }) => [index, slug]));
  const named = list.data.events.map((event, index) => ({ ...event, slug: slugs.get(index) }));
  return {
    ...content,
    pages: { ...content.pages, events: { ...list, data: { ...list.data, events: named } } },
  };
}

/** Keeps the addresses of pages of tracks. */
function withTrackSlugs(content: Content, standard: Content): Content {
  const written = new Map(standard.releases.map(({ slug, data }) => [slug, data]));
  const releases = content.releases.map((entry) => {
    const data = written.get(entry.slug);
    return data ? { ...entry, data: keepSlugs(entry.data, data) } : entry;
  });
  return { ...content, releases };
}

/** The kinds of entries on pages that are lists. */
const LISTED: { [Name in PageName]?: readonly Collection[] } = {
  music: ['releases', 'remixes', 'mixes'],
  releases: ['releases', 'remixes'],
  mixes: ['mixes'],
  news: ['news'],
  videos: ['releases'],
  artists: ['artists'],
  scores: ['scores'],
  works: ['works'],
};

function listTranslated(site: Site): Record<string, true> {
  const content = contentOf(site);
  const { collections, routeOf } = site.features.grammar;
  const isAny = (kinds: readonly Collection[]) =>
    kinds.some((kind) => content[kind].some((entry: Entry<unknown>) => isTranslated(entry)));
  const ofEntries = collections.flatMap((kind) =>
    content[kind]
      .filter((entry: Entry<unknown>) => isTranslated(entry))
      .map(({ slug }: Entry<unknown>) => routeOf(kind, slug)),
  );
  const legal = site.legal.filter((entry) => isTranslated(entry)).map(({ slug }) => legalRoute(slug));
  const { events } = site.pages;
  const shows = site.events.filter(({ index }) => events && isTranslated(events, `events/${index}/`));
  const pages = PAGE_NAMES.filter((name) => {
    const entry: Entry<unknown> | undefined = site.pages[name];
    const isOwn = (entry && isTranslated(entry)) || (name === 'home' && isTranslated(site.settingsEntry));
    return isOwn || isAny(name === 'home' ? collections : (LISTED[name] ?? []));
  });
  const routes = [
    ...ofEntries,
    ...legal,
    ...shows.map(({ slug }) => eventRoute(slug)),
    ...pages.map((name) => ROUTES[name]),
  ];
  return Object.fromEntries(routes.map((route) => [route, true]));
}

/** Models the site in one language. @param today `YYYY-MM-DD` by the clock of the site @param options of the language, in site.yaml */
export function modelSite(
  whole: Content,
  today: string,
  features: Modelling,
  options?: { name?: string; digits?: Digits | undefined },
): Site {
  const { site, ...content } = whole;
  const settings = site.data;
  const language = languageOf(settings.language, options);
  const sorted = sortCollections(content, features.grammar);
  const releases = sorted.releases.filter((entry) => isOut(entry.data, today));
  const ownReleases = releases.filter((entry) =>
    isOwnRelease({ settings, artists: sorted.artists }, entry.data),
  );
  return {
    ...content,
    ...sorted,
    ...modelFeatures(whole, features),
    settings,
    settingsEntry: site,
    language,
    words: wordsFor(language, settings.words, variantsOf(settings)),
    releases,
    ownReleases,
    upcomingReleases: sorted.releases.filter((entry) => !isOut(entry.data, today)).sort(nextFirst),
    urls: siteUrls(settings.base_url),
    today,
    year: String(settings.copyright_year ?? yearOf(today)),
    undatedYear: String(settings.copyright_year ?? ''),
    latest: ownReleases[0],
    latestCover: (ownReleases[0] ?? sorted.mixes[0])?.data.artwork_url,
    needs: uniteNeeds(features.list.flatMap((feature) => feature.needs?.(whole, features.list) ?? [])),
    templatePages: [],
  };
}

function modelFeatures(content: Content, features: Modelling): FeatureModel {
  return Object.assign({ features }, ...features.list.map((feature) => feature.model?.(content)));
}

type Collections = Pick<Content, Collection>;

function sortCollections(content: Collections, grammar: Grammar): Collections {
  const sorted = grammar.collections.map((kind) => [kind, newestFirst(kind, content[kind], grammar)]);
  // Each kind's own entries, in another order.
  return Object.fromEntries(sorted) as Collections;
}

/** Sorts by date, newest first; undated entries come last, equal dates go by slug. */
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
