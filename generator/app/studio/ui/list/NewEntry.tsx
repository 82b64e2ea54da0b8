/** A new release, show, page: its kind, its title, and the day of a show; all else follows in the form. */
import { useEffect, useRef, useState } from 'react';
import type { StudioKind } from '../../protocol/index.ts';
import { Calendar } from '../form/Calendar.tsx';
import { change } from '../state/actions.ts';
import { capitalize, nounOf } from '../state/names.ts';
import { update, useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';

export function NewEntry({ kinds }: { kinds: readonly StudioKind[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const makeable = kinds.filter(({ newName }) => newName !== undefined);
  const [kind, setKind] = useState('');
  const [title, setTitle] = useState('');
  const [date, setDate] = useState('');
  const chosen = makeable.find(({ newName }) => newName === kind) ?? makeable[0];
  const isShow = chosen?.newName === 'event';
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
            change('new', {
              kind: chosen?.newName ?? '',
              ...(title.trim() && { title: title.trim() }),
              ...(isShow && { date }),
            });
            setTitle('');
            setDate('');
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
          {isShow && (
            <label>
              {say('asDay')}
              <span className="line">
                <input
                  type="text"
                  required
                  pattern="\d{4}-\d{2}-\d{2}"
                  placeholder="2026-06-12"
                  title="2026-06-12"
                  value={date}
                  onChange={({ target }) => setDate(target.value)}
                />
                <Calendar value={date} onPick={setDate} />
              </span>
            </label>
          )}
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
