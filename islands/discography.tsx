import { useId, useMemo, useRef } from 'react';
import type { DiscographyFilter, DiscographyTab } from '../generator/features/releases/discography.ts';
import { search as english } from '../generator/site/words/en.json';
import { ALL, describeResults, panelsOf } from './parts/search.ts';
import { SearchResults } from './parts/search-results.tsx';
import { TabList } from './parts/tab-list.tsx';
import { useAddress, useSearch, useTabWithResults } from './parts/use-discography.ts';
import { type Slotted, slotAttributes } from './slots.ts';
import { islandWords, type WordsProps } from './words.ts';

/**
 * Each tab's cards, or its empty state, are the slot of its id; a card is an element with `data-words`. If the first tab has all of them,
 * the others show those whose `data-marks` have theirs.
 */
export interface DiscographyProps extends WordsProps<'search'> {
  tabs: Pick<DiscographyTab, 'id' | 'label' | 'count'>[];
  filters?: DiscographyFilter[];
  /** The tab that is open if the address names none. */
  openTab: string;
  /** The page of the discography: where the search form leads. */
  action: string;
  /** The address of the whole catalogue, if the page has only a part of it. */
  searchIndexUrl?: string | undefined;
}

const ENGLISH = { search: english };
const NONE: DiscographyFilter[] = [];

/** Tabs and a search over cards that are in the page already. Without scripts all lists show, one under the other. */
export default function Discography(props: DiscographyProps & Slotted) {
  const { tabs, filters = NONE, openTab, action, searchIndexUrl, slots } = props;
  const { search } = islandWords(ENGLISH, props.words);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const names = useMemo(() => filters.map(({ id }) => id), [filters]);
  const address = useAddress(openTab, names);
  const selected = tabs.some((tab) => tab.id === address.tab) ? address.tab : openTab;
  const marks = names.flatMap((name) => (address.chosen[name] ? `${name}-${address.chosen[name]}` : []));
  const wanted = { query: address.query, marks, tab: selected };
  const { counts, results, isPartial } = useSearch(root, wanted, searchIndexUrl);
  useTabWithResults(tabs, counts, address.setTab);
  const panels = panelsOf(tabs);
  const hasAll = tabs[0]?.id === ALL;
  const shown = tabs.map(({ id, label, count }) => ({
    id,
    label: search.counted({ label, count: counts ? (counts[id] ?? 0) : count }),
  }));

  return (
    <div ref={root}>
      <div className="shell discography-bar scripted-flex">
        <TabList
          id={id}
          label={search.label}
          tabs={shown}
          panel={hasAll ? ALL : undefined}
          selected={selected}
          onSelect={address.chooseTab}
        />
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
        {filters.length > 0 && (
          <div className="link-line discography-filters">
            {filters.map((filter) => (
              <label key={filter.id}>
                <span className="field-label">{filter.label}</span>
                <select
                  className="field"
                  value={address.chosen[filter.id] ?? ''}
                  onChange={(event) => address.choose(filter.id, event.currentTarget.value)}
                >
                  <option value="">{search.all}</option>
                  {filter.options.map((option) => (
                    <option key={option.id} value={option.id}>
                      {option.label}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        )}
      </div>
      <p role="status" className={counts ? 'shell data search-status' : 'sr-only'}>
        {counts && address.query && describeResults(address.query, counts, search)}
        {counts && !address.query && shown.find((tab) => tab.id === selected)?.label}
        {isPartial && search.partial}
      </p>
      {panels.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          aria-labelledby={`${id}-tab-${hasAll ? selected : tab.id}`}
          data-tab={tab.id}
          className={hasAll || tab.id === selected ? undefined : 'plain-block'}
        >
          <p className="shell subheading tab-heading plain-block">{search.counted(tab)}</p>
          <div hidden={results !== undefined} {...slotAttributes(slots, tab.id)} />
          {results && <SearchResults items={results.filter((item) => hasAll || item.tab === tab.id)} />}
        </div>
      ))}
    </div>
  );
}
