/** Questions on the terminal. */
import { createInterface } from 'node:readline/promises';
import type { Ask } from '../scaffold/questions.ts';

/**
 * Asks nothing where the input or the output is not a terminal.
 *
 * @returns undefined where the questions were left, with Ctrl+C or at the end of the input
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
