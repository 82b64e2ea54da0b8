/** What the discography's filter searches. */
import type { Release } from '../content/schema/music.ts';
import { fold } from '../lib/fold.ts';
import { artistsOf } from './artists.ts';
import type { Site } from './site.ts';

/** All words of some texts, folded, each once: so an index of a whole catalogue stays small. */
export function searchWords(parts: readonly (string | undefined)[]): string {
  const words = parts.flatMap((part) => (part ? fold(part).split(/\s+/) : []));
  return [...new Set(words)].filter(Boolean).join(' ');
}

/** Everybody who made a release. The artist of the site is found everywhere, and left out. */
export function peopleOf(site: Site, data: Release): string[] {
  const artists = artistsOf(site, data).filter(({ isOwn }) => !isOwn);
  const own = fold(site.settings.artist.name);
  const names = [...artists.map(({ name }) => name), ...Object.values(data.credits ?? {})];
  return names.filter((name) => fold(name) !== own);
}

/** The titles of its tracks. */
export function tracksWords({ tracks = [] }: Release): string[] {
  return tracks.map(({ title }) => title);
}
