/** A plan in words, for the terminal. */
import { showControls } from '../../engine/lib/terminal.ts';
import type { Plan } from '../plan/plan.ts';
import type { Take } from '../take.ts';
import { countVerdicts } from './counts.ts';
import { describeDifferences, describeFills, describeNew } from './entries.ts';
import { describeAbsent, describeLeft } from './left.ts';
import { describeNext } from './next.ts';
import { describeUnclear } from './unclear.ts';

/**
 * @param command what was typed: `npx liner import shop.csv`
 * @param take what replaces facts of the site
 * @param all lists everything that is left out
 */
export function describePlan(plan: Plan, command: string, take: readonly Take[] = [], all = false): string {
  const parts = [
    countVerdicts(plan),
    describeNew(plan, take),
    describeFills(plan, take),
    describeDifferences(plan, take),
    describeUnclear(plan, command),
    describeAbsent(plan),
    describeLeft(plan, all),
    describeNext(plan, command, take),
  ];
  return `${showControls(parts.filter(Boolean).join('\n\n'))}\n`;
}
