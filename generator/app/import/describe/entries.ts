/** The entries of a plan, each on a line, with its facts below where they matter. */
import { count, shorten } from '../../../engine/lib/text.ts';
import type { Origin } from '../catalogue.ts';
import { listIn, textIn } from '../match/facts.ts';
import { joinLeaves } from '../plan/leaves.ts';
import type { Plan, PlannedEntry, PlannedFact, Verdict } from '../plan/plan.ts';
import { isTaken, type Take } from '../write/take.ts';
import { quote } from './command.ts';
import { factsOf, showPath, showValue } from './facts.ts';

/** Facts of an entry that are printed one by one. */
const SHOWN = 6;

function entriesOf({ entries }: Plan, verdict: Verdict): PlannedEntry[] {
  return entries.filter((entry) => entry.verdict === verdict);
}

function section(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [heading, ...lines].join('\n');
}

const GUESSED = 'A type with a question mark is guessed from the number of tracks.';

/** `  releases/night-bus.md  Night Bus, single, 2025-03-07`. */
export function describeNew(plan: Plan, take: readonly Take[]): string {
  const lines = entriesOf(plan, 'new').flatMap((entry) => [
    `  ${entry.file}  ${summarise(entry)}`,
    ...doubtsOf(entry),
    ...differencesOf(entry, take),
  ]);
  const isGuessed = entriesOf(plan, 'new').some(({ facts }) => typeOf(facts)?.endsWith('?'));
  return section('New:', isGuessed ? [...lines, GUESSED] : lines);
}

/** With a question mark if it is a guess. */
function typeOf(facts: readonly PlannedFact[]): string | undefined {
  const type = facts.find(({ path }) => path.length === 1 && path[0] === 'type');
  return type && `${type.value}${type.doubt === undefined ? '' : '?'}`;
}

/** Title, type, tracks and date, and what keeps it a draft. */
function summarise({ name, item, facts, files, missing }: PlannedEntry): string {
  const data = joinLeaves(factsOf({ facts }, 'new'));
  const tracks = listIn(data, 'tracks').length;
  const parts = [
    shorten(name, 60),
    typeOf(facts),
    tracks > 0 ? count(tracks, 'track') : undefined,
    textIn(data, 'release_date') ?? textIn(data, 'date'),
    textIn(data, 'venue'),
    textIn(data, 'city'),
    files.length > 0 ? count(files.length, 'file') : undefined,
  ];
  const isDraft = missing.length > 0 && item.kind !== 'events';
  const draft = isDraft
    ? ` – a draft, as ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not known`
    : '';
  // A show is often called by its place.
  const shown = [...new Set(parts.filter((part) => part !== undefined))];
  return `${shown.join(', ')}${draft}  (${item.origin.source})`;
}

function doubtsOf(entry: PlannedEntry): string[] {
  // That of the type is its question mark.
  const doubtful = factsOf(entry, 'new').filter(
    ({ path, doubt }) => doubt !== undefined && path[0] !== 'type',
  );
  return limit(
    doubtful,
    ({ path, value, doubt }) => `    ${showPath(path)} ${showValue(value)}, please check: ${doubt}`,
  );
}

/** `    release_date 2025-03-07, says bandcamp`. */
export function describeFills(plan: Plan, take: readonly Take[]): string {
  const lines = entriesOf(plan, 'fills').flatMap((entry) => [
    headOf(entry),
    ...limit(
      factsOf(entry, 'fills'),
      ({ path, value, origin, doubt }) =>
        `    ${showPath(path)}: ${showValue(value)}  (${origin.source}${doubt === undefined ? '' : `, please check: ${doubt}`})`,
    ),
    ...entry.files.map(({ at, name, target }) => `    ${showPath(at)}: ${name}, to assets/${target}`),
    ...differencesOf(entry, take),
  ]);
  return section('Facts that the site lacks:', lines);
}

export function describeDifferences(plan: Plan, take: readonly Take[]): string {
  const lines = entriesOf(plan, 'differs').flatMap((entry) => [headOf(entry), ...differencesOf(entry, take)]);
  return section('What only differs:', lines);
}

function headOf({ file, at, name }: PlannedEntry): string {
  const index = at.at(-1);
  return `  ${file}${typeof index === 'number' ? `#${index + 1}` : ''}  ${shorten(name, 60)}`;
}

function differencesOf(entry: PlannedEntry, take: readonly Take[]): string[] {
  const first = entry.facts.find(({ verdict }) => verdict === 'new')?.origin.source;
  const site = entry.verdict === 'new' ? `${first} says` : 'your file says';
  return limit(factsOf(entry, 'differs'), (fact) => {
    const { path, value, before, origin } = fact;
    const other = before === undefined ? '' : `, ${site} ${showValue(before)}`;
    const taken = isTaken(take, fact) ? ' (taken)' : '';
    return `    ${showPath(path)}: ${origin.source} says ${showValue(value)}${taken}${other}`;
  });
}

function limit(facts: readonly PlannedFact[], write: (fact: PlannedFact) => string): string[] {
  const more = facts.length - SHOWN;
  return [
    ...facts.slice(0, more === 1 ? SHOWN + 1 : SHOWN).map(write),
    ...(more > 1 ? [`    and ${more} more`] : []),
  ];
}

/** Unclear entries whose answers are put on one line: more of them would not be typed at once. */
const ON_ONE_LINE = 10;

/** With the words to type for each candidate. @param command what was typed */
export function describeUnclear(plan: Plan, command: string): string {
  const unclear = entriesOf(plan, 'unclear');
  const lines = unclear.flatMap(({ name, item, candidates }) => [
    `  ${shorten(name, 60)}  (${placeOf(item.origin)})`,
    ...candidates.map(({ file, title, why }) => `    ${match(name, file)}  is ${shorten(title, 60)}: ${why}`),
    `    ${match(name, 'new')}  ${item.fillsOnly ? 'leaves it out' : 'is another one'}`,
  ]);
  const firsts = unclear.map(({ name, candidates: [first] }) => match(name, first?.file ?? 'new'));
  const whole = `If the first of ${unclear.length === 1 ? 'them' : 'each'} is right:  ${[command, ...firsts].join(' ')}`;
  const heading = `Unclear, and left out until you say which entry ${unclear.length === 1 ? 'it is' : 'each is'}:`;
  return section(heading, [...lines, ...(lines.length > 0 && unclear.length <= ON_ONE_LINE ? [whole] : [])]);
}

/** `table, shop.csv:2`. */
function placeOf({ source, place, line }: Origin): string {
  return `${source}, ${place}${line === undefined ? '' : `:${line}`}`;
}

function match(name: string, file: string): string {
  return `--match ${quote(`${name}=${file}`)}`;
}
