/** The output of commands: the summary of a build, loudness, and problems for other programs. */
import type { HiddenEntry } from '../engine/content/types.ts';
import { escapeControls } from '../engine/lib/terminal.ts';
import { compare, formatBytes, formatClock, formatMilliseconds } from '../engine/lib/text.ts';
import { compareProblems, isError, type Problem } from '../engine/problems/index.ts';
import type { Report, Weight } from '../engine/publish/report.ts';
import type { SoundLevels } from '../features/sound/sounds.ts';
import { describeTimes } from './progress.ts';
import type { Write } from './speech.ts';

/** The closing lines of a build that succeeded. */
export function formatSummary(report: Report, write: Write): string {
  const { pages, images, files, bytes, written, kept, cache, sizes } = report;
  const weights = [
    ['styles', sizes.styles],
    ['scripts', sizes.scripts],
    ['fonts', sizes.fonts],
  ] as const;
  const shown = weights.filter(([, size]) => size.files > 0);
  const { hits, misses } = cache;
  const reused = hits > 0 ? [write('reused', { hits, all: hits + misses })] : [];
  return [
    write('made', {
      counts: [write('pages', { pages }), write('images', { images }), write('files', { files })],
      size: formatBytes(bytes, 'en'),
      time: formatMilliseconds(report.milliseconds),
    }),
    shown
      .map(([what, size]) =>
        write('weight', { what, size: formatBytes(size.bytes, 'en') + describeGzip(size) }),
      )
      .join(', '),
    [write('written', { written, kept }), ...reused].join('; '),
    describeTimes(report.stages, report.milliseconds, write),
  ]
    .filter(Boolean)
    .join('\n');
}

function describeGzip({ gzip, bytes }: Weight): string {
  return gzip === null || gzip === bytes ? '' : ` (${formatBytes(gzip, 'en')} gzip)`;
}

/** The number of files that a line names. */
const NAMED = 3;

/** A line on what waits for its day, the next first; empty if nothing does. */
export function describeWaiting(hidden: readonly HiddenEntry[], write: Write): string {
  const waiting = hidden
    .flatMap(({ path, until }) => (until ? { path, until } : []))
    .sort((a, b) => compare(a.until, b.until));
  const [next] = waiting;
  if (!next) return '';
  const files = waiting.length;
  const names = waiting.slice(0, NAMED).map(({ path, until }) => `${path} (${until})`);
  const more = files > NAMED ? [write('waiting-more', { count: files - NAMED })] : [];
  return `${write('waiting', { files, names: [...names, ...more], until: next.until })}\n`;
}

/** A line on drafts; empty if there are none. */
export function describeDrafts(hidden: readonly HiddenEntry[], write: Write): string {
  const files = hidden.filter(({ why }) => why === 'draft').map(({ path }) => path);
  const named = [...files.slice(0, NAMED), ...(files.length > NAMED ? ['…'] : [])];
  return files.length === 0 ? '' : `${write('drafts', { drafts: files.length, files: named })}\n`;
}

/** A line on what is in no list; empty if there is nothing. @param unlisted as the site has them */
export function describeUnlisted(unlisted: readonly { alone?: string }[], write: Write): string {
  const names = unlisted.flatMap(({ alone }) => alone ?? []);
  return names.length === 0 ? '' : `${write('unlisted', { names })}\n`;
}

/** A line on what only some people can read; empty if there is nothing. */
export function describePrivate(hidden: readonly HiddenEntry[], write: Write): string {
  const names = hidden.filter(({ why }) => why === 'private').map(({ path }) => path);
  return names.length === 0 ? '' : `${write('private', { names })}\n`;
}

/** One JSON value: the counts, and every problem with its place, in the order of their places. */
export function formatJson(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length;
  const listed = problems
    .toSorted(compareProblems)
    .map(({ code, level, message, hint, values, at, fix }) => ({
      code,
      level,
      message,
      ...(hint !== undefined && { hint }),
      ...(values !== undefined && { values }),
      ...(at && { file: at.file, line: at.line, column: at.column }),
      ...(fix && { fix }),
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

/** Lines for the end of `liner check`, or nothing. @param all each recording, in place of the quietest and the loudest */
export function describeLevels(levels: readonly SoundLevels[], all: boolean): string {
  if (levels.length === 0) return '';
  if (all)
    return `Recordings, with length, loudness and true peak:\n${levels.toSorted(byFile).map(line).join('')}\n`;
  const heard = levels.flatMap(({ file, loudness }) => (loudness === undefined ? [] : [{ file, loudness }]));
  const [quietest, ...louder] = heard.toSorted((one, other) => one.loudness - other.loudness);
  if (!quietest) return '';
  const loudest = louder.at(-1);
  const range = loudest ? `from ${name(quietest)} to ${name(loudest)}` : name(quietest);
  return `Loudness of ${loudest ? `${heard.length} recordings` : 'the recording'}: ${range}. With --all, each is listed.\n\n`;
}

function name({ file, loudness }: { file: string; loudness: number }): string {
  return `${loudness.toFixed(1)} LUFS (${file})`;
}

function line({ file, duration, loudness, truePeak }: SoundLevels): string {
  const facts =
    loudness === undefined || truePeak === undefined
      ? 'silent, or too short to be measured'
      : `${loudness.toFixed(1)} LUFS, ${truePeak.toFixed(1)} dBTP`;
  return `  ${file}: ${formatClock(Math.round(duration))}, ${facts}\n`;
}

function byFile(one: SoundLevels, other: SoundLevels): number {
  return compare(one.file, other.file);
}
