/** A choice of several values; where others are possible too, they are only proposed. */

import { readText, removeEmpty, setValue, textOf, useValue, type ValueProps } from '../field/context.ts';
import { nameOfChoice } from '../state/choices.ts';
import { exampleOf } from '../state/schema.ts';
import { edit } from '../state/sending.ts';
import { say } from '../state/words.ts';

interface ChoiceProps extends ValueProps {
  choices: readonly (string | number)[];
  isOpen: boolean;
}

export function Choice(props: ChoiceProps) {
  const { path, schema, input, choices, isOpen, isRequired } = props;
  const value = useValue(path);
  const text = textOf(value);
  if (isOpen) {
    const list = `${input.id}-choices`;
    return (
      <>
        <input
          {...input}
          type="text"
          list={list}
          value={text}
          placeholder={exampleOf(schema)}
          onChange={({ target }) => setValue(path, readText(target.value, schema))}
          onBlur={() => removeEmpty(path, props, value)}
        />
        <datalist id={list}>
          {choices.map((choice) => (
            <option key={choice} value={choice} label={nameOfChoice(path, choice)} />
          ))}
        </datalist>
      </>
    );
  }
  const names = choices.map((choice) => nameOfChoice(path, choice));
  const isKnown = choices.some((choice) => String(choice) === text);
  return (
    <select
      {...input}
      value={text}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => String(choice) === target.value);
        if (chosen !== undefined) setValue(path, chosen);
        else if (!isRequired) edit(path, { kind: 'remove' });
      }}
    >
      {(!isRequired || text === '') && <option value="">{say('none')}</option>}
      {!isKnown && text !== '' && <option value={text}>{text}</option>}
      {choices.map((choice, index) =>
        // Of two ways to write a value, the one that is written there.
        names.indexOf(names[index] ?? '') === index || String(choice) === text ? (
          <option key={choice} value={choice}>
            {names[index]}
          </option>
        ) : null,
      )}
    </select>
  );
}
