/** An entry of a feed, and its picture. */

import { element, textElement } from '../../engine/lib/markup.ts';
import { firstDayOf } from '../../engine/lib/text.ts';
import { findPicture } from '../assets.ts';
import type { Context } from '../context.ts';
import type { FeedEntry } from '../feed.ts';
import type { NamedArtist } from '../parts.ts';
import { findArtist, type WithRoster, type WithUrls } from '../roster.ts';
import { artistRoute } from '../routes.ts';
import { joinList, type Words } from '../words/index.ts';

interface Music {
  id: string;
  url: string;
  title: string;
  /** `Single`, `DJ Mix`. */
  type: string;
  data: { description?: string | undefined; genre?: string[] | undefined };
  /** Date, as far as known: `2025`. */
  date: string;
  authors: NamedArtist[] | undefined;
  image: string | undefined;
  html: string[];
}

/** A release or a mix. */
export function musicEntry({ id, url, title, type, data, date, authors, image, html }: Music): FeedEntry {
  return {
    id,
    url,
    title,
    summary: data.description ?? '',
    date: firstDayOf(date),
    categories: [type, ...(data.genre ?? [])],
    authors,
    image,
    html: html.join(''),
  };
}

/** These artists with the addresses of their pages; undefined if none of them has one, as on the site of one artist. */
export function authorsAmong(
  site: WithRoster & WithUrls,
  names: readonly string[],
): NamedArtist[] | undefined {
  const authors = names.map((name) => {
    const found = findArtist(site, name);
    return { name, url: found && site.urls.absolute(artistRoute(found.slug)) };
  });
  return authors.some(({ url }) => url !== undefined) ? authors : undefined;
}

/** `Listen: Spotify, Bandcamp`, of those that have an address. */
export function listenLinks(
  platforms: readonly { name: string; url?: string | undefined }[],
  words: Words,
): string {
  const links = platforms.flatMap(({ name, url }) => (url ? [textElement('a', name, { href: url })] : []));
  return links.length > 0
    ? element('p', {}, `${words.music.labelled({ label: words.music.listen })} ${joinList(links, words)}`)
    : '';
}

/** The picture for feeds; empty if the file cannot be shown: placeholders are for the site only. */
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
