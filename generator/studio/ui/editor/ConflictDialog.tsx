/** Two versions of the same values, side by side. Nothing is written before somebody has chosen. */
import { useLayoutEffect, useRef, useState } from 'react';
import { valueAt } from '../../../engine/lib/record.ts';
import type { Conflict } from '../../protocol/index.ts';
import { resolve } from '../state/actions.ts';
import { nameOfValue } from '../state/choices.ts';
import { nameOf } from '../state/names.ts';
import { labelOf } from '../state/schema.ts';
import { type Clash, getState, isDeleted, partOf, type Side, update, useStudio } from '../state/store.ts';
import { isSamePath } from '../state/values.ts';
import { say } from '../state/words.ts';

const SIDES: readonly Side[] = ['mine', 'theirs'];

const WORDS = {
  file: { title: 'changedOutside', text: 'changedOutsideText', mine: 'mine', theirs: 'theirs' },
  window: {
    title: 'changedElsewhere',
    text: 'changedElsewhereText',
    mine: 'typedHere',
    theirs: 'typedThere',
  },
  deleted: { title: 'changedOutside', text: 'deletedOutsideText', mine: 'keepIt', theirs: 'letItGo' },
} as const;

export function ConflictDialog() {
  const clash = useStudio((state) => state.clash);
  // The same ones may come several times: what somebody has chosen for them stays.
  return clash && !clash.isClosed && <Conflicts key={JSON.stringify(clash)} {...clash} />;
}

function Conflicts({ of, conflicts }: Clash) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [taken, setTaken] = useState<Readonly<Record<number, Side>>>({});
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed before it is gone, it gives the focus back.
    return () => element?.close();
  }, []);
  const isGone = conflicts.some(isDeleted);
  const words = WORDS[isGone ? 'deleted' : of];
  return (
    <dialog ref={dialog} className="conflicts" aria-labelledby="conflicts-title" onCancel={leave}>
      <h2 id="conflicts-title">{say(words.title)}</h2>
      <p>{say(words.text)}</p>
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
              <strong>{say(words[side])}</strong>
              {!isGone && <pre dir="auto">{textOf(conflict[side], conflict.field)}</pre>}
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

/** Closes the question, until the next answer of the server brings the conflicts again. */
function leave(): void {
  const { clash } = getState();
  update({ clash: clash?.of === 'window' ? { ...clash, isClosed: true } : undefined });
}

/** `The Blue Room › City`: the entry, and what people call the keys below it. */
function titleOf({ file, field = [], part }: Conflict): string {
  const state = getState();
  const at = partOf(state, file, field);
  const entry = state.site?.entries.find((each) => each.file === file && isSamePath(each.at ?? [], at));
  const data = state.file?.file === file ? state.file.data : undefined;
  const names = field.map((step, index) =>
    typeof step === 'number'
      ? labelOf(valueAt(data, field.slice(0, index + 1))) || String(step + 1)
      : nameOf(step),
  );
  return [
    entry?.kind === 'site' ? say('settings') : (entry?.title ?? file),
    ...names.slice(at.length),
    ...(part === 'body' ? [nameOf('body')] : []),
  ].join(' › ');
}

function textOf(value: unknown, field: Conflict['field'] = []): string {
  if (value === undefined) return say('nothing');
  return typeof value === 'string' ? nameOfValue(field, value) : JSON.stringify(value, null, 2);
}
