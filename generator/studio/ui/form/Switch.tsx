import { type FieldProps, setValue, useValue } from './context.ts';
import type { InputAttributes } from './input.ts';

/** Yes or no. */
export function Switch({ path, schema, input }: FieldProps & { input: InputAttributes }) {
  const isOn = (useValue(path) ?? schema.default) === true;
  return (
    <input
      {...input}
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      checked={isOn}
      onChange={({ target }) => setValue(path, target.checked)}
    />
  );
}
