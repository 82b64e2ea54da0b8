/** The head of each page: title, description, canonical address, Open Graph (ogp.me) and card tags. */

import type { BreadcrumbList, WithContext } from 'schema-dts';
import { shorten } from '../engine/lib/text.ts';
import type { Share } from '../engine/media/share/card.ts';
import { isReserved } from './ai.ts';
import { fediverseHandle } from './fediverse.ts';
import { type Alternate, listAlternates } from './feed.ts';

import { canonicalOf, languageLinks } from './languages.ts';
import type { Breadcrumb, Property } from './parts.ts';
import type { Site } from './site.ts';
import { pageTitle } from './titles.ts';

/** Search results cut descriptions at about this many characters. */
const DESCRIPTION_LIMIT = 160;

/** The head of a document, beyond what the shell gives to all. */
export interface Meta {
  title: string;
  description: string;
  /** Missing on the not-found page, which has no fixed address. */
  canonical?: string | undefined;
  /** `index, follow`, or `noindex, follow`. */
  robots: string;
  /** Open Graph and music properties, in order. */
  openGraph: Property[];
  /** Named meta elements: card tags, prerender hints. */
  named: { name: string; content: string }[];
  alternates: Alternate[];
  /** The page in each language that it is translated into, with the whole addresses. */
  languages?: { hreflang: string; href: string }[];
  /** JSON-LD objects, one script element each. */
  jsonLd: object[];
}

/**
 * The role of a page's address for search engines and for sharing.
 *
 * - `own`: both know the page by it.
 * - `alias`: both know the page by its canonical route.
 * - `short`: people pass it on, search engines list the canonical route.
 * - `empty`: there is nothing to read yet, so that search engines are to pass it over.
 * - `embedded`: others show it within their pages, search engines list the canonical route.
 * - `unlisted`: those who are given its address read it, and nothing else leads there.
 * - `private`: one person reads it, and nobody else learns of it.
 * - `none`: neither has a use for it.
 */
export type Standing = 'own' | 'alias' | 'short' | 'empty' | 'embedded' | 'unlisted' | 'private' | 'none';

/** The metadata given by a page; the rest of its head follows from it. */
export interface PageMetadata {
  /** Route without the base path: `/music/`. */
  route: string;
  /** The whole title, if it does not follow the pattern `{title} | {artist}`. */
  fullTitle?: string;
  title: string;
  description: string;
  breadcrumbs: Breadcrumb[];
  /** Missing: a card with the page's title. */
  share?: Share | undefined;
  /** Open Graph's type; `website` by default. */
  type?: string;
  /** Further properties, such as `music:duration`. */
  properties?: Property[];
  jsonLd?: object[];
  /** The route for search engines to list instead of this one. */
  canonicalRoute?: string;
  /** `own` by default. */
  standing?: Standing;
  /** Other formats of this page only, such as a playlist. */
  alternates?: Alternate[];
}

/** Values of the robots meta element. */
const ROBOTS: Record<Standing, string> = {
  own: 'index, follow',
  alias: 'index, follow',
  short: 'index, follow',
  empty: 'noindex, follow',
  embedded: 'noindex',
  unlisted: 'noindex',
  private: 'noindex, nofollow',
  none: 'noindex',
};

export function pageMeta(site: Site, facts: PageMetadata): Meta {
  const artist = site.settings.artist.name;
  const title = facts.fullTitle ?? pageTitle(site, facts.title);
  const description = shorten(facts.description, DESCRIPTION_LIMIT);
  const { standing = 'own' } = facts;
  const canonicalRoute = facts.canonicalRoute ?? facts.route;
  const canonical =
    standing === 'none' || standing === 'private' ? undefined : canonicalOf(site, canonicalRoute);
  const languages = standing === 'own' ? languageLinks(site, canonicalRoute) : [];
  const locales = languages.map(({ locale }) => locale).filter((locale) => locale !== site.settings.language);
  const address = standing === 'short' ? site.urls.absolute(facts.route) : canonical;
  const creator = fediverseHandle(site);
  const image = facts.share && describeOnce(site, facts.share);
  const trail = facts.breadcrumbs.length > 1 ? [breadcrumbsLd(site, facts.breadcrumbs)] : [];
  return {
    title,
    description,
    canonical,
    robots: ROBOTS[standing],
    openGraph: [
      { property: 'og:type', content: facts.type ?? 'website' },
      { property: 'og:site_name', content: artist },
      { property: 'og:locale', content: site.language.locale.replace('-', '_') },
      ...[...new Set(locales)].map((content) => ({ property: 'og:locale:alternate', content })),
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(address ? [{ property: 'og:url', content: address }] : []),
      ...(image?.openGraph ?? []),
      ...(facts.properties ?? []),
    ],
    named: [
      { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      ...(creator ? [{ name: 'fediverse:creator', content: creator }] : []),
      ...(isReserved(site.settings.ai) ? [{ name: 'tdm-reservation', content: '1' }] : []),
      ...(image?.named ?? []),
      ...(standing === 'none' ? [{ name: 'prerender-status-code', content: '404' }] : []),
    ],
    alternates: [...listAlternates(site, facts.route), ...(facts.alternates ?? [])],
    ...(languages.length > 0 && { languages: languages.map(({ hreflang, href }) => ({ hreflang, href })) }),
    jsonLd: [...(facts.jsonLd ?? []), ...trail],
  };
}

const described = new WeakMap<Share, ReturnType<typeof describeShare>>();

/** Thousands of pages may share one picture. */
function describeOnce(site: Site, share: Share) {
  const known = described.get(share) ?? describeShare(site, share);
  described.set(share, known);
  return known;
}

/** The wide one comes first, for networks that take only one. */
function describeShare({ urls }: Site, { alt, images }: Share) {
  return {
    openGraph: images.flatMap((image) => [
      { property: 'og:image', content: urls.origin + image.url },
      { property: 'og:image:type', content: image.type },
      { property: 'og:image:width', content: String(image.width) },
      { property: 'og:image:height', content: String(image.height) },
      { property: 'og:image:alt', content: alt },
    ]),
    named: [
      { name: 'twitter:image', content: urls.origin + images[0].url },
      { name: 'twitter:image:alt', content: alt },
    ],
  };
}

function breadcrumbsLd(site: Site, breadcrumbs: Breadcrumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: site.urls.origin + url,
    })),
  };
}
