/** Facts in words. */
import type { Path, Value } from '../../engine/edit/types.ts';
import { shorten } from '../../engine/lib/text.ts';
import { textIn } from '../match/facts.ts';
import type { Plan, PlannedEntry, PlannedFact, Verdict } from '../plan/plan.ts';

/** Characters of a value: more says no more in a list. */
const LIMIT = 60;

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
  const name = ['name', 'title', 'format']
    .map((key) => textIn(value, key))
    .find((text) => text !== undefined);
  const role = textIn(value, 'role');
  const { price, currency } = value;
  const cost = [price, currency].flatMap((each) => (each === undefined ? [] : [writeValue(each)])).join(' ');
  const more = [role === 'main' ? '' : role, cost].filter(Boolean).join(', ');
  return `${name ?? texts.join(', ')}${more && ` (${more})`}`;
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** Where a fact belongs, for people: `release date`, `track 2: isrc`. */
export function showPath(path: Path): string {
  const [key = '', index, ...rest] = path;
  if (typeof index === 'number' && rest.length > 0) return `track ${index + 1}: ${rest.join(' ')}`;
  if (key === 'tracks' && typeof index === 'number') return 'a track';
  const parts = typeof index === 'number' ? [key] : path;
  return parts.join(' ');
}

/** What `--take` calls the source of a fact: its file, if another one of the same kind says something of the same. */
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
