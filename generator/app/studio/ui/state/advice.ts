/**
 * What the build says of a value, said of its field. The build speaks of files: of lines to write, of colons and quotes. In a form
 * there are none.
 */
import { namePath } from '../../../../engine/content/validate/words.ts';
import type { FieldPath, StudioProblem } from '../../protocol/index.ts';
import { nameKeys } from './keys-in-text.ts';
import { codeOf, isOfTranslation } from './languages.ts';
import { capitalize, nameOf } from './names.ts';
import { nameOfLanguage, say, type Word } from './words.ts';

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
const ADD = /^(?:Add|List) (?:them|it|one|the) /;

type Worded = Pick<StudioProblem, 'code' | 'message' | 'hint' | 'field' | 'isMissing'>;

interface Words {
  message: string;
  hint: string | undefined;
  /** What a button says that adds a missing field. */
  add?: string;
}

/** The message and the advice for somebody who sees a field. A problem of no field is one of the file, and stays as it is. */
export function wordProblem({ code, message, hint, field, isMissing }: Worded): Words {
  const untranslated = code === 'language/missing' ? wordUntranslated(message) : undefined;
  if (untranslated) return { message: untranslated, hint: say('adviceTranslate') };
  if (!field) return { message, hint };
  const key = String(field.findLast((step) => typeof step === 'string') ?? '');
  return {
    message: capitalize(wordMessage(code, dropSubject(message, field))),
    // What is needed is in the form, written or not.
    ...(isMissing && code !== 'schema/missing'
      ? wordMissing(hint, key)
      : { hint: hint && wordAdvice(hint, key) }),
  };
}

function wordMissing(hint: string | undefined, key: string): Omit<Words, 'message'> {
  const name = nameOf(key);
  const [own, value] = divideLine(ADDED.exec(hint ?? '')?.groups?.['line'] ?? '', '');
  if (own === name) return { hint: undefined, add: say('adviceAdd', { name, value }) };
  const rest = hint === undefined || ADD.test(hint) ? undefined : wordAdvice(hint, key);
  return { hint: rest, add: say('adviceAddField', { name }) };
}

function wordMessage(code: string, message: string): string {
  if (code === 'schema/missing') return say('adviceNeeded');
  return rephrase(message);
}

/** Without the key that it begins with, if that is the one of the field. */
function dropSubject(message: string, field: FieldPath): string {
  const subject = `${namePath(field.filter((step) => !isOfTranslation(step)))} `;
  return message.startsWith(subject) ? message.slice(subject.length) : message;
}

/** Of a whole file, or of some of its texts. */
function wordUntranslated(message: string): string | undefined {
  const [, some, texts = ''] = /^\S+ lacks (?:one text|\d+ texts) in ([\w-]+): (.+)\.$/.exec(message) ?? [];
  if (some !== undefined) return say('adviceUntranslated', { language: nameOfLanguage(some), texts });
  const [, all] = /^\S+ is not translated into ([\w-]+) yet\.$/.exec(message) ?? [];
  return all === undefined ? undefined : say('adviceFileUntranslated', { language: nameOfLanguage(all) });
}

/** The message for a list of problems, away from the field. */
export function wordInList(problem: Worded): { message: string; hint: string | undefined } {
  const { message, hint: advice, add } = wordProblem(problem);
  const hint = [advice, add].filter(Boolean).join(' ') || undefined;
  const { code, field } = problem;
  const isOfField =
    field && (code === 'schema/missing' || dropSubject(problem.message, field) !== problem.message);
  return { message: isOfField ? `${nameField(field)}: ${message}` : message, hint };
}

/** `Tracks › 2 › Title` */
function nameField(field: FieldPath): string {
  const names = field.map((step) => {
    if (typeof step === 'number') return String(step + 1);
    return isOfTranslation(step) ? nameOfLanguage(codeOf(step)) : nameOf(step);
  });
  return names.join(' › ');
}

function wordAdvice(hint: string, key: string): string {
  for (const { of, word } of RULES) {
    const found = of.exec(hint);
    if (!found) continue;
    const { line = '', more = '', owner = '', keys = '' } = found.groups ?? {};
    const names = keys.split(', ').map(nameOf).join(', ');
    const [name, value] = divideLine(line, key);
    const [moreName, moreValue] = divideLine(more, key);
    return say(word, { name, value, moreName, moreValue, owner: nameOf(owner), names });
  }
  return rephrase(dropKey(hint, key));
}

function rephrase(text: string): string {
  return nameKeys(PHRASES.reduce((all, [found, words]) => all.replace(found, words), text));
}

/** The name of the field and the value of a line, `bpm: 96`. */
function divideLine(line: string, key: string): [name: string, value: string] {
  const [, own = key, value = line] = /^([\w-]+): +(.+)$/.exec(line) ?? [];
  return [nameOf(own), unquote(value)];
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

function unquote(value: string): string {
  return value.replace(/^(['"])(.*)\1$/, '$2');
}
