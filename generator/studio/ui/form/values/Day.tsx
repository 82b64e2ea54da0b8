/** A date: typed, as it may be a year or a month, or picked in the calendar. */

import {
  readText,
  removeEmpty,
  setValue,
  textOf,
  useLanguage,
  useValue,
  type ValueProps,
} from '../../field/context.ts';
import { exampleOf } from '../../state/schema.ts';
import { Calendar } from './Calendar.tsx';

export function Day(props: ValueProps) {
  const { path, schema, input } = props;
  const value = useValue(path);
  const language = useLanguage();
  const set = (text: string) => setValue(path, readText(text, schema));
  return (
    <span className="line">
      <input
        {...input}
        {...language}
        type="text"
        value={textOf(value)}
        placeholder={exampleOf(schema)}
        onChange={({ target }) => set(target.value)}
        onBlur={() => removeEmpty(path, props, value)}
      />
      <Calendar value={textOf(value)} onPick={set} />
    </span>
  );
}
