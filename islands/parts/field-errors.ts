import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Words } from '../../generator/site/words/types.ts';

export { fields } from '../../generator/site/words/en.json';

/** Messages by the names of fields. */
export type FieldErrors = Readonly<Record<string, string>>;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Errors of the browser's form validation, as text for each field, in place of its own bubble: that shows only the first one, covers the
 * text, and goes away. The handlers are those of the form.
 */
export function useFieldErrors(words: Words['fields']) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const showError = (field: Field) =>
    setErrors((before) => ({ ...before, [field.name]: describe(field, words) }));
  return {
    errors,
    onInvalidCapture(event: FormEvent) {
      const { target } = event;
      if (!isField(target)) return;
      // It takes the focus as well, which belongs to the first of them, once its text can be announced.
      event.preventDefault();
      flushSync(() => showError(target));
      if (target === target.form?.querySelector(':is(input, select, textarea):invalid')) target.focus();
    },
    // Only after an error: the first input is not validated while it is typed.
    onInput: ({ target }: FormEvent) => isField(target) && errors[target.name] && showError(target),
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
  return type === 'select-one' || type === 'checkbox' ? words.choice : words.empty;
}
