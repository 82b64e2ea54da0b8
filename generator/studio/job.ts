/** Work that takes a while: one window starts it, all of them watch it, and each can stop it. */
import type { OnProgress } from '../engine/lib/progress.ts';
import type { JobProgress } from './protocol/index.ts';

/** Passed to the work to report progress and to stop it. */
export interface Watching {
  onProgress: OnProgress;
  signal: AbortSignal;
}

interface JobState {
  step: number;
  phase: string;
  progress?: JobProgress | undefined;
}

export interface Job<State extends JobState> {
  state(): State;
  isRunning(): boolean;
  /** Starts over from the initial state. */
  begin(change: Partial<State>): void;
  change(change: Partial<State>): void;
  /** Starts over, works, and ends with the change that the work results in. */
  run(change: Partial<State>, work: (watching: Watching) => Promise<Partial<State>>): Promise<void>;
  cancel(): void;
}

interface JobOptions<State> {
  initial: State;
  running: ReadonlySet<string>;
  /** Describes the end of work that was stopped or failed. */
  describeEnd(error: unknown, isStopped: boolean, during: State): Partial<State>;
  /** Called after each change of the state. */
  send(state: State): void;
}

/** Milliseconds between two messages about progress. */
const PACE = 100;

export function openJob<State extends JobState>(options: JobOptions<State>): Job<State> {
  const { initial, running, describeEnd, send } = options;
  let state = initial;
  let stopping = new AbortController();
  const show = (next: State) => {
    state = { ...next, step: state.step + 1 };
    send(state);
  };
  const begin = (change: Partial<State>) => show({ ...initial, ...change });
  const change = (more: Partial<State>) => show({ ...state, ...more });
  const watch = (): Watching => {
    stopping = new AbortController();
    let shown = 0;
    const onProgress: OnProgress = (done, total, name) => {
      state = { ...state, progress: total > 0 ? { done, total, name } : undefined };
      if (done > 0 && done < total && Date.now() - shown < PACE) return;
      shown = Date.now();
      change({});
    };
    return { onProgress, signal: stopping.signal };
  };
  return {
    ...{ begin, change, state: () => state, isRunning: () => running.has(state.phase) },
    async run(first, work) {
      const watching = watch();
      begin(first);
      const end = await work(watching).catch((error: unknown) =>
        describeEnd(error, watching.signal.aborted, state),
      );
      show({ ...state, progress: undefined, ...end });
    },
    cancel: () => stopping.abort(),
  };
}
