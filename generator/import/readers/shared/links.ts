/** Addresses of music, by the keys that the site has for them. */
import { platformAt } from '../../../site/platforms/table.ts';
import type { ArtistFacts, NamedLink, PlatformLinks } from '../../catalogue.ts';
import { known, some, someOf } from './data.ts';

interface SortedLinks {
  readonly streaming_links?: PlatformLinks | undefined;
  readonly links?: readonly NamedLink[] | undefined;
}

/** The first address on each platform, and the names and addresses of all other sites. */
export function sortLinks(links: readonly { name?: string | undefined; url: string }[]): SortedLinks {
  const streaming = new Map<string, string>();
  const others = new Map<string, NamedLink>();
  for (const { name, url } of links) {
    const platform = platformAt(url);
    if (platform?.isMusic && !streaming.has(platform.key)) streaming.set(platform.key, url);
    else if (streaming.get(platform?.key ?? '') !== url)
      others.set(url, { name: name ?? platform?.name ?? new URL(url).hostname.replace(/^www\./, ''), url });
  }
  return { streaming_links: someOf(Object.fromEntries(streaming)), links: some([...others.values()]) };
}

/** The addresses of an artist: profiles on platforms, and other pages. */
export function sortProfiles(
  links: readonly { name?: string | undefined; url: string }[],
): Pick<ArtistFacts, 'profiles' | 'links'> {
  const sorted = links.map(({ name, url }) => ({ name, url, platform: platformAt(url)?.name }));
  const profiles = sorted.flatMap(({ url, platform }) => (platform === undefined ? [] : [{ platform, url }]));
  const others = sorted.flatMap(({ name, url, platform }) =>
    platform === undefined ? [{ name: name ?? new URL(url).hostname.replace(/^www\./, ''), url }] : [],
  );
  return known({ profiles: some(profiles), links: some(others) });
}
