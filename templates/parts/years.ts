import type { MusicCard } from '../../generator/site/parts.ts';

/** The years of records that are in the order of their years, the newest first; none if they are of one year, or in another order. */
export function listYears(cards: readonly MusicCard[]): string[] {
  const years = cards.map(({ year }) => year);
  const all = [...new Set(years)];
  const isByYear = years.every((year, index) => year !== '' && year <= (years[index - 1] ?? year));
  return isByYear && all.length > 1 ? all : [];
}
