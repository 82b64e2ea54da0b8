/** The whole screen: list, editor and preview. */
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ConflictDialog } from './editor/ConflictDialog.tsx';
import { Editor } from './editor/Editor.tsx';
import { FindDialog } from './find/FindDialog.tsx';
import { Header } from './Header.tsx';
import { ImportDialog } from './import/ImportDialog.tsx';
import { ContentList } from './list/ContentList.tsx';
import { Preview } from './preview/Preview.tsx';
import { PublishDialog } from './publish/PublishDialog.tsx';
import { useAccent } from './state/accent.ts';
import { save, step } from './state/actions.ts';
import { isLetter } from './state/keyboard.ts';
import { update, useStudio } from './state/store.ts';
import { say } from './state/words.ts';

const PANES = [
  ['list', 'content'],
  ['editor', 'form'],
  ['preview', 'preview'],
] as const;

export function App() {
  const pane = useStudio((state) => state.pane);
  const isHome = useStudio((state) => state.file === undefined);
  const screen = useStudio((state) => state.screen);
  const isWide = useStudio((state) => state.sheet !== undefined && state.view === 'form');
  useAccent();
  useEffect(() => {
    addEventListener('keydown', onShortcut);
    return () => removeEventListener('keydown', onShortcut);
  }, []);
  return (
    <div className="studio" data-pane={pane} data-wide={isHome || isWide || undefined}>
      <button
        type="button"
        className="skip"
        onClick={() => {
          // On a phone it is out of sight until then, and takes no focus.
          flushSync(() => update({ pane: 'editor' }));
          document.querySelector<HTMLElement>('.editor')?.focus();
        }}
      >
        {say('skipToForm')}
      </button>
      <Header />
      <main>
        <ContentList />
        <Editor />
        <Preview />
      </main>
      <nav className="panes" aria-label={say('menu')}>
        {PANES.map(([name, word]) => (
          <button
            key={name}
            type="button"
            aria-pressed={pane === name}
            onClick={() => update({ pane: name })}
          >
            {say(isHome && name === 'editor' ? screen : word)}
          </button>
        ))}
      </nav>
      <Notice />
      <ConflictDialog />
      <PublishDialog />
      <ImportDialog />
      <FindDialog />
    </div>
  );
}

const LOST = { stopped: 'stopped', unknown: 'startedAgain', another: 'anotherSite' } as const;

/** The latest event, visible and for screen readers. */
function Notice() {
  const latest = useStudio((state) => state.notice);
  const lost = useStudio((state) => state.lost);
  // As long as nothing can be sent, nothing else matters.
  const notice = lost ? { text: say(LOST[lost]), isError: true } : latest;
  /** The element that had the focus before the button. */
  const before = useRef<EventTarget>(null);
  useEffect(() => {
    if (!latest || latest.isError) return;
    const timer = setTimeout(() => update({ notice: undefined }), 5000);
    return () => clearTimeout(timer);
  }, [latest]);
  return (
    <div className="notice" role={notice?.isError ? 'alert' : 'status'} data-error={notice?.isError}>
      {notice && (
        <>
          <p>{notice.text}</p>
          {!lost && latest?.canUndo && (
            <button
              type="button"
              onFocus={({ relatedTarget }) => {
                before.current = relatedTarget;
              }}
              onClick={() => {
                if (before.current instanceof HTMLElement) before.current.focus();
                step('undo');
              }}
            >
              {say('undo')}
            </button>
          )}
          {!lost && (
            <button
              type="button"
              aria-label={say('close')}
              onFocus={({ relatedTarget }) => {
                before.current = relatedTarget;
              }}
              onClick={() => {
                if (before.current instanceof HTMLElement) before.current.focus();
                update({ notice: undefined });
              }}
            >
              ×
            </button>
          )}
        </>
      )}
    </div>
  );
}

/** Command or Control with K searches, S saves, and Z undoes, except in a field, where the browser undoes letters itself. */
function onShortcut(event: KeyboardEvent): void {
  if (!(event.metaKey || event.ctrlKey) || event.altKey) return;
  // In a text, it makes a link, which is answered there.
  if (isLetter(event, 'k') && !event.defaultPrevented && !document.querySelector('dialog[open]')) {
    event.preventDefault();
    update({ dialog: 'find' });
  }
  if (isLetter(event, 's')) {
    event.preventDefault();
    save(({ site }) => site?.drafts.map(({ file }) => file) ?? []);
  }
  if (isLetter(event, 'z') && !isTyping(event.target)) {
    event.preventDefault();
    step(event.shiftKey ? 'redo' : 'undo');
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, .code') !== null;
}
