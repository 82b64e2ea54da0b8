/** Entries of a plan, each with a box, or a box for each of its facts. */
import { useState } from 'react';
import type { ImportEntry } from '../../protocol/index.ts';
import { nameOf } from '../state/names.ts';
import { say } from '../state/words.ts';
import { type Flipped, flip, isEntryTicked, isRowTicked, keyOfEntry, keyOfRow } from './choices.ts';
import { Facts, Rows } from './Rows.tsx';
import { listWords } from './words.ts';

interface EntryListProps {
  title: string;
  hint?: string | undefined;
  entries: readonly ImportEntry[];
  flipped: Flipped;
  onFlip(flipped: Flipped): void;
  /** Saves what is not saved of a file. */
  onSave(file: string): void;
}

/** Entries that are shown at once; the boxes of the others are ticked all the same. */
const SHOWN = 40;

export function EntryList({ title, hint, entries, ...more }: EntryListProps) {
  const [limit, setLimit] = useState(SHOWN);
  if (entries.length === 0) return null;
  return (
    <section>
      <h3>
        {title} <span className="count">{entries.length}</span>
      </h3>
      {hint && <p className="hint">{hint}</p>}
      <ul className="import-entries" aria-label={title}>
        {entries.slice(0, limit).map((entry) => (
          <Entry key={keyOfEntry(entry)} entry={entry} {...more} />
        ))}
      </ul>
      {entries.length > limit && (
        <button type="button" className="add-item" onClick={() => setLimit(limit + 5 * SHOWN)}>
          {say('more')}
        </button>
      )}
    </section>
  );
}

type EntryProps = Pick<EntryListProps, 'flipped' | 'onFlip' | 'onSave'> & { entry: ImportEntry };

function Entry({ entry, flipped, onFlip, onSave }: EntryProps) {
  const { verdict, title, date, source, file, missing, isDrafted, facts, files } = entry;
  const isNew = verdict === 'new';
  const fills = [...facts.filter(({ isDifferent }) => !isDifferent), ...files];
  const ticked = fills.filter((row) => isRowTicked(entry, row, flipped));
  const isTicked = isNew ? isEntryTicked(entry, flipped) : ticked.length > 0;
  const toggle = () => {
    // All of what is ticked, or all that there is.
    const rows = isTicked ? ticked : fills;
    onFlip(flip(flipped, isNew ? [keyOfEntry(entry)] : rows.map((row) => keyOfRow(entry, row))));
  };
  const name = (
    <span>
      <bdi>{title}</bdi>{' '}
      <small>
        {date && (
          <>
            <time>{date}</time> ·{' '}
          </>
        )}
        {source} · <bdi>{file}</bdi>
      </small>
    </span>
  );
  return (
    <li>
      {verdict === 'differs' ? (
        <p>{name}</p>
      ) : (
        <label className="choice">
          <input
            type="checkbox"
            checked={isTicked}
            disabled={isDrafted}
            ref={(box) => {
              if (box) box.indeterminate = !isNew && isTicked && ticked.length < fills.length;
            }}
            onChange={toggle}
          />
          {name}
        </label>
      )}
      {isDrafted && (
        <p className="advice">
          {say('importDrafted')}{' '}
          <button type="button" className="link" onClick={() => onSave(file)}>
            {say('importSaveFirst')}
          </button>
        </p>
      )}
      {isNew && missing.length > 0 && (
        <p className="hint">{say('importMissing', { fields: listWords(missing.map(nameOf)) })}</p>
      )}
      {isNew && <Facts entry={entry} />}
      <Rows
        entry={entry}
        rows={isNew ? facts.filter(({ isDifferent }) => isDifferent) : [...facts, ...files]}
        isOff={isDrafted || (isNew && !isTicked)}
        flipped={flipped}
        onFlip={onFlip}
      />
    </li>
  );
}
