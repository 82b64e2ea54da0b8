/** The line above all: whose site it is, what can be taken back, and what has not been saved. */
import { useRef } from 'react';
import { focusBeside } from './field/reveal.ts';
import { PublishButton } from './publish/PublishButton.tsx';
import { discard, open, save, show, step } from './state/actions.ts';
import { IS_MAC } from './state/keyboard.ts';
import { formatNotice } from './state/notices.ts';
import { unsavedOf, update, useStudio } from './state/store.ts';
import { LOCALE, say } from './state/words.ts';

const WAYS = ['undo', 'redo'] as const;

export function Header() {
  const site = useStudio((state) => state.site);
  const drafts = site?.drafts ?? [];
  // What was typed a moment ago is not known to be unsaved yet.
  const isUnsaved = useStudio((state) => unsavedOf(state).length > 0 || state.clash?.of === 'window');
  const canSave = isUnsaved || drafts.length > 0;
  return (
    <header className="bar">
      <div className="bar-list">
        <h1>
          <button type="button" className="brand" title={say('home')} onClick={() => show('home')}>
            {site?.title || say('studio')}
          </button>
        </h1>
      </div>
      <div className="bar-form">
        <button
          type="button"
          className="find mark s-search"
          aria-label={say('searchOrDo')}
          aria-keyshortcuts={IS_MAC ? 'Meta+K' : 'Control+K'}
          onClick={() => update({ dialog: 'find' })}
        >
          <span>{say('searchOrDo')}</span>
          <kbd>{IS_MAC ? '⌘ K' : 'Ctrl K'}</kbd>
        </button>
        {WAYS.map((way) => {
          const next = site?.history[way];
          return (
            <button
              key={way}
              type="button"
              className={`icon ${way}`}
              aria-label={say(way)}
              aria-disabled={!next}
              title={next ? formatNotice(next) : say(way)}
              onClick={() => next && step(way)}
            />
          );
        })}
        <Unsaved />
      </div>
      <div className="bar-page bar-tools">
        <button
          type="button"
          className="save"
          aria-disabled={!canSave}
          title={canSave ? undefined : say('saved')}
          onClick={() =>
            save((state) => [
              ...new Set([...unsavedOf(state), ...(state.site?.drafts ?? []).map(({ file }) => file)]),
            ])
          }
        >
          {say('save')}
        </button>
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
