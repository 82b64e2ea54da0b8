/** A colour by its hex value, from the browser's own palette if wanted, and how well it can be read. */
import { contrast, isHex } from '../../../../engine/lib/colour.ts';
import { removeEmpty, setValue, textOf, useValue, type ValueProps } from '../../field/context.ts';
import { nameOfChoice } from '../../state/choices.ts';
import { exampleOf, wordsOf } from '../../state/schema.ts';
import { say } from '../../state/words.ts';

const WHITE = '#ffffff';
const BLACK = '#000000';

export function Colour(props: ValueProps) {
  const { path, schema, name, input } = props;
  const choices = wordsOf(schema);
  const list = `${input.id}-words`;
  const value = useValue(path);
  const text = textOf(value);
  return (
    <span className="line">
      <input
        {...input}
        type="text"
        dir="ltr"
        list={choices.length > 0 ? list : undefined}
        value={text}
        placeholder={exampleOf(schema)}
        onChange={({ target }) => setValue(path, target.value)}
        onBlur={() => removeEmpty(path, props, value)}
      />
      <datalist id={list}>
        {choices.map((choice) => (
          <option key={choice} value={choice} label={nameOfChoice(path, choice)} />
        ))}
      </datalist>
      <input
        type="color"
        aria-label={name}
        value={isHex(text) ? text : '#808080'}
        onChange={({ target }) => setValue(path, target.value)}
      />
      <Contrast color={text} />
    </span>
  );
}

/** @param color anything else than a hex value has none */
export function Contrast({ color }: { color: string }) {
  if (!isHex(color)) return null;
  const [light, dark] = [contrast(color, WHITE), contrast(color, BLACK)];
  return <small>{say('contrast', { light: light.toFixed(1), dark: dark.toFixed(1) })}</small>;
}
