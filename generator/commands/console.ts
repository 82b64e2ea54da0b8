/** The output of commands: the progress of a build, its summary, and problems for other programs. */
import type { Progress, StageTime } from '../lib/progress.ts';
import { escapeControls } from '../lib/terminal.ts';
import { formatBytes, formatMilliseconds } from '../lib/text.ts';
import { compareProblems, isError, type Problem } from '../problems/index.ts';
import type { Report, Weight } from '../publish/report.ts';

export interface ProgressOptions {
  stream: { write(text: string): unknown; columns?: number | undefined };
  /** The stream is a terminal, where a line can be written over. */
  live: boolean;
  /** A clock, in milliseconds. */
  now: () => number;
}

/** In milliseconds: counts are shown no more often than eyes can follow. */
const PACE = 80;
const CLEAR = '\r\u001b[2K';
/** Where the terminal does not say. */
const COLUMNS = 80;

/** For what is done on the side. */
export const silentProgress: Progress = { begin() {}, count() {}, end() {}, times: [] };

/** One line a stage, and on a terminal a live count. */
export function createProgress({ stream, live, now }: ProgressOptions): Progress {
  const times: StageTime[] = [];
  let stage: { name: string; start: number; total: number } | undefined;
  let shown = 0;

  // A line as wide as the terminal would break, and could not be written over.
  function showLine(text: string): void {
    if (live) stream.write(`${CLEAR}${text.slice(0, (stream.columns ?? COLUMNS) - 1)}`);
    shown = now();
  }

  function end(): void {
    if (!stage) return;
    const { name, start, total } = stage;
    const milliseconds = now() - start;
    times.push({ name, milliseconds });
    const counted = total > 0 ? ` ${total}` : '';
    stream.write(`${live ? CLEAR : ''}${name}${counted}  ${formatMilliseconds(milliseconds)}\n`);
    stage = undefined;
  }

  return {
    times,
    begin(name) {
      end();
      stage = { name, start: now(), total: 0 };
      showLine(`${name} …`);
    },
    count(done, total) {
      if (!stage) return;
      stage.total = total;
      if (now() - shown >= PACE) showLine(`${stage.name} ${done}/${total}`);
    },
    end,
  };
}

/** The closing lines of a build that succeeded. */
export function formatSummary(report: Report): string {
  const { pages, images, files, bytes, written, kept, cache, sizes } = report;
  const weights = [
    ['styles', sizes.styles],
    ['scripts', sizes.scripts],
    ['fonts', sizes.fonts],
  ] as const;
  const shown = weights.filter(([, size]) => size.files > 0);
  const reused =
    cache.hits > 0 ? `; ${cache.hits} of ${cache.hits + cache.misses} results from the cache` : '';
  return [
    `${count(pages, 'page')}, ${count(images, 'image')}, ${count(files, 'file')}: ${formatBytes(bytes)} in ${formatMilliseconds(report.milliseconds)}`,
    shown.map(([name, size]) => `${name} ${formatBytes(size.bytes)}${describeGzip(size)}`).join(', '),
    `${written} written, ${kept} unchanged${reused}`,
  ]
    .filter(Boolean)
    .join('\n');
}

function describeGzip({ gzip, bytes }: Weight): string {
  return gzip === null || gzip === bytes ? '' : ` (${formatBytes(gzip)} gzip)`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

/** One JSON value: the counts, and every problem with its place, in the order of their places. */
export function formatJson(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length;
  const listed = problems.toSorted(compareProblems).map(({ code, level, message, hint, at }) => ({
    code,
    level,
    message,
    ...(hint !== undefined && { hint }),
    ...at,
  }));
  const counts = { errors, warnings: problems.length - errors };
  return escapeControls(JSON.stringify({ ...counts, problems: listed }, null, 2));
}

/** Workflow commands of GitHub Actions, a line a problem: it shows them beside the lines at fault. */
export function formatGithub(problems: readonly Problem[]): string {
  return problems.toSorted(compareProblems).map(formatCommand).join('\n');
}

function formatCommand({ code, level, message, hint, at }: Problem): string {
  const place = at ? [`file=${escapeProperty(at.file)}`, `line=${at.line}`, `col=${at.column}`] : [];
  const properties = [...place, `title=${escapeProperty(code)}`].join(',');
  return `::${level} ${properties}::${escapeData(hint === undefined ? message : `${message}\n${hint}`)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
