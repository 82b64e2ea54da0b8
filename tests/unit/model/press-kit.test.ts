import { expect, test } from 'vitest';
import { isNew } from '../../../generator/model/press-kit.ts';

test.each([
  ['2025-08-22', '2025-11-22', true],
  ['2025-08-21', '2025-11-22', false],
  ['2025-11', '2025-11-22', true],
  ['2025', '2025-11-22', false],
  ['2025', '2025-03-31', true],
])('what came out on %s is new on %s: %s', (date, today, expected) => {
  expect(isNew(date, today)).toBe(expected);
});
