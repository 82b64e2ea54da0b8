/** One kind of problem: what is said where it happens, and what `liner explain` says of it at length. */
export interface ProblemKind {
  /** Errors fail the build; warnings do not. */
  level: Level | ((args: never) => Level);
  /** What is wrong, in words that someone who does not program understands. */
  message?: string | ((args: never) => string);
  /** What to do about it. */
  hint?: string | ((args: never) => string | undefined);
  /** What it means. Markdown, as all that follows. */
  what: string;
  /** Why it matters. */
  why: string;
  /** How to fix it. */
  fix: string;
  /** What it looks like when it is right. Not Markdown: shown as it is. */
  example: string;
}

export type Level = 'error' | 'warning';

/** Checks the shape of a part of the catalogue, and keeps the exact type of each entry. */
export function defineProblems<Kinds extends Record<string, ProblemKind>>(kinds: Kinds): Kinds {
  return kinds;
}
