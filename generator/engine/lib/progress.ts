/** Receives the progress of a long piece of work. */

export interface StageTime {
  name: string;
  milliseconds: number;
}

/** What things of different sizes take, in any unit: how much of it is done, of how much. */
export interface Work {
  done: number;
  total: number;
}

/**
 * How many things are done, of how many, and the one that is under way or was done last.
 *
 * @param work by which the time that is left is guessed, where things take very different times
 */
export type OnProgress = (done: number, total: number, name: string, work?: Work) => void;

export interface Progress {
  /** Begins a stage; the one before it ends. */
  begin(name: string): void;
  /**
   * How far the things of one kind are; several kinds may be under way at once.
   *
   * @param more `work` is that of `OnProgress`; `spentOn` what the time since the last thing that was done went to, where that is
   * not its kind
   */
  count(
    kind: string,
    done: number,
    total: number,
    name: string,
    more?: { work?: Work | undefined; spentOn?: string },
  ): void;
  /** Ends the last stage. */
  end(): void;
  /** The time of each stage without its kinds, and of each kind, as far as they have ended. */
  readonly times: readonly StageTime[];
}
