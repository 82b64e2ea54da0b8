/** The fields that a group can have besides, each with what it is for. Who searches is led to those that are there, too. */
import { useState } from 'react';
import type { FieldPath } from '../../protocol/index.ts';
import { helpOf } from '../state/hints.ts';
import { nameWithin } from '../state/names.ts';
import { fieldOf, type Schema } from '../state/schema.ts';
import { findFields } from '../state/search.ts';
import { useStudio } from '../state/store.ts';
import { say } from '../state/words.ts';

/** Fewer are seen at a glance. */
const SEARCHED = 8;

interface AddFieldProps {
  /** Path of the group. */
  path: FieldPath;
  keys: readonly string[];
  /** The keys of the fields that are there. */
  shown: readonly string[];
  group: Schema;
  onAdd(key: string): void;
}

export function AddField({ path, keys, shown, group, onAdd }: AddFieldProps) {
  const [search, setSearch] = useState('');
  const artist = useStudio(({ site }) => site?.title) ?? '';
  if (keys.length === 0) return null;
  const found = findFields(search.trim() ? [...keys, ...shown] : keys, group, search);
  return (
    <details className="add-field">
      <summary>{say('addField')}</summary>
      {keys.length > SEARCHED && (
        <input
          type="search"
          aria-label={say('search')}
          placeholder={say('search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {found.length === 0 && <p className="hint">{say('nothingFound')}</p>}
      <ul aria-label={say('addFieldHint')}>
        {found.map((key) => (
          <li key={key}>
            <button
              type="button"
              onClick={({ currentTarget }) => {
                const details = currentTarget.closest('details');
                if (details) details.open = false;
                setSearch('');
                onAdd(key);
              }}
            >
              <strong>{nameWithin(path, key)}</strong>
              <span dir="auto">
                {helpOf(group.properties?.[key] ?? {}, fieldOf(group.properties?.[key] ?? {}), artist)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
