import { type FormEvent, useState } from 'react';
import type { Words } from '../../generator/words/types.ts';

/** What is wrong, by the names of fields. */
export type FieldErrors = Readonly<Record<string, string>>;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What the browser refuses in a form, as text for each field: its own bubble shows the first one alone, and goes
 * away. The handlers are those of the form.
 */
export function useFieldErrors(words: Words['fields']) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const tell = (field: Field) => setErrors((before) => ({ ...before, [field.name]: describe(field, words) }));
  return {
    errors,
    onInvalidCapture: ({ target }: FormEvent) => isField(target) && tell(target),
    // Only where something was wrong: nobody is corrected while they type for the first time.
    onInput: ({ target }: FormEvent) => isField(target) && errors[target.name] && tell(target),
    onReset: () => setErrors({}),
  };
}

function isField(target: EventTarget): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

function describe({ validity, type }: Field, words: Words['fields']): string {
  if (validity.valid) return '';
  if (validity.badInput) return type === 'number' ? words.number : words.date;
  if (validity.typeMismatch) return words.email;
  return type === 'select-one' ? words.choice : words.empty;
}
