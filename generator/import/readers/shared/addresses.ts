/** Addresses that sources have for texts, pictures and music, by the keys that the site has for them. */
import { oldPath } from '../../../engine/values/index.ts';
import { platformAt } from '../../../site/platforms/table.ts';
import type { ArtistFacts, ItemFile, NamedLink, PlatformLinks } from '../../catalogue.ts';
import { known, some, someOf } from './data.ts';

/** Hosts of everybody's pages: no address there can lead to the artist's own site. */
const SHARED_HOST =
  /(?:^|\.)(?:wordpress\.com|medium\.com|substack\.com|blogspot\.[a-z.]+|blogger\.com|tumblr\.com|wixsite\.com|squarespace\.com|ghost\.io|livejournal\.com|anchor\.fm|podbean\.com|buzzsprout\.com|libsyn\.com|podigee\.io|acast\.com|simplecast\.com|transistor\.fm|spreaker\.com|megaphone\.fm|captivate\.fm|feedburner\.com|github\.io)$/;

type OldAddress =
  | { readonly path: string }
  /** An address that cannot be redirected. */
  | { readonly left: string };

/** The path of an address on the artist's old site, to redirect; undefined elsewhere. @param home the address of that site */
export function oldAddressOf(link: string | undefined, home: string | undefined): OldAddress | undefined {
  const [page, site] = [webAddress(link, home), webAddress(home)];
  if (!page || !site) return undefined;
  const { hostname, pathname, search } = new URL(page);
  const bare = (host: string) => host.replace(/^www\./, '');
  if (bare(hostname) !== bare(new URL(site).hostname) || SHARED_HOST.test(hostname) || platformAt(page))
    return undefined;
  if (pathname === '/' && search === '') return undefined;
  // Addresses such as /?p=12 are all the same file to a host of files.
  return search === '' && oldPath.safeParse(pathname).success
    ? { path: pathname }
    : { left: `${pathname}${search}` };
}

/** A picture on the web for a key of an entry; its name is no path. */
export function pictureOf(key: string, url: string): ItemFile {
  const last = new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? '';
  const name = last
    .replace(/%[0-9a-f]{2}/gi, '-')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(-80);
  return { at: [key], name: name || 'picture', from: { url } };
}

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

/** Files that somebody shares with those who have the link, and recordings that are private but for its last part. */
const SHARED =
  /^(?:www\.)?(?:dropbox\.com|(?:drive|docs)\.google\.com|we\.tl|wetransfer\.com|1drv\.ms|onedrive\.live\.com|[\w-]+\.sharepoint\.com|(?:app\.)?box\.com|mega\.nz|disco\.ac|[\w-]+\.disco\.ac|haulix\.com|promojukebox\.com|fatdrop\.co\.uk)$/i;

/** Returns true if an address is for those only who were sent it. */
export function isSecretLink(address: string): boolean {
  const { hostname, pathname, searchParams } = new URL(address);
  const isToken = [...searchParams.keys()].some((key) =>
    /(?:token|password|passcode|pwd|secret)$/i.test(key),
  );
  return (
    isToken ||
    SHARED.test(hostname) ||
    (/soundcloud\.com$/i.test(hostname) && /\/s-\w{5,}\/?$/.test(pathname))
  );
}

/** An address in a text, which the site shows as a link. */
export const ADDRESS = /((?:https?:\/\/|www\.)[^\s<>"]+)/i;

/** An address on the web without a password; undefined for anything else, such as `javascript:`. */
export function webAddress(given: string | undefined, base?: string): string | undefined {
  const text = given?.trim();
  // With a base that is none, whole addresses cannot be parsed either.
  const page = base !== undefined && URL.canParse(base) ? base : undefined;
  if (!text || text.startsWith('#') || text.length > 2000 || !URL.canParse(text, page)) return undefined;
  const url = new URL(text, page);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url.href;
}

/** Reads a web address, or one to write to or to call. */
export function linkAddress(given: string | undefined, base?: string): string | undefined {
  return /^(?:mailto|tel):[^\s<>"]+$/i.exec(given?.trim() ?? '')?.[0] ?? webAddress(given, base);
}
