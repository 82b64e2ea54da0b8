/** Links that lead to a platform, but not to the song, and phone numbers that work in one country only. */

import { positionOf } from '../../engine/content/entry.ts';
import type { DataPath, Entry } from '../../engine/content/types.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Lint } from '../check.ts';
import { problem } from '../messages/index.ts';
import { type PlatformKey, platformAt } from '../platforms/table.ts';

/** Platforms whose addresses begin with the name of a profile, and the lists in one. */
const HAS_HANDLES: readonly PlatformKey[] = ['soundcloud', 'mixcloud', 'audiomack', 'audius'];
const LISTS =
  /^(?:tracks|popular-tracks|albums|sets|reposts|likes|comments|follow(?:ers|ing)|uploads|favorites|listens|stream|songs|playlists)$/;
const NO_HANDLES = /^(?:search|discover|charts|player|trending-now|trending|explore|oembed)$/;

/** Beginnings of the addresses of profiles on all others, and what follows in those of music. */
const PROFILE = /^(?:artists?|interpreter|channel|c|user|profile|labels?|@.+)$/i;
const MUSIC = /^(?:albums?|songs?|tracks?|releases?|playlists?|sets?)$/i;

/** Parts before those that count: a country, a language, a view of the platform. */
const PREFIX = /^(?:intl-\w+|[a-z]{2}(?:[-_][a-z]{2})?|browse|embed|music|download-streaming-albums)$/i;

/** Paths of what a platform has found, below a country or a language. */
const SEARCH = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/|intl-\w+\/)?(?:search|results)(?:\/|$)/i;

/** Hosts of short addresses that these platforms share, whose path is an identifier. */
const SHARED_LINK = /^(?:on\.soundcloud\.com|snd\.sc|soundcloud\.app\.goo\.gl)$/;

/** Names below the host of each are those of artists. */
const HAS_SUBDOMAINS: readonly PlatformKey[] = ['bandcamp'];

export const lintLinks: Lint = ({ content: { releases, remixes, mixes } }) => [
  ...releases.flatMap((entry) => [
    ...lintMusic(entry, [], entry.data),
    ...(entry.data.tracks ?? []).flatMap((track, index) => lintMusic(entry, ['tracks', index], track)),
  ]),
  ...[...remixes, ...mixes].flatMap((entry) => lintMusic(entry, [], entry.data)),
];

interface Music {
  streaming_links?: Record<string, string> | undefined;
}

/** @param path of the music in the entry, which it is, or of which it is a track */
function lintMusic(entry: Entry<object>, path: DataPath, music: Music): Problem[] {
  const links = Object.entries(music.streaming_links ?? {});
  return [
    ...Object.entries(music).flatMap(([key, value]) =>
      key.endsWith('_url') && typeof value === 'string' ? lintLink(entry, [...path, key], value) : [],
    ),
    ...links.flatMap(([name, url]) => lintLink(entry, [...path, 'streaming_links', name], url)),
  ];
}

function lintLink(entry: Entry<object>, path: DataPath, url: string): Problem[] {
  if (!URL.canParse(url)) return [];
  const { hostname, pathname, search } = new URL(url);
  const at = positionOf(entry, path);
  if (SEARCH.test(pathname) && platformAt(url)?.isMusic)
    return [problem('link/no-song', at, { host: hostname, page: 'search' })];
  if (!SHARED_LINK.test(hostname) && isProfile(url, pathname))
    return [problem('link/no-song', at, { host: hostname, page: 'profile' })];
  if (!isFrontDoor(url, hostname) || pathname !== '/' || search !== '') return [];
  return [problem('link/no-song', at, { host: hostname })];
}

/** Returns true if an address leads to an artist on a platform of music, or to a list of all of theirs. */
function isProfile(url: string, pathname: string): boolean {
  const platform = platformAt(url);
  if (!platform?.isMusic) return false;
  const steps = pathname.split('/').filter(Boolean);
  if (platform.key === 'bandcamp')
    return steps.length === 1 && /^(?:music|merch|community)$/.test(steps[0] ?? '');
  if (HAS_HANDLES.includes(platform.key)) {
    const [handle = '', list, ...rest] = steps;
    return handle !== '' && !NO_HANDLES.test(handle) && rest.length === 0 && LISTS.test(list ?? 'tracks');
  }
  const start = steps.findIndex((step) => !PREFIX.test(step));
  const [first = '', ...rest] = steps.slice(start);
  // Pandora has the artist before the album and the song.
  const isDeep = rest.some((step) => MUSIC.test(step)) || (platform.key === 'pandora' && rest.length > 2);
  return start >= 0 && rest.length + (first.startsWith('@') ? 1 : 0) > 0 && PROFILE.test(first) && !isDeep;
}

/** Returns true if a platform is at home at a host, and not one artist. */
function isFrontDoor(url: string, hostname: string): boolean {
  const platform = platformAt(url);
  if (!platform?.isMusic) return false;
  return !HAS_SUBDOMAINS.includes(platform.key) || platform.hosts.includes(hostname.replace(/^www\./, ''));
}

/** Numbers with `+`, as pages and the press kit are read in every country; `00` is written for it in many of them. */
const INTERNATIONAL = /^\s*(?:\+|00)/;

export const lintPhones: Lint = ({ content: { site } }) =>
  (site.data.contacts ?? []).flatMap(({ name, phone }, index) =>
    phone === undefined || INTERNATIONAL.test(phone)
      ? []
      : [problem('contact/local-phone', positionOf(site, ['contacts', index, 'phone']), { name, phone })],
  );
