/** The works of each artist, found in one pass over the site. */

import type { Data } from '../../engine/content/grammar.ts';
import type { Entry } from '../../engine/content/types.ts';
import { remember } from '../../engine/lib/remember.ts';
import { artistsOf } from '../../site/artists.ts';
import { findArtist } from '../../site/roster.ts';
import { releaseRoute } from '../../site/routes.ts';
import type { CreditedArtist } from '../../site/schema/people.ts';
import { everyRelease, type Site } from '../../site/site.ts';
import { listVideos, type SiteVideo } from '../../site/videos.ts';
import type { Words } from '../../site/words/index.ts';
import type { Mix } from '../mixes/schema.ts';
import type { Release } from '../releases/schema/release.ts';
import type { Remix } from '../releases/schema/remix.ts';
import type { SiteEvent } from '../shows/shows.ts';

export interface Appearance {
  entry: Entry<Release | Remix>;
  /** Their roles there: `Vocals`, `Guest`. */
  roles: Set<string>;
}

export interface Works {
  /** Releases of their own, also with others: what is announced, then the newest first. */
  releases: Entry<Release>[];
  /** Releases of others, and remixes of their music. */
  appearances: Appearance[];
  /** The earliest first. */
  events: SiteEvent[];
  /** The newest first. */
  mixes: Entry<Mix>[];
  news: Entry<Data<'news'>>[];
  videos: SiteVideo[];
}

/** Keyed by the name of their file. */
export const listWorks = remember((site: Site): ReadonlyMap<string, Works> => {
  const works = new Map(
    site.artists.map(({ slug }): [string, Works] => [
      slug,
      { releases: [], appearances: [], events: [], mixes: [], news: [], videos: [] },
    ]),
  );
  const worksOf = (name: string) => works.get(findArtist(site, name)?.slug ?? '');
  const videos = videosByRoute(site);
  for (const entry of everyRelease(site))
    addRelease(site, entry, videos.get(releaseRoute(entry.slug)) ?? [], worksOf);
  for (const entry of site.remixes) {
    const { original_artist: name } = entry.data;
    const { original } = site.words.artists;
    if (name !== undefined) worksOf(name)?.appearances.push({ entry, roles: new Set([original]) });
  }
  for (const event of site.events) {
    const names = [...(event.artists ?? []), ...(event.support ?? []).map(({ name }) => name)];
    for (const found of distinct(names, worksOf)) found.events.push(event);
  }
  for (const mix of site.mixes) {
    for (const found of distinct(mix.data.artists ?? [], worksOf)) found.mixes.push(mix);
  }
  for (const post of site.news) {
    for (const found of distinct(post.data.artists ?? [], worksOf)) found.news.push(post);
  }
  return works;
});

function videosByRoute(site: Site): Map<string, SiteVideo[]> {
  const found = new Map<string, SiteVideo[]>();
  for (const video of listVideos(site)) {
    const route = video.release?.route;
    if (route !== undefined) found.set(route, [...(found.get(route) ?? []), video]);
  }
  return found;
}

type WorksOf = (name: string) => Works | undefined;

function distinct(names: readonly string[], worksOf: WorksOf): Set<Works> {
  return new Set(names.flatMap((name) => worksOf(name) ?? []));
}

function addRelease(site: Site, entry: Entry<Release>, videos: readonly SiteVideo[], worksOf: WorksOf): void {
  const artists = artistsOf(site, entry.data);
  const mains = artists.filter(({ role }) => role === 'main').map(({ name }) => name);
  const own = distinct(mains, worksOf);
  for (const found of own) {
    found.releases.push(entry);
    found.videos.push(...videos);
  }
  const others = new Map<Works, Set<string>>();
  for (const [name, role] of listRoles(site, entry.data)) {
    const found = worksOf(name);
    if (!found || own.has(found)) continue;
    others.set(found, (others.get(found) ?? new Set()).add(role));
  }
  for (const [found, roles] of others) found.appearances.push({ entry, roles });
}

/** Lists everybody beside the main artists with their roles, each as often as they are named. */
function listRoles(site: Site, data: Release): [name: string, role: string][] {
  const { artists: words } = site.words;
  const tracks = data.tracks ?? [];
  const guests = (data.artists ?? []).filter(({ role }) => role !== 'main');
  const named = [...guests, ...tracks.flatMap(({ artists = [] }) => artists)];
  const credits = [...(data.credits ?? []), ...tracks.flatMap((track) => track.credits ?? [])];
  return [
    ...named.map(({ name, role }): [string, string] => [name, roleLabel(role, words)]),
    ...credits.flatMap(({ role, names }) => names.map((name): [string, string] => [name, role])),
  ];
}

function roleLabel(role: CreditedArtist['role'], words: Words['artists']): string {
  if (role === 'main') return words.artist;
  return role === 'remixer' ? words.remixer : words.guest;
}
