/** Problems in another language than English, by their codes and values. */
import { fieldOf } from '../../../engine/lib/record.ts';
import { formatBytes, formatClock, formatDuration } from '../../../engine/lib/text.ts';
import type { StudioProblem } from '../../protocol/index.ts';
import { nameOfChoice, nameOfValue } from './choices.ts';
import { sayExpectation } from './expectations.ts';
import { divideLine } from './lines.ts';
import { nameOf } from './names.ts';
import { type Sentence, type Show, write } from './sentences.ts';
import corrections from './words/corrections.ar.json' with { type: 'json' };
import arabic from './words/problems.ar.json' with { type: 'json' };
import { isolate, isolateValue, LANGUAGE, nameOfLanguage, say } from './words.ts';

interface Texts {
  message: Sentence;
  /** What to do, if there is more to do than what the message asks for. */
  hint?: Sentence;
}

type Field = readonly (string | number)[];

const PROBLEMS: Readonly<Record<string, Texts | undefined>> = arabic;
const CORRECTIONS: Readonly<Record<string, Sentence | undefined>> = corrections;

/** Message and hint, as far as there are words for them. */
export function sayProblem({
  code,
  values,
  field = [],
}: Pick<StudioProblem, 'code' | 'values' | 'field'>): Partial<Record<keyof Texts, string>> {
  const texts = LANGUAGE === 'ar' ? PROBLEMS[code] : undefined;
  if (!texts) return {};
  const show = openShow(field);
  const message = write(texts.message, values, show);
  const hint = texts.hint && write(texts.hint, values, show);
  return { ...(message !== undefined && { message }), ...(hint !== undefined && { hint }) };
}

/** The forms of values beside a field. */
function openShow(field: Field): Show {
  const forms: Readonly<Record<string, (text: string) => string | undefined>> = {
    '': isolateValue,
    code: isolate,
    field: nameOf,
    language: nameOfLanguage,
    choice: (word) => isolateValue(nameOfChoice([...field], word)),
    line: (line) => sayLine(line, field),
    expectation: (text) => sayExpectation(text, [...field]),
    clock: (seconds) => formatClock(Math.round(Number(seconds))),
    duration: (seconds) => formatDuration(Number(seconds)),
    whole: (number) => String(Math.round(Number(number))),
    tenths: (number) => Number(number).toFixed(1),
    size: (bytes) => isolate(formatBytes(Number(bytes))),
  };
  const show: Show = (value, form) => {
    if (form === 'correction') return sayCorrection(value, show);
    if (Array.isArray(value)) return value.map((each) => show(each, form)).join('، ');
    return typeof value === 'string' || typeof value === 'number' ? forms[form]?.(String(value)) : undefined;
  };
  return show;
}

function sayCorrection(correction: unknown, show: Show): string | undefined {
  const sentence = CORRECTIONS[String(fieldOf(correction, 'how'))];
  return sentence && write(sentence, correction, show);
}

/** A line to write, as what to write into which field. */
function sayLine(line: string, field: Field): string {
  const here = String(field.findLast((step) => typeof step === 'string') ?? '');
  const [key, text] = divideLine(line.replace(/^- /, ''), here);
  const value = sayValue(text, key);
  return key === here ? value : say('adviceInField', { name: nameOf(key), value });
}

/** A value as its field shows it; of a list or a group in brackets the parts, with the names of their fields. */
function sayValue(text: string, key: string): string {
  if (text === 'true' || text === 'false') return say(text === 'true' ? 'asYes' : 'asNo');
  const inside = /^[[{]([^[\]{}]+)[\]}]$/.exec(text)?.[1];
  if (inside === undefined) return isolateValue(nameOfValue([key], text));
  const parts = inside.split(', ').map((part) => {
    const [name, value] = divideLine(part, '');
    return name === '' ? isolateValue(value) : `${nameOf(name)}: ${isolateValue(value)}`;
  });
  return parts.join('، ');
}
