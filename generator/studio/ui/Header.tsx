/** The line above all: whose site it is, what can be taken back, and what has not been saved. */
import { useRef } from 'react';
import { focusBeside } from './field/reveal.ts';
import { PublishButton } from './publish/PublishButton.tsx';
import { discard, open, save, step } from './state/actions.ts';
import { sayNotice } from './state/notices.ts';
import { useStudio } from './state/store.ts';
import { LOCALE, say } from './state/words.ts';

const WAYS = ['undo', 'redo'] as const;

export function Header() {
  const site = useStudio((state) => state.site);
  return (
    <header className="bar">
      <h1>{site?.title || say('studio')}</h1>
      <div className="bar-tools">
        {WAYS.map((way) => {
          const next = site?.history[way];
          return (
            <button
              key={way}
              type="button"
              aria-disabled={!next}
              title={next && sayNotice(next)}
              onClick={() => next && step(way)}
            >
              {say(way)}
            </button>
          );
        })}
        <Unsaved />
        <PublishButton />
      </div>
    </header>
  );
}

/** Everything that has not been saved, each to be saved or discarded by itself. */
function Unsaved() {
  const dialog = useRef<HTMLDialogElement>(null);
  const drafts = useStudio((state) => state.site?.drafts) ?? [];
  const entries = useStudio((state) => state.site?.entries) ?? [];
  const titleOf = (file: string) => entries.find((entry) => entry.file === file && !entry.at)?.title ?? file;
  return (
    <>
      <button
        type="button"
        className="unsaved"
        aria-disabled={drafts.length === 0}
        onClick={() => drafts.length > 0 && dialog.current?.showModal()}
      >
        {say('notSaved')} <span className="count">{drafts.length}</span>
      </button>
      <dialog ref={dialog} aria-labelledby="unsaved-title" closedby="any">
        <h2 id="unsaved-title" tabIndex={-1}>
          {say('notSaved')}
        </h2>
        <ul className="drafts" aria-labelledby="unsaved-title">
          {drafts.map(({ file, changed }) => (
            <li key={file}>
              <button
                type="button"
                className="draft-name"
                onClick={() => {
                  dialog.current?.close();
                  open(file);
                }}
              >
                {titleOf(file)}
                <small>{say('since', { time: timeOf(changed) })}</small>
              </button>
              <button
                type="button"
                aria-label={`${say('discard')}: ${titleOf(file)}`}
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget);
                  discard(() => [file]);
                }}
              >
                {say('discard')}
              </button>
              <button
                type="button"
                aria-label={`${say('save')}: ${titleOf(file)}`}
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget);
                  save(() => [file]);
                }}
              >
                {say('save')}
              </button>
            </li>
          ))}
        </ul>
        <div className="dialog-buttons">
          <button type="button" onClick={() => dialog.current?.close()}>
            {say('close')}
          </button>
          <button
            type="button"
            className="primary"
            disabled={drafts.length === 0}
            onClick={() => {
              dialog.current?.close();
              save(() => drafts.map(({ file }) => file));
            }}
          >
            {say('saveAll')}
          </button>
        </div>
      </dialog>
    </>
  );
}

function timeOf(iso: string): string {
  return new Date(iso).toLocaleString(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
}
