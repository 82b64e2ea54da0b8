import { useId, useRef } from 'react';
import type { DiscographyTab } from '../generator/features/releases/discography.ts';
import { search as english } from '../generator/site/words/en.json';
import { describeResults } from './parts/search.ts';
import { SearchResults } from './parts/search-results.tsx';
import { TabList } from './parts/tab-list.tsx';
import { useAddress, useSearch, useTabWithResults } from './parts/use-discography.ts';
import { type Slotted, slotAttributes } from './slots.ts';
import { islandWords, type WordsProps } from './words.ts';

/** Each tab's cards, or its empty state, are the slot of its id; a card is an element with `data-words`. */
export interface DiscographyProps extends WordsProps<'search'> {
  tabs: Pick<DiscographyTab, 'id' | 'label' | 'count'>[];
  /** The tab that is open if the address names none. */
  openTab: string;
  /** The page of the discography: where the search form leads. */
  action: string;
  /** The address of the whole catalogue, if the page has only a part of it. */
  searchIndexUrl?: string | undefined;
}

const ENGLISH = { search: english };

/** Tabs and a search over cards that are in the page already. Without scripts all lists show, one under the other. */
export default function Discography(props: DiscographyProps & Slotted) {
  const { tabs, openTab, action, searchIndexUrl, slots } = props;
  const { search } = islandWords(ENGLISH, props.words);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const address = useAddress(openTab);
  const { counts, results, isPartial } = useSearch(root, address.query, searchIndexUrl);
  useTabWithResults(tabs, counts, address.setTab);
  const selected = tabs.some((tab) => tab.id === address.tab) ? address.tab : openTab;
  const shown = tabs.map(({ id, label, count }) => ({
    id,
    label: search.counted({ label, count: counts ? (counts[id] ?? 0) : count }),
  }));

  return (
    <div ref={root}>
      <div className="shell discography-bar scripted-flex">
        <TabList id={id} label={search.label} tabs={shown} selected={selected} onSelect={address.chooseTab} />
        <search className="discography-search">
          <form
            className="search-form"
            method="get"
            action={action}
            onSubmit={(event) => event.preventDefault()}
          >
            <label className="field-label" htmlFor={`${id}-search`}>
              {search.field}
            </label>
            <input
              ref={address.input}
              id={`${id}-search`}
              className="field"
              type="search"
              name="q"
              autoComplete="off"
              onInput={(event) => address.search(event.currentTarget.value)}
            />
            {/* The list follows what is typed; for those who look for a button, and before scripts arrive. */}
            <button type="submit" className="button search-button">
              {search.search}
            </button>
          </form>
        </search>
      </div>
      <p role="status" className={counts ? 'shell data search-status' : 'sr-only'}>
        {counts && describeResults(address.query, counts, search)}
        {isPartial && search.partial}
      </p>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${tab.id}`}
          data-tab={tab.id}
          className={tab.id === selected ? undefined : 'plain-block'}
        >
          <p className="shell subheading tab-heading plain-block">{search.counted(tab)}</p>
          <div hidden={results !== undefined} {...slotAttributes(slots, tab.id)} />
          {results && <SearchResults items={results.filter((item) => item.tab === tab.id)} />}
        </div>
      ))}
    </div>
  );
}
