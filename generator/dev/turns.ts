/** One piece of work at a time; what comes meanwhile is gathered for the next turn. */
import { type Change, type Changes, mergeChanges } from '../lib/watch.ts';

export interface Turns {
  /** Work for the next turn, which begins now or when the one under way has ended. */
  push(changes: Changes): void;
  /** Whether something waits for the next turn. */
  hasMore(): boolean;
  /** Begins no further turn. */
  stop(): void;
}

/** @param work must not throw */
export function takeTurns(work: (changes: Changes) => Promise<void>): Turns {
  let waiting: Map<string, Change> | undefined;
  let working = false;
  let stopped = false;

  async function run(): Promise<void> {
    working = true;
    for (let next = waiting; next && !stopped; next = waiting) {
      waiting = undefined;
      await work(next);
    }
    working = false;
  }

  return {
    push(changes) {
      waiting ??= new Map();
      mergeChanges(waiting, changes);
      if (!working) void run();
    },
    hasMore: () => waiting !== undefined,
    stop() {
      stopped = true;
    },
  };
}
