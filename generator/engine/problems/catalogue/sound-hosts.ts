import { formatBytes } from '../../lib/text.ts';
import { defineProblems } from '../define.ts';

const ELSEWHERE =
  'Put the file on a server of its own, such as Cloudflare R2 or Amazon S3, and write its address as  audio_url:  instead of  audio:';

const LIMITS =
  'Cloudflare Pages takes files of up to 25 MiB, GitHub Pages of up to 100 MB. On a server of your own there is no limit.';
const SOME_REFUSE = (limit: number) =>
  `Some hosts refuse that: Cloudflare Pages takes files of up to ${formatBytes(limit)}, GitHub Pages of up to 100.0 MB.`;

/** Services that publish sites and refuse large files; `unknown` where nothing says which one it will be. */
export type LimitedHost = 'Cloudflare Pages' | 'GitHub Pages' | 'unknown';

/** Recordings that are larger than what hosts of sites take. */
export const soundHosts = defineProblems({
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
    hint: 'Move  download: true  from the release to each of its tracks: they are offered one by one then.',
    what: 'The ZIP of a release is larger than the files that hosts of sites take.',
    why: LIMITS,
    fix: 'Write `download: true` in each track of the release instead of the release itself: then there is no ZIP. Or publish the site on a host without this limit, and ignore the remark.',
    example: `tracks:
  - {title: First Song, audio: audio/01-first-song.flac, download: true}
  - {title: Second Song, audio: audio/02-second-song.flac, download: true}`,
  },
  'sound/site-too-large': {
    level: 'warning',
    message: ({ bytes, limit }: { bytes: number; limit: number }) =>
      `The recordings are ${formatBytes(bytes)} in all; GitHub Pages publishes sites of up to ${formatBytes(limit)}.`,
    hint: ELSEWHERE,
    what: 'All recordings together are larger than what the host of the site allows for a site.',
    why: 'GitHub Pages publishes sites of up to 1 GB.',
    fix: 'Put the largest files on a server of their own, such as Cloudflare R2 or Amazon S3, and write their addresses as `audio_url`.',
    example: 'audio_url: https://files.your-name.example/long-mix.mp3',
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
        ? `${file} is published with ${formatBytes(bytes)}. ${SOME_REFUSE(limit)}`
        : `${file} is published with ${formatBytes(bytes)}; ${host} takes files of up to ${formatBytes(limit)}.`,
    hint: ELSEWHERE,
    what: 'A recording is larger than the files that hosts of sites take.',
    why: LIMITS,
    fix: 'Put the file on a server of its own, such as Cloudflare R2 or Amazon S3, and write its address as `audio_url`; or publish the site on a host without this limit, and ignore the remark.',
    example: 'audio_url: https://files.your-name.example/long-mix.mp3',
  },
});
