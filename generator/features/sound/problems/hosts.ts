import { formatBytes } from '../../../engine/lib/text.ts';
import { defineProblems } from '../../../engine/problems/define.ts';

/** Services that publish sites and refuse large files; `unknown` where nothing says which one it will be. */
export type LimitedHost = 'Cloudflare Pages' | 'GitHub Pages' | 'unknown';

const SOME_REFUSE = (limit: number) =>
  `Some hosts refuse that: Cloudflare Pages takes files of up to ${formatBytes(limit)}, GitHub Pages of up to 100.0 MB.`;

const ELSEWHERE =
  'Upload the file to a storage service such as Cloudflare R2 or Amazon S3, and write its address as  audio_url:  instead of  audio:';

export const hosts = defineProblems({
  'sound/archive-too-large': {
    level: 'warning',
    message: ({
      name,
      bytes,
      limit,
      host,
    }: {
      name: string;
      bytes: number;
      limit: number;
      host: LimitedHost;
    }) =>
      host === 'unknown'
        ? `${name} is about ${formatBytes(bytes)}. ${SOME_REFUSE(limit)}`
        : `${name} is about ${formatBytes(bytes)}; ${host} takes files of up to ${formatBytes(limit)}.`,
    hint: 'Move  download: true  from the release to each of its tracks, which are then offered one by one.',
    about:
      'The ZIP of a release is larger than some hosts take. Cloudflare Pages takes files of up to 25 MiB, GitHub Pages of up to 100 MB. With `download: true` in each track there is no ZIP.',
  },
  'sound/site-too-large': {
    level: 'warning',
    message: ({ bytes, limit }: { bytes: number; limit: number }) =>
      `The recordings are ${formatBytes(bytes)} in total; GitHub Pages publishes sites of up to ${formatBytes(limit)}.`,
    hint: ELSEWHERE,
    about: 'All recordings together are larger than GitHub Pages allows.',
  },
  'sound/too-large': {
    level: 'warning',
    message: ({
      file,
      bytes,
      limit,
      host,
    }: {
      file: string;
      bytes: number;
      limit: number;
      host: LimitedHost;
    }) =>
      host === 'unknown'
        ? `${file} is ${formatBytes(bytes)} once published. ${SOME_REFUSE(limit)}`
        : `${file} is ${formatBytes(bytes)} once published; ${host} takes files of up to ${formatBytes(limit)}.`,
    hint: ELSEWHERE,
    about:
      'A recording is larger than some hosts take. Cloudflare Pages takes files of up to 25 MiB, GitHub Pages of up to 100 MB; your own server has no limit.',
  },
});
