/** Entries that may be ones of the site, and what to type. */
import { count, shorten } from '../../engine/lib/text.ts';
import type { Item, Origin } from '../catalogue.ts';
import { textIn } from '../match/facts.ts';
import type { Plan, PlannedEntry } from '../plan/plan.ts';
import { groupBy } from '../readers/shared/data.ts';
import { quote } from './command.ts';
import { entriesOf, section } from './facts.ts';

const MOST_NAMED = 12;

/** With the words to type for each candidate. @param command what was typed */
export function describeUnclear(plan: Plan, command: string): string {
  const [together, unclear] = divide(entriesOf(plan, 'unclear'));
  const lines = unclear.flatMap(({ name, item, candidates, alike }) => [
    `  ${shorten(name, 60)}  (${placeOf(item.origin)})`,
    ...candidates.map(({ file, title, why }) => `    ${match(name, file)}  is ${shorten(title, 60)}: ${why}`),
    `    ${match(name, 'new')}  ${describeNew(item, candidates.length > 0)}${alike ? `, not the new ${shorten(alike.title, 60)}: ${alike.why}` : ''}`,
  ]);
  const [only, second] = unclear;
  const [first] = only?.candidates ?? [];
  const hasCandidates = unclear.some(({ candidates }) => candidates.length > 0);
  const whole =
    only && first && !second
      ? `If it is the first:  ${command} ${match(only.name, first.file)}`
      : `If the first of each is right:  ${command} --match first`;
  const heading = `Unclear, and left out until you say which entry ${second ? 'each is' : 'it is'}:`;
  return [section(heading, hasCandidates ? [...lines, whole] : lines), describeTogether(together, command)]
    .filter(Boolean)
    .join('\n\n');
}

function divide(unclear: readonly PlannedEntry[]): [PlannedEntry[], PlannedEntry[]] {
  const isTogether = ({ item, candidates, alike }: PlannedEntry) =>
    item.isUnsure === 'file' && candidates.length === 0 && !alike;
  return [unclear.filter(isTogether), unclear.filter((entry) => !isTogether(entry))];
}

function describeTogether(entries: readonly PlannedEntry[], command: string): string {
  const files = groupBy(entries, ({ item }) => item.origin.place);
  const lines = [...files].flatMap(([place, own]) => {
    const [first, ...others] = own.slice(0, MOST_NAMED).map(({ name }) => shorten(name, 60));
    const more = own.length > MOST_NAMED ? `, and ${count(own.length - MOST_NAMED, 'other')}` : '';
    return [
      `  ${place}: ${[first, ...others].join(', ')}${more}`,
      `    ${match(place, 'new')}  if all of them are; or one by one, as  ${match(own[0]?.name ?? '', 'new')}`,
    ];
  });
  return section(`Not clearly shows, and left out until you say that they are, with  ${command} …`, lines);
}

function describeNew({ kind, facts, fillsOnly }: Item, isAnother: boolean): string {
  if (fillsOnly) return 'leaves it out';
  if (isAnother) return 'is another one';
  if (kind !== 'events') return 'is a new one';
  const isPlaced = ['venue', 'city', 'address', 'online'].some((key) => textIn(facts, key) !== undefined);
  return isPlaced ? 'is a show that takes place' : 'is a show, whose place is not known';
}

/** `table, shop.csv:2`. */
function placeOf({ source, place, line }: Origin): string {
  return `${source}, ${place}${line === undefined ? '' : `:${line}`}`;
}

function match(name: string, file: string): string {
  return `--match ${quote(`${name}=${file}`)}`;
}
