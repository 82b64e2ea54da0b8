/** Questions on the terminal. */
import type { Ask } from '../app/scaffold/artist/questions.ts';
import type { Speech } from './speech.ts';

/** A question that was left with Ctrl+C, or at the end of the input. */
class Left extends Error {}

/** Runs work that may ask questions on a terminal. @returns undefined if a question was left, with Ctrl+C or at the end of the input */
export async function askOnTerminal<T>(
  output: NodeJS.WriteStream,
  work: (ask: Ask | undefined) => Promise<T>,
): Promise<T | undefined> {
  if (!canAsk(output)) return work(undefined);
  const { isCancel, select, text } = await import('@clack/prompts');
  const ask: Ask = async ({ words, known = '', choices, refuse }) => {
    const answer = choices
      ? await select({
          ...{ output, message: `${words} (↑ ↓ Enter)`, initialValue: known, showInstructions: false },
          options: choices.map(({ value, label, about }) => ({ value, label, hint: about })),
        })
      : await text({
          ...{ output, message: words, placeholder: known, defaultValue: known },
          validate: (typed) => (typed?.trim() ? refuse?.(typed.trim()) : undefined),
        });
    if (isCancel(answer)) throw new Left();
    return answer.trim();
  };
  // Ctrl+D ends the input, which the prompts do not answer.
  let leave = (_text: unknown, _key: { ctrl?: boolean; name?: string }) => {};
  const left = new Promise<never>((_, reject) => {
    leave = (_text, { ctrl, name }) => ctrl && name === 'd' && reject(new Left());
    process.stdin.on('keypress', leave);
    process.stdin.once('end', () => reject(new Left()));
  });
  try {
    return await Promise.race([work(ask), left]);
  } catch (error) {
    if (error instanceof Left) return undefined;
    throw error;
  } finally {
    process.stdin.off('keypress', leave);
  }
}

/** Returns true if there is a terminal to ask in. */
export function canAsk(output: NodeJS.WriteStream): boolean {
  return Boolean(process.stdin.isTTY && output.isTTY);
}

/** @returns false for every answer other than yes, and after Ctrl+C */
export async function confirm(
  output: NodeJS.WriteStream,
  { write }: Speech,
  question: 'publish-this' | 'write-that',
): Promise<boolean> {
  const { confirm: ask } = await import('@clack/prompts');
  const answer = await ask({
    ...{ output, message: write(question), active: write('yes'), inactive: write('no') },
    initialValue: false,
  });
  return answer === true;
}
