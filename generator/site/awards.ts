/** Awards, as pages and structured data have them. */

import type { Award } from './schema/awards.ts';
import { type Words, writeDigits } from './words/index.ts';

/** Words for results in European languages. */
const NOMINATED = /^(?:nomin|nomm|nomea|candidat|finalist|short-?list|long-?list|aday)\p{L}*$/iu;
const WON = /^(?:won|win|gewonnen|lauréat|gagn|ganad|ganh|vint|venc|kazan)\p{L}*$/iu;

/** An award in words: laurels that are text. */
export interface AwardRow {
  prize: string;
  /** Category and year, as far as known. */
  facts: string[];
  /** `Winner` or `Nominated`. */
  result: string;
}

/** Returns rows, with what was won before nominations. */
export function awardRows(given: readonly Award[] = [], { awards, language }: Words): AwardRow[] {
  const rank = ({ result }: Award) => (result === 'nominated' ? 1 : 0);
  return given
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ prize, category = '', year, result = 'won' }) => ({
      prize,
      facts: [category, year === undefined ? '' : writeDigits(String(year), language)].filter(Boolean),
      result: awards[result],
    }));
}

/** Returns what was won, `César: Best Music (2026)`: nominations are no awards. */
export function awardsLd(given: readonly Award[] = []): { award?: string[] } {
  const won = given.filter(({ result }) => result !== 'nominated');
  const award = won.map(
    ({ prize, category, year }) =>
      [prize, category].filter(Boolean).join(': ') + (year === undefined ? '' : ` (${year})`),
  );
  return award.length > 0 ? { award } : {};
}

export interface ReadAward {
  prize: string;
  category?: string;
  year?: number;
  result: 'won' | 'nominated';
}

/** `César 2026, Best Music (nominated)`: prize, year, category and result. Without a result, it is not clear what the commas divide. */
export function readAward(line: string): ReadAward | undefined {
  const [, text = '', word = ''] = /^(.+?)\s*[(,–—-]\s*([^(),]+?)\s*\)?$/.exec(line.trim()) ?? [];
  const result = NOMINATED.test(word) ? 'nominated' : WON.test(word) ? 'won' : undefined;
  if (result === undefined) return undefined;
  const [, before, year, after] = /^(.*?\S),? ((?:19|20)\d\d)(?=$|,)(.*)$/.exec(text) ?? [];
  const [prize = '', ...category] = `${before ?? text}${after ?? ''}`.split(/\s*,\s*/);
  return {
    prize,
    ...(category.length > 0 && { category: category.join(', ') }),
    ...(year !== undefined && { year: Number(year) }),
    result,
  };
}
