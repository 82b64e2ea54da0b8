/** What can be heard, in the terms of Open Graph (ogp.me#structured). */

import type { Playable } from '../../site/parts.ts';
import type { Property } from '../../site/seo.ts';
import type { Site } from '../../site/site.ts';

/** For those who show shared links with a player. */
export function audioProperties({ urls }: Pick<Site, 'urls'>, playable: Playable | undefined): Property[] {
  if (!playable) return [];
  const { src, type, isExcerpt } = playable;
  const content = new URL(src, urls.origin).href;
  return [
    { property: 'og:audio', content },
    { property: 'og:audio:type', content: type },
    ...(isExcerpt ? [{ property: 'music:preview_url', content }] : []),
  ];
}
