/** What is done to a whole file: another address, or away with it. */
import { type FocusEvent, useRef, useState } from 'react';
import type { FileAnswer, ReferencesAnswer } from '../../protocol/index.ts';
import { change } from '../state/actions.ts';
import { listReferences } from '../state/file-actions.ts';
import { useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';

interface FileMenuProps {
  file: FileAnswer;
  title: string;
  onDelete(): void;
}

export function FileMenu({ file, title, onDelete }: FileMenuProps) {
  const asking = useRef<HTMLDialogElement>(null);
  const naming = useRef<HTMLDialogElement>(null);
  const menu = useRef<HTMLElement>(null);
  // The button in the menu that has opened a dialog is out of sight by then.
  const goBack = () => menu.current?.focus();
  const [slug, setSlug] = useState('');
  const [references, setReferences] = useState<ReferencesAnswer['files']>([]);
  const entries = useStudio(({ site }) => site?.entries);
  const name = file.file.replace(/^.*\//, '').replace(/\..*$/, '');
  const isCollected = file.file.includes('/') && !file.file.endsWith('.yaml');
  if (!isCollected) return null;
  return (
    <>
      <details className="menu" onBlur={closeMenu}>
        <summary ref={menu} aria-label={say('more')}>
          ⋯
        </summary>
        <div>
          <button
            type="button"
            onClick={() => {
              setSlug(name);
              setReferences([]);
              naming.current?.showModal();
              listReferences(file.file).then(setReferences);
            }}
          >
            {say('rename')}
          </button>
          <button type="button" onClick={() => asking.current?.showModal()}>
            {say('delete')}
          </button>
        </div>
      </details>
      <dialog ref={naming} aria-labelledby="rename-title" closedby="any" onClose={goBack}>
        <form method="dialog" onSubmit={() => change('rename', { path: file.file, slug })}>
          <h2 id="rename-title">{say('renameTitle', { title })}</h2>
          <label>
            {say('address')}
            <input type="text" dir="ltr" value={slug} onChange={({ target }) => setSlug(target.value)} />
          </label>
          <p className="hint">{say('renameText')}</p>
          {references.length > 0 && (
            <div>
              <p>{say('renameReferences')}</p>
              <ul className="references">
                {references.map(({ file: each, count }) => (
                  <li key={each}>
                    <bdi>{entries?.find((entry) => entry.file === each && !entry.at)?.title ?? each}</bdi>{' '}
                    <span className="count">{count}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div className="dialog-buttons">
            <button type="button" onClick={() => naming.current?.close()}>
              {say('cancel')}
            </button>
            <button type="submit" className="primary" disabled={slug.trim() === '' || slug === name}>
              {say('rename')}
            </button>
          </div>
        </form>
      </dialog>
      <dialog ref={asking} aria-labelledby="delete-title" closedby="any" onClose={goBack}>
        <h2 id="delete-title">{say('deleteAsk', { title })}</h2>
        <p className="hint">{say('deleteText')}</p>
        <div className="dialog-buttons">
          <button type="button" onClick={() => asking.current?.close()}>
            {say('cancel')}
          </button>
          <button
            type="button"
            className="primary"
            onClick={() => {
              asking.current?.close();
              onDelete();
            }}
          >
            {say('delete')}
          </button>
        </div>
      </dialog>
    </>
  );
}

/** Closes the menu when something else has the focus. */
function closeMenu({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
