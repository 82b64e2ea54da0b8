/** The progress of a build as it is shown: a bar on a terminal, a line every few seconds elsewhere. */
import type { Progress, StageTime } from '../../engine/lib/progress.ts';
import { showControls, widthOf } from '../../engine/lib/terminal.ts';
import { formatMilliseconds } from '../../engine/lib/text.ts';

export interface ProgressOptions {
  stream: { write(text: string): unknown; columns?: number | undefined };
  /** The stream is a terminal, where a line can be written over. */
  live: boolean;
  /** A clock, in milliseconds. */
  now: () => number;
  /** Does something again and again until it is stopped, as `setInterval` does. */
  every?: (milliseconds: number, work: () => void) => () => void;
  /** Nothing is shown in the first second, and nothing of what has ended: for those who wait, and nobody else. */
  brief?: boolean;
}

/** How far the things of one kind are, and the one that is under way or was done last. */
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
  /** When the last thing was done. */
  mark: number;
  /** The kind that was counted last and is not at its end. */
  current: string | undefined;
}

/** In milliseconds: a bar moves no more often than eyes can follow. */
const PACE = 80;
/** In milliseconds: a line of a log, where nothing can be written over. */
const LOG_PACE = 5000;
/** In milliseconds: what is over sooner is not shown if it is to be brief. */
const SHORT = 1000;
const BAR = 20;
const CLEAR = '\r\u001b[2K';
/** Where the terminal does not say. */
const COLUMNS = 80;

/** For what is done on the side. */
export const silentProgress: Progress = { begin() {}, count() {}, end() {}, times: [] };

/** A line for each stage and each kind of things in it, with its time; meanwhile, how far it is. */
export function createProgress({
  stream,
  live,
  now,
  every = repeat,
  brief = false,
}: ProgressOptions): Progress {
  const born = now();
  const times: StageTime[] = [];
  let stage: Stage | undefined;
  let shown = 0;
  let stop = () => {};

  function show(isDue = false): void {
    if (!stage || now() - shown < (live ? PACE : LOG_PACE)) return;
    // Without a terminal, a line is for those who wait.
    if (!live && !isDue && now() - (brief ? born : stage.start) < LOG_PACE) return;
    if (brief && now() - born < SHORT) return;
    shown = now();
    const line = describe(stage, now(), live);
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
      return `${kind}${total ? ` ${total}` : ''}  ${formatMilliseconds(milliseconds)}\n`;
    });
    stream.write((live ? CLEAR : '') + (brief ? '' : lines.join('')));
    stage = undefined;
  }

  return {
    times,
    begin(name) {
      end();
      const start = now();
      stage = { name, start, counts: new Map(), spent: new Map(), mark: start, current: undefined };
      if (live && !brief) stream.write(`${CLEAR}${cut(`${name} …`, (stream.columns ?? COLUMNS) - 1)}`);
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
function describe({ name, start, counts, current }: Stage, now: number, live: boolean): string {
  const count = current === undefined ? undefined : counts.get(current);
  if (!count) return `${name} … ${live ? '' : formatMilliseconds(now - start)}`.trimEnd();
  const filled = Math.floor((BAR * count.done) / count.total);
  const bar = live ? [`${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}`] : [];
  return showControls([current, ...bar, `${count.done}/${count.total}`, count.name].join('  '));
}

/** A line as wide as the terminal would break, and could not be written over. */
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

/** Does something again and again, until the function that it returns is called. Alone, it keeps no process running. */
export function repeat(milliseconds: number, work: () => void): () => void {
  const timer = setInterval(work, milliseconds).unref();
  return () => clearInterval(timer);
}

/** What takes less of a build's time than this is not named. */
const WORTH_NAMING = 0.02;
const NAMED = 5;

/** `Time: pictures 31.0 s, pages 2.0 s, the rest 0.4 s`, what took longest first. @param total in milliseconds */
export function describeTimes(times: readonly StageTime[], total: number): string {
  const spent = new Map<string, number>();
  for (const { name, milliseconds } of times) add(spent, name, milliseconds);
  const named = [...spent]
    .filter(([, milliseconds]) => milliseconds >= WORTH_NAMING * total)
    .sort(([, one], [, other]) => other - one)
    .slice(0, NAMED);
  const rest = total - named.reduce((sum, [, milliseconds]) => sum + milliseconds, 0);
  const parts = named.map(([name, time]) => `${name.toLowerCase()} ${formatMilliseconds(time)}`);
  return `Time: ${[...parts, `the rest ${formatMilliseconds(Math.max(0, rest))}`].join(', ')}`;
}
