/** `--take SOURCE:KEY`: facts of sources that replace those of the site. Each start of the program reads this module. */

/** Selection from a source: one key with all below it, or everything. */
export interface Take {
  /** `musicbrainz`, or one file of several: `sources/shop.csv`. */
  readonly source: string;
  /** `release_date`, `tracks.isrc`. */
  readonly key?: string | undefined;
}

const TAKE = /^([^:\s][^:]*)(?::([a-z_]+(?:\.[a-z_]+)*))?$/;

/** @returns undefined if it is not written like `musicbrainz:release_date` or `musicbrainz` */
export function parseTake(given: string): Take | undefined {
  const [, source, key] = TAKE.exec(given.trim()) ?? [];
  return source === undefined ? undefined : { source, key };
}

/** Formats a selection as it is typed: `musicbrainz:release_date`. */
export function writeTake({ source, key }: Take): string {
  return key === undefined ? source : `${source}:${key}`;
}
