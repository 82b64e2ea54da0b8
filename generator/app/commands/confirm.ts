/** A question that is answered by yes or no. */
import { askOnTerminal } from './terminal.ts';

/** Whether somebody is there who could answer. */
export function canAsk(output: NodeJS.WriteStream): boolean {
  return Boolean(process.stdin.isTTY && output.isTTY);
}

/** @returns false for every answer but a yes, and where the question is left with Ctrl+C */
export async function confirm(output: NodeJS.WriteStream, question: string): Promise<boolean> {
  const answer = await askOnTerminal(output, async (ask) => ask?.(`${question} (yes or no) `));
  return /^\s*y(?:es)?\s*$/i.test(answer ?? '');
}
