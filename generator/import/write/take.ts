/** The facts of sources that replace those of the site, by `--take`. */

import { problem } from '../../app/messages.ts';
import { listWords } from '../../engine/lib/suggest.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Origin } from '../catalogue.ts';
import type { Plan, PlannedFact } from '../plan/plan.ts';
import type { Take } from '../take.ts';

/** The keys of a fact, without the numbers of lists: `tracks.isrc`. */
export function keysOf({ path }: Pick<PlannedFact, 'path'>): string {
  return path.filter((step) => typeof step === 'string').join('.');
}

/** Returns true if one of them names a fact: `tracks` is all about tracks, `tracks.isrc` the codes of all of them. */
export function isTaken(takes: readonly Take[], fact: Pick<PlannedFact, 'path' | 'origin'>): boolean {
  return takes.some(({ source, key }) => isFrom(source, fact) && isBelow(keysOf(fact), key));
}

/** The facts that replace those of the site: of several for one key, the first. */
export function listTaken(takes: readonly Take[], facts: readonly PlannedFact[]): ReadonlySet<PlannedFact> {
  const taken = facts.filter((fact) => fact.verdict === 'differs' && isTaken(takes, fact)).toReversed();
  return new Set(new Map(taken.map((fact) => [fact.path.join('/'), fact])).values());
}

function isFrom(source: string, { origin }: { readonly origin: Origin }): boolean {
  return source === origin.source || source === origin.place;
}

function isBelow(keys: string, key: string | undefined): boolean {
  return key === undefined || `${keys}.`.startsWith(`${key}.`);
}

/** Lists those that name nothing in a plan. */
export function findIdleTakes({ entries, absent }: Plan, takes: readonly Take[]): Problem[] {
  const facts = entries.flatMap((entry) => entry.facts);
  const all = [...facts, ...absent];
  const sources = [...new Set(all.map(({ origin }) => origin.source))];
  if (sources.length === 0) return [];
  return takes.flatMap(({ source, key }) => {
    if (!all.some((each) => isFrom(source, each))) {
      const advice = `The sources are read as ${listWords(sources, 'and')}.`;
      return problem('import/take', undefined, { source, key: undefined, advice });
    }
    const isKey = facts.some((fact) => isFrom(source, fact) && isBelow(keysOf(fact), key));
    const advice = 'Without  --take , the plan shows what differs.';
    return isKey ? [] : problem('import/take', undefined, { source, key, advice });
  });
}
