import type { Link } from '../../generator/site/parts.ts';
import type { Words } from '../words.ts';

/** The action of a link, in a word, if its label is shown beside it already. */
export function actionFor({ url, external }: Link, { download, visit, view }: Words['links']): string {
  if (external) return visit;
  return isFile(url) ? download : view;
}

/** True for an address that ends in a file: `/press/artist-photos.zip`. */
export function isFile(url: string): boolean {
  return /\.(zip|pdf|jpe?g|png|svg|webp|ics)$/.test(url);
}
