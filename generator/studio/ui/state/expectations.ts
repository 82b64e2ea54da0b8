/** What a value must be, in the language of the studio. */
import type { FieldPath } from '../../protocol/index.ts';
import { nameOfChoice, nameOfValue } from './choices.ts';
import { openTranslation } from './translations.ts';
import { isolateValue, LOCALE, OWN, say } from './words.ts';

/**
 * By what schemas say in English. A text that begins with `must` has a whole sentence, others are what a value must be. `%` stands
 * for any words.
 */
const translate = openTranslation(OWN.expectations);

/** @param expectation `must be text`, `must be an album, a single or an EP` */
export function sayExpectation(expectation: string, field: FieldPath): string | undefined {
  const whole = translate(expectation);
  if (whole !== undefined) return whole;
  const kind = /^must be (?:one of )?(.+)$/s.exec(expectation)?.[1];
  if (kind === undefined) return undefined;
  const one = translate(kind);
  if (one !== undefined) return say('mustBe', { what: one });
  const parts = kind.split(/, (?:or )?| or /);
  const kinds = parts.map((part) => translate(part) ?? nameOfWord(part, field));
  return kinds.includes(undefined) ? undefined : say('mustBe', { what: listWords(kinds) });
}

/** A word that is written into the file, as fields with choices show it. */
function nameOfWord(word: string, field: FieldPath): string | undefined {
  const isWord = /^[\w-]+$/.test(word) || nameOfValue(field, word) !== word;
  return isWord ? isolateValue(nameOfChoice(field, word)) : undefined;
}

const LIST = new Intl.ListFormat(LOCALE, { type: 'disjunction' });

function listWords(words: readonly (string | undefined)[]): string {
  return LIST.format(words.flatMap((word) => word ?? []));
}
