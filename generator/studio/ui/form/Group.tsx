/** The keys of a map: those that are there, needed or common, and a list of all others to add. */
import type { FieldPath } from '../../protocol/index.ts';
import { useParts } from '../field/context.ts';
import type { Schema } from '../state/schema.ts';
import { AddField } from './AddField.tsx';
import { useKeys } from './keys.ts';
import { Missing } from './Missing.tsx';

export function Group({ path, schema }: { path: FieldPath; schema: Schema }) {
  const { Field } = useParts();
  const { shown, missing, fieldOf, add } = useKeys(path, schema);
  return (
    <div className="group">
      {shown.map((key) => (
        <Field key={key} {...fieldOf(key)} />
      ))}
      <Missing path={path} keys={missing} onAdd={add} />
      <AddField path={path} keys={missing} shown={shown} group={schema} onAdd={add} />
    </div>
  );
}
