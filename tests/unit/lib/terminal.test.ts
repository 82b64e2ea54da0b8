import { expect, test } from 'vitest';
import { escapeControls, showControls } from '../../../generator/lib/terminal.ts';

test('nothing that steers a terminal is printed', () => {
  expect(showControls('a\u001b[31m\u0000\u0085\u009b\u2028\u202eb\u2066\nc')).toBe(
    'a␛[31m␀\ufffd\ufffd\ufffd\ufffdb\ufffd\nc',
  );
});

test('JSON means the same without control characters', () => {
  const value = { a: '\u001b\u0085\u009b\u2028\u202e\n"é' };
  const json = escapeControls(JSON.stringify(value, null, 2));
  expect(json).toBe('{\n  "a": "\\u001b\\u0085\\u009b\\u2028\\u202e\\n\\"é"\n}');
  expect(JSON.parse(json)).toEqual(value);
});
