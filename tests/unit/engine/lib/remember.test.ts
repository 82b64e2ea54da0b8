import { expect, test, vi } from 'vitest';
import { remember } from '../../../../generator/engine/lib/remember.ts';

test('a result is made once for each value, one that is undefined as well', () => {
  const make = vi.fn(({ name }: { name: string }) => (name === '' ? undefined : [name]));
  const list = remember(make);
  const [one, none] = [{ name: 'one' }, { name: '' }];
  expect(list(one)).toEqual(['one']);
  expect(list(one)).toBe(list(one));
  expect(list({ name: 'one' })).not.toBe(list(one));
  expect([list(none), list(none)]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(3);
});
