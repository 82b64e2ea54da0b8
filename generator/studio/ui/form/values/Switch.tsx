import { setValue, useValue, type ValueProps } from '../../field/context.ts';

/** Yes or no. */
export function Switch({ path, schema, input }: ValueProps) {
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
