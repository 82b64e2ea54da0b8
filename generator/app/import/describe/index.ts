/** A plan in words, for the terminal. */
import { showControls } from '../../../engine/lib/terminal.ts';
import type { Plan } from '../plan/plan.ts';
import { countVerdicts } from './counts.ts';
import { describeDifferences, describeFills, describeNew, describeUnclear } from './entries.ts';
import { describeAbsent, describeLeft } from './left.ts';
import { describeNext } from './next.ts';

/** @param command what was typed: `npx liner import shop.csv` */
export function describePlan(plan: Plan, command: string): string {
  const parts = [
    countVerdicts(plan),
    describeNew(plan),
    describeFills(plan),
    describeDifferences(plan),
    describeUnclear(plan, command),
    describeAbsent(plan),
    describeLeft(plan),
    describeNext(plan, command),
  ];
  return `${showControls(parts.filter(Boolean).join('\n\n'))}\n`;
}
