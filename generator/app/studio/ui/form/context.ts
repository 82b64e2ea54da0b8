/** What all fields of a form ask for. */
import { type ComponentType, createContext, useContext, useId } from 'react';
import type { Value } from '../../../../engine/edit/types.ts';
import type { FieldPath, StudioProblem } from '../../protocol.ts';
import { edit } from '../state/actions.ts';
import type { Field, Schema } from '../state/schema.ts';
import { useStudio } from '../state/store.ts';
import { currentValue, isSamePath } from '../state/values.ts';

export interface FieldProps {
  path: FieldPath;
  schema: Schema;
  /** For people: `Release date`. */
  name: string;
  isRequired: boolean;
}

/** The ids of a field's parts, for its label and for screen readers. */
export interface FieldIds {
  input: string;
  hint: string;
  problems: string;
}

export interface WidgetProps {
  field: Field;
  props: FieldProps;
  ids: FieldIds;
  isWrong: boolean;
}

/** Fields contain fields: the parts of a form get one another from it, rather than from each other. */
export interface FormParts {
  Field: ComponentType<FieldProps>;
  Widget: ComponentType<WidgetProps>;
}

const PartsContext = createContext<FormParts | undefined>(undefined);
export const FormPartsProvider = PartsContext.Provider;

export function useParts(): FormParts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('A field is in a form.');
  return parts;
}

export function useFieldIds(): FieldIds {
  const id = useId();
  return { input: id, hint: `${id}-hint`, problems: `${id}-problems` };
}

export function useValue(path: FieldPath): unknown {
  return useStudio(({ file, waiting }) => currentValue(file?.data, waiting, path));
}

const NONE: readonly StudioProblem[] = [];

/** The problems of one value, in the words of the build. */
export function useProblems(path: FieldPath): readonly StudioProblem[] {
  const problems = useStudio(({ file }) => file?.problems) ?? NONE;
  return problems.filter(({ field }) => field && isSamePath(field, path));
}

export function setValue(path: FieldPath, value: Value): void {
  edit(path, { kind: 'set', value });
}

/** Removes a key that nothing is left of. */
export function removeEmpty(path: FieldPath, { isRequired }: FieldProps, value: unknown): void {
  if (value === '' && !isRequired) edit(path, { kind: 'remove' });
}

/** How a text is written: as a number if the schema takes one, and the text is nothing else. */
export function readText(text: string, schema: Schema): Value {
  const isNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/.test(text) && String(Number(text)) === text;
  return isNumber && takesNumbers(schema) ? Number(text) : text;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

function takesNumbers({ type = [], anyOf = [] }: Schema): boolean {
  const types = typeof type === 'string' ? [type] : type;
  return types.includes('integer') || types.includes('number') || anyOf.some(takesNumbers);
}
