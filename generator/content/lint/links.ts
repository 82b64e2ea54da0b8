/** Links that lead to a platform, but not to the song. */
import { type Problem, problem } from '../../problems/index.ts';
import { positionOf } from '../entry.ts';
import type { DataPath, Entry } from '../types.ts';
import type { Lint } from './context.ts';

const PLATFORM = /(^|\.)(spotify|apple|youtube|youtu|soundcloud|mixcloud|anghami)\.(com|be)$/;

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
  if (!PLATFORM.test(hostname) || pathname !== '/' || search !== '') return [];
  return [problem('link/no-song', positionOf(entry, path), { host: hostname })];
}
