/** Releases and remixes. */

import type { MusicAlbum, MusicRecording, WithContext } from 'schema-dts';
import type { Entry } from '../../../engine/content/types.ts';
import { firstDayOf, isoDuration } from '../../../engine/lib/text.ts';
import { contributorsLd, makersLd } from '../../../site/json-ld/artists.ts';
import { authorsLd, creditsLd } from '../../../site/json-ld/credits.ts';
import { artistReference, CONTEXT, picturesOf, type ThingPage } from '../../../site/json-ld/thing.ts';
import { isOut, type Site } from '../../../site/site.ts';
import { audioLd, type Heard } from '../../sound/json-ld.ts';
import type { Release } from '../schema/release.ts';
import type { Remix } from '../schema/remix.ts';
import { type ReleaseType, typeRow } from '../schema/types.ts';
import { albumCodes } from './codes.ts';
import { recordingsLd, wordsLd } from './tracks.ts';

/**
 * Date published: the release date, or 1 January of the year. One to come says when it will be, and is on offer where it
 * can be ordered already. What the press wrote is no Review here: these are lines that the artist chose from the pages of
 * others, and search engines ask that reviews of others are not gathered.
 */
export function albumLd(
  site: Site,
  { data }: Entry<Release>,
  page: ThingPage,
  heard?: Heard,
): WithContext<MusicAlbum> {
  const recordings = recordingsLd(site, data, page.url, heard);
  return {
    '@context': CONTEXT,
    '@type': 'MusicAlbum',
    '@id': `${page.url}#album`,
    name: data.title,
    url: page.url,
    ...picturesOf(page),
    description: page.description,
    byArtist: makersLd(site, data),
    ...creditsLd(site, data.credits, contributorsLd(site, data)),
    ...typeLd(data.type),
    datePublished: firstDayOf(data.release_date ?? site.year),
    ...(data.genre && { genre: data.genre }),
    ...wordsLd(data),
    ...(data.presave_url && !isOut(data, site.today) && { offers: preOrderLd(data, data.presave_url) }),
    ...albumCodes(data, site),
    ...(data.tracks && authorsLd(site, data.credits)),
    numTracks: recordings.length,
    track: recordings,
  };
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

export function remixLd(
  site: Site,
  { data }: Entry<Remix>,
  page: ThingPage,
  heard?: Heard,
): WithContext<MusicRecording> {
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
    ...audioLd(site, heard, page.url, data.year === undefined ? undefined : String(data.year)),
    ...(data.genre && { genre: data.genre }),
  };
}
