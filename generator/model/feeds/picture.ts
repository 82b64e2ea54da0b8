/** The picture of an entry. */
import { element } from '../../lib/markup.ts';
import type { Context } from '../../pages/context.ts';

/** Nothing where the file cannot be shown: a placeholder says nothing outside of the site. */
export function feedPicture(
  { site, pictures }: Context,
  file: string | undefined,
  alt: string,
): { url?: string | undefined; html: string } {
  if (file === undefined) return { html: '' };
  const { src, fallback } = pictures.get(file, 'album', alt);
  if (src === '' || src === fallback) return { html: '' };
  const url = site.urls.origin + src;
  return { url, html: element('p', {}, element('img', { src: url, alt })) };
}
