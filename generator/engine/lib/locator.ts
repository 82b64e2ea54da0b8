/** Conversion of offsets in a text to lines and columns. */

interface Place {
  line: number;
  column: number;
}

/** The place of an offset, both counted from 1; an offset outside of the text gives its nearest end. */
export type Locate = (offset: number) => Place;

export function createLocator(text: string): Locate {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const inside = Math.min(Math.max(offset, 0), text.length);
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= inside) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: inside - (starts[low] ?? 0) + 1 };
  };
}
