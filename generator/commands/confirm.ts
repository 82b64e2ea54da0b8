/** A question that is answered by yes or no. */
import { createInterface } from 'node:readline/promises';

/** Whether somebody is there who could answer. */
export function canAsk(output: NodeJS.WriteStream): boolean {
  return Boolean(process.stdin.isTTY && output.isTTY);
}

/** @returns false for every answer but a yes, and where the question is left with Ctrl+C */
export async function confirm(output: NodeJS.WriteStream, question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output });
  const left = new Promise<string>((leave) => {
    lines.once('close', () => leave(''));
  });
  try {
    const answer = await Promise.race([lines.question(`${question} (yes or no) `), left]);
    return /^\s*y(?:es)?\s*$/i.test(answer);
  } finally {
    lines.close();
  }
}
