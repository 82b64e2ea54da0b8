/** The head of each page: title, description, canonical address, Open Graph (ogp.me) and card tags. */
import type { Release } from '../content/schema/music.ts';
import type { Meta } from '../pages/props/page.ts';
import { listAlternates } from './feeds/addresses.ts';
import { firstDayOf, parseIsoDuration, shorten, trackAnchor } from './format.ts';
import { breadcrumbsLd } from './json-ld/index.ts';
import type { Breadcrumb } from './props/parts.ts';
import type { Share } from './share.ts';
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
  /** Missing: a card with the page's title. */
  share?: Share | undefined;
  /** Open Graph's type; `website` where a page is nothing special. */
  type?: string;
  /** Further properties, such as `music:duration`. */
  properties?: Property[];
  jsonLd?: object[];
  /** The route that search engines shall list instead of this one. */
  canonicalRoute?: string;
  hidden?: boolean;
  /** Another page is listed in its place, but its own address is the one to share. */
  quiet?: boolean;
  previous?: string | undefined;
  next?: string | undefined;
}

export function pageMeta(site: Site, facts: PageFacts): Meta {
  const artist = site.settings.artist.name;
  const title = facts.fullTitle ?? `${facts.title} | ${artist}`;
  const description = shorten(facts.description, DESCRIPTION_LIMIT);
  const canonical = facts.hidden ? undefined : site.urls.absolute(facts.canonicalRoute ?? facts.route);
  const address = facts.quiet ? site.urls.absolute(facts.route) : canonical;
  const image = facts.share && describeShare(site, facts.share);
  const trail = facts.breadcrumbs.length > 1 ? [breadcrumbsLd(site, facts.breadcrumbs)] : [];
  return {
    title,
    description,
    canonical,
    robots: facts.hidden ? 'noindex' : 'index, follow',
    openGraph: [
      { property: 'og:type', content: facts.type ?? 'website' },
      { property: 'og:site_name', content: artist },
      { property: 'og:locale', content: site.settings.language },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(address ? [{ property: 'og:url', content: address }] : []),
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
    alternates: listAlternates(site, facts.route),
    jsonLd: [...(facts.jsonLd ?? []), ...trail],
  };
}

/** The wide one comes first: networks take it where they take but one. */
function describeShare({ urls }: Site, { url, alt, images }: Share) {
  return {
    openGraph: images.flatMap((image) => [
      { property: 'og:image', content: urls.origin + image.url },
      { property: 'og:image:type', content: 'image/jpeg' },
      { property: 'og:image:width', content: String(image.width) },
      { property: 'og:image:height', content: String(image.height) },
      { property: 'og:image:alt', content: alt },
    ]),
    named: [
      { name: 'twitter:image', content: urls.origin + url },
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
