/** Expectations of values in another language. */
import { expect, test } from 'vitest';
import { openTranslation, translateExpectation } from '../../../../generator/engine/problems/phrases.ts';

const translate = openTranslation(
  {
    text: 'Text',
    'a number': 'eine Zahl',
    'a day such as %': 'ein Tag wie %',
    '%, or a link': '%, oder ein Link',
  },
  { value: String, code: String, comma: ', ' },
);
const words = { locale: 'de', translate, mustBe: (what: string) => `muss ${what} sein`, nameOf: String };

test.each([
  ['must be text', 'muss Text sein'],
  ['must be text or a number', 'muss Text oder eine Zahl sein'],
  ['must be a day such as 2025-08-01 or a number', 'muss ein Tag wie 2025-08-01 oder eine Zahl sein'],
  ['must be one of date, email, or a link', 'muss date, email, oder ein Link sein'],
  // To be written into the file as they are.
  ['must be text, email or date', 'muss text, email oder date sein'],
  ['must be one of date or text', 'muss date oder text sein'],
])('%s', (english, german) => {
  expect(translateExpectation(english, words)).toBe(german);
});
