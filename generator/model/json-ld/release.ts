/** Releases and remixes. */
import type { MusicAlbum, MusicRecording, WithContext } from 'schema-dts';
import { type Release, type ReleaseType, type Remix, typeRow } from '../../content/schema/music.ts';
import type { Entry } from '../../content/types.ts';
import { firstDayOf, isoDuration } from '../../lib/text.ts';
import { trackAnchor } from '../format.ts';
import { sortTracks } from '../release.ts';
import { isOut, type Site } from '../site.ts';
import { artistsLd } from './artists.ts';
import { albumCodes, recordingCodes } from './codes.ts';
import { artistReference, CONTEXT, picturesOf, type ThingPage } from './thing.ts';

/**
 * Date published: the release date, or 1 January of the year. One to come says when it will be, and is on offer where it
 * can be ordered already. What the press wrote is no Review here: these are lines that the artist chose from the pages of
 * others, and search engines ask that reviews of others are not gathered.
 */
export function albumLd(site: Site, { data }: Entry<Release>, page: ThingPage): WithContext<MusicAlbum> {
  const tracks = sortTracks(data);
  const artists = artistsLd(site, data);
  const { byArtist } = artists;
  const words = wordsLd(data);
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
    ...(data.duration && { duration: isoDuration(data.duration) }),
    ...words,
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
    ...artists,
    ...typeLd(data.type),
    datePublished: firstDayOf(data.release_date ?? site.year),
    ...(data.genre && { genre: data.genre }),
    ...words,
    ...(data.presave_url && !isOut(data, site.today) && { offers: preOrderLd(data, data.presave_url) }),
    ...albumCodes(data),
    numTracks: recordings.length || 1,
    track: recordings.length > 0 ? recordings : [single],
  };
}

/** Of the words that are sung: their language, and whether they are for everybody. */
function wordsLd({ language, explicit }: Release) {
  return { ...(language && { inLanguage: language }), ...(explicit && { isFamilyFriendly: false }) };
}

function typeLd(type: ReleaseType) {
  const { albumReleaseType, albumProductionType } = typeRow(type);
  return {
    albumReleaseType: `${CONTEXT}/${albumReleaseType}` as const,
    ...(albumProductionType && { albumProductionType: `${CONTEXT}/${albumProductionType}` as const }),
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
    ...(data.duration && { duration: isoDuration(data.duration) }),
    datePublished: firstDayOf(String(data.year ?? site.year)),
    ...(data.genre && { genre: data.genre }),
  };
}
