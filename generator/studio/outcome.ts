/** The outcome of a request: an answer, or why there is none. */
import type { Notice } from '../app/publish-notices.ts';
import type { ChangedAnswer, ConflictAnswer, ErrorAnswer, FieldPath } from './protocol/index.ts';

export interface Refused {
  status: 400 | 404 | 409 | 413 | 415 | 422;
  body: ErrorAnswer | ConflictAnswer;
}

export type Outcome<Value> = { value: Value } | { refused: Refused };

/** The outcome of a change. @param files in the content folder, the one to show first @param at the part of it to show */
export function changed(files: string[], notice: Notice, at?: FieldPath): Outcome<ChangedAnswer> {
  return { value: { files, notice, at } };
}

export function refuse(
  status: Refused['status'],
  reason: string | Notice,
  more: Omit<ConflictAnswer, 'message'> = {},
): { refused: Refused } {
  const said = typeof reason === 'string' ? { message: reason } : { message: reason.text, notice: reason };
  return { refused: { status, body: { ...said, ...more } } };
}
