/** Actions on a whole file, or on one show: copy, rename, delete. */
import { type FocusEvent, useRef, useState } from 'react';
import { fieldOf } from '../../../engine/lib/record.ts';
import type { FileAnswer } from '../../protocol/index.ts';
import { change } from '../state/actions.ts';
import { notify } from '../state/attempt.ts';
import { duplicateItem, removeItem } from '../state/items.ts';
import { update, useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import { PrivateDialog } from './PrivateDialog.tsx';
import { References, useReferences } from './References.tsx';

interface FileMenuProps {
  file: FileAnswer;
  title: string;
}

export function FileMenu({ file, title }: FileMenuProps) {
  const asking = useRef<HTMLDialogElement>(null);
  const menu = useRef<HTMLElement>(null);
  const at = useStudio((state) => state.at);
  const [question, setQuestion] = useState<'rename' | 'duplicate' | 'private'>();
  const [isAsked, setAsked] = useState(false);
  // The button in the menu that has opened a dialog is out of sight by then.
  const goBack = () => menu.current?.focus();
  const end = () => {
    setQuestion(undefined);
    goBack();
  };
  const view = useStudio((state) => state.view);
  const { file: path, language, data } = file;
  const isPrivate = language === undefined && fieldOf(data, 'private') !== undefined;
  const isCollected = path.includes('/') && !path.endsWith('.yaml');
  const references = useReferences(isAsked && isCollected ? path : undefined);
  const isOne = isCollected || at.length > 0;
  return (
    <>
      <details
        className="menu"
        onBlur={closeMenu}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape') return;
          currentTarget.open = false;
          goBack();
        }}
      >
        <summary ref={menu} aria-label={say('more')}>
          ⋯
        </summary>
        <div>
          {view === 'form' && (
            <button
              type="button"
              onClick={({ currentTarget }) => {
                currentTarget.closest('details')?.removeAttribute('open');
                goBack();
                update({ view: 'text', line: undefined });
              }}
            >
              {say('text')}
            </button>
          )}
          {isOne && language === undefined && (
            <button
              type="button"
              onClick={() => (isCollected ? setQuestion('duplicate') : duplicateItem(at))}
            >
              {say('duplicate')}
            </button>
          )}
          {isPrivate && (
            <button type="button" onClick={() => setQuestion('private')}>
              {say('privateAddresses')}
            </button>
          )}
          {isCollected && (
            <button type="button" onClick={() => setQuestion('rename')}>
              {say('rename')}
            </button>
          )}
          {isOne && (
            <button
              type="button"
              onClick={() => {
                setAsked(true);
                asking.current?.showModal();
              }}
            >
              {say('delete')}
            </button>
          )}
          <code className="path">{path}</code>
        </div>
      </details>
      {question === 'rename' && <AddressDialog path={path} title={title} onClose={end} />}
      {question === 'duplicate' && <DuplicateDialog path={path} title={title} onClose={end} />}
      {question === 'private' && <PrivateDialog path={path} title={title} onClose={end} />}
      <dialog
        ref={asking}
        aria-labelledby="delete-title"
        closedby="any"
        onClose={() => {
          setAsked(false);
          goBack();
        }}
      >
        <h2 id="delete-title">{say('deleteAsk', { title })}</h2>
        <References files={references} text={say('deleteReferences')} />
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
              if (isCollected) remove(path, title);
              else removeItem(at);
            }}
          >
            {say('delete')}
          </button>
        </div>
      </dialog>
    </>
  );
}

async function remove(path: string, title: string): Promise<void> {
  const reason = await change('delete', { path }, { message: say('deleted', { title }) });
  if (reason !== undefined) notify(reason, true);
}

/** Closes the menu when something else has the focus. */
function closeMenu({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
