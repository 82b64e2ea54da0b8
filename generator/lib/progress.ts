/** Receives the progress of a long piece of work. */

export interface StageTime {
  name: string;
  milliseconds: number;
}

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
