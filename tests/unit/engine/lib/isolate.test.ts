import { expect, test } from 'vitest';
import { isolate, isolateParts } from '../../../../generator/engine/lib/isolate.ts';

test('texts in one direction get no marks', () => {
  const title = (dir: 'ltr' | 'rtl', ...parts: string[]) =>
    isolateParts(dir, (keep) => parts.map(keep).join(' | '));
  expect(title('ltr', 'Match Weddy', 'Skene')).toBe('Match Weddy | Skene');
  expect(title('rtl', 'Match Weddy', 'Skene')).toBe('Match Weddy | Skene');
  expect(title('rtl', 'بحر', 'ليلى نور')).toBe('بحر | ليلى نور');
  expect(title('rtl', 'Qamar', 'ليلى نور')).toBe('\u2068Qamar\u2069 | ليلى نور');
  expect(title('ltr', 'Qamar', 'ليلى نور')).toBe('Qamar | \u2068ليلى نور\u2069');
});

test('what is isolated already is not isolated again', () => {
  const text = `${isolate('Qamar', 'rtl')} مع ${isolate('Sama', 'rtl')}`;
  expect(isolate(text, 'rtl')).toBe(text);
});

test('addresses stay what a program would make a link of', () => {
  expect(isolate('https://example.com/', 'rtl')).toBe('https://example.com/');
  expect(isolate('booking@example.com', 'rtl')).toBe('booking@example.com');
});
