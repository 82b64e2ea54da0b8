/** The head of each page: title, description, canonical address, Open Graph (ogp.me) and card tags. */
import type { Release } from '../content/schema/music.ts';
import { firstDayOf, parseIsoDuration, shorten, trackAnchor } from './format.ts';
import { breadcrumbsLd } from './json-ld.ts';
import type { ShareImage } from './pictures.ts';
import type { Meta } from './props/page.ts';
import type { Breadcrumb } from './props/parts.ts';
import type { Site } from './site.ts';

/** Search results cut descriptions at about this many characters. */
const DESCRIPTION_LIMIT = 160;

type Property = Meta['openGraph'][number];

/** What a page says of itself; the rest of its head follows from it. */
export interface PageFacts {
  /** Without the base path: `/music/`. */
  route: string;
  /** The whole title where it does not follow the pattern `{title} | {artist}`. */
  fullTitle?: string;
  title: string;
  description: string;
  breadcrumbs: Breadcrumb[];
  share?: ShareImage | undefined;
  shareAlt?: string;
  /** Open Graph's type; `website` where a page is nothing special. */
  type?: string;
  /** Further properties, such as `music:duration`. */
  properties?: Property[];
  jsonLd?: object[];
  /** The route that search engines shall list instead of this one. */
  canonicalRoute?: string;
  hidden?: boolean;
  previous?: string | undefined;
  next?: string | undefined;
}

export function pageMeta(site: Site, facts: PageFacts): Meta {
  const artist = site.site.data.artist.name;
  const title = facts.fullTitle ?? `${facts.title} | ${artist}`;
  const description = shorten(facts.description, DESCRIPTION_LIMIT);
  const canonical = facts.hidden ? undefined : site.urls.absolute(facts.canonicalRoute ?? facts.route);
  const image = facts.share && shareImage(site, facts.share, facts.shareAlt ?? artist);
  const trail = facts.breadcrumbs.length > 1 ? [breadcrumbsLd(site, facts.breadcrumbs)] : [];
  return {
    title,
    description,
    canonical,
    robots: facts.hidden ? 'noindex' : 'index, follow',
    openGraph: [
      { property: 'og:type', content: facts.type ?? 'website' },
      { property: 'og:site_name', content: artist },
      { property: 'og:locale', content: site.site.data.language },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(canonical ? [{ property: 'og:url', content: canonical }] : []),
      ...(image?.openGraph ?? []),
      ...(facts.properties ?? []),
    ],
    named: [
      { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      ...(image?.named ?? []),
      ...(facts.hidden ? [{ name: 'prerender-status-code', content: '404' }] : []),
    ],
    previous: facts.previous,
    next: facts.next,
    jsonLd: [...(facts.jsonLd ?? []), ...trail],
  };
}

function shareImage({ urls }: Site, share: ShareImage, alt: string) {
  const address = urls.origin + share.url;
  return {
    openGraph: [
      { property: 'og:image', content: address },
      { property: 'og:image:type', content: 'image/jpeg' },
      { property: 'og:image:width', content: String(share.width) },
      { property: 'og:image:height', content: String(share.height) },
      { property: 'og:image:alt', content: alt },
    ],
    named: [
      { name: 'twitter:image', content: address },
      { name: 'twitter:image:alt', content: alt },
    ],
  };
}

/** `{title} – {Type} ({year}) | {artist}`. */
export function releaseTitle(title: string, type: string, year: string, artist: string): string {
  return `${title} – ${type} (${year}) | ${artist}`;
}

/** Open Graph's music properties: a song for singles, an album with its songs otherwise. */
export function musicProperties(site: Site, data: Release, route: string): Property[] {
  const url = site.urls.absolute(route);
  const shared = [
    { property: 'music:musician', content: site.urls.absolute('/about/') },
    { property: 'music:release_date', content: firstDayOf(data.release_date ?? site.year) },
  ];
  const seconds = parseIsoDuration(data.duration ?? '');
  const duration = seconds > 0 ? [{ property: 'music:duration', content: String(seconds) }] : [];
  if (data.type === 'single') return [...shared, ...duration];
  const songs = (data.tracks ?? []).flatMap(({ track_number }) => [
    { property: 'music:song', content: `${url}#${trackAnchor(track_number)}` },
    { property: 'music:song:disc', content: '1' },
    { property: 'music:song:track', content: String(track_number) },
  ]);
  return [...shared, ...songs];
}
