/** The pages of a site in each of its languages, and which of them are translated. */

import type { LanguageUrls, SiteUrls } from '../engine/lib/url.ts';
import { MIXES_ALIAS, ROUTES } from './routes.ts';

/** A language of a site that has several. */
export interface LanguageVersion {
  /** `ar`. */
  code: string;
  /** Own name: `العربية`. */
  name: string;
  /** Name of the artist in this language. */
  artist: string;
  /** Text that offers this language to those who prefer it, in the language itself. */
  offer: string;
  /** Open Graph locale: `en_US`. */
  locale: string;
  urls: SiteUrls;
  /** Pages with another address than in the default, as `LanguageUrls` has them. */
  routes: LanguageUrls['routes'];
  /** The routes of pages with a translation into this language; undefined for the default, which has all. */
  translated?: Readonly<Record<string, true>> | undefined;
}

/** Texts of the default language that a further one does not translate, looked up by text. */
export type Untranslated = Readonly<Record<string, true>>;

export interface Languages {
  /** The default first. */
  all: readonly LanguageVersion[];
  /** Version of this site. */
  own: LanguageVersion;
}

/** The page that another one is a part of: `/news/` of `/news/page/2/`, `/events/` of `/events/2024/`, that of an artist of their press kit, and that of a release of its tracks. */
function listOf(route: string): string {
  const list = route
    .replace(/page\/\d+\/$/, '')
    .replace(/^(\/events\/)\d{4}\/$/, '$1')
    .replace(/^(\/artists\/[^/]+\/)press\/$/, '$1')
    .replace(/^(\/music\/releases\/[^/]+\/)[^/]+\/$/, '$1');
  return list === MIXES_ALIAS ? ROUTES.mixes : list;
}

function isTranslatedIn({ translated }: LanguageVersion, route: string): boolean {
  return translated === undefined || translated[listOf(route)] === true;
}

interface Multilingual {
  languages?: Languages | undefined;
}

/** Returns true if a page shows something in the language of its site; always in the default. @param route without the base path */
export function isInLanguage({ languages }: Multilingual, route: string): boolean {
  return languages === undefined || isTranslatedIn(languages.own, route);
}

/** The address that search engines list a page under: that of the default language, if it is not translated. */
export function canonicalOf(site: Multilingual & { urls: SiteUrls }, route: string): string {
  const standard = site.languages?.all[0];
  return (isInLanguage(site, route) ? site : (standard ?? site)).urls.absolute(route);
}

/** A page in one of its languages. */
interface LanguageLink {
  /** `ar`, or `x-default`. */
  hreflang: string;
  /** The whole address. */
  href: string;
  locale: string;
}

/** A page in every language that it is translated into, its own among them; none of one in a single language. */
export function languageLinks(site: Multilingual, route: string): LanguageLink[] {
  if (!site.languages || !isInLanguage(site, route)) return [];
  const links = site.languages.all
    .filter((version) => isTranslatedIn(version, route))
    .map(({ code, locale, urls }) => ({ hreflang: code, href: urls.absolute(route), locale }));
  const [standard] = links;
  return standard && links.length > 1 ? [...links, { ...standard, hreflang: 'x-default' }] : [];
}

/** A language to choose on a page. */
export interface LanguageChoice extends Pick<LanguageVersion, 'code' | 'name' | 'offer'> {
  url: string;
  isCurrent: boolean;
}

/** @param route of the page; the choices lead to the same page in each language */
export function languageChoices({ languages }: Multilingual, route: string): LanguageChoice[] | undefined {
  return languages?.all.map(({ code, name, offer, urls }) => ({
    ...{ code, name, offer },
    url: urls.href(route),
    isCurrent: code === languages.own.code,
  }));
}
