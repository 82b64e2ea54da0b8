/** Links that lead to a platform, but not to the song. */
import type { Problem } from '../../problems/index.ts';
import type { DataPath, Entry } from '../types.ts';
import type { Proof } from './context.ts';

const PLATFORM = /(^|\.)(spotify|apple|youtube|youtu|soundcloud|mixcloud|anghami)\.(com|be)$/;

export const proofLinks: Proof = ({ content: { releases, remixes, mixes } }) => [
  ...releases.flatMap((entry) =>
    Object.entries(entry.data.streaming_links ?? {}).flatMap(([name, url]) =>
      proofLink(entry, ['streaming_links', name], url),
    ),
  ),
  ...[...remixes, ...mixes].flatMap((entry) =>
    Object.entries(entry.data).flatMap(([key, value]) =>
      key.endsWith('_url') && typeof value === 'string' ? proofLink(entry, [key], value) : [],
    ),
  ),
];

function proofLink(entry: Entry<unknown>, path: DataPath, url: string): Problem[] {
  if (!URL.canParse(url)) return [];
  const { hostname, pathname, search } = new URL(url);
  if (!PLATFORM.test(hostname) || pathname !== '/' || search !== '') return [];
  return [
    {
      code: 'link/no-song',
      level: 'warning',
      message: `This link leads to the front page of ${hostname}, not to the music.`,
      hint: 'Open the song there and copy its address; take the line out as long as there is none.',
      at: entry.at(path),
    },
  ];
}
