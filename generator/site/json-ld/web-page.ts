/** A page of the artist's own. */
import type { WebPage, WithContext } from 'schema-dts';
import type { Site } from '../site.ts';
import { artistReference, CONTEXT, picturesOf, type ThingPage } from './thing.ts';

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
