/** Languages of Liner itself: what one has is used, and what it lacks is in English and listed here. */
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../generator/app/list/extensions.ts';
import { englishWords, render } from '../../generator/engine/problems/render.ts';
import { namesIn } from '../../generator/engine/problems/template.ts';
import { LANGUAGES, messagesIn } from '../../generator/words/index.ts';
import { exampleOf } from '../helpers/catalogue.ts';

test.each(LANGUAGES)('%s lacks no more messages than it is known to', (language) => {
  const own = messagesIn(language);
  const missing = Object.keys(CATALOGUE).filter((code) => own[code] === undefined);
  // All of those that somebody who only writes content may meet are there.
  expect(
    missing
      .map((code) => code.split('/', 1)[0])
      .filter((area, at, all) => all.indexOf(area) === at)
      .sort(),
  ).toMatchSnapshot();
  expect(missing.length).toMatchSnapshot();
  expect(Object.keys(own).filter((code) => CATALOGUE[code] === undefined)).toEqual([]);
});

test.each(LANGUAGES)('messages in %s are made of the values that problems have', (language) => {
  const wrong = Object.entries(messagesIn(language)).flatMap(([code, { message, hint = '' }]) => {
    const known = Object.keys(exampleOf(code, CATALOGUE[code] ?? { message }));
    const used = [message, hint].flatMap(namesIn).map((name) => name.split('.', 1)[0] ?? '');
    return used.filter((name) => !known.includes(name)).map((name) => `${code}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('one message is enough for a language', () => {
  const german = { 'yaml/tab': { message: 'Diese Zeile ist mit einem Tabulator eingerückt.' } };
  const words = { ...englishWords({ ...CATALOGUE, ...german }), locale: 'de' };
  expect(render({ code: 'yaml/tab' }, 'terminal', words).message).toBe(german['yaml/tab'].message);
  expect(render({ code: 'yaml/quote' }, 'terminal', words).message).toBe(
    'A quotation mark is opened here and never closed.',
  );
});
