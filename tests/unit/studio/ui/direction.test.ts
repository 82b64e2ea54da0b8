/** Values keep their order inside a sentence from right to left. */
import { expect, test } from 'vitest';
import { speak } from '../../../helpers/speak.ts';

const load = async (language: string) => {
  speak(language);
  return import('../../../../generator/studio/ui/state/words.ts');
};

test('in English, values and paths are written as they are', async () => {
  const { isolate, isolateValue } = await load('en');
  expect(isolateValue('2026-12-11')).toBe('2026-12-11');
  expect(isolate('pages/events.yaml')).toBe('pages/events.yaml');
});

test('names in an Arabic sentence keep their order, and numbers stay as they are', async () => {
  const { say } = await load('ar');
  expect(say('importFact', { field: 'Mixcloud', value: 'https://a.example/' })).toBe(
    '\u2068Mixcloud\u2069: \u2068https://a.example/\u2069',
  );
  expect(say('trackNumber', { number: 2 })).toBe('المقطع 2');
});

test('the text of a page is called the same in plans and in problems as in its form', async () => {
  await load('en');
  const { nameOfField } = await import('../../../../generator/studio/ui/import/words.ts');
  const { nameOfPath } = await import('../../../../generator/studio/ui/state/lines.ts');
  expect([nameOfField(['body']), nameOfPath(['body'])]).toEqual(['Text of the page', 'Text of the page']);
});

test('beside Arabic, a value has the direction of its first letter, and a path goes from left to right', async () => {
  const { isolate, isolateValue } = await load('ar');
  for (const value of ['2026-12-11', '250 EGP', 'ليلى'])
    expect(isolateValue(value)).toBe(`\u2068${value}\u2069`);
  expect(isolate('/home/ليلى')).toBe('\u2066/home/ليلى\u2069');
});
