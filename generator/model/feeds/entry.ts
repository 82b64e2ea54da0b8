/** An entry of a feed, and its picture. */
import { element } from '../../lib/markup.ts';
import { findPicture } from '../assets.ts';
import type { Context } from '../page-context.ts';

export interface FeedEntry {
  /** Stays the same while the entry's file keeps its name. */
  id: string;
  /** Where it is read on the site. */
  url: string;
  /** Where else it leads. */
  externalUrl?: string | undefined;
  title: string;
  /** Plain text; may be empty. */
  summary: string;
  /** A whole day: `2025-08-01`. */
  date: string;
  /** The day of the last change that readers should know of, where there is one. */
  updated?: string | undefined;
  categories: string[];
  image?: string | undefined;
  /** The whole of it as safe HTML. Addresses may be relative to `url`. */
  html: string;
}

/** Nothing where the file cannot be shown: a placeholder says nothing outside of the site. */
export function feedPicture(
  { site, assets }: Context,
  file: string | undefined,
  alt: string,
): { url?: string | undefined; html: string } {
  const src = findPicture(assets, file)?.src;
  if (!src || src === assets.placeholders.album.src) return { html: '' };
  const url = site.urls.origin + src;
  return { url, html: element('p', {}, element('img', { src: url, alt })) };
}
