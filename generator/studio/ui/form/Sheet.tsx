/** A list as a table: cells to type in, to fill down, to sort by, and to paste into from a spreadsheet. */
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { Value } from '../../../engine/edit/types.ts';
import { fieldOf as fieldIn, isRecord, valueAt } from '../../../engine/lib/record.ts';
import type { CellsAnswer, FieldPath } from '../../protocol/index.ts';
import { hasError, readText, textOf, useFieldIds, useParts, useProblems } from '../field/context.ts';
import { wordProblem } from '../state/advice.ts';
import { attempt, notify } from '../state/attempt.ts';
import { tell } from '../state/client.ts';
import { nameWithin } from '../state/names.ts';
import type { Schema } from '../state/schema.ts';
import { editAll, flush } from '../state/sending.ts';
import { getState } from '../state/store.ts';
import type { Edit } from '../state/values.ts';
import { say } from '../state/words.ts';
import { type Column, columnsOf, mapCells, readTable, sortSteps } from './columns.ts';

interface SheetProps {
  path: FieldPath;
  item: Schema;
  items: readonly unknown[];
}

export function Sheet({ path, item, items }: SheetProps) {
  const table = useRef<HTMLTableElement>(null);
  const [added, setAdded] = useState<readonly string[]>([]);
  const [sorted, setSorted] = useState<{ key: string; isUp: boolean }>();
  const [doubts, setDoubts] = useState<ReadonlyMap<string, string>>(new Map());
  const { shown, others } = columnsOf(item, items, added);

  /** Names a cell: `Title, 3`. */
  const placeOf = ({ key }: Column, row: number) => `${nameWithin(path, key)}, ${row + 1}`;

  const cellAt = (row: number, column: number) =>
    table.current?.tBodies[0]?.rows[row]?.cells[column + 1]?.querySelector<HTMLElement>(
      'input, select, textarea',
    );

  const paste = async (row: number, column: number, text: string) => {
    const { keys, rows } = mapCells(readTable(text), [...shown, ...others], shown.slice(column));
    if (keys.length === 0) return;
    setAdded([...added, ...keys.map(({ key }) => key)]);
    await attempt(async () => {
      const columns = keys.map(({ schema }, at) => ({
        value: schema.value ?? '',
        cells: rows.map((cells) => cells[at] ?? ''),
      }));
      const read = await tell<CellsAnswer>('/api/cells', { columns });
      const { length: count } = await settle(path);
      const edits: Edit[] = [];
      const unsure = new Map<string, string>();
      for (const index of rows.keys()) {
        const cells = keys.flatMap(({ key, schema }, at) => {
          const { text: written = '', doubt } = read.columns[at]?.[index] ?? {};
          if (doubt !== undefined) unsure.set(`${row + index} ${key}`, doubt);
          return written === '' ? [] : [[key, readText(written, schema)] as const];
        });
        edits.push(...editsOf(path, row + index, count, cells));
      }
      setDoubts(unsure);
      editAll(edits);
      notify(say('pasted', { count: rows.length }), false, true);
    });
  };

  const fillDown = async (row: number, { key }: Column) => {
    const now = await settle(path);
    const value = fieldIn(now[row], key);
    if (!isCell(value)) return;
    const below = now.slice(row + 1).map((_, index): Edit => {
      return { path: [...path, row + 1 + index, key], change: { kind: 'set', value } };
    });
    if (below.length > 0) editAll(below);
  };

  const sort = async ({ key }: Column) => {
    const isUp = sorted?.key === key ? !sorted.isUp : true;
    setSorted({ key, isUp });
    const texts = (await settle(path)).map((each) => textOf(fieldIn(each, key)));
    const steps = sortSteps(texts, isUp);
    if (steps.length === 0) return;
    editAll(steps.map(({ from, to }) => ({ path: [...path, from], change: { kind: 'move', to } })));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: number, column: number) => {
    const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isChoice = event.target instanceof HTMLSelectElement && event.key !== 'Enter';
    if (by !== undefined && !isChoice && !event.nativeEvent.isComposing) {
      event.preventDefault();
      cellAt(row + by, column)?.focus();
    }
    const filled = shown[column];
    if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey) && filled) {
      event.preventDefault();
      fillDown(row, filled);
    }
  };

  const onPaste = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData('text/plain');
    // A word or two goes into the cell.
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    paste(row, column, text);
  };

  return (
    <div className="sheet-box">
      <table className="cells" ref={table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say('number')}</span>
            </th>
            {shown.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={
                  sorted?.key === column.key ? (sorted.isUp ? 'ascending' : 'descending') : undefined
                }
              >
                <button type="button" title={say('sortBy')} onClick={() => sort(column)}>
                  {nameWithin(path, column.key)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: values move, places stay
            <tr key={row}>
              <th scope="row">{row + 1}</th>
              {shown.map((column, at) => (
                <td
                  key={column.key}
                  data-value={column.schema.value}
                  data-doubt={doubts.get(`${row} ${column.key}`)}
                  title={doubts.get(`${row} ${column.key}`)}
                  onKeyDown={(event) => onKeyDown(event, row, at)}
                  onPaste={(event) => onPaste(event, row, at)}
                >
                  <Cell path={[...path, row, column.key]} column={column} name={placeOf(column, row)} />
                  {row < items.length - 1 && (
                    <button
                      type="button"
                      className="fill"
                      tabIndex={-1}
                      aria-label={say('fillDown')}
                      title={say('fillDown')}
                      onClick={() => fillDown(row, column)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="line">
        <textarea
          rows={1}
          aria-label={say('pasteRows')}
          placeholder={say('pasteRows')}
          value=""
          onChange={() => undefined}
          onPaste={(event) => {
            event.preventDefault();
            paste(items.length, 0, event.clipboardData.getData('text/plain'));
          }}
        />
        {others.length > 0 && (
          <select
            aria-label={say('addColumn')}
            value=""
            onChange={({ target }) => setAdded([...added, target.value])}
          >
            <option value="">{say('addColumn')}</option>
            {others.map(({ key }) => (
              <option key={key} value={key}>
                {nameWithin(path, key)}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  );
}

function Cell({ path, column, name }: { path: FieldPath; column: Column; name: string }) {
  const ids = useFieldIds();
  const { Widget } = useParts();
  const problems = useProblems(path);
  const props = { path, schema: column.schema, name, isRequired: false };
  const said = problems.map((problem) => wordProblem(problem).message.text).join(' ');
  return (
    <div
      className="cell"
      data-field={path.join('/')}
      data-look={said !== '' || undefined}
      title={said || undefined}
    >
      <Widget field={column.field} props={props} ids={ids} isWrong={hasError(problems)} />
      {said !== '' && (
        <span className="unseen" id={ids.problems}>
          {said}
        </span>
      )}
    </div>
  );
}

/** Returns the rows as the server has them, with all that was changed until now: places are counted in these. */
async function settle(path: FieldPath): Promise<readonly unknown[]> {
  await flush();
  const rows = valueAt(getState().file?.data, path);
  return Array.isArray(rows) ? rows : [];
}

/** The edits for a row: of one that is there each value, of another one all of it. */
function editsOf(
  path: FieldPath,
  row: number,
  count: number,
  cells: readonly (readonly [string, Value])[],
): Edit[] {
  if (row >= count)
    return cells.length > 0
      ? [{ path: [...path, row], change: { kind: 'insert', value: Object.fromEntries(cells) } }]
      : [];
  return cells.map(([key, value]) => ({ path: [...path, row, key], change: { kind: 'set', value } }));
}

function isCell(value: unknown): value is Value {
  return value !== undefined && !isRecord(value) && !Array.isArray(value) && value !== null;
}
