/** The entries of a plan, each on a line, with its facts below where they matter. */
import { count, shorten } from '../../../engine/lib/text.ts';
import { listIn, textIn } from '../match/facts.ts';
import { joinLeaves } from '../plan/leaves.ts';
import type { Plan, PlannedEntry, PlannedFact, Verdict } from '../plan/plan.ts';
import { factsOf, showPath, showValue } from './facts.ts';
import { quote } from './shell.ts';

/** Facts of an entry that are printed one by one. */
const SHOWN = 6;

function entriesOf({ entries }: Plan, verdict: Verdict): PlannedEntry[] {
  return entries.filter((entry) => entry.verdict === verdict);
}

function section(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [heading, ...lines].join('\n');
}

/** `  releases/night-bus.md  Night Bus, single, 2025-03-07`. */
export function describeNew(plan: Plan): string {
  const lines = entriesOf(plan, 'new').flatMap((entry) => [
    `  ${entry.file}  ${summarise(entry)}`,
    ...doubtsOf(entry),
    ...differencesOf(entry),
  ]);
  return section('New:', lines);
}

/** Title, type, tracks and date, and what keeps it a draft. */
function summarise({ name, item, facts, files, missing }: PlannedEntry): string {
  const data = joinLeaves(factsOf({ facts }, 'new'));
  const tracks = listIn(data, 'tracks').length;
  const parts = [
    shorten(name, 60),
    textIn(data, 'type'),
    tracks > 0 ? count(tracks, 'track') : undefined,
    textIn(data, 'release_date') ?? textIn(data, 'date'),
    [textIn(data, 'venue'), textIn(data, 'city')].filter(Boolean).join(', '),
    files.length > 0 ? count(files.length, 'file') : undefined,
  ];
  const isDraft = missing.length > 0 && item.kind !== 'events';
  const draft = isDraft
    ? ` – a draft, as ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not known`
    : '';
  return `${parts.filter(Boolean).join(', ')}${draft}  (${item.origin.source})`;
}

function doubtsOf(entry: PlannedEntry): string[] {
  const doubtful = factsOf(entry, 'new').filter(({ doubt }) => doubt !== undefined);
  return limit(
    doubtful,
    ({ path, value, doubt }) => `    ${showPath(path)} ${showValue(value)}, please check: ${doubt}`,
  );
}

/** `    release_date 2025-03-07, says bandcamp`. */
export function describeFills(plan: Plan): string {
  const lines = entriesOf(plan, 'fills').flatMap((entry) => [
    headOf(entry),
    ...limit(
      factsOf(entry, 'fills'),
      ({ path, value, origin, doubt }) =>
        `    ${showPath(path)}: ${showValue(value)}  (${origin.source}${doubt === undefined ? '' : `, please check: ${doubt}`})`,
    ),
    ...entry.files.map(({ at, name, target }) => `    ${showPath(at)}: ${name}, to assets/${target}`),
    ...differencesOf(entry),
  ]);
  return section('Facts that the site lacks:', lines);
}

export function describeDifferences(plan: Plan): string {
  const lines = entriesOf(plan, 'differs').flatMap((entry) => [headOf(entry), ...differencesOf(entry)]);
  return section('What only differs, and stays as the site says:', lines);
}

function headOf({ file, at, name }: PlannedEntry): string {
  const index = at.at(-1);
  return `  ${file}${typeof index === 'number' ? `#${index + 1}` : ''}  ${shorten(name, 60)}`;
}

function differencesOf(entry: PlannedEntry): string[] {
  const first = entry.facts.find(({ verdict }) => verdict === 'new')?.origin.source;
  const site = entry.verdict === 'new' ? `${first} says` : 'your file says';
  return limit(factsOf(entry, 'differs'), ({ path, value, before, origin }) => {
    const other = before === undefined ? '' : `, ${site} ${showValue(before)}`;
    return `    ${showPath(path)}: ${origin.source} says ${showValue(value)}${other}`;
  });
}

function limit(facts: readonly PlannedFact[], write: (fact: PlannedFact) => string): string[] {
  const more = facts.length - SHOWN;
  return [
    ...facts.slice(0, more === 1 ? SHOWN + 1 : SHOWN).map(write),
    ...(more > 1 ? [`    and ${more} more`] : []),
  ];
}

/** With the words to type for each candidate. @param command what was typed */
export function describeUnclear(plan: Plan, command: string): string {
  const unclear = entriesOf(plan, 'unclear');
  const lines = unclear.flatMap(({ name, item, candidates }) => [
    `  ${shorten(name, 60)}  (${item.origin.source}, ${item.origin.place})`,
    ...candidates.map(
      ({ file, title, why }) =>
        `    ${file}  ${shorten(title, 60)}: ${why}\n      --match ${quote(`${name}=${file}`)}`,
    ),
    `    or another one\n      --match ${quote(`${name}=new`)}`,
  ]);
  const heading =
    unclear.length === 1
      ? `It is not clear which entry this is. Add the words of one line to  ${command} :`
      : `It is not clear which entries these are. Add the words of one line of each to  ${command} :`;
  return section(heading, lines);
}
