/** A part of a source, and what takes its place. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function applySplice(source: string, { start, end, text }: Splice): string {
  return source.slice(0, start) + text + source.slice(end);
}
