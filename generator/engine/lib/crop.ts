/** The part of a picture that is shown, and how far the picture is turned before. */

export interface Crop {
  /** Degrees to the right. */
  turn: Turn;
  /** Percent of the turned picture. */
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Turn = 0 | 90 | 180 | 270;

const TURNS = [0, 90, 180, 270] as const;

/** All of a picture, as it is. */
export const WHOLE: Crop = { turn: 0, left: 0, top: 0, width: 100, height: 100 };

/**
 * Reads `10% 5% 80% 90%` (from the left, from the top, width, height), `90°` (to the right), or both: `90° 10% 5% 80% 90%`.
 * @returns undefined for anything else
 */
export function parseCrop(text: string): Crop | undefined {
  const words = text.trim().split(/[\s,]+/);
  const turned = words.length % 4 === 1 ? words.shift() : '0';
  const turn = TURNS.find((each) => String(each) === turned?.replace(/°$/, ''));
  if (turn === undefined) return undefined;
  if (words.length === 0) return { ...WHOLE, turn };
  const shares = words.map((word) => /^(\d{1,3}(?:\.\d+)?)%$/.exec(word)?.[1]).map(Number);
  const [left = 0, top = 0, width = 0, height = 0] = shares;
  const isInside = width > 0 && height > 0 && left + width <= 100 && top + height <= 100;
  return shares.length === 4 && isInside ? { turn, left, top, width, height } : undefined;
}

/** @returns nothing for all of a picture that is not turned */
export function formatCrop({ turn, left, top, width, height }: Crop): string {
  const isWhole = width === 100 && height === 100;
  return [
    ...(turn === 0 ? [] : [`${turn}°`]),
    ...(isWhole ? [] : [left, top, width, height].map((share) => `${share}%`)),
  ].join(' ');
}
