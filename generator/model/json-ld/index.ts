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
  /** Absolute. */
  image: string | undefined;
  description: string;
}

function artistId({ urls }: Site): string {
  return urls.absolute('/#artist');
}

/** Names the artist where another thing refers to them. */
export function artistReference(site: Site) {
  return { '@type': 'Person', '@id': artistId(site), name: site.settings.artist.name } as const;
}

export function personLd(site: Site, image: string | undefined): WithContext<Person> {
  const { artist, social = [], platforms = [], emails } = site.settings;
  const profiles = [...social, ...platforms].map(({ url }) => url);
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
    sameAs: [...new Set(profiles)],
  };
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
  const recordings = tracks.map(({ title, track_number, duration, isrc }) => ({
    '@type': 'MusicRecording' as const,
    name: title,
    position: track_number,
    url: `${page.url}#${trackAnchor(track_number)}`,
    ...(duration && { duration: isoDuration(duration) }),
    ...recordingCodes(isrc, data),
  }));
  const single = {
    '@type': 'MusicRecording' as const,
    name: data.title,
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
    ...(page.image && { image: page.image }),
    description: page.description,
    byArtist: artistReference(site),
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
    ...(page.image && { image: page.image }),
    description: page.description,
    byArtist: artistReference(site),
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
    ...(page.image && { thumbnailUrl: page.image }),
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
    ...(page.image && { image: page.image }),
    ...(data.category && { articleSection: data.category }),
    author: artistReference(site),
    publisher: artistReference(site),
    mainEntityOfPage: page.url,
    inLanguage: site.settings.language.replace('_', '-'),
  };
}
