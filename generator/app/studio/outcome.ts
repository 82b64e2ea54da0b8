/** What comes of a request: an answer, or why there is none. */
import type { ConflictAnswer, ErrorAnswer } from './protocol/index.ts';

export interface Refused {
  status: 400 | 404 | 409 | 413 | 415 | 422;
  body: ErrorAnswer | ConflictAnswer;
}

export type Outcome<Value> = { value: Value } | { refused: Refused };

export function refuse(
  status: Refused['status'],
  message: string,
  more: Omit<ConflictAnswer, 'message'> = {},
): { refused: Refused } {
  return { refused: { status, body: { message, ...more } } };
}
