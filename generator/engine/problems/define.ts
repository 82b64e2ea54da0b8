/** One kind of problem: its message where it occurs, and its explanation by `liner explain`. */
export interface ProblemKind {
  /** Errors fail the build; warnings do not. */
  level: Level | ((args: never) => Level);
  /** Says what is wrong, in words that someone who does not program understands. */
  message: string | ((args: never) => string);
  /** Says what to type instead; undefined where there is nothing to add. */
  hint?: string | ((args: never) => string | undefined);
  /** The message for several at once, without their places: `23 releases do not say their BPM`. */
  many?: (count: number) => string;
  /**
   * What `liner explain` adds in a sentence or two: what the problem is and how to solve it if message or hint depend on the
   * case, and its consequence if that is not plain. Markdown.
   */
  about?: string;
}

export type Level = 'error' | 'warning';

/** Checks the shape of a part of the catalogue, and keeps the exact type of each entry. */
export function defineProblems<Kinds extends Record<string, ProblemKind>>(kinds: Kinds): Kinds {
  return kinds;
}
