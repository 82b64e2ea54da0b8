/** Catalogues of problems: rows of data, and the functions that make problems of their codes. */
import type { Position, Problem } from './problem.ts';
import { englishWords, render, type Texts } from './render.ts';
import type { Template } from './template.ts';

/** One kind of problem: its message where it occurs, and its explanation by `liner explain`. */
export interface ProblemKind extends Texts {
  /** Errors fail the build; warnings do not. A part of other messages has none. */
  readonly level?: Template;
  /**
   * Explanation by `liner explain` in a sentence or two: the problem and how to solve it if message or hint depend on the case, and its
   * consequence if that is not plain. Markdown.
   */
  readonly about?: string;
  /** An example of each value that the texts are made of. A name that ends in `?` may be missing. */
  readonly values?: object;
  /** Returns values that follow from the others. */
  computed?(values: object): object;
}

export type Catalogue = Readonly<Record<string, ProblemKind>>;

/** The type of a value, of which the catalogue has an example. */
type Like<Example> = Example extends string
  ? string
  : Example extends number
    ? number
    : Example extends boolean
      ? boolean
      : Example extends readonly (infer Item)[]
        ? readonly Like<Item>[]
        : { [Name in keyof Example as Name extends `${string}?` ? never : Name]: Like<Example[Name]> } & {
            [Name in keyof Example as Name extends `${infer Own}?` ? Own : never]?:
              | Like<Example[Name]>
              | undefined;
          };

/** The values that a problem is reported with. */
export type ValuesOf<Kind> = Kind extends { values: infer Examples } ? Like<Examples> : undefined;

/** Functions that compute further values of problems, by their codes. */
type Computed<Rows> = { [Code in keyof Rows]?: (values: ValuesOf<Rows[Code]>) => object };

/** A part of the catalogue, with the values that have to be computed. */
export function defineProblems<Rows extends Catalogue>(rows: Rows, computed: Computed<Rows> = {}): Rows {
  const added = Object.entries(computed).map(([code, own]) => [code, { ...rows[code], computed: own }]);
  return { ...rows, ...Object.fromEntries(added) };
}

type Rest<Values> = Values extends undefined ? [] : [values: Values];

type Reporter<Rows> = <Code extends keyof Rows & string>(
  code: Code,
  at: Position | undefined,
  ...values: Rest<ValuesOf<Rows[Code]>>
) => Problem;

export function openReporter<Rows extends Catalogue>(rows: Rows): Reporter<Rows> {
  const words = englishWords(rows);
  return (code, at, ...[given]: readonly unknown[]) => {
    const kind: ProblemKind | undefined = rows[code];
    if (!kind) throw new Error(`There is no problem of the code ${code}.`);
    const values = valuesOf(kind, given);
    const { message = '', hint } = render({ code, values }, 'terminal', words);
    return {
      code,
      level: levelOf(kind, values),
      message,
      hint,
      at,
      ...(kind.many && { many: kind.many }),
      ...(values !== undefined && { values }),
    };
  };
}

function valuesOf(kind: ProblemKind, given: unknown): object | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  return kind.computed ? { ...given, ...kind.computed(given) } : given;
}

function levelOf({ level = 'error' }: ProblemKind, values: unknown): Problem['level'] {
  const chosen =
    typeof level === 'string'
      ? level
      : render({ code: '', values }, 'terminal', englishWords({ '': { message: level } })).message;
  return chosen === 'warning' ? 'warning' : 'error';
}

/** Every code, in order. */
export function listCodes(catalogue: Catalogue): string[] {
  return Object.keys(catalogue)
    .filter((code) => catalogue[code]?.level !== undefined)
    .sort();
}

/** Every code of a warning, or of what may be one, in order. */
export function listWarnings(catalogue: Catalogue): string[] {
  return listCodes(catalogue).filter((code) => catalogue[code]?.level !== 'error');
}
