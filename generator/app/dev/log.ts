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
import type { Say } from '../../engine/problems/report.ts';
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

/** The preview in the language of the terminal. */
export interface LogSpeech {
  say: Say;
  write(
    code:
      | 'served-at'
      | 'served-network'
      | 'served-looks'
      | 'rebuilt'
      | 'rebuilt-more'
      | 'rebuilt-wrong'
      | 'code-changed'
      | 'unwatched',
    values?: object,
  ): string;
  retell(problems: readonly Problem[]): Problem[];
}

/** File names in a line; more are counted. */
const NAMES = 3;

/** @param colour prints problems in colours */
export function createLog(
  stream: { write(text: string): unknown },
  { say, write: speak, retell }: LogSpeech,
  colour = false,
): Log {
  let errors = new Set<string>();
  let warnings = new Set<string>();
  let isWatched = true;
  const write = (text: string) => void stream.write(`${text}\n`);
  const format = (problem: Problem) => formatProblem(shorten(problem), { colour, say });
  const nameFiles = (files: readonly string[]) => {
    const count = files.length - NAMES;
    const named = showControls(files.slice(0, NAMES).join(', '));
    return count > 0 ? speak('rebuilt-more', { files: named, count }) : named;
  };
  return {
    started({ url, network }) {
      write(`\n${speak('served-at', { url })}`);
      for (const address of network) write(speak('served-network', { url: address }));
      write(speak('served-looks', { url: new URL(SHEET_PATH, url).href }));
    },
    problems(found) {
      const problems = retell(found);
      const failed = problems.some(isError);
      const known = failed ? errors : warnings;
      // If a file is left out for its errors, warnings about what it belongs to are misleading.
      const shown = failed ? problems.filter(isError) : problems;
      const texts = new Map(shown.map((problem) => [format(problem), problem]));
      const fresh = [...texts].flatMap(([text, problem]) => (known.has(text) ? [] : [shorten(problem)]));
      for (const text of formatEach(fresh, { colour, say })) write(`\n${text}`);
      errors = new Set(failed ? texts.keys() : []);
      if (!failed) warnings = new Set(texts.keys());
    },
    failure(problem) {
      for (const each of retell([problem])) write(`\n${format(each)}`);
    },
    failed: (problems, isShown) =>
      write(`\n${speak('rebuilt-wrong', { counts: countProblems(problems.filter(isError), say), isShown })}`),
    rebuilt: ({ changed, milliseconds }) =>
      write(speak('rebuilt', { files: nameFiles(changed), time: formatMilliseconds(milliseconds) })),
    restart: () => write(speak('code-changed')),
    unwatched({ message }) {
      if (!isWatched) return;
      isWatched = false;
      write(speak('unwatched', { reason: message }));
    },
    note: write,
  };
}

/** A warning's lines are left to `liner check`. */
function shorten(problem: Problem): Problem {
  return isError(problem) ? problem : { ...problem, frame: undefined };
}
