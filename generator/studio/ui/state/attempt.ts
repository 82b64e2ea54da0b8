/** Messages about what people do, and about what the server refuses. */
import { Refused, Unanswered } from './client.ts';
import { lose } from './connection.ts';
import { update } from './store.ts';

/** Shows a message for a moment. */
export function notify(text: string, isError = false, canUndo = false): void {
  update({ notice: { text, isError, canUndo } });
}

/** Reports what the server refuses. */
export async function attempt(action: () => Promise<void>): Promise<void> {
  const reason = await reasonAgainst(action);
  if (reason !== undefined) notify(reason, true);
}

/** Does something. @returns why the server refuses it */
export async function reasonAgainst(action: () => Promise<void>): Promise<string | undefined> {
  try {
    await action();
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    if (!(error instanceof Unanswered)) throw error;
    await lose();
    return undefined;
  }
}
