/** Requests that are repeated if that helps, ever later. */
import { setTimeout as sleep } from 'node:timers/promises';

export type Pause = (milliseconds: number) => Promise<unknown>;

/** A failure that may be retried, after so many milliseconds if the answer has a number. */
export interface Retry {
  wait: number | undefined;
  error: Error;
}

const ATTEMPTS = 6;
/** Milliseconds: before the second attempt; twice as long before each further one. */
const FIRST_PAUSE = 1000;
/** Milliseconds: limits of hosts are per minute. */
const LONGEST_PAUSE = 60_000;
/** Milliseconds of one request; and of one that sends a file: large ones on slow lines. */
export const TIMEOUT = 60_000;
export const UPLOAD_TIMEOUT = 5 * 60_000;

/** @throws the error of the last attempt */
export async function repeat<Answer extends object>(
  attempt: () => Promise<Answer | Retry>,
  pause: Pause = sleep,
): Promise<Answer> {
  for (let count = 1; ; count += 1) {
    const result = await attempt();
    if (!('wait' in result)) return result;
    if (count === ATTEMPTS) throw result.error;
    await pause(result.wait ?? Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (count - 1)));
  }
}

/** The server has no time now, or something is broken there. */
export function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

/** Seconds of `Retry-After` (RFC 9110), in milliseconds. */
export function readWait(text: string | null): number | undefined {
  return text !== null && /^\d+$/.test(text) ? Math.min(LONGEST_PAUSE, Number(text) * 1000) : undefined;
}

/** Explains why a request had no answer. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it does not answer';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
