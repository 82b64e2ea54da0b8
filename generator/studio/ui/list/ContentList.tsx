/** The list of everything: settings, then entries by kind, with pages below what is added to week by week. */
import { useRef, useState } from 'react';
import type { EntryState, StudioEntry, StudioKind } from '../../protocol/index.ts';
import { open, show } from '../state/actions.ts';
import { wordInList } from '../state/advice.ts';
import { assetAddress, useAssets } from '../state/assets.ts';
import { attempt } from '../state/attempt.ts';
import { nameOfChoice } from '../state/choices.ts';
import { tell } from '../state/client.ts';
import { writeDay } from '../state/days.ts';
import { openImport } from '../state/importing.ts';
import { groupOf } from '../state/names.ts';
import { flush } from '../state/sending.ts';
import { getState, update, useStudio } from '../state/store.ts';
import { isSamePath } from '../state/values.ts';
import { LANGUAGE, listLanguages, nameOfLanguage, say, switchLanguage } from '../state/words.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { NewEntry } from './NewEntry.tsx';

type Filter = 'everything' | 'unsaved' | 'withProblems' | 'draft' | 'announced' | 'sample';
const FILTERS: readonly Filter[] = ['everything', 'unsaved', 'withProblems', 'draft', 'announced', 'sample'];

/** The most rows of a kind: the rest is behind a button, so that the kinds below are in sight. */
const SHOWN = 20;
/** The most rows of a filter, and how many more each click shows. */
const MOST = 500;

export function ContentList() {
  const site = useStudio((state) => state.site);
  const screen = useStudio((state) => (state.file ? undefined : state.screen));
  const isOpen = useStudio((state) => state.pane === 'list');
  const [filter, setFilter] = useState<Filter>('everything');
  const entries = site?.entries ?? [];
  const found = entries.filter((entry) => passes(entry, filter));
  const settings = found.find(isSettings);
  const groups = groupByKind(
    found.filter((entry) => !isSettings(entry)),
    site?.kinds ?? [],
  );
  return (
    <nav className="list" aria-label={say('content')}>
      <div className="list-tools">
        <button
          type="button"
          className="unfold icon s-list"
          aria-label={say('content')}
          title={say('content')}
          aria-expanded={isOpen}
          onClick={() => update({ pane: isOpen ? 'editor' : 'list' })}
        />
        <select
          aria-label={say('content')}
          value={filter}
          onChange={({ target }) => setFilter(filterOf(target.value))}
        >
          {FILTERS.map((each) => (
            <option key={each} value={each}>
              {say(each)}
            </option>
          ))}
        </select>
        <NewEntry kinds={site?.kinds ?? []} />
        <button type="button" className="import-button" onClick={openImport}>
          {say('import')}
        </button>
      </div>
      <button
        type="button"
        className="place mark house"
        title={say('home')}
        aria-current={screen === 'home' ? 'page' : undefined}
        onClick={() => show('home')}
      >
        {say('home')}
      </button>
      <button
        type="button"
        className="place mark s-picture"
        title={say('files')}
        aria-current={screen === 'files' ? 'page' : undefined}
        onClick={() => show('files')}
      >
        {say('files')}
      </button>
      {/* The first screen begins with them. */}
      {screen !== 'home' && site?.firstSteps && <FirstSteps id={site.id} {...site.firstSteps} />}
      {site && found.length === 0 && <p className="hint">{say('nothingFound')}</p>}
      {settings && (
        <ul>
          <Row entry={settings} />
        </ul>
      )}
      {groups.map(({ label, rows }) => (
        <Group key={label} label={label} rows={rows} isOpen={filter !== 'everything'} />
      ))}
      {site && site.problems.length > 0 && (
        <details className="site-problems">
          <summary>
            {say('problemsOfSite')} <span className="count">{site.problems.length}</span>
          </summary>
          <ul>
            {site.problems.map((problem) => {
              const { message, hint } = wordInList(problem);
              const { code, place } = problem;
              return (
                <li key={`${code} ${place} ${problem.message}`} {...message.language}>
                  {message.text} {hint && <bdi {...hint.language}>{hint.text}</bdi>}{' '}
                  {place && <code>{place}</code>}
                </li>
              );
            })}
          </ul>
        </details>
      )}
      <div className="list-foot">
        <select
          aria-label={say('language')}
          value={LANGUAGE}
          onChange={async ({ target: { value } }) => {
            if (await flush()) switchLanguage(value);
          }}
        >
          {listLanguages().map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
        <button
          type="button"
          title={say('stopStudioHint')}
          onClick={() => attempt(() => tell('/api/stop', {}))}
        >
          {say('stopStudio')}
        </button>
      </div>
    </nav>
  );
}

interface GroupProps {
  label: string;
  rows: readonly StudioEntry[];
  isOpen: boolean;
}

function Group({ label, rows, isOpen }: GroupProps) {
  const [limit, setLimit] = useState(SHOWN);
  const list = useRef<HTMLUListElement>(null);
  const shown = rows.slice(0, isOpen ? Math.max(MOST, limit) : limit);
  const rest = rows.length - shown.length;
  return (
    <section className="list-group" data-pictures={rows.some(({ picture }) => picture) || undefined}>
      <h2>
        {label} <span className="count">{rows.length}</span>
      </h2>
      <ul ref={list}>
        {shown.map((entry) => (
          <Row key={`${entry.file} ${entry.at?.join('.')}`} entry={entry} />
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          onClick={() => {
            list.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
            setLimit(limit + MOST);
          }}
        >
          {say('andMore', { count: rest })}
        </button>
      )}
    </section>
  );
}

function Row({ entry }: { entry: StudioEntry }) {
  const assets = useAssets();
  const title = isSettings(entry) ? say('settings') : entry.title;
  const isOpen = useStudio(({ file, at }) => file?.file === entry.file && isSamePath(at, entry.at ?? []));
  return (
    <li>
      <button
        type="button"
        className="row"
        title={title}
        aria-current={isOpen ? 'true' : undefined}
        // A key has no count of clicks.
        onClick={({ detail }) => openRow(entry, detail === 0)}
      >
        {entry.picture && assets.has(entry.picture) && (
          <img src={assetAddress(entry.picture, 64)} alt="" loading="lazy" decoding="async" />
        )}
        <span className="row-title" dir="auto">
          {title}
        </span>{' '}
        {entry.date && <span className="row-date">{writeDay(entry.date)}</span>}{' '}
        <span className="row-facts">
          {entry.language && <span className="tag">{nameOfLanguage(entry.language)}</span>}
          {entry.isUnsaved && (
            <span className="state new dot" role="img" aria-label={say('unsaved')}>
              {say('unsaved')}
            </span>
          )}
          <State entry={entry} />{' '}
          {entry.problems > 0 && (
            <span className="look-at">{say('problems', { count: entry.problems })}</span>
          )}{' '}
          {entry.isUntranslated && <span className="state draft">{say('notTranslated')}</span>}{' '}
          {entry.city && <bdi>{entry.city}</bdi>}
        </span>
      </button>
    </li>
  );
}

function State({ entry: { state, status } }: { entry: StudioEntry }) {
  if (state === 'none' || state === 'out') return null;
  const isOther = state === 'upcoming' && status !== undefined;
  return (
    <span className={`tag state ${isOther ? 'other' : state}`}>
      {isOther ? nameOfChoice(['status'], status) : say(STATE_WORDS[state])}
    </span>
  );
}

/** Opens a row. By key, the focus moves into the form, which is many rows away. */
async function openRow({ file, at = [] }: StudioEntry, isByKey: boolean): Promise<void> {
  await open(file, at);
  if (isByKey && getState().view === 'form') update({ wanted: at });
}

const STATE_WORDS = {
  draft: 'draft',
  private: 'private',
  announced: 'announced',
  sample: 'sample',
  upcoming: 'upcoming',
  past: 'past',
  empty: 'empty',
} as const satisfies Record<Exclude<EntryState, 'out' | 'none'>, string>;

function passes({ isUnsaved, problems, state }: StudioEntry, filter: Filter): boolean {
  if (filter === 'everything') return true;
  if (filter === 'unsaved') return isUnsaved;
  return filter === 'withProblems' ? problems > 0 : state === filter;
}

function filterOf(value: string): Filter {
  return FILTERS.find((each) => each === value) ?? 'everything';
}

function isSettings({ kind }: StudioEntry): boolean {
  return kind === 'site';
}

/** The entries under the heading of their kind, in the order of the kinds; the pages are one group, and the last. */
function groupByKind(entries: readonly StudioEntry[], kinds: readonly StudioKind[]) {
  const groups = new Map<string, StudioEntry[]>();
  for (const entry of entries) {
    const label = labelOf(entry, kinds);
    groups.set(label, [...(groups.get(label) ?? []), entry]);
  }
  // Not by their size: a group stays where it was when something is added.
  const rankOf = (rows: readonly StudioEntry[]) =>
    rows.some(isPage)
      ? kinds.length
      : Math.min(...rows.map((entry) => kinds.findIndex(({ kind }) => kind === entry.kind)));
  return [...groups]
    .toSorted(([, one], [, other]) => rankOf(one) - rankOf(other))
    .map(([label, rows]) => ({ label, rows: rows.toSorted(byDate) }));
}

function isPage({ kind, at }: StudioEntry): boolean {
  return kind === 'legal' || kind === 'ownPages' || (kind.startsWith('pages/') && !at);
}

function labelOf(entry: StudioEntry, kinds: readonly StudioKind[]): string {
  return isPage(entry) ? say('pages') : groupOf(entry.kind, kinds);
}

/** Coming shows first, the next on top; then from newest to oldest, undated ones by title. For one title, the default language first. */
function byDate(one: StudioEntry, other: StudioEntry): number {
  const [isNext, isOtherNext] = [one, other].map(({ state }) => state === 'upcoming');
  if (isNext !== isOtherNext) return isNext ? -1 : 1;
  const dates = (other.date ?? '').localeCompare(one.date ?? '');
  if (dates !== 0) return isNext ? -dates : dates;
  const languages = (one.language ?? '').localeCompare(other.language ?? '');
  return one.title.localeCompare(other.title) || languages;
}
