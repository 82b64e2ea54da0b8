/** The limits of services that publish sites. */

import type { Position, Problem } from '../../../engine/problems/problem.ts';
import { type LimitedHost, problem } from '../messages.ts';
import type { Recording } from './recordings.ts';

/** Bytes: of a file at Cloudflare Pages, and of a file and of a site at GitHub Pages. */
const FILE = { 'Cloudflare Pages': 25 * 2 ** 20, 'GitHub Pages': 100_000_000, unknown: 25 * 2 ** 20 };
const SITE = 1_000_000_000;

/** Bits a second: the mean of LAME's V0, for files that have not been made. */
const V0 = 245_000;

/** A file of the site, with its recording. */
export interface SizedRecording {
  recording: Pick<Recording, 'file' | 'requests'> & Partial<Pick<Recording, 'analysis' | 'header' | 'part'>>;
  /** Bytes, if known. */
  bytes: number | undefined;
}

/** The archive of a release, and its tracks. */
export interface SizedArchive {
  /** `Artist - Album.zip`. */
  name: string;
  at: Position;
  /** Bytes, if known. */
  bytes: number | undefined;
  tracks: readonly SizedRecording[];
}

/** @param host undefined if there are no limits */
export function checkLimits(
  files: readonly SizedRecording[],
  archives: readonly SizedArchive[],
  host: LimitedHost | undefined,
): Problem[] {
  if (!host) return [];
  const limit = FILE[host];
  const heavy = archives.map(({ tracks, bytes, ...archive }) => ({
    ...archive,
    bytes: bytes ?? sum(tracks.map(weigh)),
  }));
  const weighed = files.map((each) => ({ recording: each.recording, bytes: weigh(each) }));
  const large = new Map(
    weighed.filter(({ bytes }) => bytes > limit).map((each) => [each.recording.file, each]),
  );
  const total = sum([...weighed, ...heavy].map(({ bytes }) => bytes));
  return [
    ...[...large.values()].map(({ recording: { file, requests }, bytes }) =>
      problem('sound/too-large', requests[0]?.at, { file, bytes, limit, host }),
    ),
    ...heavy
      .filter(({ bytes }) => bytes > limit)
      .map(({ name, at, bytes }) => problem('sound/archive-too-large', at, { name, bytes, limit, host })),
    ...(host === 'GitHub Pages' && total > SITE
      ? [problem('sound/site-too-large', undefined, { bytes: total, limit: SITE })]
      : []),
  ];
}

function weigh({ recording, bytes }: SizedRecording): number {
  return bytes ?? estimate(recording);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function estimate({ analysis, header, part }: SizedRecording['recording']): number {
  const seconds = part?.length ?? analysis?.duration ?? header?.duration ?? 0;
  return (seconds * V0) / 8;
}

/** The service that publishes an address; custom domains hide it. @param publishTo target of `liner publish`; git may lead to any */
export function findHost(origin: string, publishTo: string | undefined): LimitedHost | undefined {
  const { hostname } = new URL(origin);
  if (hostname.endsWith('.pages.dev')) return 'Cloudflare Pages';
  if (hostname.endsWith('.github.io')) return 'GitHub Pages';
  return publishTo === undefined || publishTo === 'git' ? 'unknown' : undefined;
}
