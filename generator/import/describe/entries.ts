/** The entries of a plan, each on a line, with its facts below where they matter. */
import { count, shorten } from '../../engine/lib/text.ts';
import { listIn, textIn } from '../match/facts.ts';
import { isOfTracks, joinLeaves } from '../plan/leaves.ts';
import type { Plan, PlannedEntry, PlannedFact } from '../plan/plan.ts';
import type { Take } from '../take.ts';
import { differencesOf, listFacts, listFiles } from './fact-lines.ts';
import { entriesOf, factsOf, section, showPath, showValue } from './facts.ts';

const GUESSED = 'A type with a question mark is guessed from the number of tracks.';
const UNKNOWN = 'A type with a question mark is a guess: no source says what it is.';

/** `  releases/night-bus.md  Night Bus, single, 2025-03-07`. */
export function describeNew(plan: Plan, take: readonly Take[]): string {
  const lines = entriesOf(plan, 'new').flatMap((entry) => [
    `  ${entry.file}  ${summarise(entry)}`,
    ...doubtsOf(entry),
    ...differencesOf(entry, take),
  ]);
  const guessed = entriesOf(plan, 'new').flatMap(({ facts }) => typeFact(facts)?.doubt ?? []);
  const isCounted = guessed.every((why) => /\d/.test(why));
  return section('New:', guessed.length > 0 ? [...lines, isCounted ? GUESSED : UNKNOWN] : lines);
}

function typeFact(facts: readonly PlannedFact[]): PlannedFact | undefined {
  return facts.find(({ path }) => path.length === 1 && path[0] === 'type');
}

/** With a question mark if it is a guess. */
function typeOf(facts: readonly PlannedFact[]): string | undefined {
  const type = typeFact(facts);
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
  const isShow = item.kind === 'events';
  const lacks = `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not known`;
  const draft = missing.length === 0 ? '' : isShow ? ` – shown, though ${lacks}` : ` – a draft, as ${lacks}`;
  // A show is often called by its place.
  const shown = [...new Set(parts.filter((part) => part !== undefined))];
  return `${shown.join(', ')}${draft}  (${item.origin.source})`;
}

function doubtsOf(entry: PlannedEntry): string[] {
  // That of the type is its question mark.
  const doubtful = factsOf(entry, 'new').filter(
    ({ path, doubt }) => doubt !== undefined && path[0] !== 'type',
  );
  const ofTracks = (entry.item.doubts ?? []).filter(({ at }) => isOfTracks(at));
  return [
    ...listFacts(
      doubtful,
      ({ path, value, doubt }) => `${showPath(path)}: ${showValue(value)}, please check: ${doubt}`,
    ),
    ...ofTracks.map(({ why }) => `    tracks, please check: ${why}`),
  ];
}

/** `    release_date 2025-03-07, says bandcamp`. */
export function describeFills(plan: Plan, take: readonly Take[]): string {
  const lines = entriesOf(plan, 'fills').flatMap((entry) => [
    headOf(entry),
    ...listFacts(
      factsOf(entry, 'fills'),
      ({ path, value, before, origin, doubt }) =>
        `${showPath(path)}: ${showValue(value)}${before === undefined ? '' : ` instead of ${showValue(before)}`}  (${origin.source}${doubt === undefined ? '' : `, please check: ${doubt}`})`,
    ),
    ...listFiles(entry),
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
