/** Structured data of news posts. */

import type { Article, WithContext } from 'schema-dts';
import type { Data } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import { artistReference, CONTEXT, picturesOf, type ThingPage } from '../../site/json-ld/thing.ts';
import type { Site } from '../../site/site.ts';

export function articleLd(site: Site, { data }: Entry<Data<'news'>>, page: ThingPage): WithContext<Article> {
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    '@id': `${page.url}#article`,
    headline: data.title,
    description: page.description,
    datePublished: data.date,
    dateModified: data.updated ?? data.date,
    ...picturesOf(page),
    ...(data.category && { articleSection: data.category }),
    author: artistReference(site),
    publisher: artistReference(site),
    mainEntityOfPage: page.url,
    inLanguage: site.language.locale,
  };
}
