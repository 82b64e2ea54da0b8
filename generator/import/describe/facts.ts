/** Facts of a plan in words. */
import type { Path, Value } from '../../engine/edit/types.ts';
import { shorten } from '../../engine/lib/text.ts';
import { textIn } from '../match/facts.ts';
import type { Plan, PlannedEntry, PlannedFact, Verdict } from '../plan/plan.ts';
import type { Take } from '../take.ts';
import { listTaken } from '../write/take.ts';
import { ENGLISH, nameReason, type Wording } from './sentences.ts';

const LIMIT = 60;
/** Lines of an entry. */
const SHOWN = 6;
/** Tracks from which on one of them is written for all. */
const MANY = 3;

/** `2025-03-07`, `Name, Other Name (featuring)`, `digital (7 EUR), vinyl (25 EUR)`. */
export function showValue(value: Value, words = ENGLISH): string {
  return shorten(writeValue(value, words), LIMIT);
}

function writeValue(value: Value, words: Wording): string {
  const { write } = words;
  if (value === null) return write('import-nothing');
  if (isList(value)) {
    const names = value.map((each) => writeValue(each, words));
    const [first] = names;
    return names.length > 4
      ? write('import-entries', { count: value.length, first })
      : write('import-list', { items: names });
  }
  if (typeof value !== 'object') return String(value);
  const texts = Object.values(value).filter((each) => typeof each === 'string');
  const name = ['name', 'title', 'format'].map((key) => textIn(value, key)).find(Boolean);
  const role = textIn(value, 'role');
  const cost = [value['price'], value['currency']]
    .flatMap((each) => (each ? writeValue(each, words) : []))
    .join(' ');
  const more = write('import-list', { items: [role === 'main' ? '' : role, cost].filter(Boolean) });
  return `${name ?? write('import-list', { items: texts })}${more && ` (${more})`}`;
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** `release date`, `track 2: isrc`. */
function showPath(path: Path, { write }: Wording): string {
  const [key = '', index, ...rest] = path;
  if (typeof index === 'number' && rest.length > 0)
    return write('import-track', { number: index + 1, keys: rest.join(' ') });
  if (key === 'tracks' && typeof index === 'number') return write('import-a-track');
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

/** The facts of an entry, a line each: the same key of many tracks is written once. @param show without the path */
export function listFacts(
  facts: readonly PlannedFact[],
  words: Wording,
  show: (fact: PlannedFact) => string,
): string[] {
  const { write } = words;
  const groups = new Map<string, PlannedFact[]>();
  for (const fact of facts) {
    const { path, origin, doubt = '' } = fact;
    const isTrack = path[0] === 'tracks' && path.length > 2;
    const key = isTrack ? ['track', ...path.slice(2), origin.source, doubt].join('/') : path.join('/');
    groups.set(key, [...(groups.get(key) ?? []), fact]);
  }
  const lines = [...groups.values()].flatMap((group) => {
    const more = group.length >= MANY ? [write('import-more-tracks', { count: group.length - 1 })] : [];
    const shown = more.length > 0 ? group.slice(0, 1) : group;
    return shown.map((fact) => {
      const doubt = fact.doubt ? [write('import-check', { why: nameReason(fact.doubt, words) })] : [];
      const items = [show(fact), ...doubt, ...more];
      return `    ${showPath(fact.path, words)}: ${write('import-list', { items })}`;
    });
  });
  return limit(lines, words);
}

export function listFiles({ files }: PlannedEntry, words: Wording): string[] {
  const lines = files.map(
    ({ at, name, target }) =>
      `    ${showPath(at, words)}: ${words.write('import-copied-to', { name, target })}`,
  );
  return limit(lines, words);
}

/** @param take what replaces facts of the site */
export function differencesOf(entry: PlannedEntry, take: readonly Take[], words: Wording): string[] {
  const known = new Map(
    [...factsOf(entry, 'new'), ...factsOf(entry, 'fills')].map(
      (fact) => [fact.path.join('/'), sourceOf(fact, entry)] as const,
    ),
  );
  const chosen = listTaken(take, entry.facts);
  return listFacts(factsOf(entry, 'differs'), words, (fact) => {
    const { path, value, before } = fact;
    return words.write('import-says', {
      ...{ source: sourceOf(fact, entry), value: showValue(value, words), isTaken: chosen.has(fact) },
      other: known.get(path.join('/')) ?? words.write('import-your-file'),
      ...{ before: before === undefined ? '' : showValue(before, words), isKnown: before !== undefined },
    });
  });
}

function limit(lines: readonly string[], { write }: Wording): string[] {
  const count = lines.length - SHOWN;
  return count > 1 ? [...lines.slice(0, SHOWN), `    ${write('import-more', { count })}`] : [...lines];
}
