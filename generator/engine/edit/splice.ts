/** A part of a source, and what takes its place. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** @param splices none of which touches another one */
export function applySplices(source: string, splices: readonly Splice[]): string {
  return splices
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: added }) => text.slice(0, start) + added + text.slice(end), source);
}

export function touches(one: Splice, other: Splice): boolean {
  return one.start <= other.end && other.start <= one.end;
}
