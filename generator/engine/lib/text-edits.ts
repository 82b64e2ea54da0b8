/** Edits of a text by offsets. */

export interface PartEdit {
  /** Offsets in UTF-16 units, without a byte order mark. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** @param edits none of which touches another one */
export function applyEdits(text: string, edits: readonly PartEdit[]): string {
  const mark = text.startsWith('\ufeff') ? 1 : 0;
  return edits
    .toSorted((one, other) => other.from - one.from)
    .reduce(
      (made, { from, to, text: part }) => made.slice(0, mark + from) + part + made.slice(mark + to),
      text,
    );
}
