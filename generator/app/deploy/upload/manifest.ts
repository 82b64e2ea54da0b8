/** What Liner has published into a folder, as a file in that folder says it: no other file there is ever deleted. */
import { hash } from '../../../engine/lib/hash.ts';
import { codeOf, writeMarker } from '../../../engine/publish/marker.ts';

export interface Manifest {
  /** Whether Liner has published this file. */
  owns(path: string): boolean;
  /** The beginning of its digest as it was published; undefined where that is not known. */
  digestOf(path: string): string | undefined;
}

/** A line for a file: a code for its path, since the path itself would tell visitors what there is, and its digest, if known. */
const LINE = /^([0-9a-f]{16}) ([0-9a-f]{16})?$/;
/** A line of the marker that a build writes, which has paths alone, and half of their codes. */
const MARKER_LINE = /^[0-9a-f]{8}$/;

/** Digits of a digest that are kept. */
export const DIGITS = 16;

/** @param digests in full, by path */
export function writeManifest(digests: ReadonlyMap<string, string>): string {
  const lines = [...digests].map(([path, digest]) => `${hash(path)} ${digest.slice(0, DIGITS)}`);
  return `${writeMarker(digests.keys())}\n${lines.sort().join('\n')}\n`;
}

/** @param text undefined where there is none */
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
    // Among the files of a large site, half a code may well be that of another's file too.
    owns: (path) => (digests.size > 0 ? digests.has(hash(path)) : codes.has(codeOf(path))),
    digestOf: (path) => digests.get(hash(path)),
  };
}
