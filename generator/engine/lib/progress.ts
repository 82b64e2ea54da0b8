/** Receives the progress of a long piece of work. */

export interface StageTime {
  name: string;
  milliseconds: number;
}

/** The number of things done, their total, and the current or last one. */
export type OnProgress = (done: number, total: number, name: string) => void;

export interface Progress {
  /** Begins a stage; the one before it ends. */
  begin(name: string): void;
  /** Reports progress of one kind of several at once. @param spentOn what the time since the last item went to, if not its kind */
  count(kind: string, done: number, total: number, name: string, spentOn?: string): void;
  /** Ends the last stage. */
  end(): void;
  /** The time of each stage without its kinds, and of each kind, as far as they have ended. */
  readonly times: readonly StageTime[];
}
