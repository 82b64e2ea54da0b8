/** Problems as lines of the terminal. */
import { hasColours } from '../engine/lib/terminal.ts';
import { formatProblems, type Problem } from '../engine/problems/index.ts';
import type { Environment } from './environment.ts';

/** @param all prints each warning, even if there are many of one kind */
export function printProblems(
  { stderr, speech: { say, retell } }: Environment,
  problems: readonly Problem[],
  all = false,
): void {
  if (problems.length > 0)
    stderr.write(`\n${formatProblems(retell(problems), { colour: hasColours(stderr), all, say })}\n`);
}
