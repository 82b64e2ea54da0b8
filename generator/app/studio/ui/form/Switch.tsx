import { type FieldProps, setValue, useValue } from './context.ts';
import type { InputAttributes } from './input.ts';

/** Yes or no. */
export function Switch({ path, input }: FieldProps & { input: InputAttributes }) {
  const value = useValue(path);
  return (
    <input
      {...input}
      type="checkbox"
      role="switch"
      aria-checked={value === true}
      checked={value === true}
      onChange={({ target }) => setValue(path, target.checked)}
    />
  );
}
