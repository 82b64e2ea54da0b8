/** Several values in an order, which is changed with the mouse or with buttons. */
import { useRef, useState } from 'react';
import {
  type FieldProps,
  hasError,
  setValue,
  useFieldIds,
  useParts,
  useProblems,
  useValue,
} from '../field/context.ts';
import { useReveal } from '../field/reveal.ts';
import { notify } from '../state/attempt.ts';
import { nameOfValue } from '../state/choices.ts';
import { firstItemsOf } from '../state/first-items.ts';
import { duplicateItem, removeItem } from '../state/items.ts';
import { nameOfItem } from '../state/names.ts';
import { emptyOf, factsOf, fieldOf, isWord, labelOf, type Schema } from '../state/schema.ts';
import { edit } from '../state/sending.ts';
import { update, useStudio } from '../state/store.ts';
import { isSamePath } from '../state/values.ts';
import { say } from '../state/words.ts';
import { isSheet } from './columns.ts';
import { Problems } from './Problems.tsx';
import { Sheet } from './Sheet.tsx';

const SIMPLE = new Set(['line', 'number', 'date', 'time', 'choice', 'colour', 'switch']);

export function List({ path, name, isRequired, item }: FieldProps & { item: Schema }) {
  const value = useValue(path);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const [opened, setOpened] = useState<number>();
  const [dragged, setDragged] = useState<number>();
  const adding = useRef<HTMLButtonElement>(null);
  const asSheet = useStudio((state) => state.sheet !== undefined && isSamePath(state.sheet, path));
  const one = nameOfItem(path);
  const title = (index: number) =>
    labelOf(items[index], (role) => nameOfValue(['role'], role)) || `${one} ${index + 1}`;
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= items.length) return;
    edit([...path, from], { kind: 'move', to });
    notify(say('moved', { name: title(from), number: to + 1, count: items.length }));
  };
  const add = () => {
    const empty = emptyOf(item);
    const first = Array.isArray(value) ? undefined : firstItemsOf(path);
    const index = (first ?? items).length;
    if (first) setValue(path, [...first, empty]);
    else edit([...path, index], { kind: 'insert', value: empty });
    setOpened(index);
    update({ wanted: [...path, index] });
  };
  return (
    <>
      {asSheet ? (
        <Sheet path={path} item={item} items={items} />
      ) : (
        <ol className="items" data-words={isWord(fieldOf(item)) || undefined}>
          {items.map((each, index) => (
            <li
              // Values move, places stay: a field knows its value by its place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              className="item"
              data-dragged={dragged === index || undefined}
              onDragOver={(event) => dragged !== undefined && event.preventDefault()}
              onDrop={() => {
                if (dragged !== undefined) move(dragged, index);
                setDragged(undefined);
              }}
            >
              <span
                className="handle"
                aria-hidden
                draggable
                onDragStart={() => setDragged(index)}
                onDragEnd={() => setDragged(undefined)}
              >
                ⠿
              </span>
              <Item path={[...path, index]} schema={item} name={title(index)} isOpen={opened === index} />
              <ItemTools
                name={title(index)}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                onMove={(by) => move(index, index + by)}
                onDuplicate={() => {
                  setOpened(index + 1);
                  duplicateItem([...path, index]);
                }}
              />
              <button
                type="button"
                className="item-remove"
                aria-label={say('removeItem', { name: title(index) })}
                onClick={() => {
                  adding.current?.focus({ preventScroll: true });
                  removeItem([...path, index], isRequired);
                }}
              >
                ×
              </button>
              {each === null && <span className="hint">{say('nothing')}</span>}
            </li>
          ))}
        </ol>
      )}
      <button
        ref={adding}
        type="button"
        className="add-item"
        aria-label={say('addItem', { name })}
        onClick={add}
      >
        + <span>{say('add')}</span>
      </button>
      {isSheet(item) && (
        <button
          type="button"
          className="add-item"
          onClick={() => update({ sheet: asSheet ? undefined : path })}
        >
          {say(asSheet ? 'sheetList' : 'sheetTable')}
        </button>
      )}
    </>
  );
}

interface ItemToolsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove(by: -1 | 1): void;
  onDuplicate(): void;
}

function ItemTools({ name, isFirst, isLast, onMove, onDuplicate }: ItemToolsProps) {
  const moveBy = (by: -1 | 1, button: HTMLButtonElement) => {
    onMove(by);
    followItem(button, by);
  };
  return (
    <span className="item-tools">
      <button
        type="button"
        disabled={isFirst}
        aria-label={say('upItem', { name })}
        onClick={({ currentTarget }) => moveBy(-1, currentTarget)}
      >
        ↑
      </button>
      <button
        type="button"
        disabled={isLast}
        aria-label={say('downItem', { name })}
        onClick={({ currentTarget }) => moveBy(1, currentTarget)}
      >
        ↓
      </button>
      <button type="button" aria-label={say('duplicateItem', { name })} onClick={onDuplicate}>
        <svg className="copy" viewBox="0 0 16 16" aria-hidden>
          <path d="M5.5 5.5h8v8h-8zM2.5 10.5v-8h8" />
        </svg>
      </button>
    </span>
  );
}

/** The focus goes on with an item that is moved: to the same button, or the other one at an end of the list. */
function followItem(button: HTMLButtonElement, by: -1 | 1): void {
  const row = button.closest('li');
  const beside = by < 0 ? row?.previousElementSibling : row?.nextElementSibling;
  const [up, down] = beside?.querySelectorAll<HTMLButtonElement>(':scope > .item-tools button') ?? [];
  const [wanted, other] = by < 0 ? [up, down] : [down, up];
  (wanted?.disabled ? other : wanted)?.focus();
}

interface ItemProps {
  path: FieldProps['path'];
  schema: Schema;
  name: string;
  isOpen: boolean;
}

/** A short value is a line; one of several fields is folded, so that ten songs are one screen. */
function Item({ path, schema, name, isOpen }: ItemProps) {
  const ids = useFieldIds();
  const { Widget } = useParts();
  useReveal(path);
  const problems = useProblems(path);
  const value = useValue(path);
  const field = fieldOf(schema);
  const facts = factsOf(value);
  const isWrong = hasError(problems);
  const props = { path, schema, name, isRequired: true };
  const isShort = SIMPLE.has(field.as) || (field.as === 'variants' && typeof value !== 'object');
  const parts = (
    <>
      <Widget field={field} props={props} ids={ids} isWrong={isWrong} />
      <Problems problems={problems} id={ids.problems} />
    </>
  );
  const place = { className: 'item-body', 'data-field': path.join('/') };
  if (isShort) return <div {...place}>{parts}</div>;
  return (
    <details {...place} open={isOpen || undefined}>
      <summary>
        <bdi>{name}</bdi>{' '}
        {facts && (
          <small>
            <bdi>{facts}</bdi>
          </small>
        )}
      </summary>
      {parts}
    </details>
  );
}
