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

/** The tab of all records: the others show a part of its panel. */
export const ALL = 'all';

/** The tabs with a panel of their own. */
export function panelsOf<Tab extends { id: string }>(tabs: readonly Tab[]): readonly Tab[] {
  return tabs[0]?.id === ALL ? tabs.slice(0, 1) : tabs;
}

export interface Wanted {
  query: string;
  /** Each is among the marks of what is found. */
  marks: readonly string[];
  tab: string;
}

type Found = Pick<SearchItem, 'tab' | 'words' | 'marks'>;

function isFound({ words, marks = '' }: Found, wanted: Wanted): boolean {
  const own = marks.split(' ');
  return wanted.marks.every((mark) => own.includes(mark)) && matchesQuery(words, wanted.query);
}

/** Returns true if a record is in the open tab, which shows a part of the panel of all. */
function isShown({ tab, marks }: Found, wanted: Wanted): boolean {
  return marks === undefined || wanted.tab === ALL || tab === wanted.tab;
}

/** Shows the cards that match, hides the others, and counts per tab. */
export function filterPanels(root: HTMLElement, wanted: Wanted): Counts {
  const cards = [...root.querySelectorAll<HTMLElement>('[data-words]')].map((card) => {
    const { words = '', marks } = card.dataset;
    const tab = marks?.split(' ', 1)[0] ?? card.closest<HTMLElement>('[data-tab]')?.dataset['tab'] ?? '';
    return { card, tab, words, ...(marks !== undefined && { marks }) };
  });
  for (const each of cards) each.card.hidden = !(isFound(each, wanted) && isShown(each, wanted));
  return countItems(cards.filter((each) => isFound(each, wanted)));
}

export function findItems(
  items: readonly SearchItem[],
  wanted: Wanted,
): { counts: Counts; results: SearchItem[] } {
  const found = items.filter((item) => isFound(item, wanted));
  return { counts: countItems(found), results: found.filter((item) => isShown(item, wanted)) };
}

function countItems(items: readonly Found[]): Counts {
  const counts: Record<string, number> = {};
  for (const { tab } of items) counts[tab] = (counts[tab] ?? 0) + 1;
  return items.some(({ marks }) => marks !== undefined) ? { ...counts, [ALL]: items.length } : counts;
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
  const total = counts[ALL] ?? Object.values(counts).reduce((sum, count) => sum + count, 0);
  return total === 0 ? none({ query }) : results(total, { query });
}
