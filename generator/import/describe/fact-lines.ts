/** The facts of an entry below its line: what is the same of many tracks is written once. */
import type { PlannedEntry, PlannedFact } from '../plan/plan.ts';
import type { Take } from '../take.ts';
import { listTaken } from '../write/take.ts';
import { factsOf, showPath, showValue, sourceOf } from './facts.ts';

/** Lines of an entry. */
const SHOWN = 6;
/** Tracks from which on one of them is written for all. */
const MANY = 3;

type Write = (fact: PlannedFact) => string;

export function listFacts(facts: readonly PlannedFact[], write: Write): string[] {
  return limit(
    groupTracks(facts).flatMap((group) => {
      const [first] = group;
      const more = group.length > 1 ? `, and so on for ${group.length - 1} more tracks` : '';
      return first ? [`    ${write(first)}${more}`] : [];
    }),
  );
}

/** Facts with one key of many tracks together, others alone. */
function groupTracks(facts: readonly PlannedFact[]): PlannedFact[][] {
  const groups = new Map<string, PlannedFact[]>();
  for (const fact of facts) {
    const { path, origin, doubt = '' } = fact;
    const isTrack = path[0] === 'tracks' && path.length > 2;
    const key = isTrack ? [...path.slice(2), origin.source, doubt].join('/') : path.join('/');
    groups.set(`${isTrack} ${key}`, [...(groups.get(`${isTrack} ${key}`) ?? []), fact]);
  }
  return [...groups.values()].flatMap((group) =>
    group.length >= MANY ? [group] : group.map((fact) => [fact]),
  );
}

export function listFiles({ files }: PlannedEntry): string[] {
  return limit(files.map(({ at, name, target }) => `    ${showPath(at)}: ${name}, to assets/${target}`));
}

/** @param take what replaces facts of the site */
export function differencesOf(entry: PlannedEntry, take: readonly Take[]): string[] {
  const known = new Map(
    [...factsOf(entry, 'new'), ...factsOf(entry, 'fills')].map(
      (fact) => [fact.path.join('/'), sourceOf(fact, entry)] as const,
    ),
  );
  const chosen = listTaken(take, entry.facts);
  return listFacts(factsOf(entry, 'differs'), (fact) => {
    const { path, value, before, doubt } = fact;
    const other = known.get(path.join('/')) ?? 'your file';
    const site = before === undefined ? '' : `, ${other} says ${showValue(before)}`;
    const taken = chosen.has(fact) ? ' (taken)' : '';
    const check = doubt === undefined ? '' : `, please check: ${doubt}`;
    return `${showPath(path)}: ${sourceOf(fact, entry)} says ${showValue(value)}${taken}${site}${check}`;
  });
}

function limit(lines: readonly string[]): string[] {
  const more = lines.length - SHOWN;
  return more > 1 ? [...lines.slice(0, SHOWN), `    and ${more} more`] : [...lines];
}
