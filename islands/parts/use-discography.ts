import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { SearchItem } from '../../generator/features/releases/discography.ts';
import { type Counts, countItems, filterPanels, loadIndex, matchesQuery } from './search.ts';

/** The part of the discography's state that is in the address: `?tab=eps&q=night`. */
export function useAddress(first: string) {
  const [tab, setTab] = useState(first);
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const search = useCallback((text: string) => {
    setQuery(text.trim());
    history.replaceState(history.state, '', addressWith('q', text.trim()));
  }, []);

  useEffect(() => {
    const read = () => {
      const address = new URLSearchParams(location.search);
      const text = address.get('q') ?? '';
      setTab(address.get('tab') ?? first);
      setQuery(text.trim());
      if (input.current) input.current.value = text;
    };
    // What was typed before the island came alive stays.
    const typed = input.current?.value ?? '';
    read();
    if (typed) search(typed);
    if (typed && input.current) input.current.value = typed;
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [first, search]);

  const chooseTab = (next: string) => {
    setTab(next);
    if (next !== tab) history.pushState(null, '', addressWith('tab', next === first ? '' : next));
  };
  return { tab, query, input, setTab, chooseTab, search };
}

function addressWith(name: string, value: string): URL {
  const url = new URL(location.href);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  return url;
}

interface Search {
  /** Matches by tab; undefined while nothing is searched. */
  counts: Counts | undefined;
  /** Matches from the index, if the page does not have the whole catalogue. */
  results: SearchItem[] | undefined;
  /** The whole catalogue could not be fetched: matches are from the page. */
  isPartial: boolean;
}

const IDLE: Search = { counts: undefined, results: undefined, isPartial: false };

/** Filters the cards of the page as the query changes, or finds them in the index. */
export function useSearch(
  root: RefObject<HTMLElement | null>,
  query: string,
  index: string | undefined,
): Search {
  const [search, setSearch] = useState(IDLE);
  useEffect(() => {
    const panels = root.current;
    if (!panels) return;
    const filter = (isPartial: boolean) => {
      const counts = filterPanels(panels, query);
      setSearch(query ? { counts, results: undefined, isPartial } : IDLE);
    };
    if (!index || !query) {
      filter(false);
      return;
    }
    let current = true;
    const show = (items: SearchItem[]) => {
      const results = items.filter(({ words }) => matchesQuery(words, query));
      if (current) setSearch({ counts: countItems(results), results, isPartial: false });
    };
    loadIndex(index).then(show, (error: unknown) => {
      console.error(error);
      if (current) filter(true);
    });
    return () => {
      current = false;
    };
  }, [root, query, index]);
  return search;
}

/** A search that finds nothing in the open tab shows the first one in which it does. */
export function useTabWithResults(
  tabs: readonly { id: string }[],
  counts: Counts | undefined,
  setTab: Dispatch<SetStateAction<string>>,
) {
  useEffect(() => {
    const found = tabs.find(({ id }) => counts?.[id]);
    if (found) setTab((tab) => (counts?.[tab] ? tab : found.id));
  }, [tabs, counts, setTab]);
}
