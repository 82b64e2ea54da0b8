/** Awards, as pages and structured data have them. */

import type { Award } from './schema/awards.ts';
import { joinFacts, type Words, writeDigits } from './words/index.ts';

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

/** Prizes that a line of a list has room for. */
const MOST = 2;

/** The first prizes that were won, with their years: `César 2026 · BIFA 2025`. Nominations are on the page of the entry. */
export function prizeLine(given: readonly Award[] = [], words: Words): string {
  const won = given.filter(({ result }) => result !== 'nominated').slice(0, MOST);
  const prizes = won.map(({ prize, year = '' }) =>
    `${prize} ${writeDigits(String(year), words.language)}`.trim(),
  );
  return joinFacts([...new Set(prizes)], words);
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
