/** Texts, numbers and times: a line, or as many as there are. */

import {
  readText,
  removeEmpty,
  setValue,
  textOf,
  useLanguage,
  useValue,
  type ValueProps,
} from '../field/context.ts';
import { exampleOf } from '../state/schema.ts';
import { GrowingText } from './GrowingText.tsx';

interface LineProps extends ValueProps {
  as: 'line' | 'text' | 'markdown' | 'number' | 'time';
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
    </span>
  );
}
