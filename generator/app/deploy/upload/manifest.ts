/** The list of files that Liner has published into a folder, kept in that folder. No other file there is ever deleted. */
import { hash } from '../../../engine/lib/hash.ts';
import { isExample } from '../../../engine/lib/url.ts';
import { codeOf, writeMarker } from '../../../engine/publish/marker.ts';

export interface Manifest {
  /** The code of the site that it lists; undefined if unknown. */
  site: string | undefined;
  /** Returns true if Liner has published the file. */
  owns(path: string): boolean;
  /** Returns true if it lists files besides these. */
  hasOthers(paths: Iterable<string>): boolean;
  /** The beginning of its digest as it was published; undefined if unknown. */
  digestOf(path: string): string | undefined;
}

/** A line for a file: the hash of its path, which visitors need not see, and its digest, if known. */
const LINE = /^([0-9a-f]{16}) ([0-9a-f]{16})?$/;
const SITE_LINE = /^site ((?:example-)?[0-9a-f]{16})$/;
/** A line of the marker that a build writes: half of the hash of a path, without a digest. */
const MARKER_LINE = /^[0-9a-f]{8}$/;

/** Digits of a digest that are kept. */
export const DIGITS = 16;

const EXAMPLE = 'example-';

/** The code of the site at an address, the same with and without `www.` */
export function codeOfSite(baseUrl: string): string {
  const { hostname, host, pathname } = new URL(baseUrl);
  const code = hash(host.replace(/^www\./, ''), pathname.replace(/\/$/, ''));
  return `${isExample(hostname) ? EXAMPLE : ''}${code}`;
}

/** @param published the code of the site in a folder, if known */
export function isOtherSite(published: string | undefined, code: string): boolean {
  // The address of a site is often decided later.
  const isDecided = published?.startsWith(EXAMPLE) && !code.startsWith(EXAMPLE);
  return published !== undefined && published !== code && !isDecided;
}

/** @param digests in full, by path @param site the code of the site */
export function writeManifest(digests: ReadonlyMap<string, string>, site?: string): string {
  const lines = [...digests].map(([path, digest]) => `${hash(path)} ${digest.slice(0, DIGITS)}`);
  const name = site === undefined ? '' : `site ${site}\n`;
  return `${writeMarker(digests.keys())}\n${name}${lines.sort().join('\n')}\n`;
}

/** @param text undefined if there is none */
export function readManifest(text: string | undefined): Manifest {
  const lines = text?.split('\n') ?? [];
  const digests = new Map(
    lines.flatMap((line) => {
      const [, path, digest] = LINE.exec(line) ?? [];
      return path !== undefined ? [[path, digest] as const] : [];
    }),
  );
  const codes = new Set(lines.filter((line) => MARKER_LINE.test(line)));
  return {
    site: lines.map((line) => SITE_LINE.exec(line)?.[1]).find((code) => code !== undefined),
    // In a large site, half a hash may well be that of another's file, too.
    owns: (path) => (digests.size > 0 ? digests.has(hash(path)) : codes.has(codeOf(path))),
    hasOthers(paths) {
      const known = new Set([...paths].map((path) => hash(path)));
      return [...digests.keys()].some((path) => !known.has(path));
    },
    digestOf: (path) => digests.get(hash(path)),
  };
}

/** The manifest of somebody else, without the digests of files that may have been replaced since. */
export function forgetDigests(text: string, paths: readonly string[]): string {
  const codes = new Set(paths.map((path) => `${hash(path)} `));
  const others = text.split('\n').filter((line) => !codes.has(line.slice(0, DIGITS + 1)));
  return `${[...others.filter(Boolean), ...codes].join('\n')}\n`;
}
