/** Texts, numbers, dates and times: a line, or as many as there are. */
import { exampleOf } from '../state/schema.ts';
import { Calendar } from './Calendar.tsx';
import {
  type FieldProps,
  readText,
  removeEmpty,
  setValue,
  textOf,
  useLanguage,
  useValue,
} from './context.ts';
import { GrowingText } from './GrowingText.tsx';
import type { InputAttributes } from './input.ts';

interface LineProps extends FieldProps {
  input: InputAttributes;
  as: 'line' | 'text' | 'markdown' | 'number' | 'date' | 'time';
}

export function Line(props: LineProps) {
  const { path, schema, input, as } = props;
  const value = useValue(path);
  const language = useLanguage();
  const shared = {
    ...input,
    ...language,
    value: textOf(value),
    placeholder: exampleOf(schema),
    onBlur: () => removeEmpty(path, props, value),
  };
  const set = (text: string) => setValue(path, readText(text, schema));
  if (as === 'text' || as === 'markdown')
    return (
      <GrowingText
        {...shared}
        rows={as === 'markdown' ? 4 : 2}
        onChange={({ target }) => set(target.value)}
      />
    );
  return (
    <span className="line">
      <input
        {...shared}
        type="text"
        inputMode={as === 'number' ? 'decimal' : undefined}
        onChange={({ target }) => set(target.value)}
      />
      {as === 'date' && <Calendar value={textOf(value)} onPick={set} />}
    </span>
  );
}
