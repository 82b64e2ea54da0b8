/** Labels of the values that a key can have. */
import type { FieldPath } from '../../protocol/index.ts';
import { capitalize } from './names.ts';
import english from './words/choices.en.json' with { type: 'json' };
import { OWN } from './words.ts';

type Names = NonNullable<typeof OWN.choices>;

const ENGLISH: Names = english;

/** `EP` for `ep`, in a field that has no other values than its choices. */
export function nameOfChoice(field: FieldPath, choice: string | number): string {
  const value = String(choice);
  // Codes of problems are written as they are looked up.
  if (value.includes('/')) return value;
  return findName(field, value) ?? capitalize(value.replaceAll('_', ' '));
}

/** Label of a value that may be anything, which otherwise stays as it is. */
export function nameOfValue(field: FieldPath, value: string): string {
  return findName(field, value) ?? value;
}

function findName(field: FieldPath, value: string): string | undefined {
  const key = field.findLast((step) => typeof step === 'string') ?? '';
  return OWN.choices?.[key]?.[value] ?? ENGLISH[key]?.[value];
}
