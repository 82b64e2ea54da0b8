/** Ratings of reviews as pages show them. */

import { MOST_STARS, type Rating } from './schema/rating.ts';
import { type Words, writeNumber } from './words/index.ts';

/** A rating as pages show it. */
export interface ShownRating {
  /** `★★★★½`, `8/10`. */
  text: string;
  /** `4.5 out of 5 stars`, for those who cannot see it. */
  label: string;
}

export function showRating({ value, best }: Rating, { language, press }: Words): ShownRating {
  const write = (number: number) => writeNumber(number, language);
  const values = { value: write(value), best: write(best) };
  if (best > MOST_STARS || !Number.isInteger(value * 2))
    return { text: `${values.value}/${values.best}`, label: press.points(values) };
  const filled = Math.floor(value);
  const half = value > filled ? '½' : '';
  const text = '★'.repeat(filled) + half + '☆'.repeat(best - filled - half.length);
  return { text, label: press.stars(values) };
}
