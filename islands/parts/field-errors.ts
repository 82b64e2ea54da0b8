import { type FormEvent, useState } from 'react';

/** What is wrong, by the names of fields. */
export type FieldErrors = Readonly<Record<string, string>>;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What the browser refuses in a form, as text for each field: its own bubble shows the first one alone, and goes
 * away. The handlers are those of the form.
 */
export function useFieldErrors() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const tell = (field: Field) => setErrors((before) => ({ ...before, [field.name]: describe(field) }));
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

function describe({ validity, type }: Field): string {
  if (validity.valid) return '';
  if (validity.badInput) return type === 'number' ? 'Please enter a number.' : 'Please enter a whole date.';
  if (validity.typeMismatch) return 'Please enter an email address, such as you@example.com.';
  return type === 'select-one' ? 'Please choose one.' : 'Please fill in this field.';
}
