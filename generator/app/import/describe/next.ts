/** What to type next. */
import type { Plan, PlannedEntry } from '../plan/plan.ts';
import { factsOf, takeOf } from './facts.ts';

/** Ways to take what differs that are shown. */
const SHOWN = 3;

/** @param command what was typed */
export function describeNext({ entries }: Plan, command: string): string {
  const isOpen = ({ verdict }: PlannedEntry) => verdict === 'new' || verdict === 'fills';
  const isUnclear = ({ verdict }: PlannedEntry) => verdict === 'unclear';
  const takes = new Set(
    entries.filter((entry) => !isUnclear(entry)).flatMap((entry) => factsOf(entry, 'differs').map(takeOf)),
  );
  const [first] = takes;
  const more = [...takes].slice(0, SHOWN).join(', ');
  const take =
    first === undefined
      ? ''
      : `To take what differs from a source, name it:  --take ${first}${takes.size > 1 ? `  (here: ${more}${takes.size > SHOWN ? ' …' : ''})` : ''}`;
  if (entries.some(isOpen))
    return [`Nothing has been written yet. To write it:  ${command} --write`, take]
      .filter(Boolean)
      .join('\n');
  const nothing = entries.some(isUnclear) ? '' : 'There is nothing to do.';
  return [nothing, take].filter(Boolean).join('\n');
}
