/** What the discography's filter searches. */
import type { Release } from '../content/schema/music/index.ts';
import { fold, skeletonOf } from '../lib/fold.ts';
import { writeLatin } from '../lib/slug.ts';
import { artistsOf } from './artists.ts';
import type { Site } from './site.ts';
import { trackTitle } from './tracks.ts';

/** All words of some texts, folded, each once: so an index of a whole catalogue stays small. Arabic ones as they sound as well. */
export function searchWords(parts: readonly (string | undefined)[]): string {
  const words = parts.flatMap((part) => (part ? fold(part).split(/\s+/) : []));
  return [...new Set([...words, ...words.flatMap(soundsOf)])].filter(Boolean).join(' ');
}

const WITHOUT_VOWELS = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const ARTICLE = /^ال(?=...)/u;

/** By what people type a word with in Latin letters who know how it sounds: `~kmr` for `قمر`, with and without its article. */
function soundsOf(word: string): string[] {
  if (!WITHOUT_VOWELS.test(word)) return [];
  const forms = [word, word.replace(ARTICLE, '')].map((form) => skeletonOf(writeLatin(form)));
  return forms.filter((form) => form.length > 1).map((form) => `~${form}`);
}

/** Everybody who made a release or one of its tracks. The artist of the site is found everywhere, and left out. */
export function peopleOf(site: Site, data: Release): string[] {
  const { credits = [], tracks = [] } = data;
  const own = fold(site.settings.artist.name);
  const artists = [...artistsOf(site, data), ...tracks.flatMap((track) => track.artists ?? [])];
  const all = [...credits, ...tracks.flatMap((track) => track.credits ?? [])];
  const names = [...artists.map(({ name }) => name), ...all.flatMap((credit) => credit.names)];
  return names.filter((name) => fold(name) !== own);
}

/** The titles of its tracks. */
export function tracksWords({ tracks = [] }: Release): string[] {
  return tracks.map(trackTitle);
}
