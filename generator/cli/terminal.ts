/** Questions on the terminal. */
import { createInterface } from 'node:readline/promises';
import type { Ask } from '../app/scaffold/artist/questions.ts';

/**
 * Runs work that may ask questions; without a terminal, it cannot.
 *
 * @returns undefined if the questions were aborted, with Ctrl+C or at the end of the input
 */
export async function askOnTerminal<T>(
  output: NodeJS.WriteStream,
  work: (ask: Ask | undefined) => Promise<T>,
): Promise<T | undefined> {
  if (!process.stdin.isTTY || !output.isTTY) return work(undefined);
  const lines = createInterface({ input: process.stdin, output });
  const left = new Promise<undefined>((leave) => {
    lines.once('close', () => leave(undefined));
  });
  try {
    const ask: Ask = (question, again) => lines.question(again ? `${again}\n${question}` : question);
    return await Promise.race([work(ask), left]);
  } finally {
    lines.close();
  }
}

/** Whether there is a terminal to ask in. */
export function canAsk(output: NodeJS.WriteStream): boolean {
  return Boolean(process.stdin.isTTY && output.isTTY);
}

/** @returns false for every answer other than yes, and after Ctrl+C */
export async function confirm(output: NodeJS.WriteStream, question: string): Promise<boolean> {
  const answer = await askOnTerminal(output, async (ask) => ask?.(`${question} (yes or no) `));
  return /^\s*y(?:es)?\s*$/i.test(answer ?? '');
}
