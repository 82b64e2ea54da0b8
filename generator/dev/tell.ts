/** What the preview says in the terminal: each thing once, and what has changed since. */
import { formatMilliseconds } from '../lib/text.ts';
import { countProblems, formatProblem, isError, type Problem } from '../problems/index.ts';
import type { Account } from './rebuild.ts';

export interface Teller {
  started(addresses: Addresses): void;
  /** What a build found; what was found before is not said again. */
  problems(problems: readonly Problem[]): void;
  /** A page whose template failed. */
  failure(problem: Problem): void;
  failed(problems: readonly Problem[]): void;
  rebuilt(account: Account): void;
  /** Liner's own code has changed. */
  restart(): void;
  /** A file or folder cannot be watched. */
  unwatched(error: Error): void;
  note(text: string): void;
}

export interface Addresses {
  url: string;
  /** Where other computers of the network find it. */
  network: string[];
}

/** File names in a line; more are counted. */
const NAMES = 3;

export function createTeller(stream: { write(text: string): unknown; isTTY?: boolean }): Teller {
  let errors = new Set<string>();
  let warnings = new Set<string>();
  let isWatched = true;
  const write = (text: string) => void stream.write(`${text}\n`);
  const format = (problem: Problem) => formatProblem(shorten(problem), { colour: stream.isTTY ?? false });
  return {
    started({ url, network }) {
      write(`\nThe site is at ${url} – press Ctrl+C to stop.`);
      for (const address of network) write(`On your network: ${address}`);
    },
    problems(problems) {
      const failed = problems.some(isError);
      const formatted = (found: readonly Problem[]) => new Set(found.map(format));
      const known = failed ? errors : warnings;
      // Where a file is left out for its errors, warnings about what it belongs to are wrong.
      const told = formatted(failed ? problems.filter(isError) : problems);
      for (const text of told) if (!known.has(text)) write(`\n${text}`);
      errors = failed ? told : new Set();
      if (!failed) warnings = told;
    },
    failure: (problem) => write(`\n${format(problem)}`),
    failed: (problems) => write(`\n${countProblems(problems.filter(isError))}: the pages stay as they were.`),
    rebuilt: ({ changed, milliseconds }) =>
      write(`${nameFiles(changed)}: shown after ${formatMilliseconds(milliseconds)}`),
    restart: () => write("Liner's own code has changed: stop liner dev and start it again."),
    unwatched({ message }) {
      if (!isWatched) return;
      isWatched = false;
      write(`Some changes will not be seen: ${message}\nStop liner dev and start it again to see them.`);
    },
    note: write,
  };
}

function nameFiles(files: readonly string[]): string {
  const rest = files.length - NAMES;
  const named = files.slice(0, NAMES).join(', ');
  return rest > 0 ? `${named} and ${rest} more` : named;
}

/** A warning's lines are left to `liner check`. */
function shorten(problem: Problem): Problem {
  return isError(problem) ? problem : { ...problem, frame: undefined };
}
