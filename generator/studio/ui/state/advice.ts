/**
 * What the build says of a value, said of its field. The build speaks of files: of lines to write, of colons and quotes. In a form
 * there are none. In another language, problems have their own words, and these are for the rest.
 */
import { namePath } from '../../../engine/content/validate/words.ts';
import { fieldOf } from '../../../engine/lib/record.ts';
import type { FieldPath, StudioProblem } from '../../protocol/index.ts';
import { nameKeys } from './keys-in-text.ts';
import { isOfTranslation } from './languages.ts';
import { divideLine, nameOfPath, unquote } from './lines.ts';
import { capitalize, nameOf } from './names.ts';
import { sayProblem } from './problem-words.ts';
import { DIRECTION, LANGUAGE, nameOfLanguage, say, type Word } from './words.ts';

interface Rule {
  /** The whole advice of the build; `line` is the line that it would write. */
  of: RegExp;
  word: Word;
}

const ADDED = /^Add (?:a|the) line (?:such as )? ?(?<line>[\w-]+: .+?)(?: {2}.*| ,.*)?$/;

/** The first that fits counts. */
const RULES: readonly Rule[] = [
  { of: /^Write something after the colon, such as {2}(?<line>.+)$/, word: 'adviceSuchAs' },
  { of: /^Write something after the colon, or remove the line\.$/, word: 'adviceWriteOrRemove' },
  { of: /^(?:Write something after the colon|Add a line that begins with)/, word: 'adviceWrite' },
  { of: /^Everything after # is a comment\. Write something before/, word: 'adviceWrite' },
  {
    of: /^(?:Everything after # is a comment\. Put|If it is part of the text, put) quotes/,
    word: 'adviceAll',
  },
  { of: /^(?:Put quotes around|Remove the quotes:|Put a space after the colon:)/, word: 'adviceOnceMore' },
  { of: /^There is an invisible character in it\./, word: 'adviceInvisible' },
  { of: /^If they are several, write /, word: 'adviceSeveral' },
  {
    of: /^(?:Put brackets around|Put a (?:hyphen|colon|space) |Write one entry per line|Write its keys below|Write a key, a colon|Keep the hyphen|Repeat the key of the text|Write the words of the group below|Put {2}.* {2}on its own line above the list)/,
    word: 'adviceAgain',
  },
  { of: /^Open the file and copy its text\./, word: 'advicePaste' },
  { of: /^Until the day is known, put #/, word: 'adviceNoDay' },
  { of: /^Write your own .*, or put # before the line again\.$/, word: 'adviceWriteOrRemove' },
  { of: /^Write {2}(?<line>.+) {2}and on a line below it {2}(?<more>.+)$/, word: 'adviceBoth' },
  { of: /^If it belongs to (?<owner>.+) above, put two spaces before it\.$/, word: 'adviceBelongs' },
  { of: ADDED, word: 'adviceAdd' },
  { of: /^Write a few sentences below the second line of three hyphens\.$/, word: 'adviceText' },
  { of: /^Move the line to the track/, word: 'adviceMove' },
  { of: /^Until then visitors read the default language\./, word: 'adviceTranslate' },
  { of: /^Remove the line\.$/, word: 'adviceRemove' },
  { of: /^The keys are: (?<keys>.+)\.$/, word: 'adviceFields' },
];

/** The parts of sentences of which the rest is right. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b([Rr]emove|move) the line\b/g, '$1 the field'],
  [/^Add a line to (.+?) such as {2}/, 'Add to $1  '],
  [/\bwith a line such as\b/g, 'with'],
  [/, and on a line below it\b/g, ', and'],
  [/ below it\.$/g, '.'],
  [/\bthe text below the keys\b/g, 'the text of the page'],
  [/ is not a key of .+\.$/, ' is not known here.'],
  [/^The key (".+?") in .+? (?=must )/, '$1 '],
  [/\bsite\.yaml has\b/g, 'the settings have'],
  [/\b(?:content\/)?site\.yaml\b/g, 'the settings'],
  [/, in line \d+\b/g, ''],
  [/ \(from line \d+\)/g, ''],
  [/\bat the top of the file\b/g, 'in the form'],
];

/** Advice of which all that is left in a form is to add the field. */
const ADD = /^(?:(?:Add|List) (?:them|it|one|the) |Put one into the assets folder, and write )/;

type Worded = Pick<StudioProblem, 'code' | 'message' | 'hint' | 'file' | 'field' | 'isMissing' | 'values'>;

/** A text with the attributes of its language. */
export interface Said {
  text: string;
  language: { dir: 'ltr' | 'rtl'; lang?: 'en' };
}

export interface Words {
  message: Said;
  hint: Said | undefined;
  /** What a button says that adds a missing field. */
  add?: string;
}

/** The message and the advice for somebody who sees a field. What is wrong with a whole file stays as it is. */
export function wordProblem(problem: Worded): Words {
  const { code, values, field, isMissing } = problem;
  if (code === 'language/missing')
    return { message: ours(wordUntranslated(values)), hint: ours(say('adviceTranslate')) };
  const own = sayProblem(problem);
  const message = own.message === undefined ? wordMessage(problem) : ours(own.message);
  const hint = own.hint === undefined ? undefined : ours(own.hint);
  // What is needed is in the form, written or not.
  return field && isMissing && code !== 'schema/missing'
    ? { message, ...wordMissing(problem.hint, field, hint) }
    : { message, hint: hint ?? wordHint(problem) };
}

/** In the language of the studio. */
export function ours(text: string): Said {
  return { text, language: { dir: DIRECTION } };
}

export function english(text: string): Said {
  return LANGUAGE === 'en' ? ours(text) : { text, language: { dir: 'ltr', lang: 'en' } };
}

/** @param own the advice in the language of the studio */
function wordMissing(
  hint: string | undefined,
  field: FieldPath,
  own: Said | undefined,
): Omit<Words, 'message'> {
  const key = keyOf(field);
  const name = nameOf(key);
  const [added, value] = divideLine(ADDED.exec(hint ?? '')?.groups?.['line'] ?? '', '');
  if (added === key) return { hint: undefined, add: say('adviceAdd', { name, value }) };
  const rest = hint === undefined || ADD.test(hint) ? undefined : wordAdvice(hint, field);
  return { hint: own ?? rest, add: say('adviceAddField', { name }) };
}

function keyOf(field: FieldPath): string {
  return String(field.findLast((step) => typeof step === 'string') ?? '');
}

function wordMessage({ code, message, file, field }: Worded): Said {
  if (!field) return english(file === undefined ? rephrase(message) : message);
  if (code === 'schema/missing') return ours(say('adviceNeeded'));
  return english(rephrase(dropSubject(message, field)));
}

/** Without the key that it begins with, if that is the one of the field. */
function dropSubject(message: string, field: FieldPath): string {
  const subject = `${namePath(field.filter((step) => !isOfTranslation(step)))} `;
  return message.startsWith(subject) ? capitalize(message.slice(subject.length)) : message;
}

/** Of a whole file, or of some of its texts. */
function wordUntranslated(values: unknown): string {
  const language = nameOfLanguage(String(fieldOf(values, 'code')));
  const [texts, count] = [fieldOf(values, 'texts'), fieldOf(values, 'count')];
  if (count === fieldOf(values, 'total') || !Array.isArray(texts))
    return say('adviceFileUntranslated', { language });
  const more = Number(count) > texts.length ? ' …' : '';
  return say('adviceUntranslated', { language, texts: nameTexts(texts.map(String)) + more });
}

/** @param texts their paths in words: `tracks 2 title` */
function nameTexts(texts: readonly string[]): string {
  if (LANGUAGE === 'en') return texts.join('; ');
  const stepOf = (step: string) => (/^\d+$/.test(step) ? step : nameOf(step));
  return texts.map((text) => text.split(' ').map(stepOf).join(' › ')).join('، ');
}

/** Problems whose messages do not name their fields, as they are beside them. */
const BESIDE: ReadonlySet<string> = new Set([
  'schema/missing',
  ...(LANGUAGE === 'en' ? [] : ['schema/type', 'schema/value']),
]);

/** The same for a list of problems, away from the field. */
export function wordInList(problem: Worded): Words {
  const { message, hint, add } = wordProblem(problem);
  const whole = add === undefined ? hint : { ...ours(''), ...hint, text: joinWords(hint?.text, add) };
  const { code, field } = problem;
  const isEnglish = LANGUAGE === 'en' || message.language.lang === 'en';
  const isOfField =
    field && (BESIDE.has(code) || (isEnglish && dropSubject(problem.message, field) !== problem.message));
  return {
    message: isOfField ? { ...message, text: `${nameOfPath(field)}: ${message.text}` } : message,
    hint: whole,
  };
}

function joinWords(...texts: readonly (string | undefined)[]): string {
  return texts.filter(Boolean).join(' ');
}

/** The same beside the text of the file: in the words of the build, if they are in the language of the studio. */
export function wordInText(problem: Worded): Words {
  if (LANGUAGE !== 'en') return wordInList(problem);
  const { message, hint } = problem;
  return { message: ours(message), hint: hint === undefined ? undefined : ours(hint) };
}

function wordHint({ hint, file, field }: Worded): Said | undefined {
  if (hint === undefined) return undefined;
  if (field) return wordAdvice(hint, field);
  return english(file === undefined ? rephrase(hint) : hint);
}

function wordAdvice(hint: string, field: FieldPath): Said {
  const key = keyOf(field);
  for (const { of, word } of RULES) {
    const found = of.exec(hint);
    if (!found) continue;
    const { line = '', more = '', owner = '', keys = '' } = found.groups ?? {};
    const names = keys.split(', ').map(nameOf).join(', ');
    const [name, value] = divideLine(line, key);
    const [moreName, moreValue] = divideLine(more, key);
    return ours(
      say(word, {
        ...{ value, moreValue, name: nameOf(name), moreName: nameOf(moreName), owner: nameOf(owner), names },
      }),
    );
  }
  return english(rephrase(dropKey(hint, key)));
}

function rephrase(text: string): string {
  return nameKeys(PHRASES.reduce((all, [found, words]) => all.replace(found, words), text));
}

/** A line for this key, as the value that the field takes. */
function dropKey(hint: string, key: string): string {
  const own = hint.replace(/[\w-]+: \{(([\w-]+): [^,{}]+)\}/g, (line, inner: string, first: string) =>
    first === key ? inner : line,
  );
  return own.replace(/(?<= {2}|: )([\w-]+): +('[^']*'|"[^"]*"|\S+)/g, (line, own: string, value: string) =>
    own === key ? unquote(value) : line,
  );
}
