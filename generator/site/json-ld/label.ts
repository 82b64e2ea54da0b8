/** A label of `labels/` in structured data. */
import type { LabelEntry } from '../labels.ts';
import { labelRoute } from '../routes.ts';
import type { Site } from '../site.ts';

export function labelLd({ urls }: Pick<Site, 'urls'>, { slug, data: { name } }: LabelEntry) {
  const url = urls.absolute(labelRoute(slug));
  return { '@type': 'Organization' as const, '@id': `${url}#label`, name, url };
}
