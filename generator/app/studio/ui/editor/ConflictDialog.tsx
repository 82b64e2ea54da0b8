/** Two versions of the same values, side by side. Nothing is written before somebody has chosen. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { Conflict } from '../../protocol/index.ts';
import { resolve } from '../state/actions.ts';
import { nameOfValue } from '../state/choices.ts';
import { nameOf } from '../state/names.ts';
import { update, useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';

type Side = 'mine' | 'theirs';
const SIDES: readonly Side[] = ['mine', 'theirs'];

export function ConflictDialog() {
  const conflicts = useStudio((state) => state.conflicts);
  // The same ones may come several times: what somebody has chosen for them stays.
  return conflicts && <Conflicts key={JSON.stringify(conflicts)} conflicts={conflicts} />;
}

function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [taken, setTaken] = useState<Readonly<Record<number, Side>>>({});
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it is gone, it gives the focus back.
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="conflicts" aria-labelledby="conflicts-title" onCancel={leave}>
      <h2 id="conflicts-title">{say('changedOutside')}</h2>
      <p>{say('changedOutsideText')}</p>
      {conflicts.map((conflict, index) => (
        <fieldset key={`${conflict.part} ${conflict.field?.join('/')}`}>
          <legend>{titleOf(conflict)}</legend>
          {SIDES.map((side) => (
            <label key={side} className="side">
              <input
                type="radio"
                name={`conflict-${index}`}
                checked={(taken[index] ?? 'mine') === side}
                onChange={() => setTaken({ ...taken, [index]: side })}
              />
              <strong>{say(side)}</strong>
              <pre dir="auto">{textOf(conflict[side], conflict.field)}</pre>
            </label>
          ))}
        </fieldset>
      ))}
      <div className="dialog-buttons">
        <button type="button" onClick={leave}>
          {say('close')}
        </button>
        <button
          type="button"
          className="primary"
          onClick={() => resolve(conflicts.map((_, index) => taken[index] ?? 'mine'))}
        >
          {say('keep')}
        </button>
      </div>
    </dialog>
  );
}

/** Until the next question to the file brings them again. */
const leave = () => update({ conflicts: undefined });

function titleOf({ field, part }: Conflict): string {
  if (field)
    return field.map((step) => (typeof step === 'number' ? String(step + 1) : nameOf(step))).join(' › ');
  return say(part === 'body' ? 'body' : 'wholeText');
}

function textOf(value: unknown, field: Conflict['field'] = []): string {
  if (value === undefined) return say('nothing');
  return typeof value === 'string' ? nameOfValue(field, value) : JSON.stringify(value, null, 2);
}
