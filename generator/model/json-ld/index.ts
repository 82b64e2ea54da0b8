/** Structured data as schema.org defines it (schema.org/MusicAlbum and its neighbours), one object a thing. */
import type {
  Article,
  BreadcrumbList,
  MusicAlbum,
  MusicRecording,
  Person,
  VideoObject,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { Release, Remix } from '../../content/schema/music.ts';
import type { News } from '../../content/schema/writing.ts';
import type { Entry } from '../../content/types.ts';
import { routeOf } from '../../kinds.ts';
import { firstDayOf, isoDuration } from '../../lib/text.ts';
import { trackAnchor } from '../format.ts';
import type { Breadcrumb, Video } from '../parts.ts';
import { sortTracks } from '../release.ts';
import { isOut, type Site } from '../site.ts';
import { albumCodes, recordingCodes } from './codes.ts';

export const CONTEXT = 'https://schema.org';

/** Facts about the page of a thing. */
export interface ThingPage {
  /** Absolute. */
  url: string;
  /** Absolute, in several shapes: the thing's own picture first. Search engines choose the shape that they need. */
  images: readonly string[];
  description: string;
}

/** One picture stands alone, several are a list. */
export function picturesOf({ images }: Pick<ThingPage, 'images'>): { image?: string | readonly string[] } {
  const [first, ...others] = images;
  if (first === undefined) return {};
  return { image: others.length > 0 ? images : first };
}

function artistId({ urls }: Site): string {
  return urls.absolute('/#artist');
}

/** Names the artist where another thing refers to them; with the address of Home, which describes them at length. */
export function artistReference(site: Site) {
  const url = site.urls.absolute('/');
  return { '@type': 'Person', '@id': artistId(site), name: site.settings.artist.name, url } as const;
}

/** @param image absolute */
export function personLd(site: Site, image: string | undefined): WithContext<Person> {
  const { artist, social = [], platforms = [], emails } = site.settings;
  const profiles = [...social, ...platforms].map(({ url }) => url).filter((url) => !isSearch(url));
  return {
    '@context': CONTEXT,
    '@type': 'Person',
    '@id': artistId(site),
    name: artist.name,
    url: site.urls.absolute('/'),
    ...(image && { image }),
    ...(artist.description && { description: artist.description }),
    ...(artist.roles && { jobTitle: artist.roles }),
    ...(artist.location && {
      homeLocation: { '@type': 'Place', name: artist.location },
    }),
    ...(emails?.general && { email: emails.general }),
    ...(profiles.length > 0 && { sameAs: [...new Set(profiles)] }),
  };
}

/** Names of what is searched for in the addresses of platforms. */
const SEARCHED = ['q', 'query', 'search_query', 'term'];

/** A search finds many things, and is the identity of none. */
function isSearch(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return pathname.split('/').includes('search') || SEARCHED.some((name) => searchParams.has(name));
}

/** A search action as search engines read it; `query-input` is their own extension of the vocabulary. */
interface SearchAction {
  '@type': 'SearchAction';
  target: { '@type': 'EntryPoint'; urlTemplate: string };
  'query-input': string;
}

export function webSiteLd(site: Site): WithContext<WebSite> {
  const search: SearchAction = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.urls.absolute(routeOf('pages/releases'))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': site.urls.absolute('/#website'),
    name: site.settings.artist.name,
    url: site.urls.absolute('/'),
    inLanguage: site.settings.language.replace('_', '-'),
    publisher: { '@id': artistId(site) },
    potentialAction: search,
  };
}

export function breadcrumbsLd(site: Site, breadcrumbs: Breadcrumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: site.urls.origin + url,
    })),
  };
}

/**
 * Date published: the release date, or 1 January of the year. One to come says when it will be, and is on offer where it
 * can be ordered already.
 */
export function albumLd(site: Site, { data }: Entry<Release>, page: ThingPage): WithContext<MusicAlbum> {
  const tracks = sortTracks(data);
  const byArtist = artistReference(site);
  const recordings = tracks.map(({ title, track_number, duration, isrc }) => ({
    '@type': 'MusicRecording' as const,
    name: title,
    byArtist,
    position: track_number,
    url: `${page.url}#${trackAnchor(track_number)}`,
    ...(duration && { duration: isoDuration(duration) }),
    ...recordingCodes(isrc, data),
  }));
  const single = {
    '@type': 'MusicRecording' as const,
    name: data.title,
    byArtist,
    position: 1,
    url: page.url,
    ...(data.duration && { duration: data.duration }),
    ...recordingCodes(data.isrc, data),
  };
  return {
    '@context': CONTEXT,
    '@type': 'MusicAlbum',
    '@id': `${page.url}#album`,
    name: data.title,
    url: page.url,
    ...picturesOf(page),
    description: page.description,
    byArtist,
    albumReleaseType: `${CONTEXT}/${data.type === 'single' ? 'SingleRelease' : 'AlbumRelease'}`,
    datePublished: firstDayOf(data.release_date ?? site.year),
    ...(data.genre && { genre: data.genre }),
    ...(data.presave_url && !isOut(data, site.today) && { offers: preOrderLd(data, data.presave_url) }),
    ...albumCodes(data),
    numTracks: recordings.length || 1,
    track: recordings.length > 0 ? recordings : [single],
  };
}

function preOrderLd({ release_date }: Release, url: string) {
  return {
    '@type': 'Offer',
    url,
    availability: `${CONTEXT}/PreOrder`,
    ...(release_date && { availabilityStarts: firstDayOf(release_date) }),
  } as const;
}

export function remixLd(site: Site, { data }: Entry<Remix>, page: ThingPage): WithContext<MusicRecording> {
  return {
    '@context': CONTEXT,
    '@type': 'MusicRecording',
    '@id': `${page.url}#recording`,
    name: data.title,
    url: page.url,
    ...picturesOf(page),
    description: page.description,
    byArtist: artistReference(site),
    ...(data.duration && { duration: data.duration }),
    datePublished: firstDayOf(String(data.year ?? site.year)),
    ...(data.genre && { genre: data.genre }),
  };
}

/**
 * @param title of the release that the video belongs to
 * @param uploaded the day the video came out: that of its release
 */
export function videoLd(
  title: string,
  video: Video,
  page: ThingPage,
  uploaded: string,
): WithContext<VideoObject> {
  return {
    '@context': CONTEXT,
    '@type': 'VideoObject',
    name: `${title} – ${video.title}`,
    description: page.description,
    ...(page.images.length > 0 && { thumbnailUrl: page.images }),
    uploadDate: `${firstDayOf(uploaded)}T00:00:00Z`,
    embedUrl: video.embedUrl,
    url: page.url,
  };
}

export function articleLd(site: Site, { data }: Entry<News>, page: ThingPage): WithContext<Article> {
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
    inLanguage: site.settings.language.replace('_', '-'),
  };
}
