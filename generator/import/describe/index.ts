/** A plan in words, for the terminal. */
import { showControls } from '../../engine/lib/terminal.ts';
import { shorten } from '../../engine/lib/text.ts';
import { meaningOf } from '../../site/keys.ts';
import type { Item, LeftOver } from '../catalogue.ts';
import { listIn, textIn } from '../match/facts.ts';
import { titleOf } from '../plan/answers.ts';
import { isOfTracks, joinLeaves } from '../plan/merge.ts';
import type { Plan, PlannedEntry, PlannedFact, Verdict } from '../plan/plan.ts';
import { groupBy } from '../readers/shared/data.ts';
import { isRead } from '../readers/table/fields.ts';
import { type Take, writeTake } from '../take.ts';
import { isTaken, keysOf } from '../write/take.ts';
import { quote } from './command.ts';
import {
  differencesOf,
  entriesOf,
  factsOf,
  listFacts,
  listFiles,
  section,
  showValue,
  sourceOf,
} from './facts.ts';
import { ENGLISH, nameReason, type Wording } from './sentences.ts';
import { describeUnclear } from './unclear.ts';

/** @param command as typed: `npx liner import shop.csv` @param take facts that replace the site's @param all lists everything left out */
export function describePlan(
  plan: Plan,
  command: string,
  take: readonly Take[] = [],
  all = false,
  words = ENGLISH,
): string {
  const { write } = words;
  const fills = entriesOf(plan, 'fills').flatMap((entry) => [
    headOf(entry),
    ...listFacts(factsOf(entry, 'fills'), words, ({ value, before, origin }) => {
      const shown = showValue(value, words);
      const instead = before !== undefined && { value: shown, before: showValue(before, words) };
      return `${instead ? write('import-instead', instead) : shown}  (${origin.source})`;
    }),
    ...listFiles(entry, words),
    ...differencesOf(entry, take, words),
  ]);
  const differ = entriesOf(plan, 'differs').flatMap((entry) => [
    headOf(entry),
    ...differencesOf(entry, take, words),
  ]);
  const parts = [
    countVerdicts(plan, words),
    describeNew(entriesOf(plan, 'new'), take, words),
    section(write('import-fills'), fills),
    section(write('import-differs'), differ),
    describeUnclear(plan, command, words),
    describeAbsent(plan.absent, words),
    describeLeft(plan.left, all, words),
    describeNext(plan, command, take, words),
  ];
  return `${showControls(parts.filter(Boolean).join('\n\n'))}\n`;
}

const VERDICTS: readonly Verdict[] = ['new', 'fills', 'differs', 'same', 'unclear'];

/** `300 releases: 20 new, 3 unclear, 277 the same.`, a line for each kind. */
function countVerdicts({ entries }: Plan, { write }: Wording): string {
  return [...groupBy(entries, ({ item }) => item.kind)]
    .map(([kind, own]) => {
      const parts = VERDICTS.flatMap((verdict) => {
        const count = own.filter((entry) => entry.verdict === verdict).length;
        return count > 0 ? [write('import-verdict', { verdict, count })] : [];
      });
      return write('import-count', { kind, count: own.length, parts });
    })
    .join('\n');
}

function headOf({ file, at, name }: PlannedEntry): string {
  const index = at.at(-1);
  return `  ${file}${typeof index === 'number' ? `#${index + 1}` : ''}  ${shorten(name, 60)}`;
}

/** `  releases/night-bus.md  Night Bus, single, 2025-03-07`. */
function describeNew(entries: readonly PlannedEntry[], take: readonly Take[], words: Wording): string {
  const { write } = words;
  const lines = entries.flatMap((entry) => [
    `  ${entry.file}  ${summarise(entry, words)}`,
    ...doubtsOf(entry, words),
    ...differencesOf(entry, take, words),
  ]);
  const guessed = entries.flatMap(({ facts }) => typeFact(facts)?.doubt ?? []);
  const isCounted = guessed.every((why) => /\d/.test(why));
  const mark = guessed.length > 0 ? [write(isCounted ? 'import-guessed' : 'import-guess')] : [];
  return section(write('import-new'), [...lines, ...mark]);
}

function typeFact(facts: readonly PlannedFact[]): PlannedFact | undefined {
  return facts.find(({ path }) => path.join() === 'type');
}

/** Title, type, tracks and date, and what keeps it a draft. */
function summarise({ name, item, facts, files, missing }: PlannedEntry, { write }: Wording): string {
  const data = joinLeaves(factsOf({ facts }, 'new'));
  const tracks = listIn(data, 'tracks').length;
  const type = typeFact(facts);
  const parts = [
    shorten(name, 60),
    type && `${type.value}${type.doubt === undefined ? '' : '?'}`,
    tracks > 0 ? write('import-tracks', { count: tracks }) : undefined,
    textIn(data, 'release_date') ?? textIn(data, 'date') ?? textIn(data, 'year'),
    textIn(data, 'venue'),
    textIn(data, 'city'),
    files.length > 0 ? write('import-files', { count: files.length }) : undefined,
  ];
  // A show is often called by its place.
  const entry = write('import-list', { items: [...new Set(parts.filter((part) => part !== undefined))] });
  const isShown = item.kind === 'events';
  return `${write('import-lacks', { isShown, missing, entry })}  (${item.origin.source})`;
}

function doubtsOf(entry: PlannedEntry, words: Wording): string[] {
  const { write } = words;
  // That of the type is its question mark.
  const doubtful = factsOf(entry, 'new').filter(
    ({ path, doubt }) => doubt !== undefined && path[0] !== 'type',
  );
  const ofTracks = (entry.item.doubts ?? []).filter(({ at }) => isOfTracks(at));
  return [
    ...listFacts(doubtful, words, ({ value }) => showValue(value, words)),
    ...ofTracks.map(({ why }) => {
      const check = write('import-check', { why: nameReason(why, words) });
      return `    ${write('import-list', { items: ['tracks', check] })}`;
    }),
  ];
}

/** Characters. */
const LIMIT = 50;
const SHOWN = 12;

function describeAbsent(absent: readonly Item[], { write }: Wording): string {
  const heading = (source: string) => write('import-absent', { source });
  const more = (count: number) => write('import-others', { count });
  return listSources(absent, heading, (item) => shorten(titleOf(item), LIMIT), SHOWN, more);
}

function describeLeft(left: readonly LeftOver[], all: boolean, { write, translate }: Wording): string {
  // A site has a key for what the name of a column means; what is in it may be unclear, or said twice.
  const causeOf = ({ what, cause }: LeftOver) =>
    cause ?? (isRead(meaningOf(what)?.key) ? 'unclear' : 'unused');
  const show = ({ what, example }: LeftOver) => {
    const name = translate(what) ?? what;
    return example.trim() ? write('import-such-as', { what: name, example: shorten(example, LIMIT) }) : name;
  };
  const more = (count: number) => write('import-others-all', { count });
  return ['unknown', 'unclear', 'unused']
    .map((cause) => {
      const own = left.filter((each) => causeOf(each) === cause);
      const heading = (source: string) => write('import-left', { cause, source });
      return listSources(own, heading, show, all ? own.length : SHOWN, more);
    })
    .filter(Boolean)
    .join('\n\n');
}

/** The first lines of each source. @param more the number of the others */
function listSources<Each extends Pick<LeftOver, 'origin'>>(
  all: readonly Each[],
  headingOf: (source: string) => string,
  show: (each: Each) => string,
  shown: number,
  more: (count: number) => string,
): string {
  const sources = [...groupBy(all, ({ origin }) => origin.source)].map(([source, own]) => {
    const lines = own.slice(0, shown).map((each) => `  ${show(each)}`);
    const others = own.length > shown ? [`  ${more(own.length - shown)}`] : [];
    return [headingOf(source), ...lines, ...others].join('\n');
  });
  return sources.join('\n\n');
}

const TAKES = 3;

/** Names the next commands. @param taken what replaces facts of the site */
function describeNext(
  { entries, decided }: Plan,
  command: string,
  taken: readonly Take[],
  { write }: Wording,
): string {
  const isUnclear = ({ verdict }: PlannedEntry) => verdict === 'unclear';
  const isChosen = (fact: PlannedFact) => isTaken(taken, fact);
  const isOpen = (entry: PlannedEntry) =>
    ['new', 'fills'].includes(entry.verdict) || factsOf(entry, 'differs').some(isChosen);
  const listTakes = (entry: PlannedEntry) =>
    factsOf(entry, 'differs').flatMap((fact) =>
      isChosen(fact) ? [] : writeTake({ source: sourceOf(fact, entry), key: keysOf(fact) }),
    );
  const takes = [...new Set(entries.filter((entry) => !isUnclear(entry)).flatMap(listTakes))];
  const named = takes.slice(0, TAKES).map((take) => `--take ${quote(take)}`);
  const listed = named.length > 0 && named.reduce((first, second) => write('import-or', { first, second }));
  const differing = write('import-take', { takes: `${listed}${takes.length > TAKES ? ' …' : ''}` });
  const isAnswered = decided.length > 0 && / --match /.test(command);
  const lines = entries.some(isOpen)
    ? [write('import-write', { command })]
    : [
        entries.some(isUnclear) ? '' : write('import-done'),
        isAnswered ? write('import-keep', { command }) : '',
      ];
  return [...lines, takes.length > 0 ? differing : ''].filter(Boolean).join('\n');
}
