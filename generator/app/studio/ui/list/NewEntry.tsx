/** A new release, show, page: its kind and its title; all else follows in the form. */
import { useEffect, useRef, useState } from 'react';
import type { StudioKind } from '../../protocol/index.ts';
import { change } from '../state/actions.ts';
import { capitalize, nounOf } from '../state/names.ts';
import { update, useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';

export function NewEntry({ kinds }: { kinds: readonly StudioKind[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const makeable = kinds.filter(({ newName }) => newName !== undefined);
  const [kind, setKind] = useState('');
  const [title, setTitle] = useState('');
  const chosen = makeable.find(({ newName }) => newName === kind) ?? makeable[0];
  const isWanted = useStudio((state) => state.dialog === 'new');
  useEffect(() => {
    if (!isWanted) return;
    setKind('');
    dialog.current?.showModal();
  }, [isWanted]);
  return (
    <>
      <button
        type="button"
        className="primary"
        disabled={makeable.length === 0}
        onClick={() => dialog.current?.showModal()}
      >
        {say('newEntry')}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="new-title"
        closedby="any"
        onClose={() => update({ dialog: undefined })}
      >
        <form
          method="dialog"
          onSubmit={() => {
            change('new', { kind: chosen?.newName ?? '', ...(title.trim() && { title: title.trim() }) });
            setTitle('');
          }}
        >
          <h2 id="new-title">{say('newTitle')}</h2>
          <label>
            {say('kind')}
            <select value={chosen?.newName} onChange={({ target }) => setKind(target.value)}>
              {makeable.map((each) => (
                <option key={each.newName} value={each.newName}>
                  {capitalize(nounOf(each.kind))}
                </option>
              ))}
            </select>
          </label>
          <label>
            {say('title')}
            <input type="text" value={title} onChange={({ target }) => setTitle(target.value)} />
          </label>
          <div className="dialog-buttons">
            <button type="button" onClick={() => dialog.current?.close()}>
              {say('cancel')}
            </button>
            <button type="submit" className="primary">
              {say('create')}
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}
