/** Progress output of commands: a bar on a terminal, a line every few seconds elsewhere. */
import { performance } from 'node:perf_hooks';
import type { OnProgress, Progress, StageTime } from '../engine/lib/progress.ts';
import { isLive, showControls, widthOf } from '../engine/lib/terminal.ts';
import { formatMilliseconds } from '../engine/lib/text.ts';
import type { Speech, Write } from './speech.ts';

interface ProgressOptions {
  stream: { write(text: string): unknown; columns?: number | undefined };
  /** The stream is a terminal, so that a line can be overwritten. */
  live: boolean;
  /** A clock, in milliseconds. */
  now: () => number;
  /** Repeats work until the returned function is called, like `setInterval`. */
  every?: (milliseconds: number, work: () => void) => () => void;
  /** Shows nothing in the first second, and no summary of finished stages. */
  brief?: boolean;
  /** Translates the name of a stage or kind. */
  nameOf?: (name: string) => string;
}

/** Progress of one kind of item, and the name of the current or last one. */
interface Count {
  done: number;
  total: number;
  name: string;
}

interface Stage {
  name: string;
  start: number;
  counts: Map<string, Count>;
  spent: Map<string, number>;
  /** Time of the last finished item. */
  mark: number;
  /** The kind that was counted last and is not finished. */
  current: string | undefined;
}

/** Milliseconds between updates of a bar. */
const PACE = 80;
/** Milliseconds between lines of a log, where nothing can be overwritten. */
const LOG_PACE = 5000;
/** Milliseconds: brief and background progress leaves out what is over sooner. */
const SHORT = 1000;
const BAR = 20;
const CLEAR = '\r\u001b[2K';
/** Width of a terminal that does not report one. */
const COLUMNS = 80;

/** Progress that is not shown. */
export const silentProgress: Progress = { begin() {}, count() {}, end() {}, times: [] };

/** Progress on a stream of this process. @param brief as in `ProgressOptions` */
export function showProgress(stream: NodeJS.WriteStream, speech: Speech, brief = false): Progress {
  const nameOf = openStages(speech);
  return createProgress({ stream, live: isLive(stream), now: () => performance.now(), brief, nameOf });
}

/** Returns a function that translates the name of a stage, for the beginning of a line. */
export function openStages({ code, write }: Speech): (name: string) => string {
  return (name) => {
    const own = write('stage', { name });
    return own.charAt(0).toLocaleUpperCase(code) + own.slice(1);
  };
}

/** Shows how far each stage is; a log has a line with the time of each kind of work in it afterwards, and a terminal the sum of all. */
export function createProgress({
  stream,
  live,
  now,
  every = repeat,
  brief = false,
  nameOf = (name) => name,
}: ProgressOptions): Progress {
  const started = now();
  const times: StageTime[] = [];
  let stage: Stage | undefined;
  let shown = 0;
  let stop = () => {};

  function show(isTimed = false): void {
    if (!stage || now() - shown < (live ? PACE : LOG_PACE)) return;
    // Without a terminal, only slow stages get lines.
    if (!live && !isTimed && now() - (brief ? started : stage.start) < LOG_PACE) return;
    if (brief && now() - started < SHORT) return;
    shown = now();
    const line = describe(stage, now(), live, nameOf);
    stream.write(live ? CLEAR + cut(line, (stream.columns ?? COLUMNS) - 1) : `${line}\n`);
  }

  function end(): void {
    stop();
    if (!stage) return;
    const { name, counts, spent, mark } = stage;
    add(spent, name, now() - mark);
    const lines = [...spent].map(([kind, milliseconds]) => {
      times.push({ name: kind, milliseconds });
      const total = counts.get(kind)?.total;
      return `${nameOf(kind)}${total ? ` ${total}` : ''}  ${formatMilliseconds(milliseconds)}\n`;
    });
    if (live) stream.write(CLEAR);
    else if (!brief) stream.write(lines.join(''));
    stage = undefined;
  }

  return {
    times,
    begin(name) {
      end();
      const start = now();
      stage = { name, start, counts: new Map(), spent: new Map(), mark: start, current: undefined };
      if (live && !brief)
        stream.write(`${CLEAR}${cut(`${nameOf(name)} …`, (stream.columns ?? COLUMNS) - 1)}`);
      if (!brief) shown = start;
      stop = every(live ? 4 * PACE : LOG_PACE, () => show(true));
    },
    count(kind, done, total, name, spentOn = kind) {
      if (!stage) return;
      if (done > (stage.counts.get(kind)?.done ?? 0)) {
        add(stage.spent, spentOn, now() - stage.mark);
        stage.mark = now();
      }
      stage.counts.set(kind, { done, total, name });
      if (done < total) stage.current = kind;
      else if (stage.current === kind) stage.current = undefined;
      show();
    },
    end,
  };
}

function add(spent: Map<string, number>, kind: string, milliseconds: number): void {
  spent.set(kind, (spent.get(kind) ?? 0) + milliseconds);
}

/** `Pictures  ████░░░░  7/16  artwork/new-song.jpg`; in a log without the bar. */
function describe(
  { name, start, counts, current }: Stage,
  now: number,
  live: boolean,
  nameOf: (name: string) => string,
): string {
  const count = current === undefined ? undefined : counts.get(current);
  if (current === undefined || !count)
    return `${nameOf(name)} … ${live ? '' : formatMilliseconds(now - start)}`.trimEnd();
  const filled = Math.floor((BAR * count.done) / count.total);
  const bar = live ? [`${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}`] : [];
  return showControls([nameOf(current), ...bar, `${count.done}/${count.total}`, count.name].join('  '));
}

/** Cuts a line to the width of the terminal: a wrapped line cannot be overwritten. */
function cut(line: string, columns: number): string {
  let width = 0;
  let fitting = '';
  for (const character of line) {
    width += widthOf(character);
    if (width > columns) break;
    fitting += character;
  }
  return fitting;
}

/** Repeats work until the returned function is called. The timer does not keep the process running. */
function repeat(milliseconds: number, work: () => void): () => void {
  const timer = setInterval(work, milliseconds).unref();
  return () => clearInterval(timer);
}

/** The smallest share of a build's time that is listed by name. */
const WORTH_NAMING = 0.02;
const NAMED = 5;

/** `Time: pictures 31.0 s, pages 2.0 s, the rest 0.4 s`, the longest first. @param total in milliseconds */
export function describeTimes(times: readonly StageTime[], total: number, write: Write): string {
  const spent = new Map<string, number>();
  for (const { name, milliseconds } of times) add(spent, name, milliseconds);
  const named = [...spent]
    .filter(([, milliseconds]) => milliseconds >= WORTH_NAMING * total)
    .sort(([, one], [, other]) => other - one)
    .slice(0, NAMED);
  const rest = total - named.reduce((sum, [, milliseconds]) => sum + milliseconds, 0);
  const parts = named.map(([name, time]) => `${write('stage', { name })} ${formatMilliseconds(time)}`);
  const others = write('rest', { time: formatMilliseconds(Math.max(0, rest)) });
  return write('times', { parts: [...parts, others] });
}

interface BackgroundProgress {
  /** Counts start again when everything requested is done. */
  onProgress: OnProgress;
  /** Stream for other output, which appears above the bar. */
  stream: { write(text: string): unknown };
}

/** Progress of work that comes and goes while the preview runs, such as pictures that a page requests. */
export function createBackgroundProgress(kind: string, options: ProgressOptions): BackgroundProgress {
  const { stream, live, every = repeat } = options;
  const progress = createProgress(options);
  let latest: Parameters<OnProgress> | undefined;
  let isShown = false;
  let stop = () => {};

  function begin(): void {
    stop();
    if (!latest) return;
    isShown = true;
    progress.begin(kind);
    progress.count(kind, ...latest);
  }

  return {
    onProgress(done, total, name) {
      // On a timer: a single picture reports nothing until it is done.
      if (!latest) stop = every(SHORT, begin);
      latest = [done, total, name];
      if (isShown) progress.count(kind, ...latest);
      if (done < total) return;
      stop();
      progress.end();
      isShown = false;
      latest = undefined;
    },
    stream: { write: (text) => stream.write(isShown && live ? CLEAR + text : text) },
  };
}
