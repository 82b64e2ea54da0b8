import { expect, test } from 'vitest';
import { choosePart } from '../../../../../generator/features/sound/media/excerpt.ts';

test.each([
  [{ length: 30 }, undefined, { from: 30, length: 30 }],
  [{ length: 30 }, 200.5, { from: 50, length: 30 }],
  [{ length: 30 }, 33.4, { from: 3, length: 30 }],
  [{ length: 30 }, 20, { from: 0, length: 20 }],
  [{ length: 60 }, 200, { from: 50, length: 60 }],
  [{ from: 180, length: 30 }, 200, { from: 180, length: 20 }],
  [{ from: 180, length: 30 }, undefined, { from: 180, length: 30 }],
])('a preview of %j of %s seconds', (excerpt, duration, part) => {
  expect(choosePart(excerpt, duration)).toEqual(part);
});
