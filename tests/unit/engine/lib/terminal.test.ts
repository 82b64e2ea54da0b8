import { expect, test } from 'vitest';
import {
  escapeControls,
  hasColours,
  isLive,
  showControls,
} from '../../../../generator/engine/lib/terminal.ts';

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

test('a terminal has colours, unless it says that it has none or somebody wants none', () => {
  const ways = (isTTY: boolean | undefined, variables: Record<string, string>) => [
    hasColours({ isTTY }, variables),
    isLive({ isTTY }, variables),
  ];
  expect(ways(true, { TERM: 'xterm-256color', NO_COLOR: '' })).toEqual([true, true]);
  expect(ways(true, { NO_COLOR: '1' })).toEqual([false, true]);
  expect(ways(true, { TERM: 'dumb' })).toEqual([false, false]);
  expect(ways(undefined, { TERM: 'xterm' })).toEqual([false, false]);
});
