/** Searching the discography: on the page itself, or in the index of a catalogue that is cut into pages. */
import { fold, skeletonOf } from '../../generator/engine/lib/fold.ts';
import type { SearchItem } from '../../generator/features/releases/discography.ts';
import type { Words } from '../../generator/site/words/types.ts';

/** Matches by tab. */
export type Counts = Readonly<Record<string, number>>;

/** True if `words` (folded) hold every term of the query; an empty query matches all. */
export function matchesQuery(words: string, query: string): boolean {
  const terms = fold(query).trim().split(/\s+/);
  return terms.every((term, index) => {
    // A letter before other terms is a word of its own, as in `g minor`; the last term may still be half typed.
    const isWord = term.length === 1 && index < terms.length - 1;
    if (isWord) return ` ${words} `.includes(` ${term} `);
    return words.includes(term) || soundsLike(words, skeletonOf(term));
  });
}

/** Sounds are words of their own, after a `~`. Those of two letters are too common to go on. */
function soundsLike(words: string, sound: string): boolean {
  return sound.length > 2
    ? words.includes(`~${sound}`)
    : sound !== '' && ` ${words} `.includes(` ~${sound} `);
}

/** Shows the cards that match, hides the others, and counts per panel (`data-tab`). */
export function filterPanels(root: HTMLElement, query: string): Counts {
  const counts: Record<string, number> = {};
  for (const panel of root.querySelectorAll<HTMLElement>('[data-tab]')) {
    const cards = [...panel.querySelectorAll<HTMLElement>('[data-words]')];
    for (const card of cards) card.hidden = !matchesQuery(card.dataset['words'] ?? '', query);
    counts[panel.dataset['tab'] ?? ''] = cards.filter((card) => !card.hidden).length;
  }
  return counts;
}

export function countItems(items: readonly SearchItem[]): Counts {
  const counts: Record<string, number> = {};
  for (const { tab } of items) counts[tab] = (counts[tab] ?? 0) + 1;
  return counts;
}

const indexes = new Map<string, Promise<SearchItem[]>>();

/** The whole catalogue, fetched once; if that fails, the next call tries again. */
export function loadIndex(url: string): Promise<SearchItem[]> {
  const index = indexes.get(url) ?? fetchIndex(url);
  indexes.set(url, index);
  index.catch(() => indexes.delete(url));
  return index;
}

async function fetchIndex(url: string): Promise<SearchItem[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response.json();
}

/** The result of a search in words: `2 results for “reve”`. */
export function describeResults(query: string, counts: Counts, { none, results }: Words['search']): string {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return total === 0 ? none({ query }) : results(total, { query });
}
