import type { Level, Position, Problem } from './problem.ts';

/** One kind of problem: its message where it occurs, and its explanation by `liner explain`. */
export interface ProblemKind {
  /** Errors fail the build; warnings do not. */
  level: Level | ((args: never) => Level);
  /** What is wrong, in words for people who do not program. */
  message: string | ((args: never) => string);
  /** What to type instead; undefined if there is nothing to add. */
  hint?: string | ((args: never) => string | undefined);
  /** The message for several at once, without their places: `{count} releases have no bpm`. */
  many?: string;
  /**
   * What `liner explain` adds in a sentence or two: what the problem is and how to solve it if message or hint depend on the
   * case, and its consequence if that is not plain. Markdown.
   */
  about?: string;
}

/** Checks the shape of a part of the catalogue, and keeps the exact type of each entry. */
export function defineProblems<Kinds extends Record<string, ProblemKind>>(kinds: Kinds): Kinds {
  return kinds;
}

/** A catalogue of problems, by their codes. */
export type Catalogue = Readonly<Record<string, ProblemKind>>;

type ArgsIn<Text> = Text extends (args: infer Args) => unknown ? Args : unknown;
type PartArgs<Kind, Part extends string> = Kind extends Record<Part, infer Text> ? ArgsIn<Text> : unknown;

/** The arguments that the texts of a problem take; `unknown` if they take none. */
export type ProblemArgs<Kind> = PartArgs<Kind, 'level'> & PartArgs<Kind, 'message'> & PartArgs<Kind, 'hint'>;

type Rest<Args> = unknown extends Args ? [] : [args: Args];

/** Makes problems of a catalogue. */
export type Reporter<Kinds> = <Code extends keyof Kinds & string>(
  code: Code,
  at: Position | undefined,
  ...args: Rest<ProblemArgs<Kinds[Code]>>
) => Problem;

export function openReporter<Kinds extends Catalogue>(kinds: Kinds): Reporter<Kinds> {
  return (code, at, ...[args]) => {
    const kind: ProblemKind | undefined = kinds[code];
    if (!kind) throw new Error(`There is no problem of the code ${code}.`);
    const { level, message, hint, many } = kind;
    const write = <Text>(part: Text | ((args: never) => Text)): Text =>
      // The signature ties the arguments to the code, which TypeScript cannot follow through the lookup.
      part instanceof Function ? part(args as never) : part;
    return {
      code,
      level: write(level),
      message: write(message),
      hint: write(hint),
      at,
      ...(many && { many }),
      ...(args !== undefined && { values: args }),
    };
  };
}

/** Every code, in order. */
export function listCodes(catalogue: Catalogue): string[] {
  return Object.keys(catalogue).sort();
}

/** Every code of a warning, or of what may be one, in order. */
export function listWarnings(catalogue: Catalogue): string[] {
  return listCodes(catalogue).filter((code) => catalogue[code]?.level !== 'error');
}
