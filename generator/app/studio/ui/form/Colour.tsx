/** A colour by its hex value, from the browser's own palette if wanted, and how well it can be read. */
import { contrast, isHex } from '../../../../engine/lib/colour.ts';
import { exampleOf } from '../state/schema.ts';
import { say } from '../state/words.ts';
import { type FieldProps, removeEmpty, setValue, textOf, useValue } from './context.ts';
import type { InputAttributes } from './input.ts';

const WHITE = '#ffffff';
const BLACK = '#000000';

export function Colour(props: FieldProps & { input: InputAttributes }) {
  const { path, schema, name, input } = props;
  const value = useValue(path);
  const text = textOf(value);
  return (
    <span className="line">
      <input
        {...input}
        type="text"
        value={text}
        placeholder={exampleOf(schema)}
        onChange={({ target }) => setValue(path, target.value)}
        onBlur={() => removeEmpty(path, props, value)}
      />
      <input
        type="color"
        aria-label={name}
        value={isHex(text) ? text : '#808080'}
        onChange={({ target }) => setValue(path, target.value)}
      />
      {isHex(text) && (
        <small>
          {say('contrast', {
            light: contrast(text, WHITE).toFixed(1),
            dark: contrast(text, BLACK).toFixed(1),
          })}
        </small>
      )}
    </span>
  );
}
