/** Entries that may be ones of the site, and what to type. */
import { shorten } from '../../engine/lib/text.ts';
import type { Item, Origin } from '../catalogue.ts';
import { textIn } from '../match/facts.ts';
import type { Plan } from '../plan/plan.ts';
import { quote } from './command.ts';
import { entriesOf, section } from './facts.ts';

/** With the words to type for each candidate. @param command what was typed */
export function describeUnclear(plan: Plan, command: string): string {
  const unclear = entriesOf(plan, 'unclear');
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
  return section(heading, hasCandidates ? [...lines, whole] : lines);
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
