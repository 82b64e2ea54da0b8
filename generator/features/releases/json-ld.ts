/** Structured data of releases and remixes. */

import type { MusicAlbum, MusicRecording, WithContext } from 'schema-dts';
import type { Entry } from '../../engine/content/types.ts';
import { fold } from '../../engine/lib/fold.ts';
import { remember } from '../../engine/lib/remember.ts';
import { firstDayOf, isoDuration } from '../../engine/lib/text.ts';
import { creditedTrack, ownNames } from '../../site/artists.ts';
import { awardsLd } from '../../site/awards.ts';
import { trackAnchor } from '../../site/format.ts';
import { contributorsLd, guestsLd, makersLd } from '../../site/json-ld/artists.ts';
import { authorsLd, compositionLd, creditsLd, type LyricsLd } from '../../site/json-ld/credits.ts';
import {
  artistReference,
  CONTEXT,
  makerReference,
  picturesOf,
  referenceTo,
  type ThingPage,
} from '../../site/json-ld/thing.ts';
import { plainLyrics } from '../../site/lyrics.ts';
import { priceLd, pricesOf } from '../../site/money.ts';
import { releaseRoute } from '../../site/routes.ts';
import type { Credit } from '../../site/schema/credits.ts';
import { isOut, type Site } from '../../site/site.ts';
import { linkWork } from '../../site/works.ts';
import { audioLd, type PlayableIndex } from '../sound/json-ld.ts';
import { albumCodes } from './json-ld-editions.ts';
import { peopleCredits, performanceOf } from './performers.ts';
import { licenseOf } from './release.ts';
import type { Release } from './schema/release.ts';
import type { Remix } from './schema/remix.ts';
import type { Track } from './schema/track.ts';
import { type ReleaseType, typeRow } from './schema/types.ts';
import type { Performance } from './schema/work.ts';
import { sortTracks } from './track.ts';
import { anchorOf } from './track-pages.ts';
import { fullTitle, movementTitle, workOf, workTitle } from './works.ts';

/**
 * `datePublished` is the release date, or its first day if only its month or year is known; nothing if none is. An announced release has an offer if it can be pre-ordered.
 * Press quotes are not marked up as reviews: search engines do not want reviews collected from other sites.
 */
export function albumLd(
  site: Site,
  { data }: Entry<Release>,
  page: ThingPage,
  related: RelatedPages = {},
): WithContext<MusicAlbum> {
  const recordings = recordingsLd(site, data, page.url, related);
  const credits = writtenCredits(data, data.credits);
  const people = listPeople(data);
  return {
    '@context': CONTEXT,
    '@type': 'MusicAlbum',
    '@id': `${page.url}#album`,
    name: data.title,
    url: page.url,
    ...picturesOf(page),
    description: page.description,
    byArtist: makersLd(site, data, people),
    ...creditsLd(site, credits, [...contributorsLd(site, data, people), ...ensemblesLd(site, data)]),
    ...typeLd(data.type),
    ...publishedLd(data.release_date ?? site.undatedYear),
    ...(data.genre && { genre: data.genre }),
    ...wordsLd(data),
    ...licenseLd(site, data),
    ...sourceLd(data),
    ...offersLd(site, data),
    ...awardsLd(data.awards),
    ...albumCodes(data, site),
    ...(data.tracks && authorsLd(site, credits)),
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

/** @param date as much as is known; empty for nothing */
function publishedLd(date: string) {
  return date === '' ? {} : { datePublished: firstDayOf(date) };
}

function licenseLd(site: Site, data: Release) {
  const license = licenseOf(site, data);
  return license && { license: license.url };
}

/** Source type of a release, if AI took part (cv.iptc.org/newscodes/digitalsourcetype). */
function sourceLd({ made_with_ai: parts }: Pick<Release, 'made_with_ai'>) {
  if (!parts || parts.includes('nothing')) return {};
  return { digitalSourceType: `${CONTEXT}/CompositeWithTrainedAlgorithmicMediaDigitalSource` as const };
}

function offersLd(site: Site, data: Release) {
  const { presave_url: presave, download } = data;
  if (!isOut(data, site.today)) return presave ? { offers: preOrderLd(data, presave) } : {};
  const { pay, price } = typeof download === 'object' ? download : {};
  const offers = pricesOf(price).map((money) => ({
    ...({ '@type': 'Offer', availability: `${CONTEXT}/InStock` } as const),
    ...{ url: pay ?? '', ...priceLd(money) },
  }));
  return pay && offers.length > 0 ? { offers } : {};
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
  heard?: PlayableIndex,
): WithContext<MusicRecording> {
  return {
    '@context': CONTEXT,
    '@type': 'MusicRecording',
    '@id': `${page.url}#recording`,
    name: data.title,
    url: page.url,
    ...picturesOf(page),
    description: page.description,
    byArtist: makerReference(site),
    ...(data.duration && { duration: isoDuration(data.duration) }),
    ...publishedLd(String(data.year ?? site.undatedYear)),
    ...audioLd(site, heard, page.url, data.year === undefined ? undefined : String(data.year)),
    ...(data.genre && { genre: data.genre }),
  };
}

/** The recordings of an album, and the pages of its tracks. */
interface RelatedPages {
  heard?: PlayableIndex;
  /** Routes without the base path, by the anchors of rows. */
  pages?: ReadonlyMap<string, string>;
}

/** Every track, or the release itself if it lists none. @param url of the page */
function recordingsLd(
  site: Site,
  data: Release,
  url: string,
  { heard, pages }: RelatedPages,
): MusicRecording[] {
  const tracks = sortTracks(data);
  if (tracks.length > 0)
    return tracks.map((track, index) => {
      const recording = trackLd(site, data, track, { index, album: url, heard });
      const own = pages?.get(anchorOf(track));
      return own ? { ...recording, ...pageOfRecording(site.urls.absolute(own)) } : recording;
    });
  const single = {
    '@type': 'MusicRecording' as const,
    name: data.title,
    byArtist: makersLd(site, data, listPeople(data)),
    position: 1,
    url,
    ...(data.duration && { duration: isoDuration(data.duration) }),
    ...wordsLd(data),
    ...compositionLd(site, data.title, writtenCredits(data, data.credits), {
      hasWords: data.lyrics !== undefined,
      lyrics: sungLd(site, data, data.language),
    }),
    ...recordingCodes(data.isrc, data),
    ...licenseLd(site, data),
    ...audioLd(site, heard, url, data.release_date),
  };
  return [single];
}

function pageOfRecording(url: string) {
  return { '@id': `${url}#recording`, url };
}

/** A recording as the subject of its own page. @param index among the tracks of all discs */
export function trackPageLd(
  site: Site,
  { data, slug }: Entry<Release>,
  track: Track,
  page: ThingPage,
  { index, heard }: { index: number; heard: PlayableIndex },
): WithContext<MusicRecording> {
  const album = site.urls.absolute(releaseRoute(slug));
  return {
    '@context': CONTEXT,
    ...trackLd(site, data, track, {
      ...{ index, album, heard },
      lyrics: sungLd(site, track, data.language),
    }),
    ...pageOfRecording(page.url),
    ...picturesOf(page),
    description: page.description,
    inAlbum: { '@type': 'MusicAlbum', '@id': `${album}#album`, name: data.title, url: album },
    ...publishedLd(data.release_date ?? site.undatedYear),
    ...(data.genre && { genre: data.genre }),
  };
}

/** The words of a song with their translation; undefined without any. */
function sungLd(
  site: Site,
  { lyrics, lyrics_translation: translation }: Pick<Release, 'lyrics' | 'lyrics_translation'>,
  language: string | undefined,
): LyricsLd | undefined {
  if (!lyrics) return undefined;
  return {
    ...lyricsLd(lyrics, language),
    ...(translation && { workTranslation: lyricsLd(translation, site.language.locale) }),
  };
}

function lyricsLd(text: string, language: string | undefined): LyricsLd {
  return {
    '@type': 'CreativeWork',
    text: plainLyrics(text),
    ...(language && { inLanguage: language }),
  };
}

/** @param of `index`: among the tracks of all discs; `album`: the address of its page; `lyrics`: missing if its own page has them */
function trackLd(
  site: Site,
  data: Release,
  track: Track,
  {
    index,
    album: page,
    heard,
    lyrics: words,
  }: {
    index: number;
    album: string;
    heard: PlayableIndex | undefined;
    lyrics?: LyricsLd | undefined;
  },
) {
  const { track_number, disc, duration, isrc, explicit, lyrics } = track;
  const by = creditedTrack(data, track);
  const performance = performanceOf(data, track);
  const credits = writtenCredits(performance, track.credits);
  const people = listPeople(data);
  const work = workOf(data, track);
  const url = `${page}#${trackAnchor(track_number, disc)}`;
  return {
    '@type': 'MusicRecording' as const,
    name: fullTitle(data, track, site.words),
    byArtist: makersLd(site, by, people),
    position: index + 1,
    url,
    ...(duration && { duration: isoDuration(duration) }),
    ...wordsLd({ explicit, language: lyrics === undefined ? undefined : data.language }),
    ...creditsLd(site, credits, [...guestsLd(site, by, people), ...ensemblesLd(site, performance)]),
    ...compositionLd(site, work ? movementTitle(work, track) : track.title, credits, {
      hasWords: lyrics !== undefined,
      lyrics: words,
      work: work && {
        '@id': linkWork(site, { ...work, composer: performance.composer }).id ?? `${page}#${work.id}`,
        name: workTitle(work, site.words),
      },
    }),
    ...recordingCodes(isrc, data),
    ...licenseLd(site, data),
    ...sourceLd(track),
    ...audioLd(site, heard, url, data.release_date),
  };
}

/** Roles by the words that `creditsLd` knows. */
const ROLES = {
  composer: 'Composer',
  arranger: 'Arranger',
  conductor: 'Conductor',
  soloist: 'Soloist',
  ensemble: 'Ensemble',
};

/** All credits but those of ensembles, which are no people. */
function writtenCredits(by: Performance, credits: readonly Credit[] = []): Credit[] {
  const { composer, arranger, conductor, soloists } = by;
  return [...peopleCredits({ composer, arranger, conductor, soloists }, ROLES), ...credits];
}

/** All credits of people, those of every track as well: who is a person on one of them is one on all. */
const listPeople = remember((data: Release): Credit[] => {
  const all = [data, ...(data.tracks ?? [])];
  const ensembles = new Set(all.flatMap(({ ensemble = [] }) => ensemble).map(fold));
  return all
    .flatMap((each) => writtenCredits(each, each.credits))
    .map((credit) => ({ ...credit, names: credit.names.filter((name) => !ensembles.has(fold(name))) }));
});

function ensemblesLd(site: Site, { ensemble = [] }: Performance) {
  const own = ownNames(site.settings.artist);
  return ensemble.map((name) =>
    own.has(fold(name))
      ? artistReference(site)
      : (referenceTo(site, name) ?? ({ '@type': 'MusicGroup', name } as const)),
  );
}

/** The language of the lyrics, and whether they are for everybody. */
function wordsLd({ language, explicit }: Pick<Release, 'language' | 'explicit'>) {
  return { ...(language && { inLanguage: language }), ...(explicit && { isFamilyFriendly: false }) };
}

/** The ISRC and the owner (℗) of a recording. */
function recordingCodes(isrc: string | undefined, { phonographic_copyright: owner }: Release) {
  return { ...(isrc && { isrcCode: isrc }), ...(owner && { copyrightNotice: `℗ ${owner}` }) };
}
