/** Work to do when a command is stopped by Ctrl+C, or by the program that runs it. */
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Does work before the process ends for a signal; a second one ends it at once.
 *
 * @param work must be synchronous
 * @returns removes the handlers
 */
export function onInterrupt(work: () => void): () => void {
  const ends = SIGNALS.map((signal) => {
    const stop = () => {
      end();
      work();
      // By the signal itself, so that a script of several commands stops as well. Node.js 20 may abort if it has to end a busy
      // thread first.
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
