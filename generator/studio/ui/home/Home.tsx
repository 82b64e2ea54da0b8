/** The first screen: what comes out next, a new release, what was edited last, what needs a look, and drafts. */
import { useEffect, useState } from 'react';
import type { RecentAnswer, StudioEntry } from '../../protocol/index.ts';
import { FirstSteps } from '../list/FirstSteps.tsx';
import { Unsound } from '../preview/Unsound.tsx';
import { open } from '../state/actions.ts';
import { assetAddress, useAssets } from '../state/assets.ts';
import { ask } from '../state/client.ts';
import { daysUntil, weekdayOf, writeMoment, writeShortDay } from '../state/days.ts';
import { useStudio } from '../state/store.ts';
import { LOCALE, say } from '../state/words.ts';
import { NewRelease } from './NewRelease.tsx';

/** So many entries a part has. */
const NEXT = 2;
const LISTED = 6;

/** States of shows that nobody waits for. */
const OFF = new Set(['cancelled', 'postponed']);

const IN_DAYS = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });

export function Home() {
  const site = useStudio((state) => state.site);
  const { entries = [], firstSteps } = site ?? {};
  const own = entries.filter(({ language }) => language === undefined);
  const next = own
    .filter(({ state, status = '' }) => state !== 'sample' && !OFF.has(status))
    .filter(({ date = '' }) => date.length === 10 && daysUntil(date) >= 0)
    .toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))
    .slice(0, NEXT);
  // A show is counted with its file as well.
  const parts = new Set(own.flatMap(({ file, at }) => (at ? [file] : [])));
  const faulty = own.filter(
    ({ problems, file, at }) => problems > 0 && (at !== undefined || !parts.has(file)),
  );
  const drafts = own.filter(({ state }) => state === 'draft');
  return (
    <div className="home">
      <Unsound />
      <div className="home-top">
        {site && firstSteps && <FirstSteps id={site.id} {...firstSteps} />}
        {next.map((entry) => (
          <Next key={`${entry.file} ${entry.at?.join('.')}`} entry={entry} />
        ))}
        <NewRelease />
      </div>
      <Recent />
      <div className="home-lists">
        {faulty.length > 0 && (
          <Listed heading={say('needsLook')} entries={faulty}>
            {(entry) => <span className="look-at">{say('problems', { count: entry.problems })}</span>}
          </Listed>
        )}
        {drafts.length > 0 && (
          <Listed heading={say('drafts')} note={say('onlyYou')} entries={drafts}>
            {({ date }) => date && <small>{writeShortDay(date)}</small>}
          </Listed>
        )}
      </div>
    </div>
  );
}

function Next({ entry }: { entry: StudioEntry }) {
  const { title, date = '', city, state, problems } = entry;
  return (
    <button type="button" className="next" onClick={() => open(entry.file, entry.at)}>
      <span className="in">{IN_DAYS.format(daysUntil(date), 'day')}</span>
      <span className="when">{writeShortDay(date)}</span>
      <span className="what">
        <Cover entry={entry} size={64} />
        <span>
          <strong dir="auto">{title}</strong>
          <small>{[weekdayOf(date), city].filter(Boolean).join(' · ')}</small>
          {state === 'draft' && <span className="state draft">{say('draft')}</span>}
          {problems > 0 && <span className="look-at">{say('problems', { count: problems })}</span>}
        </span>
      </span>
    </button>
  );
}

/** Entries by their files, asked for again with each build. */
function Recent() {
  const builds = useStudio((state) => state.builds);
  const entries = useStudio(({ site }) => site?.entries) ?? [];
  const [files, setFiles] = useState<RecentAnswer['files']>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a build may be of a file that was edited
  useEffect(() => {
    ask<RecentAnswer>('/api/recent').then(
      (answer) => setFiles(answer.files),
      () => undefined,
    );
  }, [builds]);
  const found = files.flatMap(({ file, edited }) => {
    const entry = entries.find((each) => each.file === file && !each.at);
    return entry ? [{ entry, edited }] : [];
  });
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="home-recent">
      <h3 id="home-recent">{say('lastEdited')}</h3>
      <ul className="shelf">
        {found.map(({ entry, edited }) => (
          <li key={entry.file}>
            <button type="button" onClick={() => open(entry.file)}>
              <Cover entry={entry} size={320} />
              <strong dir="auto" title={entry.title}>
                {entry.kind === 'site' ? say('settings') : entry.title}
              </strong>
              <small>{writeMoment(edited)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ListedProps {
  heading: string;
  note?: string;
  entries: readonly StudioEntry[];
  children(entry: StudioEntry): React.ReactNode;
}

function Listed({ heading, note, entries, children }: ListedProps) {
  return (
    <section aria-label={heading}>
      <h3>
        {heading} {note && <small>{note}</small>}
      </h3>
      <ul className="todo">
        {entries.slice(0, LISTED).map((entry) => (
          <li key={`${entry.file} ${entry.at?.join('.')}`}>
            <button type="button" onClick={() => open(entry.file, entry.at)}>
              <Cover entry={entry} size={64} />
              <strong dir="auto">{entry.kind === 'site' ? say('settings') : entry.title}</strong>{' '}
              {children(entry)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The picture of an entry, or the sign of its kind. */
function Cover({ entry: { picture, kind, date }, size }: { entry: StudioEntry; size: 64 | 320 }) {
  const assets = useAssets();
  if (picture && assets.has(picture))
    return <img src={assetAddress(picture, size)} alt="" loading="lazy" decoding="async" />;
  if (size === 320 && date?.length === 10)
    return (
      <span className="cover day" aria-hidden>
        {writeShortDay(date)}
      </span>
    );
  return <span className={`cover mark ${kind === 'pages/events' ? 'show' : 'sheet'}`} aria-hidden />;
}
