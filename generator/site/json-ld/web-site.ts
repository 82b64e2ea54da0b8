/** The site as a whole, and its custom pages. */

import type { WebPage, WebSite, WithContext } from 'schema-dts';
import { ROUTES } from '../routes.ts';
import type { Site } from '../site.ts';
import { sitePage } from '../site-pages.ts';
import { artistId, artistReference, CONTEXT, picturesOf, type ThingPage } from './thing.ts';

/** A search action as search engines read it; `query-input` is their own extension of the vocabulary. */
interface SearchAction {
  '@type': 'SearchAction';
  target: { '@type': 'EntryPoint'; urlTemplate: string };
  'query-input': string;
}

export function webSiteLd(site: Site): WithContext<WebSite> {
  const search: SearchAction = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.urls.absolute(ROUTES.releases)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': site.urls.absolute('/#website'),
    name: site.settings.artist.name,
    url: site.urls.absolute('/'),
    inLanguage: site.language.locale,
    publisher: { '@id': artistId(site) },
    ...(sitePage(site, 'releases').isFilled && { potentialAction: search }),
  };
}

/** A custom page. */
export function webPageLd(
  site: Site,
  { title, updated }: { title: string; updated?: string | undefined },
  page: ThingPage,
): WithContext<WebPage> {
  return {
    '@context': CONTEXT,
    '@type': 'WebPage',
    '@id': `${page.url}#webpage`,
    url: page.url,
    name: title,
    description: page.description,
    ...picturesOf(page),
    ...(updated && { dateModified: updated }),
    isPartOf: { '@id': site.urls.absolute('/#website') },
    about: artistReference(site),
    inLanguage: site.language.locale,
  };
}
