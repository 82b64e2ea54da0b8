/** Words for the search of the discography. */

import { fold, skeletonOf } from '../../engine/lib/fold.ts';
import { remember } from '../../engine/lib/remember.ts';
import { writeLatin } from '../../engine/lib/slug.ts';
import { artistsOf } from '../../site/artists.ts';
import { yearOf } from '../../site/format.ts';
import type { Site as Settings } from '../../site/schema/site.ts';
import type { Site } from '../../site/site.ts';
import type { Words } from '../../site/words/index.ts';
import { formatName } from './formats.ts';
import type { Release } from './schema/release.ts';
import type { Performance } from './schema/work.ts';
import { trackTitle } from './track.ts';

/** All words of some texts, folded, each once, so that the index stays small. Arabic words are included by sound as well. */
export function searchWords(parts: readonly (string | undefined)[]): string {
  const words = parts.flatMap((part) => (part ? fold(part).split(/\s+/) : []));
  return [...new Set([...words, ...words.flatMap(soundsOf)])].filter(Boolean).join(' ');
}

const WITHOUT_VOWELS = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const ARTICLE = /^ال(?=...)/u;

/** Consonants of an Arabic or Hebrew word in Latin letters: `~kmr` for `قمر`, with and without its article. */
function soundsOf(word: string): string[] {
  if (!WITHOUT_VOWELS.test(word)) return [];
  const forms = [word, word.replace(ARTICLE, '')].map((form) => skeletonOf(writeLatin(form)));
  return forms.filter((form) => form.length > 1).map((form) => `~${form}`);
}

/** The search words of a release. */
export function releaseWords(
  { settings: { artist }, undatedYear, words }: Pick<Site, 'settings' | 'undatedYear' | 'words'>,
  data: Release,
): string {
  return data.release_date === undefined
    ? listWords(artist, words, data, undatedYear)
    : datedWords(artist)(words)(data);
}

const datedWords = remember((artist: Settings['artist']) =>
  remember((words: Words) =>
    remember((data: Release) => listWords(artist, words, data, yearOf(data.release_date ?? ''))),
  ),
);

function listWords(artist: Settings['artist'], words: Words, data: Release, year: string): string {
  return searchWords([
    data.title,
    ...peopleOf(artist, data),
    ...tracksWords(data),
    ...(data.genre ?? []),
    ...(data.mood_tags ?? []),
    year,
    data.key,
    data.label?.name,
    data.catalogue_number,
    ...(data.formats ?? []).flatMap(({ format, title, sold_out }) => [
      format,
      title,
      formatName(format, words),
      sold_out ? words.music.soldOut : '',
    ]),
  ]);
}

/** Names of all artists and credits of a release, without the artist of the site, who would match everywhere. */
function peopleOf(artist: Settings['artist'], data: Release): string[] {
  const { tracks = [] } = data;
  const own = fold(artist.name);
  const artists = [
    ...artistsOf({ settings: { artist }, artists: [] }, data),
    ...tracks.flatMap((track) => track.artists ?? []),
  ];
  const all = [data, ...tracks];
  const names = [
    ...artists.map(({ name }) => name),
    ...all.flatMap(({ credits = [] }) => credits.flatMap((credit) => credit.names)),
    ...all.flatMap(performersOf),
  ];
  return names.filter((name) => fold(name) !== own);
}

function performersOf({
  composer = [],
  arranger = [],
  conductor = [],
  soloists = [],
  ensemble = [],
}: Performance) {
  return [...composer, ...arranger, ...conductor, ...soloists.map(({ name }) => name), ...ensemble];
}

/** The titles of its tracks, and of the works that they are of. */
function tracksWords({ tracks = [] }: Release): string[] {
  return tracks.flatMap((track) => [trackTitle(track), track.work ?? '', track.opus ?? '']);
}
