/** Ratings of reviews: stars and points, as papers give and people write them. */
import * as z from 'zod';
import { latinDigits } from '../../engine/lib/text.ts';

export interface Rating {
  value: number;
  /** The highest there is. */
  best: number;
}

/** The usual number of stars; some papers give up to six. */
const USUAL = 5;
export const MOST_STARS = 6;
/** Points are given out of a hundred at most. */
const MOST = 100;

const STARS = /^[★⭐🌟*]*½?[☆✩]*$/u;
const POINTS =
  /^(\d+(?:[.,]\d+)?)(?:\s*(?:[★⭐*]|\p{L}+))?(?:\s*(?:\/|out of|of|von|sur|su|de|من)\s*(\d+))?(?:\s*(?:[★⭐*]|\p{L}+))?$/iu;

/** `4/5`, `4`, `4,5/5`, `8/10`, `4 out of 5 stars`, `85%`, `★★★★`, `★★★½☆`. Undefined for anything else. */
export function readRating(written: string | number): Rating | undefined {
  const plain = String(written).replaceAll('\ufe0f', '').trim();
  const stars = plain.replace(/\s/g, '');
  if (stars && STARS.test(stars)) return countStars(stars);
  const line = latinDigits(plain);
  const [, value = '', best = USUAL] = POINTS.exec(line.replace(/%$/, '/100')) ?? [];
  const rating = { value: Number(value.replace(',', '.')), best: Number(best) };
  const isPossible = value !== '' && rating.best > 0 && rating.best <= MOST && rating.value <= rating.best;
  return isPossible ? rating : undefined;
}

/** Counts stars. Without empty ones, there are as many as usual. */
function countStars(stars: string): Rating | undefined {
  const count = (sign: RegExp) => [...stars].filter((each) => sign.test(each)).length;
  const half = count(/½/);
  const filled = count(/[★⭐🌟*]/u);
  const empty = count(/[☆✩]/);
  const best = empty > 0 ? filled + half + empty : Math.max(USUAL, filled + half);
  return best > MOST_STARS && empty === 0 ? undefined : { value: filled + half / 2, best };
}

const EXPECTED = 'must be a rating such as 4/5, ★★★★ or 8/10';

export const rating = z
  .union([z.number(), z.string()], EXPECTED)
  .transform((written, context): Rating => {
    const read = readRating(written);
    if (read) return read;
    context.issues.push({ code: 'custom', input: written, message: EXPECTED });
    return z.NEVER;
  })
  .meta({ $comment: 'rating', type: ['number', 'string'], anyOf: undefined });
