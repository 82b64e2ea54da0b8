/** Web addresses, so that they can be compared. */
import { eachAddress, type Matchable } from './facts.ts';

/** What an address leads to, however it is written; undefined for one that is no place of one thing. */
export function placeAt(address: string): string | undefined {
  if (/^\/[^/]/.test(address)) return trimPath(address.toLowerCase());
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (!/^https?:$/.test(protocol)) return undefined;
  const host = hostname.replace(/^(?:www|m|mobile)\./, '');
  if (host === 'youtu.be') return `youtube.com/watch?v=${trimPath(pathname).slice(1)}`;
  const video = searchParams.get('v');
  const path = trimPath(pathname);
  if (path === '/watch' && video !== null) return `youtube.com/watch?v=${video}`;
  const query = [...searchParams].filter(([key]) => !IDLE.test(key));
  return host + path + (query.length > 0 ? `?${new URLSearchParams(query.toSorted()).toString()}` : '');
}

/** What is added to an address to count clicks. */
const IDLE = /^(?:utm_.*|si|feature|fbclid|gclid|ref|from|src|app|uo|itsct|itscg|at|ct|ls)$/i;

function trimPath(path: string): string {
  return path.replace(/\/+$/, '');
}

/** Addresses of an artist, or of a search. */
const GENERAL =
  /^[^/]+$|\/(?:search|results|artist|artists|channel|user|profile|c)(?:[/?]|$)|\/@[^/]+$|[?&](?:q|search_query|query)=/i;

/** The places of all things that an entry links to; those of an artist or a search are left out. */
export function placesOf({ data, ids = [] }: Pick<Matchable, 'data' | 'ids'>): string[] {
  return [...eachAddress(data), ...ids]
    .flatMap((address) => placeAt(address) ?? [])
    .filter((place) => place.startsWith('/') || !GENERAL.test(place));
}
