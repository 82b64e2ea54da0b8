/** The keys of a map: those that are there, those that are needed, and a list of all others to add. */
import { useState } from 'react';
import { isRecord, valueAt } from '../../../../engine/lib/record.ts';
import type { FieldPath } from '../../protocol/index.ts';
import { sayHint } from '../state/hints.ts';
import { blocksOf, isOfTranslation, translationsOf } from '../state/languages.ts';
import { nameOf } from '../state/names.ts';
import { fieldOf, isTechnical, type Schema } from '../state/schema.ts';
import { update, useStudio } from '../state/store.ts';
import { keyBelow } from '../state/values.ts';
import { say } from '../state/words.ts';
import { useOtherLanguages, useParts, useValue } from './context.ts';
import { Missing } from './Missing.tsx';

export function Group({ path, schema }: { path: FieldPath; schema: Schema }) {
  const value = useValue(path);
  const { Field } = useParts();
  const [added, setAdded] = useState<readonly string[]>([]);
  const { properties = {}, required = [] } = schema;
  const wanted = useStudio(({ wanted: field }) => keyBelow(path, field));
  const data = useStudio(({ file }) => file?.data);
  const blocks = blocksOf(schema, useOtherLanguages());
  const written = keysOf(value).filter((key) => !isOfTranslation(key));
  const translated = [...blocks].flatMap(([code]) => keysOf(valueAt(value, [code])));
  // The texts of another language are beside those of the default, but for what the schema does not have there.
  const beside = [...blocks].filter(([code, block]) =>
    keysOf(valueAt(value, [code])).every((key) => block.properties?.[key]),
  );
  const hidden = new Set(beside.map(([code]) => code));
  const known = Object.keys(properties).filter((key) => !hidden.has(key));
  // A link to a field that is not there begins it.
  if (wanted !== undefined && known.includes(wanted) && !added.includes(wanted)) setAdded([...added, wanted]);
  const shown = known
    .filter((key) => [written, translated, required, added].some((each) => each.includes(key)))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  // What a thing is comes first, and what only programs ask for last.
  function rankOf(key: string): number {
    if (required.includes(key)) return 0;
    return isTechnical(properties[key] ?? {}) ? 2 : 1;
  }
  // What the schema does not know is shown as well: nothing in a file is out of sight.
  const unknown = written.filter((key) => !known.includes(key) && !hidden.has(key));
  const missing = known
    .filter((key) => !shown.includes(key))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const add = (key: string) => {
    setAdded([...added, key]);
    update({ wanted: [...path, key] });
  };
  return (
    <div className="group">
      {[...shown, ...unknown].map((key) => (
        <Field
          key={key}
          path={[...path, key]}
          schema={properties[key] ?? {}}
          name={nameOf(key)}
          isRequired={required.includes(key)}
          translations={translationsOf(data, path, key, blocks)}
        />
      ))}
      <Missing path={path} keys={missing} onAdd={add} />
      <AddField keys={missing} properties={properties} onAdd={add} />
    </div>
  );
}

function keysOf(value: unknown): string[] {
  return isRecord(value) ? Object.keys(value) : [];
}

interface AddFieldProps {
  keys: readonly string[];
  properties: Readonly<Record<string, Schema>>;
  onAdd(key: string): void;
}

function AddField({ keys, properties, onAdd }: AddFieldProps) {
  const [search, setSearch] = useState('');
  const artist = useStudio(({ site }) => site?.title) ?? '';
  if (keys.length === 0) return null;
  const wanted = search.toLocaleLowerCase();
  const found = keys.filter((key) =>
    wordsOf(key, properties[key] ?? {})
      .toLocaleLowerCase()
      .includes(wanted),
  );
  return (
    <details className="add-field">
      <summary>{say('addField')}</summary>
      {keys.length > 8 && (
        <input
          type="search"
          aria-label={say('search')}
          placeholder={say('search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
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
              <strong>{nameOf(key)}</strong>
              <span dir="auto">{sayHint(properties[key] ?? {}, fieldOf(properties[key] ?? {}), artist)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What a field is found by: also the fields in it, as `spotify` is one of the streaming links. */
function wordsOf(key: string, { description = '', properties = {} }: Schema): string {
  return [key, ...Object.keys(properties)].flatMap((each) => [each, nameOf(each)]).join(' ') + description;
}
