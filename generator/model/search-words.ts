/** What the discography's filter searches. */
import type { Release } from '../content/schema/music/index.ts';
import { fold } from '../lib/fold.ts';
import { artistsOf } from './artists.ts';
import type { Site } from './site.ts';
import { trackTitle } from './tracks.ts';

/** All words of some texts, folded, each once: so an index of a whole catalogue stays small. */
export function searchWords(parts: readonly (string | undefined)[]): string {
  const words = parts.flatMap((part) => (part ? fold(part).split(/\s+/) : []));
  return [...new Set(words)].filter(Boolean).join(' ');
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
