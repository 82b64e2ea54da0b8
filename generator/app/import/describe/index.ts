/** A plan in words, for the terminal. */
import { showControls } from '../../../engine/lib/terminal.ts';
import type { Plan } from '../plan/plan.ts';
import type { Take } from '../write/take.ts';
import { countVerdicts } from './counts.ts';
import { describeDifferences, describeFills, describeNew } from './entries.ts';
import { describeAbsent, describeLeft } from './left.ts';
import { describeNext } from './next.ts';
import { describeUnclear } from './unclear.ts';

/**
 * @param command what was typed: `npx liner import shop.csv`
 * @param take what replaces facts of the site
 */
export function describePlan(plan: Plan, command: string, take: readonly Take[] = []): string {
  const parts = [
    countVerdicts(plan),
    describeNew(plan, take),
    describeFills(plan, take),
    describeDifferences(plan, take),
    describeUnclear(plan, command),
    describeAbsent(plan),
    describeLeft(plan),
    describeNext(plan, command, take),
  ];
  return `${showControls(parts.filter(Boolean).join('\n\n'))}\n`;
}
