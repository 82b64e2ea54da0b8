/** Messages of the build for the field they are about: the message, the advice, and the field to add. */
import type { FieldPath, StudioProblem } from '../../protocol/index.ts';
import { keyOf, nameOfPath, valueFor } from './lines.ts';
import { nameOf } from './names.ts';
import { listLines, renderInEnglish, renderProblem } from './problem-words.ts';
import { DIRECTION, LANGUAGE, say } from './words.ts';

type Worded = Pick<StudioProblem, 'code' | 'message' | 'hint' | 'file' | 'field' | 'isMissing' | 'values'>;

/** A text with the attributes of its language. */
export interface Said {
  text: string;
  language: { dir: 'ltr' | 'rtl'; lang?: 'en' };
}

export interface Words {
  message: Said;
  hint: Said | undefined;
  /** Label of the button that adds a missing field. */
  add?: string;
}

/** The message and the advice beside a field. Problems of a whole file stay in English. */
export function wordProblem(problem: Worded): Words {
  const { code, field, isMissing } = problem;
  const own = LANGUAGE === 'en' ? undefined : renderProblem(problem, field);
  const rest = problem.file === undefined || field ? renderInEnglish(problem, field) : undefined;
  const message = own?.message ? ours(own.message) : english(rest?.message ?? problem.message);
  const hint = own?.hint ? ours(own.hint) : renderHint(rest ? rest.hint : problem.hint);
  // What is needed is in the form, written or not.
  return field && isMissing && code !== 'schema/missing'
    ? { message, ...wordMissing(problem, field, hint) }
    : { message, hint };
}

function renderHint(hint: string | undefined): Said | undefined {
  return hint === undefined ? undefined : english(hint);
}

/** Marks a text as being in the language of the studio. */
export function ours(text: string): Said {
  return { text, language: { dir: DIRECTION } };
}

export function english(text: string): Said {
  return LANGUAGE === 'en' ? ours(text) : { text, language: { dir: 'ltr', lang: 'en' } };
}

/** The button that adds a field, with the value that is advised; the advice itself, if it is about more than that. */
function wordMissing(problem: Worded, field: FieldPath, hint: Said | undefined): Omit<Words, 'message'> {
  const key = keyOf(field);
  const name = nameOf(key);
  const value = listLines(problem)
    .map((line) => valueFor(key, line))
    .find((found) => found !== undefined);
  if (value) return { hint: undefined, add: say('adviceAdd', { name, value }) };
  return { hint: value === '' ? undefined : hint, add: say('adviceAddField', { name }) };
}

/** Problems whose messages do not name their fields, as they are beside them. */
const BESIDE: ReadonlySet<string> = new Set(['schema/missing', 'schema/type', 'schema/value']);

/** Words a problem for a list, away from the field. */
export function wordInList(problem: Worded): Words {
  const { message, hint, add } = wordProblem(problem);
  const whole = add === undefined ? hint : { ...ours(''), ...hint, text: joinWords(hint?.text, add) };
  const { code, field } = problem;
  return {
    message:
      field && BESIDE.has(code) ? { ...message, text: `${nameOfPath(field)}: ${message.text}` } : message,
    hint: whole,
  };
}

function joinWords(...texts: readonly (string | undefined)[]): string {
  return texts.filter(Boolean).join(' ');
}

/** Words a problem beside the text of the file: as the build does, if that is in the language of the studio. */
export function wordInText(problem: Worded): Words {
  if (LANGUAGE !== 'en') return wordInList(problem);
  const { message, hint } = problem;
  return { message: ours(message), hint: hint === undefined ? undefined : ours(hint) };
}
