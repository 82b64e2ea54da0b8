/** A date: typed in any of the ways in which people write one, as it may be a year or a month, or picked in the calendar. */

import {
  readText,
  removeEmpty,
  setValue,
  textOf,
  useLanguage,
  type ValueProps,
} from '../../field/context.ts';
import { useWritten } from '../../field/written.ts';
import { readDay, weekdayOf, writeLongDay } from '../../state/days.ts';
import { exampleOf } from '../../state/schema.ts';
import { Calendar } from './Calendar.tsx';

export function Day(props: ValueProps) {
  const { path, schema, input } = props;
  const { value, text, type, end } = useWritten(path, {
    show: writeLongDay,
    read: (typed) => readText(readDay(typed), schema),
  });
  const language = useLanguage();
  const weekday = weekdayOf(textOf(value));
  return (
    <span className="line">
      <input
        {...input}
        {...language}
        type="text"
        value={text}
        placeholder={writeLongDay(exampleOf(schema))}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          end();
          removeEmpty(path, props, value);
        }}
      />
      {weekday && <small>{weekday}</small>}
      <Calendar
        value={textOf(value)}
        onPick={(day) => {
          end();
          setValue(path, readText(day, schema));
        }}
      />
    </span>
  );
}
