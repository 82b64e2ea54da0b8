/** What a build is doing, for those who watch: one line a stage, and on a terminal a live count. */

import type { StageTime } from '../../publish/report.ts';
import { formatMilliseconds } from './format.ts';

export interface Progress {
  /** Begins a stage; the one before it ends. */
  begin(name: string): void;
  /** How far the stage is. */
  count(done: number, total: number): void;
  /** Ends the last stage. */
  end(): void;
  /** The stages that have ended. */
  readonly times: readonly StageTime[];
}

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
/** Of a terminal that does not tell. */
const COLUMNS = 80;

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
