/** Addresses that lead to another platform than the one that they are named for. */

import { positionOf } from '../../engine/content/entry.ts';
import type { Data } from '../../engine/content/grammar.ts';
import type { DataPath, Entry } from '../../engine/content/types.ts';
import { remember } from '../../engine/lib/remember.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Check } from '../check.ts';
import { problem } from '../messages/index.ts';
import {
  MUSIC_PLATFORMS,
  type Platform,
  type PlatformKey,
  platformAt,
  platformNamed,
} from '../platforms/table.ts';

/** The keys of remixes and mixes that are named for a platform. */
const OWN_KEYS = {
  spotify_url: 'spotify',
  apple_music_url: 'apple',
  youtube_url: 'youtube',
  soundcloud_url: 'soundcloud',
  mixcloud_url: 'mixcloud',
} as const;

/** Hosts of short addresses and of pages for all platforms: theirs lead anywhere. */
const SHORT =
  /(?:^|\.)(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|g\.co|is\.gd|cutt\.ly|rebrand\.ly|page\.link|app\.link|lnk\.to|ffm\.to|fm\.link|smarturl\.it|fanlink\.\w+|orcd\.co|found\.ee|push\.fm|song\.link|album\.link|odesli\.co)$/;

/** Artists have their pages there at domains that nobody can know. */
const HAS_DOMAINS: readonly PlatformKey[] = ['bandcamp'];

interface NamedLink {
  path: DataPath;
  url: string;
  /** The platform that it is named for; undefined if that is unknown. */
  meant: Platform | undefined;
  /** True if the key is for this platform only, so that a host which is none is wrong as well. */
  isOnly?: true;
}

export const checkPlatforms: Check = ({ content: { site, releases, remixes, mixes } }) => [
  ...fromList(site, 'social', site.data.social),
  ...fromList(site, 'platforms', site.data.platforms),
  ...[...releases, ...remixes, ...mixes].flatMap(fromMusic),
];

const fromMusic = remember((entry: Entry<Data<'releases'> | Data<'remixes'> | Data<'mixes'>>) => [
  ...fromKeys(entry),
  ...fromLinks(entry, entry.data.streaming_links),
  ...fromList(entry, 'links', entry.data.links),
]);

function fromList(
  entry: Entry<object>,
  key: string,
  list: readonly { name: string; url: string }[] = [],
): Problem[] {
  return list.flatMap(({ name, url }, index) =>
    compare(
      entry,
      { path: [key, index, 'url'], url, meant: platformNamed(name) },
      ({ name }) => `name: ${name}`,
    ),
  );
}

function fromLinks(entry: Entry<object>, links: Record<string, string | undefined> = {}): Problem[] {
  return Object.entries(links).flatMap(([key, url]) =>
    url === undefined
      ? []
      : compare(
          entry,
          { path: ['streaming_links', key], url, meant: platformNamed(key), isOnly: true },
          keyOf,
        ),
  );
}

function fromKeys(entry: Entry<object>): Problem[] {
  return Object.entries(OWN_KEYS).flatMap(([key, platform]) => {
    const url: unknown = Object.hasOwn(entry.data, key) ? Reflect.get(entry.data, key) : undefined;
    if (typeof url !== 'string') return [];
    return compare(entry, { path: [key], url, meant: platformNamed(platform), isOnly: true }, ownKeyOf);
  });
}

/** @param keyFor the key that the address belongs to */
function compare(
  entry: Entry<object>,
  { path, url, meant, isOnly }: NamedLink,
  keyFor: (platform: Platform) => string | undefined,
): Problem[] {
  const actual = platformAt(url);
  const host = isOnly && !actual && meant && !HAS_DOMAINS.includes(meant.key) ? strangeHost(url) : undefined;
  const found = actual?.name ?? host;
  if (!meant || !found || meant.key === actual?.key) return [];
  const facts = { meant: meant.name, found, key: actual && keyFor(actual) };
  return [problem('link/wrong-platform', positionOf(entry, path), facts)];
}

/** The host of an address; undefined if it may lead to a platform after all. */
function strangeHost(url: string): string | undefined {
  const { hostname } = new URL(url);
  return SHORT.test(hostname) ? undefined : hostname.replace(/^www\./, '');
}

function keyOf({ key, isMusic }: Platform): string | undefined {
  return isMusic ? `${key}:` : undefined;
}

function ownKeyOf(platform: Platform): string | undefined {
  const own = Object.entries(OWN_KEYS).find(([, key]) => key === platform.key && key in MUSIC_PLATFORMS);
  if (own) return `${own[0]}:`;
  return platform.isMusic ? `streaming_links: {${platform.key}: …}` : undefined;
}
