/** `--take SOURCE:KEY`: which facts of sources replace what the site says. */
import { findNearest, listWords } from '../../../engine/lib/suggest.ts';
import type { Problem } from '../../../engine/problems/index.ts';
import type { Plan, PlannedFact } from '../plan/plan.ts';
import { problem } from '../problems.ts';

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

/** The keys of a fact, without the numbers of lists: `tracks.isrc`. */
export function keysOf({ path }: Pick<PlannedFact, 'path'>): string {
  return path.filter((step) => typeof step === 'string').join('.');
}

/** Whether one of them names a fact: `tracks` is all about tracks, `tracks.isrc` the codes of all of them. */
export function isTaken(takes: readonly Take[], fact: Pick<PlannedFact, 'path' | 'origin'>): boolean {
  return takes.some(({ source, key }) => source === fact.origin.source && isBelow(keysOf(fact), key));
}

function isBelow(keys: string, key: string | undefined): boolean {
  return key === undefined || `${keys}.`.startsWith(`${key}.`);
}

/** Those that name nothing in a plan, with the nearest word that does. */
export function findIdleTakes({ entries, absent }: Plan, takes: readonly Take[]): Problem[] {
  const facts = entries.flatMap((entry) => entry.facts);
  const sources = [...new Set([...facts, ...absent].map(({ origin }) => origin.source))];
  if (sources.length === 0) return [];
  return takes.flatMap(({ source, key }) => {
    const own = facts.filter(({ origin }) => origin.source === source).map(keysOf);
    if (!sources.includes(source)) {
      const near = findNearest(source, sources);
      const advice =
        near === undefined ? `The sources are read as ${listWords(sources, 'and')}.` : suggestTake(near, key);
      return problem('import/take', undefined, { source, key: undefined, advice });
    }
    if (own.some((keys) => isBelow(keys, key))) return [];
    // What is in a list has the key of the list as well.
    const keys = [...new Set(own.flatMap((each) => [each.split('.', 1)[0] ?? each, each]))];
    const near = findNearest(key ?? '', keys);
    const advice =
      near === undefined ? 'Without  --take , the plan shows what differs.' : suggestTake(source, near);
    return problem('import/take', undefined, { source, key, advice });
  });
}

function suggestTake(source: string, key: string | undefined): string {
  return `Did you mean  --take ${key === undefined ? source : `${source}:${key}`} ?`;
}
