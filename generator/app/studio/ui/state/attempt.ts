/** Messages about what people do, and about what the server refuses. */
import { Refused } from './client.ts';
import { update } from './store.ts';
import { say } from './words.ts';

/** Shows a message for a moment. */
export function notify(text: string, isError = false): void {
  update({ notice: { text, isError } });
}

/** Reports what the server refuses. */
export async function attempt(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (error instanceof Refused) notify(error.message, true);
    else if (error instanceof TypeError) notify(say('stopped'), true);
    else throw error;
  }
}
