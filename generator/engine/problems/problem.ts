/** Problems of a site as values: collected along the way, printed once at the end. */

/** A place in a source file; line and column count from 1. `file` is relative to the working directory. */
export interface Position {
  file: string;
  line: number;
  column: number;
  /** The value that is meant, by its path in the data: `['tracks', 0, 'title']`. It may be one that is missing. */
  path?: readonly (string | number)[];
}

type Level = 'error' | 'warning';

/**
 * The effect of a fix on the words of a file: `marks` adds or removes signs and spaces, and keeps every word; `value` writes a
 * value in another way, `word` replaces a word by the one that is meant, and `removal` drops a line.
 */
export type FixKind = 'marks' | 'value' | 'word' | 'removal';

/** A part of a file's text, by offsets in UTF-16 units without a byte order mark, and the text to write in its place. */
export interface TextEdit {
  file: string;
  from: number;
  to: number;
  text: string;
}

/** A correction that can be made without asking, as there is only one. */
export interface Fix {
  how: FixKind;
  /** Edits in the order of their places; none touches another one. */
  edits: readonly TextEdit[];
}

export interface Problem {
  /** A permanent name: `area/what`, such as `schema/unknown-key`. */
  code: string;
  level: Level;
  message: string;
  hint?: string | undefined;
  /** The message for several at once: `{count} releases have no bpm`. */
  many?: string | undefined;
  /** Values of the texts as JSON, for other languages. */
  values?: unknown;
  at?: Position | undefined;
  /** The lines around the fault as `codeFrame` draws them, if the file can be read. */
  frame?: string | undefined;
  /** Correction, if it is clear. */
  fix?: Fix | undefined;
  /** True if it may be intended, so that only `liner check` reports it. */
  isAdvice?: true;
}

/** Filters out the warnings that a site has switched off. */
export function withoutIgnored(problems: readonly Problem[], ignored: ReadonlySet<string>): Problem[] {
  return problems.filter(({ code, level }) => level === 'error' || !ignored.has(code));
}

export function toAdvice(problems: readonly Problem[]): Problem[] {
  return problems.map((each) => ({ ...each, isAdvice: true }));
}

export function withoutAdvice(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ isAdvice }) => !isAdvice);
}
