/** The outcome of a request: an answer, or why there is none. */
import type { Notice } from '../app/publish-notices.ts';
import type { ConflictAnswer, ErrorAnswer } from './protocol/index.ts';

export interface Refused {
  status: 400 | 404 | 409 | 413 | 415 | 422;
  body: ErrorAnswer | ConflictAnswer;
}

export type Outcome<Value> = { value: Value } | { refused: Refused };

export function refuse(
  status: Refused['status'],
  reason: string | Notice,
  more: Omit<ConflictAnswer, 'message'> = {},
): { refused: Refused } {
  const said = typeof reason === 'string' ? { message: reason } : { message: reason.text, notice: reason };
  return { refused: { status, body: { ...said, ...more } } };
}
