/**
 * Rows of a matrix, such as looks × kinds of pages × widths. The release layer takes all of them; `npm test` takes those that
 * stand for the rest, so that each behaviour is proven once.
 */
import { inject, test } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by the projects of vitest.config.ts that take every row. */
    isWhole: boolean | undefined;
  }
}

export const isWhole = inject('isWhole') === true;

/**
 * The rows that this layer takes.
 * @throws if none would be taken: their names may have changed
 */
export function pick<Row>(rows: readonly Row[], standsForOthers: (row: Row) => boolean): Row[] {
  const picked = isWhole ? [...rows] : rows.filter(standsForOthers);
  if (picked.length === 0) throw new Error(`None of ${rows.length} rows stands for the others.`);
  return picked;
}

/** The same, for rows that are words or numbers. */
export function pickOf<Row>(rows: readonly Row[], ...few: Row[]): Row[] {
  return pick(rows, (row) => few.includes(row));
}

/** A test of what `npm test` proves at a lower door, such as that of the studio's requests. */
export const testInRelease: ReturnType<typeof test.runIf> = test.runIf(isWhole);
