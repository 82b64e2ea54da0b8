/** Facts of a plan in words. */
import type { Path, Value } from '../../engine/edit/types.ts';
import { shorten } from '../../engine/lib/text.ts';
import { textIn } from '../match/facts.ts';
import type { Plan, PlannedEntry, PlannedFact, Verdict } from '../plan/plan.ts';
import type { Take } from '../take.ts';
import { listTaken } from '../write/take.ts';

const LIMIT = 60;
/** Lines of an entry. */
const SHOWN = 6;
/** Tracks from which on one of them is written for all. */
const MANY = 3;

/** `2025-03-07`, `Name, Other Name (featuring)`, `digital (7 EUR), vinyl (25 EUR)`. */
export function showValue(value: Value): string {
  return shorten(writeValue(value), LIMIT);
}

function writeValue(value: Value): string {
  if (value === null) return 'nothing';
  if (isList(value)) {
    const names = value.map(writeValue);
    return names.length > 4 ? `${value.length} entries, from ${names[0]} on` : names.join(', ');
  }
  if (typeof value !== 'object') return String(value);
  const texts = Object.values(value).filter((each) => typeof each === 'string');
  const name = ['name', 'title', 'format'].map((key) => textIn(value, key)).find(Boolean);
  const role = textIn(value, 'role');
  const cost = [value['price'], value['currency']]
    .flatMap((each) => (each ? writeValue(each) : []))
    .join(' ');
  const more = [role === 'main' ? '' : role, cost].filter(Boolean).join(', ');
  return `${name ?? texts.join(', ')}${more && ` (${more})`}`;
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** `release date`, `track 2: isrc`. */
function showPath(path: Path): string {
  const [key = '', index, ...rest] = path;
  if (typeof index === 'number' && rest.length > 0) return `track ${index + 1}: ${rest.join(' ')}`;
  if (key === 'tracks' && typeof index === 'number') return 'a track';
  return (typeof index === 'number' ? [key] : path).join(' ');
}

/** The name that `--take` has for the source of a fact: its file, if another one of the same kind has the same key. */
export function sourceOf({ path, origin }: PlannedFact, { facts }: Pick<PlannedEntry, 'facts'>): string {
  const { source, place } = origin;
  const isShared = facts.some(
    (other) =>
      other.origin.source === source && other.origin.place !== place && other.path.join() === path.join(),
  );
  // An address has the sign that is before the key.
  return isShared && !place.includes(':') ? place : source;
}

export function entriesOf({ entries }: Plan, verdict: Verdict): PlannedEntry[] {
  return entries.filter((entry) => entry.verdict === verdict);
}

export function factsOf(
  { facts }: Pick<PlannedEntry, 'facts'>,
  verdict: PlannedFact['verdict'],
): PlannedFact[] {
  return facts.filter((fact) => fact.verdict === verdict);
}

/** Lines below a heading; empty if there are none. */
export function section(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [heading, ...lines].join('\n');
}

/** The facts of an entry, a line each: the same key of many tracks is written once. @param write without the path */
export function listFacts(facts: readonly PlannedFact[], write: (fact: PlannedFact) => string): string[] {
  const groups = new Map<string, PlannedFact[]>();
  for (const fact of facts) {
    const { path, origin, doubt = '' } = fact;
    const isTrack = path[0] === 'tracks' && path.length > 2;
    const key = isTrack ? ['track', ...path.slice(2), origin.source, doubt].join('/') : path.join('/');
    groups.set(key, [...(groups.get(key) ?? []), fact]);
  }
  const lines = [...groups.values()].flatMap((group) => {
    const more = group.length >= MANY ? `, and so on for ${group.length - 1} more tracks` : '';
    const shown = more ? group.slice(0, 1) : group;
    return shown.map(
      (fact) =>
        `    ${showPath(fact.path)}: ${write(fact)}${fact.doubt ? `, please check: ${fact.doubt}` : ''}${more}`,
    );
  });
  return limit(lines);
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
    const { path, value, before } = fact;
    const other = known.get(path.join('/')) ?? 'your file';
    const site = before === undefined ? '' : `, ${other} says ${showValue(before)}`;
    return `${sourceOf(fact, entry)} says ${showValue(value)}${chosen.has(fact) ? ' (taken)' : ''}${site}`;
  });
}

function limit(lines: readonly string[]): string[] {
  const more = lines.length - SHOWN;
  return more > 1 ? [...lines.slice(0, SHOWN), `    and ${more} more`] : [...lines];
}
