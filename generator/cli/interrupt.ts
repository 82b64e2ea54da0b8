/** Handling of Ctrl+C, and of the signal by which another program stops a command. */
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Settles when the process receives SIGINT or SIGTERM, or when `ended` is aborted. */
export function waitForSignal(ended?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    ended?.addEventListener('abort', () => resolve());
    // Node.js passes the name of the signal, which must not become the result.
    for (const signal of SIGNALS) process.once(signal, () => resolve());
  });
}

/** Runs work before a signal ends the process; a second one ends it at once. @param work synchronous @returns removes the handlers */
export function onInterrupt(work: () => void): () => void {
  const ends = SIGNALS.map((signal) => {
    const stop = () => {
      end();
      work();
      // By the signal itself, so that a script of several commands stops as well.
      if (process.platform !== 'win32') process.kill(process.pid, signal);
      // Windows has no signals: the exit code of shells for one.
      process.exit(128 + constants.signals[signal]);
    };
    process.once(signal, stop);
    return () => process.off(signal, stop);
  });
  const end = () => {
    for (const each of ends) each();
  };
  return end;
}
