/** A value that can be written in several ways: a name, or a name with an address. */
import { useState } from 'react';
import { type FieldIds, type FieldProps, setValue, useParts, useValue } from '../field/context.ts';
import { emptyOf, fieldOf, labelOf, type Schema, variantOf } from '../state/schema.ts';
import { nameOfVariant } from '../state/variants.ts';
import { say } from '../state/words.ts';

interface VariantsProps extends FieldProps {
  variants: readonly Schema[];
  ids: FieldIds;
  isWrong: boolean;
}

export function Variants(props: VariantsProps) {
  const { path, variants, ids, isWrong } = props;
  const value = useValue(path);
  const { Widget } = useParts();
  // Of nothing that is written yet, the way is only chosen.
  const [way, setWay] = useState(0);
  const chosen = (value === undefined ? variants[way] : variantOf(variants, value)) ?? {};
  const { examples } = props.schema;
  const field = fieldOf(chosen);
  return (
    <div className="variants">
      <Widget
        field={field}
        props={{ ...props, schema: { ...(examples && { examples }), ...chosen } }}
        ids={ids}
        isWrong={isWrong}
      />
      <select
        className="variant"
        aria-label={`${say('writtenAs')}: ${props.name}`}
        title={say('writtenAs')}
        value={variants.indexOf(chosen)}
        onChange={({ target }) => {
          setWay(Number(target.value));
          if (value !== undefined) setValue(path, convert(value, variants[Number(target.value)] ?? {}));
        }}
      >
        {variants.map((variant, index) => (
          <option key={nameOfVariant(variant, variants)} value={index}>
            {nameOfVariant(variant, variants)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Converts a value from one way of writing to another as far as possible. */
function convert(value: unknown, schema: Schema) {
  const label = labelOf(value);
  const empty = emptyOf(schema);
  const field = fieldOf(schema);
  if (field.as === 'list') return label ? [label] : [];
  if (field.as === 'group') {
    const [first] = field.schema.required ?? Object.keys(field.schema.properties ?? {});
    return { ...(typeof empty === 'object' ? empty : {}), ...(first && { [first]: label }) };
  }
  return empty === '' ? label : empty;
}
