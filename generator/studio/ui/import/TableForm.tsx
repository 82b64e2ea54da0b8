/** A table: what its rows and its columns are. */
import type { ImportTable, ImportTableRequest } from '../../protocol/index.ts';
import { nameOf } from '../state/names.ts';
import { say, type Word } from '../state/words.ts';

interface TableFormProps {
  table: ImportTable;
  isBusy: boolean;
  onSay(request: ImportTableRequest): void;
}

const SHAPES: Readonly<Record<string, Word>> = {
  shows: 'tableShows',
  releases: 'tableReleases',
  merch: 'tableMerch',
  members: 'tableMembers',
  quotes: 'tableQuotes',
  mixes: 'tableMixes',
  scores: 'tableScores',
  works: 'tableWorks',
};

export function TableForm({ table, isBusy, onSay }: TableFormProps) {
  const { place, name, rows, shape, shapes, columns, keys } = table;
  const named = columns.filter((column) => column.name !== '');
  const change = (as: string | undefined, changed: Readonly<Record<string, string>>) => {
    if (!isBusy) onSay({ place, ...(as !== undefined && { as }), columns: changed });
  };
  return (
    <section aria-label={name}>
      <label>
        <span>
          <bdi>{name}</bdi> <small>{say('tableRows', { count: rows })}</small>
        </span>
        <select
          value={shape ?? ''}
          aria-disabled={isBusy}
          onChange={({ target }) => change(target.value, {})}
        >
          {shape === undefined || !shapes.includes(shape) ? (
            <option value={shape ?? ''}>{say('tableUnknown')}</option>
          ) : null}
          {shapes.map((each) => (
            <option key={each} value={each}>
              {nameShape(each)}
            </option>
          ))}
        </select>
      </label>
      <details>
        <summary>
          {say('tableColumns')} <span className="count">{named.length}</span>
        </summary>
        {named.map((column) => (
          <label key={column.name}>
            <bdi>{column.name}</bdi>
            <select
              value={column.key ?? 'nothing'}
              aria-disabled={isBusy}
              onChange={({ target }) => change(undefined, { [column.name]: target.value })}
            >
              <option value="nothing">{say('leaveOut')}</option>
              {[...new Set([...(column.key === undefined ? [] : [column.key]), ...keys])].map((key) => (
                <option key={key} value={key}>
                  {nameOf(key)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </details>
    </section>
  );
}

function nameShape(shape: string): string {
  const word = SHAPES[shape];
  return word === undefined ? shape : say(word);
}
