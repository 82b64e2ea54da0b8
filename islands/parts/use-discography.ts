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
import { ALL, type Counts, filterPanels, findItems, loadIndex, type Wanted } from './search.ts';

/** The part of the discography's state that is in the address: `?tab=eps&q=night&format=vinyl`. @param names the parameters of filters */
export function useAddress(first: string, names: readonly string[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
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
      setChosen(Object.fromEntries(names.map((name) => [name, address.get(name) ?? ''])));
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
  }, [first, names, search]);

  const chooseTab = (next: string) => {
    setTab(next);
    if (next !== tab) history.pushState(null, '', addressWith('tab', next === first ? '' : next));
  };
  const choose = (name: string, value: string) => {
    setChosen({ ...chosen, [name]: value });
    history.replaceState(history.state, '', addressWith(name, value));
  };
  return { tab, query, chosen, input, setTab, chooseTab, choose, search };
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
  { query, marks, tab }: Wanted,
  index: string | undefined,
): Search {
  const [search, setSearch] = useState(IDLE);
  const joined = marks.join(' ');
  useEffect(() => {
    const panels = root.current;
    if (!panels) return;
    const wanted = { query, marks: joined ? joined.split(' ') : [], tab };
    const isIdle = !query && !joined;
    const isWhole = isIdle && (tab === ALL || !panels.querySelector('[data-marks]'));
    const filter = (isPartial: boolean) => {
      const counts = filterPanels(panels, wanted);
      setSearch(isIdle ? IDLE : { counts, results: undefined, isPartial });
    };
    if (!index || isWhole) {
      filter(false);
      return;
    }
    let current = true;
    const show = (items: SearchItem[]) => {
      const { counts, results } = findItems(items, wanted);
      if (current) setSearch({ counts: isIdle ? undefined : counts, results, isPartial: false });
    };
    loadIndex(index).then(show, (error: unknown) => {
      console.error(error);
      if (current) filter(true);
    });
    return () => {
      current = false;
    };
  }, [root, query, joined, tab, index]);
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
