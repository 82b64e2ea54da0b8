/** The terminal output of the preview: each problem once, and every change. */
import { showControls } from '../../engine/lib/terminal.ts';
import { formatMilliseconds } from '../../engine/lib/text.ts';
import {
  countProblems,
  formatEach,
  formatProblem,
  isError,
  type Problem,
} from '../../engine/problems/index.ts';
import type { Addresses } from '../../engine/server/host-names.ts';
import { SHEET_PATH } from './inject.ts';

export interface BuildSummary {
  /** Relative to the working directory. */
  changed: string[];
  milliseconds: number;
}

export interface Log {
  started(addresses: Addresses): void;
  /** The problems of a build; those of the build before are not printed again. */
  problems(problems: readonly Problem[]): void;
  /** A file of the site that cannot be made. */
  failure(problem: Problem): void;
  /** @param isShown true if a preview leaves out what is wrong */
  failed(problems: readonly Problem[], isShown: boolean): void;
  rebuilt(summary: BuildSummary): void;
  /** Liner's own code has changed. */
  restart(): void;
  /** A file or folder cannot be watched. */
  unwatched(error: Error): void;
  note(text: string): void;
}

/** File names in a line; more are counted. */
const NAMES = 3;

/** @param colour prints problems in colours */
export function createLog(stream: { write(text: string): unknown }, colour = false): Log {
  let errors = new Set<string>();
  let warnings = new Set<string>();
  let isWatched = true;
  const write = (text: string) => void stream.write(`${text}\n`);
  const format = (problem: Problem) => formatProblem(shorten(problem), { colour });
  return {
    started({ url, network }) {
      write(`\nThe site is at ${url} – press Ctrl+C to stop.`);
      for (const address of network) write(`On your network: ${address}`);
      write(`In every look, side by side: ${new URL(SHEET_PATH, url).href}`);
    },
    problems(problems) {
      const failed = problems.some(isError);
      const known = failed ? errors : warnings;
      // If a file is left out for its errors, warnings about what it belongs to are misleading.
      const shown = failed ? problems.filter(isError) : problems;
      const found = new Map(shown.map((problem) => [format(problem), problem]));
      const fresh = [...found].flatMap(([text, problem]) => (known.has(text) ? [] : [shorten(problem)]));
      for (const text of formatEach(fresh, { colour })) write(`\n${text}`);
      errors = new Set(failed ? found.keys() : []);
      if (!failed) warnings = new Set(found.keys());
    },
    failure: (problem) => write(`\n${format(problem)}`),
    failed: (problems, isShown) =>
      write(
        `\n${countProblems(problems.filter(isError))}: the pages ${isShown ? 'show the rest' : 'stay as they were'}.`,
      ),
    rebuilt: ({ changed, milliseconds }) =>
      write(`${nameFiles(changed)}: shown after ${formatMilliseconds(milliseconds)}`),
    restart: () => write("Liner's own code has changed: stop this command and start it again."),
    unwatched({ message }) {
      if (!isWatched) return;
      isWatched = false;
      write(`Some changes will not be seen: ${message}\nTo see them, stop this command and start it again.`);
    },
    note: write,
  };
}

function nameFiles(files: readonly string[]): string {
  const rest = files.length - NAMES;
  const named = showControls(files.slice(0, NAMES).join(', '));
  return rest > 0 ? `${named} and ${rest} more` : named;
}

/** A warning's lines are left to `liner check`. */
function shorten(problem: Problem): Problem {
  return isError(problem) ? problem : { ...problem, frame: undefined };
}
