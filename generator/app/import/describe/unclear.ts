/** Entries that may be ones of the site, and what to type. */
import { shorten } from '../../../engine/lib/text.ts';
import type { Origin } from '../catalogue.ts';
import type { Plan } from '../plan/plan.ts';
import { quote } from './command.ts';
import { entriesOf, section } from './facts.ts';

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
