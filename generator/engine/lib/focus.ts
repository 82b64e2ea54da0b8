/** The point of a picture that stays in sight wherever the picture is cropped. */

/** Percent of the picture, from the left and from the top. */
export interface Focus {
  x: number;
  y: number;
}

const ACROSS: Record<string, number> = { left: 0, center: 50, centre: 50, middle: 50, right: 100 };
const DOWN: Record<string, number> = { top: 0, center: 50, centre: 50, middle: 50, bottom: 100 };

/** Reads `40% 20%` (from the left, from the top), `top`, `left` and `top left`. @returns undefined for anything else */
export function parseFocus(text: string): Focus | undefined {
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  const [first = '', second = 'center'] = words;
  if (words.length > 2) return undefined;
  const x = measure(first, ACROSS);
  const y = measure(second, DOWN);
  if (x !== undefined && y !== undefined) return { x, y };
  // A word names its own axis: `top left`, `top`.
  const turned = { x: measure(second, ACROSS), y: measure(first, DOWN) };
  return turned.x === undefined || turned.y === undefined || !(first in DOWN)
    ? undefined
    : { x: turned.x, y: turned.y };
}

/** Formats a focus for `object-position`. */
export function formatFocus({ x, y }: Focus): string {
  return `${x}% ${y}%`;
}

function measure(word: string, names: Record<string, number>): number | undefined {
  const share = /^(\d{1,3}(?:\.\d+)?)%$/.exec(word)?.[1];
  if (share === undefined) return Object.hasOwn(names, word) ? names[word] : undefined;
  return Number(share) <= 100 ? Number(share) : undefined;
}
