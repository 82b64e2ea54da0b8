/** A plan in words, for the terminal. */
import { showControls } from '../../engine/lib/terminal.ts';
import { count, shorten } from '../../engine/lib/text.ts';
import { meaningOf } from '../../site/keys.ts';
import type { Item, ItemKind, LeftOver } from '../catalogue.ts';
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
import { describeUnclear } from './unclear.ts';

/**
 * @param command what was typed: `npx liner import shop.csv`
 * @param take what replaces facts of the site
 * @param all lists everything that is left out
 */
export function describePlan(plan: Plan, command: string, take: readonly Take[] = [], all = false): string {
  const fills = entriesOf(plan, 'fills').flatMap((entry) => [
    headOf(entry),
    ...listFacts(factsOf(entry, 'fills'), ({ value, before, origin }) => {
      const instead = before === undefined ? '' : ` instead of ${showValue(before)}`;
      return `${showValue(value)}${instead}  (${origin.source})`;
    }),
    ...listFiles(entry),
    ...differencesOf(entry, take),
  ]);
  const differ = entriesOf(plan, 'differs').flatMap((entry) => [
    headOf(entry),
    ...differencesOf(entry, take),
  ]);
  const parts = [
    countVerdicts(plan),
    describeNew(entriesOf(plan, 'new'), take),
    section('Facts that the site lacks:', fills),
    section('What only differs:', differ),
    describeUnclear(plan, command),
    describeAbsent(plan.absent),
    describeLeft(plan.left, all),
    describeNext(plan, command, take),
  ];
  return `${showControls(parts.filter(Boolean).join('\n\n'))}\n`;
}

const NOUNS: Readonly<Record<ItemKind, string>> = {
  releases: 'release',
  mixes: 'mix',
  events: 'show',
  news: 'post',
  ownPages: 'page',
  artists: 'artist',
  merch: 'product',
  quotes: 'press quote',
};

const VERDICTS: readonly [Verdict, string][] = [
  ['new', 'new'],
  ['fills', 'with new facts'],
  ['differs', 'with differences only'],
  ['same', 'the same'],
  ['unclear', 'unclear'],
];

/** `300 releases: 20 new, 3 unclear, 277 the same.`, a line for each kind. */
function countVerdicts({ entries }: Plan): string {
  return [...groupBy(entries, ({ item }) => item.kind)]
    .map(([kind, own]) => {
      const parts = VERDICTS.flatMap(([verdict, words]) => {
        const number = own.filter((entry) => entry.verdict === verdict).length;
        return number > 0 ? [`${number} ${words}`] : [];
      });
      const plural = own.length === 1 ? '' : kind === 'mixes' ? 'es' : 's';
      return `${own.length} ${NOUNS[kind]}${plural}: ${parts.join(', ')}.`;
    })
    .join('\n');
}

function headOf({ file, at, name }: PlannedEntry): string {
  const index = at.at(-1);
  return `  ${file}${typeof index === 'number' ? `#${index + 1}` : ''}  ${shorten(name, 60)}`;
}

const GUESSED = 'A type with a question mark is guessed from the number of tracks.';
const UNKNOWN = 'A type with a question mark is a guess: no source says what it is.';

/** `  releases/night-bus.md  Night Bus, single, 2025-03-07`. */
function describeNew(entries: readonly PlannedEntry[], take: readonly Take[]): string {
  const lines = entries.flatMap((entry) => [
    `  ${entry.file}  ${summarise(entry)}`,
    ...doubtsOf(entry),
    ...differencesOf(entry, take),
  ]);
  const guessed = entries.flatMap(({ facts }) => typeFact(facts)?.doubt ?? []);
  const isCounted = guessed.every((why) => /\d/.test(why));
  return section('New:', guessed.length > 0 ? [...lines, isCounted ? GUESSED : UNKNOWN] : lines);
}

function typeFact(facts: readonly PlannedFact[]): PlannedFact | undefined {
  return facts.find(({ path }) => path.join() === 'type');
}

/** Title, type, tracks and date, and what keeps it a draft. */
function summarise({ name, item, facts, files, missing }: PlannedEntry): string {
  const data = joinLeaves(factsOf({ facts }, 'new'));
  const tracks = listIn(data, 'tracks').length;
  const type = typeFact(facts);
  const parts = [
    shorten(name, 60),
    type && `${type.value}${type.doubt === undefined ? '' : '?'}`,
    tracks > 0 ? count(tracks, 'track') : undefined,
    textIn(data, 'release_date') ?? textIn(data, 'date'),
    textIn(data, 'venue'),
    textIn(data, 'city'),
    files.length > 0 ? count(files.length, 'file') : undefined,
  ];
  const lacks = `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not known`;
  const draft = item.kind === 'events' ? ` – shown, though ${lacks}` : ` – a draft, as ${lacks}`;
  // A show is often called by its place.
  const shown = [...new Set(parts.filter((part) => part !== undefined))];
  return `${shown.join(', ')}${missing.length === 0 ? '' : draft}  (${item.origin.source})`;
}

function doubtsOf(entry: PlannedEntry): string[] {
  // That of the type is its question mark.
  const doubtful = factsOf(entry, 'new').filter(
    ({ path, doubt }) => doubt !== undefined && path[0] !== 'type',
  );
  const ofTracks = (entry.item.doubts ?? []).filter(({ at }) => isOfTracks(at));
  return [
    ...listFacts(doubtful, ({ value }) => showValue(value)),
    ...ofTracks.map(({ why }) => `    tracks, please check: ${why}`),
  ];
}

/** In characters. */
const LIMIT = 50;
const SHOWN = 12;

function describeAbsent(absent: readonly Item[]): string {
  const heading = (source: string) =>
    `Not matched with an entry of the site, and not added, as ${source} knows too little:`;
  return listSources(absent, heading, (item) => shorten(titleOf(item), LIMIT), SHOWN, '');
}

function describeLeft(left: readonly LeftOver[], all: boolean): string {
  // A site has a key for what the name of a column means; what is in it may be unclear, or said twice.
  const causeOf = ({ what, cause }: LeftOver) =>
    cause ?? (isRead(meaningOf(what)?.key) ? 'unclear' : 'unused');
  const kinds: readonly (readonly [why: string, own: readonly LeftOver[]])[] = [
    [
      'as nobody knows what these columns are (--columns says it)',
      left.filter((each) => causeOf(each) === 'unknown'),
    ],
    ['as it is not clear, or something else says it', left.filter((each) => causeOf(each) === 'unclear')],
    ['as the site has no key for it', left.filter((each) => causeOf(each) === 'unused')],
  ];
  const write = ({ what, example }: LeftOver) =>
    `${what}${example.trim() && `, such as ${shorten(example, LIMIT)}`}`;
  return kinds
    .map(([why, own]) =>
      listSources(
        own,
        (source) => `Left out of ${source}, ${why}:`,
        write,
        all ? own.length : SHOWN,
        '; to see each, add  --all',
      ),
    )
    .filter(Boolean)
    .join('\n\n');
}

/** The first lines of each source. @param behind the number of the others */
function listSources<Each extends Pick<LeftOver, 'origin'>>(
  all: readonly Each[],
  headingOf: (source: string) => string,
  write: (each: Each) => string,
  shown: number,
  behind: string,
): string {
  const sources = [...groupBy(all, ({ origin }) => origin.source)].map(([source, own]) => {
    const lines = own.slice(0, shown).map((each) => `  ${write(each)}`);
    const more = own.length > shown ? [`  and ${count(own.length - shown, 'other')}${behind}`] : [];
    return [headingOf(source), ...lines, ...more].join('\n');
  });
  return sources.join('\n\n');
}

const TAKES = 3;

/** Names the next commands. @param taken what replaces facts of the site */
function describeNext({ entries, decided }: Plan, command: string, taken: readonly Take[]): string {
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
  const differing = `What differs stays as it is, unless you take it from a source:  ${named.join('  or  ')}${takes.length > TAKES ? ' …' : ''}`;
  const isAnswered = decided.length > 0 && / --match /.test(command);
  const lines = entries.some(isOpen)
    ? [`Nothing has been written yet. To write it:  ${command} --write`]
    : [
        entries.some(isUnclear) ? '' : 'There is nothing to do.',
        isAnswered ? `To keep your answers for the next import:  ${command} --write` : '',
      ];
  return [...lines, takes.length > 0 ? differing : ''].filter(Boolean).join('\n');
}
