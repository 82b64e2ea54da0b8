/** A new release, show, page: its kind, its title, and the day of a show; all else follows in the form. */
import { useState } from 'react';
import type { StudioKind } from '../../protocol/index.ts';
import { AskDialog } from '../form/AskDialog.tsx';
import { Calendar } from '../form/values/Calendar.tsx';
import { change } from '../state/actions.ts';
import { capitalize, nounOf } from '../state/names.ts';
import { update, useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';

export function NewEntry({ kinds }: { kinds: readonly StudioKind[] }) {
  const makeable = kinds.filter(({ newName }) => newName !== undefined);
  const isOpen = useStudio((state) => state.dialog === 'new');
  const kind = useStudio((state) => state.newKind) ?? '';
  return (
    <>
      <button
        type="button"
        className="new-entry mark s-insert"
        title={say('newEntry')}
        disabled={makeable.length === 0}
        onClick={() => update({ dialog: 'new' })}
      >
        {say('newEntry')}
      </button>
      {isOpen && (
        <NewDialog
          kinds={makeable}
          kind={kind}
          onKind={(newKind) => update({ newKind })}
          onClose={() => update({ dialog: undefined })}
        />
      )}
    </>
  );
}

interface NewDialogProps {
  kinds: readonly StudioKind[];
  kind: string;
  onKind(kind: string): void;
  onClose(): void;
}

function NewDialog({ kinds, kind, onKind, onClose }: NewDialogProps) {
  const [title, setTitle] = useState('');
  const [date, setDate] = useState('');
  const chosen = kinds.find(({ newName }) => newName === kind) ?? kinds[0];
  const isShow = chosen?.newName === 'event';
  return (
    <AskDialog
      heading={say('newTitle')}
      submit={say('create')}
      run={(onTaken) =>
        change('new', { kind: chosen?.newName ?? '', title, ...(isShow && { date }) }, { onTaken })
      }
      onClose={onClose}
    >
      {(refused) => (
        <>
          <label>
            {say('kind')}
            <select value={chosen?.newName} onChange={({ target }) => onKind(target.value)}>
              {kinds.map((each) => (
                <option key={each.newName} value={each.newName}>
                  {capitalize(nounOf(each.kind))}
                </option>
              ))}
            </select>
          </label>
          <label>
            {say('title')}
            <input
              type="text"
              required
              pattern=".*\S.*"
              dir="auto"
              value={title}
              onChange={({ target }) => setTitle(target.value)}
              {...(!isShow && refused)}
            />
          </label>
          {isShow && (
            <label>
              {say('asDay')}
              <span className="line">
                <input
                  type="text"
                  required
                  placeholder="2026-06-12"
                  value={date}
                  onChange={({ target }) => setDate(target.value)}
                  {...refused}
                />
                <Calendar value={date} onPick={setDate} />
              </span>
            </label>
          )}
        </>
      )}
    </AskDialog>
  );
}
