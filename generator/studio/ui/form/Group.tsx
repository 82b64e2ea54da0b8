/** The keys of a map: those that are there, needed or common, and a list of all others to add. */
import { useEffect } from 'react';
import { isRecord, valueAt } from '../../../engine/lib/record.ts';
import type { FieldPath } from '../../protocol/index.ts';
import { useOtherLanguages, useParts, useValue } from '../field/context.ts';
import { addField } from '../state/added.ts';
import { blocksOf, isOfTranslation, translationsOf } from '../state/languages.ts';
import { nameOf } from '../state/names.ts';
import { isTechnical, type Schema } from '../state/schema.ts';
import { update, useStudio } from '../state/store.ts';
import { keyBelow } from '../state/values.ts';
import { AddField } from './AddField.tsx';
import { Missing } from './Missing.tsx';

export function Group({ path, schema }: { path: FieldPath; schema: Schema }) {
  const value = useValue(path);
  const { Field } = useParts();
  const { properties = {}, required = [] } = schema;
  const wanted = useStudio(({ wanted: field }) => keyBelow(path, field));
  const all = useStudio((state) => state.added);
  const added = all.flatMap((field) => keyBelow(path, field) ?? []);
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
  const common = known.filter((key) => properties[key]?.common);
  const isBegun = wanted !== undefined && known.includes(wanted);
  // What is asked for by a link, or by Add a field, is begun.
  useEffect(() => {
    if (isBegun) addField([...path, wanted]);
  }, [isBegun, wanted, path]);
  const shown = known
    .filter((key) => [written, translated, required, common, added].some((each) => each.includes(key)))
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
  const add = (key: string) => update({ wanted: [...path, key] });
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
      <AddField keys={missing} shown={shown} group={schema} onAdd={add} />
    </div>
  );
}

function keysOf(value: unknown): string[] {
  return isRecord(value) ? Object.keys(value) : [];
}
