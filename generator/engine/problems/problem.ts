/** Problems of a site as values: collected along the way, printed once at the end. */
import { CATALOGUE, type ProblemCode } from './catalogue/index.ts';
import type { Level, ProblemKind } from './define.ts';

/** A place in a source file; line and column count from 1. `file` is relative to the working directory. */
export interface Position {
  file: string;
  line: number;
  column: number;
}

export interface Problem {
  code: ProblemCode;
  level: Level;
  message: string;
  hint?: string | undefined;
  at?: Position | undefined;
  /** The lines around the fault as `codeFrame` draws them, where the file is at hand. */
  frame?: string | undefined;
  /** It may be intended, and only `liner check` reports it. */
  isAdvice?: true;
}

/** Without the warnings that a site does not want to be given. */
export function withoutIgnored(problems: readonly Problem[], ignored: ReadonlySet<string>): Problem[] {
  return problems.filter(({ code, level }) => level === 'error' || !ignored.has(code));
}

export function toAdvice(problems: readonly Problem[]): Problem[] {
  return problems.map((each) => ({ ...each, isAdvice: true }));
}

export function withoutAdvice(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ isAdvice }) => !isAdvice);
}

type ProblemKinds = typeof CATALOGUE;
type ArgsIn<Text> = Text extends (args: infer Args) => unknown ? Args : unknown;
type PartArgs<Kind, Part extends string> = Kind extends Record<Part, infer Text> ? ArgsIn<Text> : unknown;

/** The arguments that the texts of a problem take; `unknown` where they take none. */
export type ProblemArgs<Code extends ProblemCode> = PartArgs<ProblemKinds[Code], 'level'> &
  PartArgs<ProblemKinds[Code], 'message'> &
  PartArgs<ProblemKinds[Code], 'hint'>;

type Rest<Args> = unknown extends Args ? [] : [args: Args];

/** A problem of the catalogue. */
export function problem<Code extends ProblemCode>(
  code: Code,
  at: Position | undefined,
  ...[args]: Rest<ProblemArgs<Code>>
): Problem {
  const kind: ProblemKind = CATALOGUE[code];
  const write = <Text>(part: Text | ((args: never) => Text)): Text =>
    // The signature ties the arguments to the code, which TypeScript cannot follow through the lookup.
    part instanceof Function ? part(args as never) : part;
  return {
    code,
    level: write(kind.level),
    message: write(kind.message),
    hint: write(kind.hint),
    at,
  };
}
