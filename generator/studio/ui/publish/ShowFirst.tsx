/** The site with its drafts for somebody, at an address that nobody can guess. */
import { useState } from 'react';
import type { PublishAnswer, PublishRequest } from '../../protocol/index.ts';
import { CopyLink } from '../form/CopyLink.tsx';
import { say } from '../state/words.ts';
import { formatDay } from './words.ts';

interface ShowFirstProps {
  plan: PublishAnswer;
  isBusy: boolean;
  onShow(show: PublishRequest['show']): void;
}

/** The days from now of the choices for the last day. */
const SPANS = [7, 14, 31];

export function ShowFirst({ plan: { target, address, show }, isBusy, onShow }: ShowFirstProps) {
  const days = SPANS.map(addDays);
  const [until, setUntil] = useState(days[0] ?? '');
  // Nobody finds anything at an example.
  if (!address) return null;
  const isGit = target?.to === 'git';
  return (
    <section className="show-first" aria-labelledby="show-first">
      <h3 id="show-first">{say('showFirst')}</h3>
      <p className="hint">{say(isGit ? 'showNotGit' : 'showHidden')}</p>
      {show && (
        <>
          <p>
            <a href={show.address} target="_blank" rel="noreferrer" dir="ltr">
              {show.address}
            </a>
          </p>
          <p className="hint">{say('showThere', { day: formatDay(show.until) })}</p>
        </>
      )}
      <div className="dialog-buttons">
        {show && <CopyLink text={show.address} />}
        {!isGit && (
          <>
            <select
              aria-label={say('showLast')}
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            >
              {days.map((day) => (
                <option key={day} value={day}>
                  {say('showUntil', { day: formatDay(day) })}
                </option>
              ))}
            </select>
            <button type="button" disabled={isBusy} onClick={() => onShow({ until })}>
              {say(show ? 'showRenew' : 'showMake')}
            </button>
          </>
        )}
        {show && (
          <button type="button" className="link" disabled={isBusy} onClick={() => onShow('withdraw')}>
            {say('showWithdraw')}
          </button>
        )}
      </div>
    </section>
  );
}

/** @returns `2026-12-06` */
function addDays(count: number): string {
  return new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
}
