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
  const named = [...takes].slice(0, SHOWN).map((take) => `--take ${take}`);
  const take =
    named.length === 0
      ? ''
      : `What differs stays as it is, unless you take it from a source:  ${named.join('  or  ')}${takes.size > SHOWN ? ' …' : ''}`;
  if (entries.some(isOpen))
    return [`Nothing has been written yet. To write it:  ${command} --write`, take]
      .filter(Boolean)
      .join('\n');
  const nothing = entries.some(isUnclear) ? '' : 'There is nothing to do.';
  return [nothing, take].filter(Boolean).join('\n');
}
