/** `--take SOURCE:KEY`: which facts of sources replace what the site says. */
import type { PlannedFact } from '../plan/plan.ts';

/** What is taken from a source: one key with all below it, or everything. */
export interface Take {
  /** `musicbrainz`. */
  readonly source: string;
  /** `release_date`, `tracks.isrc`. */
  readonly key?: string | undefined;
}

const TAKE = /^([a-z][a-z0-9-]*)(?::([a-z_]+(?:\.[a-z_]+)*))?$/;

/** @returns undefined if it is not written like `musicbrainz:release_date` or `musicbrainz` */
export function parseTake(given: string): Take | undefined {
  const [, source, key] = TAKE.exec(given.trim()) ?? [];
  return source === undefined ? undefined : { source, key };
}

/** Whether one of them names a fact: `tracks` is all about tracks, `tracks.isrc` the codes of all of them. */
export function isTaken(takes: readonly Take[], { path, origin }: Pick<PlannedFact, 'path' | 'origin'>) {
  const keys = `${path.filter((step) => typeof step === 'string').join('.')}.`;
  return takes.some(
    ({ source, key }) => source === origin.source && (key === undefined || keys.startsWith(`${key}.`)),
  );
}
