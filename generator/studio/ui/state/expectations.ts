/** Expectations of values and other short texts, in the language of the studio. */
import { openTranslation, type Translate, translateExpectation } from '../../../engine/problems/phrases.ts';
import type { FieldPath } from '../../protocol/index.ts';
import { nameOfChoice, nameOfValue } from './choices.ts';
import { isolate, isolateValue, LOCALE, OWN, say } from './words.ts';

export function openPhrases(table: Readonly<Record<string, string>> = {}): Translate {
  return openTranslation(table, { value: isolateValue, code: isolate, comma: say('comma') });
}

/** Keyed by the English of the schemas. */
const translate = openPhrases(OWN.expectations);
const advise = openPhrases(OWN.advice);

/** Returns the advice of a schema for a key or a word that it does not have, as far as the language has it. */
export function describeAdvice(english: string): string | undefined {
  return advise(english);
}

/** @param expectation `must be text`, `must be an album, a single or an EP` */
export function describeExpectation(expectation: string, field: FieldPath): string | undefined {
  return translateExpectation(expectation, {
    ...{ locale: LOCALE, translate },
    mustBe: (what) => say('mustBe', { what }),
    // As fields with choices show it.
    nameOf: (word) =>
      /^[\w-]+$/.test(word) || nameOfValue(field, word) !== word
        ? isolateValue(nameOfChoice(field, word))
        : undefined,
  });
}
