/** Each page that changes: as visitors have it, and as they would. */
import { useState } from 'react';
import type { ComparedPage, ComparedPages, PublishAnswer } from '../../protocol/index.ts';
import { Wrong } from '../form/DialogParts.tsx';
import { tell } from '../state/client.ts';
import { useStudio } from '../state/store.ts';
import { say, type Word } from '../state/words.ts';
import { useSending } from './use-sending.ts';
import { formatTime } from './words.ts';

export function Compare({ plan: { address, since } }: { plan: PublishAnswer }) {
  const [compared, setCompared] = useState<ComparedPages>();
  const [chosen, setChosen] = useState('');
  const entries = useStudio(({ site }) => site?.entries) ?? [];
  const { isBusy, error, send } = useSending();
  const page = compared?.pages.find(({ route }) => route === chosen) ?? compared?.pages[0];
  const nameOf = ({ route }: ComparedPage) => {
    const title = entries.find((entry) => entry.route === route && !entry.at)?.title;
    return title ? `${title} – ${route}` : route;
  };
  return (
    <section className="compare" aria-labelledby="compare">
      <h3 id="compare">{say('compare')}</h3>
      <p className="hint" role="status">
        {compared ? describe(compared) : say(isBusy ? 'building' : 'compareHint')}
      </p>
      {!compared && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => send(async () => setCompared(await tell<ComparedPages>('/api/publish/compare', {})))}
        >
          {say('compareNow')}
        </button>
      )}
      <Wrong text={error} />
      {compared && page && (
        <>
          <select
            aria-label={say('changedPages')}
            value={page.route}
            onChange={({ target }) => setChosen(target.value)}
          >
            {compared.pages.map((each) => (
              <option key={each.route} value={each.route}>
                {nameOf(each)}
              </option>
            ))}
          </select>
          <div className="both">
            <Side
              title="visitorsHave"
              note={since && formatTime(since.time)}
              url={page.how === 'new' || !compared.isKnown ? undefined : compared.before + page.route}
              otherwise={compared.isKnown ? 'pageMissing' : 'pageUnknown'}
            />
            <Side
              title="theyWillHave"
              url={page.how === 'gone' ? undefined : compared.after + page.route}
              otherwise="pageMissing"
            />
          </div>
          {address && (
            <a href={address.replace(/\/$/, '') + page.route} target="_blank" rel="noreferrer">
              {say('openPublished')}
            </a>
          )}
        </>
      )}
    </section>
  );
}

interface SideProps {
  title: Word;
  note?: string | undefined;
  /** Undefined if there is no such page. */
  url: string | undefined;
  otherwise: Word;
}

function Side({ title, note, url, otherwise }: SideProps) {
  return (
    <figure>
      <figcaption>
        <b>{say(title)}</b> {note && <span className="hint">{note}</span>}
      </figcaption>
      {/* Nothing runs in it: it loads nothing from elsewhere. */}
      {url ? <iframe src={url} title={say(title)} sandbox="allow-same-origin" /> : <p>{say(otherwise)}</p>}
    </figure>
  );
}

function describe({ pages }: ComparedPages): string {
  return pages.length === 0 ? say('nothingChanges') : say('pagesChange', { count: pages.length });
}
