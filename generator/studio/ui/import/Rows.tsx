/** Facts of an entry: of a new one as a list, of others each with a box. */
import { useState } from 'react';
import type { ImportEntry, ImportFact, ImportFile } from '../../protocol/index.ts';
import { nameOfValue } from '../state/choices.ts';
import { translateReason } from '../state/reasons.ts';
import { say } from '../state/words.ts';
import { type Flipped, flip, isRowTicked, keyOfRow, tickDifference } from './choices.ts';
import { nameOfField } from './words.ts';

interface RowsProps {
  entry: ImportEntry;
  rows: readonly (ImportFact | ImportFile)[];
  isOff: boolean;
  flipped: Flipped;
  onFlip(flipped: Flipped): void;
}

/** Rows that are shown at once. */
const SHOWN = 8;

export function Rows({ entry, rows, isOff, flipped, onFlip }: RowsProps) {
  const [isAll, setAll] = useState(false);
  if (rows.length === 0) return null;
  const shown = isAll || rows.length <= SHOWN + 1 ? rows : rows.slice(0, SHOWN);
  return (
    <ul className="import-rows">
      {shown.map((row) => (
        <li key={keyOfRow(entry, row)}>
          <label className="choice">
            <input
              type="checkbox"
              checked={!isOff && isRowTicked(entry, row, flipped)}
              disabled={isOff}
              onChange={() =>
                onFlip(
                  'value' in row && row.isDifferent
                    ? tickDifference(entry, row, flipped)
                    : flip(flipped, [keyOfRow(entry, row)]),
                )
              }
            />
            <Row row={row} />
          </label>
        </li>
      ))}
      {shown.length < rows.length && (
        <li>
          <button
            type="button"
            className="link"
            onClick={({ currentTarget }) => {
              currentTarget.closest('ul')?.querySelector<HTMLElement>('li:nth-last-child(2) input')?.focus();
              setAll(true);
            }}
          >
            {say('andMore', { count: rows.length - shown.length })}
          </button>
        </li>
      )}
    </ul>
  );
}

/** Unsure facts of a new entry are in sight, and all others behind a line. */
export function Facts({ entry }: { entry: ImportEntry }) {
  const [isOpen, setOpen] = useState(false);
  const facts = entry.facts.filter(({ isDifferent }) => !isDifferent);
  const doubtful = facts.filter(({ doubt }) => doubt !== undefined);
  const rows = [...facts.filter(({ doubt }) => doubt === undefined), ...entry.files];
  return (
    <>
      <List entry={entry} rows={doubtful} />
      {rows.length > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>
            {say('importSays')} <span className="count">{rows.length}</span>
          </summary>
          {isOpen && <List entry={entry} rows={rows} />}
        </details>
      )}
    </>
  );
}

function List({ entry, rows }: Pick<RowsProps, 'entry' | 'rows'>) {
  if (rows.length === 0) return null;
  return (
    <ul className="import-rows">
      {rows.map((row) => (
        <li key={keyOfRow(entry, row)}>
          <Row row={row} />
        </li>
      ))}
    </ul>
  );
}

function Row({ row }: { row: ImportFact | ImportFile }) {
  const field = nameOfField(row.field);
  if (!('value' in row))
    return (
      <span>
        {say('importFact', { field, value: row.name })}{' '}
        <small>
          <bdi>assets/{row.target}</bdi>
        </small>
      </span>
    );
  const { value, before, isDifferent, place, doubt } = row;
  return (
    <span>
      {say('importFact', { field, value: nameOfValue(row.field, value) })}{' '}
      {isDifferent && before !== undefined && (
        <>({say('importInstead', { value: nameOfValue(row.field, before) })}) </>
      )}
      {doubt !== undefined && (
        <span className="advice">{say('importCheck', { why: translateReason(doubt) })} </span>
      )}
      <small>
        <bdi>{place}</bdi>
      </small>
    </span>
  );
}
