/** Links that lead to a platform, but not to the song. */
import { type PlatformKey, platformAt } from '../../lib/platforms.ts';
import { type Problem, problem } from '../../problems/index.ts';
import { positionOf } from '../entry.ts';
import type { DataPath, Entry } from '../types.ts';
import type { Lint } from './context.ts';

/** Names below the host of each are those of artists. */
const HAS_SUBDOMAINS: readonly PlatformKey[] = ['bandcamp'];

export const lintLinks: Lint = ({ content: { releases, remixes, mixes } }) => [
  ...releases.flatMap((entry) =>
    Object.entries(entry.data.streaming_links ?? {}).flatMap(([name, url]) =>
      lintLink(entry, ['streaming_links', name], url),
    ),
  ),
  ...[...remixes, ...mixes].flatMap((entry) =>
    Object.entries(entry.data).flatMap(([key, value]) =>
      key.endsWith('_url') && typeof value === 'string' ? lintLink(entry, [key], value) : [],
    ),
  ),
];

function lintLink(entry: Entry<object>, path: DataPath, url: string): Problem[] {
  if (!URL.canParse(url)) return [];
  const { hostname, pathname, search } = new URL(url);
  if (!isFrontDoor(url, hostname) || pathname !== '/' || search !== '') return [];
  return [problem('link/no-song', positionOf(entry, path), { host: hostname })];
}

/** Whether a platform is at home at a host, and not one artist. */
function isFrontDoor(url: string, hostname: string): boolean {
  const platform = platformAt(url);
  if (!platform?.isMusic) return false;
  return !HAS_SUBDOMAINS.includes(platform.key) || platform.hosts.includes(hostname.replace(/^www\./, ''));
}
