/** What to type next. */
import type { Plan, PlannedEntry, PlannedFact } from '../plan/plan.ts';
import { type Take, writeTake } from '../take.ts';
import { isTaken, keysOf } from '../write/take.ts';
import { quote } from './command.ts';
import { factsOf, sourceOf } from './facts.ts';

/** Ways to take what differs that are shown. */
const SHOWN = 3;

/**
 * @param command what was typed
 * @param taken what replaces facts of the site
 */
export function describeNext({ entries, decided }: Plan, command: string, taken: readonly Take[]): string {
  const isChosen = (fact: PlannedFact) => isTaken(taken, fact);
  const isOpen = (entry: PlannedEntry) =>
    ['new', 'fills'].includes(entry.verdict) || factsOf(entry, 'differs').some(isChosen);
  const isUnclear = ({ verdict }: PlannedEntry) => verdict === 'unclear';
  const takes = new Set(
    entries
      .filter((entry) => !isUnclear(entry))
      .flatMap((entry) =>
        factsOf(entry, 'differs')
          .filter((fact) => !isChosen(fact))
          .map((fact) => writeTake({ source: sourceOf(fact, entry), key: keysOf(fact) })),
      ),
  );
  const named = [...takes].slice(0, SHOWN).map((take) => `--take ${quote(take)}`);
  const take =
    named.length === 0
      ? ''
      : `What differs stays as it is, unless you take it from a source:  ${named.join('  or  ')}${takes.size > SHOWN ? ' …' : ''}`;
  if (entries.some(isOpen))
    return [`Nothing has been written yet. To write it:  ${command} --write`, take]
      .filter(Boolean)
      .join('\n');
  const nothing = entries.some(isUnclear) ? '' : 'There is nothing to do.';
  const keep =
    decided.length > 0 && / --match /.test(command)
      ? `To keep your answers for the next import:  ${command} --write`
      : '';
  return [nothing, keep, take].filter(Boolean).join('\n');
}
