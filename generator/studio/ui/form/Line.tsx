/** Texts, numbers and times: a line, or as many as there are. */

import { readText, removeEmpty, useLanguage, type ValueProps } from '../field/context.ts';
import { useWritten } from '../field/written.ts';
import { exampleOf } from '../state/schema.ts';
import { useStudio } from '../state/store.ts';
import { GrowingText } from './GrowingText.tsx';
import { MarkedText } from './MarkedText.tsx';
import { lengthOf } from './values/clock.ts';

interface LineProps extends ValueProps {
  as: 'line' | 'text' | 'markdown' | 'number' | 'time';
}

/** Stands for the name of the artist in files. */
const ARTIST = '{artist}';

export function Line(props: LineProps) {
  const { path, schema, input, as } = props;
  const artist = useStudio(({ site }) => site?.title) || ARTIST;
  const isLength = schema.value === 'length';
  const name = (text: string) => text.replaceAll(ARTIST, () => artist);
  const { value, text, type, end } = useWritten(path, {
    show: (raw) => (isLength ? lengthOf(raw) : name(raw)),
    read: (typed, raw) =>
      readText(raw.includes(ARTIST) ? typed.replaceAll(artist, () => ARTIST) : typed, schema),
  });
  const language = useLanguage();
  const shared = {
    ...input,
    ...language,
    value: text,
    placeholder: props.isTitle ? undefined : name(exampleOf(schema)),
    onBlur: () => {
      end();
      removeEmpty(path, props, value);
    },
  };
  if (as === 'markdown')
    return (
      <MarkedText {...shared} isRich={schema.rich} rows={4} onChange={({ target }) => type(target.value)} />
    );
  if (as === 'text' || props.isTitle)
    return (
      <GrowingText
        {...shared}
        rows={props.isTitle ? 1 : 2}
        // A title is wrapped, and still one line.
        onKeyDown={(event) => props.isTitle && event.key === 'Enter' && event.preventDefault()}
        onChange={({ target }) => type(props.isTitle ? target.value.replaceAll('\n', ' ') : target.value)}
      />
    );
  return (
    <span className="line">
      <input
        {...shared}
        type="text"
        inputMode={as === 'number' ? 'decimal' : undefined}
        onChange={({ target }) => type(target.value)}
      />
    </span>
  );
}
