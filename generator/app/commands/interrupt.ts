/** What a command still does when it is stopped by Ctrl+C, or by the program that runs it. */
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Does work before the process ends for a signal; a second one ends it at once.
 *
 * @param work must not wait for anything
 * @returns what ends the listening
 */
export function onInterrupt(work: () => void): () => void {
  const ends = SIGNALS.map((signal) => {
    const stop = () => {
      end();
      work();
      // By the signal itself, so that what runs several commands stops as well. Node.js 20 may be aborted where it has to end a
      // second thread at work first.
      if (process.platform !== 'win32') process.kill(process.pid, signal);
      // Windows has no signals, so that the reason has to be told as shells count it.
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
