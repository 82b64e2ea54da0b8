/** Context of all fields of a form. */
import { type ComponentType, createContext, useContext, useId } from 'react';
import type { Value } from '../../../engine/edit/types.ts';
import { isRecord, valueAt } from '../../../engine/lib/record.ts';
import { isFault } from '../../protocol/faults.ts';
import type { FieldPath, StudioProblem } from '../../protocol/index.ts';
import type { Translation } from '../state/languages.ts';
import type { Field, Schema } from '../state/schema.ts';
import { edit } from '../state/sending.ts';
import { getState, useStudio } from '../state/store.ts';
import { currentValue, isBelow, isSamePath } from '../state/values.ts';

/** The attributes of an input for a language; its text decides on the direction where none is known. */
interface TextLanguage {
  lang?: string;
  dir: 'auto' | 'ltr' | 'rtl';
}

export interface FieldProps {
  path: FieldPath;
  schema: Schema;
  /** Name for people: `Release date`. */
  name: string;
  isRequired: boolean;
  /** Set for the title of the whole entry, large and on as many lines as it has. */
  isTitle?: boolean;
  /** The text in other languages. */
  translations?: readonly Translation[];
}

/** The attributes of a field's input, with what screen readers say of it. */
interface InputAttributes {
  id: string;
  'aria-label': string;
  'aria-describedby': string;
  'aria-invalid'?: boolean | undefined;
}

/** Properties of an input of its own for a kind of value. */
export interface ValueProps extends FieldProps {
  input: InputAttributes;
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
interface FormParts {
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

const LanguageContext = createContext<TextLanguage>({ dir: 'auto' });
export const LanguageProvider = LanguageContext.Provider;

/** The language of the texts in a part of the form. */
export function useLanguage(): TextLanguage {
  return useContext(LanguageContext);
}

const NO_LANGUAGES: readonly string[] = [];

/** The codes of the languages that a file can be translated to. */
export function useOtherLanguages(): readonly string[] {
  const all = useStudio(({ site, file }) => (file?.language === undefined ? site?.languages : undefined));
  return all?.slice(1) ?? NO_LANGUAGES;
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
  return problems.filter((problem) => isFault(problem) && problem.field && isSamePath(problem.field, path));
}

/** Returns true for errors; warnings are not marked as wrong. */
export function hasError(problems: readonly StudioProblem[]): boolean {
  return problems.some(({ level }) => level === 'error');
}

export function setValue(path: FieldPath, value: Value): void {
  edit(path, { kind: 'set', value });
}

/** Removes a key that nothing is left of. */
export function removeEmpty(path: FieldPath, { isRequired }: FieldProps, value: unknown): void {
  if (value === '' && !isRequired) edit(findEmptied(path), { kind: 'remove' });
}

/** The last key of a group leaves nothing of the group behind; an item of a list stays. */
function findEmptied(path: FieldPath): FieldPath {
  const { file, at, waiting } = getState();
  const above = path.slice(0, -1);
  if (above.length <= at.length || typeof above.at(-1) !== 'string') return path;
  const group = valueAt(file?.data, above) ?? {};
  const isOther = (each: FieldPath) => isBelow(each, above) && !isBelow(each, path);
  const isLast = isRecord(group) && Object.keys(group).every((key) => key === path.at(-1));
  const isAlone = !waiting.some((each) => 'path' in each && isOther(each.path));
  return isLast && isAlone ? findEmptied(above) : path;
}

/** Reads a typed text: as a number if the schema takes one, and the text is nothing else. */
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
