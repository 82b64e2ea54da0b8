/** A colour by its hex value, from the browser's own palette if wanted, and how well it can be read. */

import { exampleOf } from '../state/schema.ts';
import { say } from '../state/words.ts';
import { type FieldProps, removeEmpty, setValue, textOf, useValue } from './context.ts';
import type { InputAttributes } from './input.ts';

const HEX = /^#[\da-f]{6}$/i;

export function Colour(props: FieldProps & { input: InputAttributes }) {
  const { path, schema, name, input } = props;
  const value = useValue(path);
  const text = textOf(value);
  const isHex = HEX.test(text);
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
        value={isHex ? text : '#808080'}
        onChange={({ target }) => setValue(path, target.value)}
      />
      {isHex && <small>{say('contrast', { light: contrast(text, 1), dark: contrast(text, 0) })}</small>}
    </span>
  );
}

/** Contrast by WCAG 2.2 with a ground of this luminance, 0 to 1. */
function contrast(hex: string, ground: number): string {
  const luminance = luminanceOf(hex);
  const [light, dark] = luminance > ground ? [luminance, ground] : [ground, luminance];
  return ((light + 0.05) / (dark + 0.05)).toFixed(1);
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const part = Number.parseInt(hex.slice(index, index + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
